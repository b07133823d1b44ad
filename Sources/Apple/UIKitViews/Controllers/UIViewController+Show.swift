extension UIViewController {
    /// Forwards to the parent's `show`; a controller without a parent presents `other`.
    func showInContainer(_ other: UIViewController, sender: Any?) {
        if let parent { parent.show(other, sender: sender) } else { present(other, animated: UIView.areAnimationsEnabled) }
    }

    func showDetailInContainer(_ other: UIViewController, sender: Any?) {
        if let parent { parent.showDetailViewController(other, sender: sender) } else { show(other, sender: sender) }
    }
}
