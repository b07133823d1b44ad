/// Objective-C names of Apple's methods that do not follow from their Swift names.
enum AppleSelectors {
    /// Returns the selector of a method of Apple's; nil when its name follows the rule or is not known.
    ///
    /// - Parameter labels: The argument labels; nil when they are not written.
    static func name(of base: String, labels: [String]?) -> String? {
        if let labels { return byFullName["\(base)(\(labels.map { ($0.isEmpty ? "_" : $0) + ":" }.joined()))"] }
        return byFullName[base + "()"] ?? byFullName.filter { $0.key.hasPrefix(base + "(") }.min { $0.key < $1.key }?.value
    }

    private static let byFullName: [String: String] = [
        "becomeFirstResponder()": "becomeFirstResponder",
        "resignFirstResponder()": "resignFirstResponder",
        "layoutIfNeeded()": "layoutIfNeeded",
        "layoutSubviews()": "layoutSubviews",
        "setNeedsDisplay()": "setNeedsDisplay",
        "setNeedsLayout()": "setNeedsLayout",
        "setNeedsUpdateConstraints()": "setNeedsUpdateConstraints",
        "removeFromSuperview()": "removeFromSuperview",
        "reloadData()": "reloadData",
        "viewDidLoad()": "viewDidLoad",
        "start()": "start",
        "stop()": "stop",
        "invalidate()": "invalidate",
        "startAnimating()": "startAnimating",
        "stopAnimating()": "stopAnimating",
        "beginRefreshing()": "beginRefreshing",
        "endRefreshing()": "endRefreshing",
        "endEditing(_:)": "endEditing:",
        "cut(_:)": "cut:",
        "copy(_:)": "copy:",
        "paste(_:)": "paste:",
        "delete(_:)": "delete:",
        "select(_:)": "select:",
        "selectAll(_:)": "selectAll:",
        "toggleBoldface(_:)": "toggleBoldface:",
        "toggleItalics(_:)": "toggleItalics:",
        "toggleUnderline(_:)": "toggleUnderline:",
        "setNeedsDisplay(_:)": "setNeedsDisplayInRect:",
        "point(inside:with:)": "pointInside:withEvent:",
        "hitTest(_:with:)": "hitTest:withEvent:",
        "touchesBegan(_:with:)": "touchesBegan:withEvent:",
        "touchesMoved(_:with:)": "touchesMoved:withEvent:",
        "touchesEnded(_:with:)": "touchesEnded:withEvent:",
        "touchesCancelled(_:with:)": "touchesCancelled:withEvent:",
        "draw(_:)": "drawRect:",
        "dismiss(animated:completion:)": "dismissViewControllerAnimated:completion:",
        "present(_:animated:completion:)": "presentViewController:animated:completion:",
        "popViewController(animated:)": "popViewControllerAnimated:",
        "popToRootViewController(animated:)": "popToRootViewControllerAnimated:",
        "popToViewController(_:animated:)": "popToViewController:animated:",
        "pushViewController(_:animated:)": "pushViewController:animated:",
        "setEditing(_:animated:)": "setEditing:animated:",
        "show(_:sender:)": "showViewController:sender:",
        "showDetailViewController(_:sender:)": "showDetailViewController:sender:",
        "viewWillAppear(_:)": "viewWillAppear:",
        "viewDidAppear(_:)": "viewDidAppear:",
        "viewWillDisappear(_:)": "viewWillDisappear:",
        "viewDidDisappear(_:)": "viewDidDisappear:",
        "tableView(_:didSelectRowAt:)": "tableView:didSelectRowAtIndexPath:",
        "tableView(_:cellForRowAt:)": "tableView:cellForRowAtIndexPath:",
        "tableView(_:heightForRowAt:)": "tableView:heightForRowAtIndexPath:",
    ]
}
