/// The buttons of an alert view or an action sheet, and the alert controller that shows them.
///
/// `UIAlertView` and `UIActionSheet` number their buttons in the order in which they were added, and tell their delegate a number. Since iOS 8 Apple's
/// own versions show a `UIAlertController` too.
@MainActor
final class OldQuestion {
    private(set) var titles: [String] = []
    var cancelIndex = -1
    var destructiveIndex = -1
    /// Called with the number of the button that the user tapped.
    var wasTapped: (Int) -> Void = { _ in }
    /// Called with a button's number when the question is about to disappear, and when it has.
    var willEnd: (Int) -> Void = { _ in }
    var didEnd: (Int) -> Void = { _ in }
    /// The controller while it is presented; it keeps the view that asks, as the window keeps Apple's.
    ///
    /// A controller that something else dismissed, such as another root controller, shows the question no longer.
    var controller: UIAlertController? { made.flatMap { $0.presentingViewController == nil ? nil : $0 } }
    private weak var made: UIAlertController?

    /// Adds a button, and returns its number.
    func add(_ title: String?) -> Int {
        titles.append(title ?? "")
        return titles.count - 1
    }

    /// The number of the first button that neither cancels nor destroys; -1 for none.
    var firstOtherIndex: Int { titles.indices.first { $0 != cancelIndex && $0 != destructiveIndex } ?? -1 }

    /// Presents the question over the topmost controller of a window.
    ///
    /// - Parameters:
    ///   - asker: The alert view or action sheet, which stays until the question is answered.
    ///   - fill: Adds to the controller before it is presented.
    ///   - shown: Called when the controller is there; not without a window, or while the question is shown already.
    func show(
        _ asker: UIView, _ title: String?, _ message: String?, _ style: UIAlertController.Style, in window: UIWindow?,
        fill: (UIAlertController) -> Void = { _ in }, shown: @escaping () -> Void = {}
    ) {
        guard controller == nil, let root = window?.rootViewController else { return }
        let made = UIAlertController(title: title, message: message, preferredStyle: style)
        for (index, title) in titles.enumerated() {
            let action = UIAlertAction(title: title, style: self.style(of: index)) { [self, asker] _ in
                withExtendedLifetime(asker) {
                    // From here on the question can be asked again, and a delegate's call of `dismiss` finds nothing to do.
                    self.made = nil
                    wasTapped(index)
                    willEnd(index)
                    didEnd(index)
                }
            }
            made.addAction(action)
        }
        fill(made)
        self.made = made
        root.topmostPresented.present(made, animated: true, completion: shown)
    }

    private func style(of index: Int) -> UIAlertAction.Style {
        index == cancelIndex ? .cancel : index == destructiveIndex ? .destructive : .default
    }

    /// Dismisses the question; no button counts as tapped.
    func dismiss(_ asker: UIView, _ index: Int, animated: Bool) {
        guard let shown = controller else { return }
        made = nil
        willEnd(index)
        shown.dismiss(animated: animated) { [self, asker] in withExtendedLifetime(asker) { didEnd(index) } }
    }
}
