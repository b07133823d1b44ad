/// Opens a control's menu for a press, or at once for a touch, and lets the same touch choose an entry.
@MainActor
package final class MenuOpener {
    private unowned let view: UIView
    private let press = MenuPress()
    private let menu: () -> UIMenu?
    private weak var overlay: MenuOverlay?
    /// Called with the menu and the entry that the user chose, before it is performed.
    package var onChoose: ((UIMenu, UIMenuElement) -> Void)?
    /// True while the menu is open.
    package var isOpen: Bool { overlay != nil }

    /// - Parameters:
    ///   - view: The view that is pressed and beside which the menu opens.
    ///   - isPrimary: True opens the menu when the touch begins; false after a long press.
    package init(_ view: UIView, isPrimary: Bool, menu: @escaping () -> UIMenu?) {
        (self.view, self.menu) = (view, menu)
        press.minimumPressDuration = isPrimary ? 0 : 0.5
        press.mayBegin = { [weak self] _ in self?.mayOpen ?? false }
        press.addHandler { [weak self] recognizer in self?.follow(recognizer) }
        view.addGestureRecognizer(press)
    }

    /// Removes the recogniser from the view.
    package func end() { view.removeGestureRecognizer(press) }

    private var mayOpen: Bool { !isOpen && (view as? UIControl)?.isEnabled != false && menu() != nil }

    private func follow(_ recognizer: UIGestureRecognizer) {
        switch recognizer.state {
        case .began: open()
        case .changed: overlay?.moveTouch(to: recognizer.location(in: nil))
        case .ended: overlay?.endTouch(at: recognizer.location(in: nil))
        default: break
        }
    }

    /// Opens the menu beside the view.
    package func open() {
        guard mayOpen, let menu = menu(), let window = view.window else { return }
        let overlay = MenuOverlay(menu: menu, sender: view)
        self.overlay = overlay
        overlay.onChoose = { [weak self] in self?.onChoose?(menu, $0) }
        overlay.open(in: window, beside: window.convert(view.bounds, from: view))
    }
}

extension UIMenu {
    /// Marks one entry of a menu with a single selection, and removes the marks of the others.
    package func select(_ element: UIMenuElement) {
        for case let action as UIAction in allActions { action.state = action === element ? .on : .off }
    }

    private var allActions: [UIMenuElement] { children.flatMap { ($0 as? UIMenu)?.allActions ?? [$0] } }
}
