import CoreGraphics
public import Foundation
public import UIKitViews

/// The edit menu: the editing commands, and the app's own, that the first responder can perform.
///
/// A touch beside the menu hides it, as does a command. The menu has today's look, without an arrow.
@preconcurrency @MainActor
open class UIMenuController: NSObject {
    /// The side of the menu on which its target is.
    public typealias ArrowDirection = UIMenuControllerArrowDirection

    /// The menu of the app.
    public static let shared = UIMenuController()

    /// The app's own commands, which follow the editing commands.
    open var menuItems: [UIMenuItem]?
    /// The side of the menu on which its target is.
    open var arrowDirection = ArrowDirection.default
    private weak var targetView: UIView?
    private var targetRect = CGRect.zero
    private var bubble: MenuBubble?

    override init() { super.init() }

    // MARK: Showing

    /// True while the menu is shown; setting it shows or hides the menu at the rectangle that was set.
    open var isMenuVisible: Bool {
        get { bubble != nil }
        set { setMenuVisible(newValue, animated: false) }
    }

    /// Shows or hides the menu at the rectangle that was set.
    open func setMenuVisible(_ menuVisible: Bool, animated: Bool) { menuVisible ? show(animated: animated) : hide(animated: animated) }

    /// Sets the rectangle, in a view's coordinates, beside which the menu is shown.
    open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) {
        self.targetRect = targetRect
        self.targetView = targetView
    }

    /// Shows the menu beside a rectangle in a view's coordinates; nothing is shown when no command can be performed.
    open func showMenu(from targetView: UIView, rect targetRect: CGRect) {
        setTargetRect(targetRect, in: targetView)
        show(animated: true)
    }

    /// Hides the menu if it belongs to a view.
    open func hideMenu(from targetView: UIView) { if targetView === self.targetView { hideMenu() } }

    /// Hides the menu.
    open func hideMenu() { hide(animated: true) }

    /// The menu's frame on the screen; zero while it is hidden.
    open var menuFrame: CGRect { bubble.map { $0.convert($0.panel.frame, to: nil) } ?? .zero }

    /// Asks the responders again which commands they can perform.
    open func update() {
        guard bubble != nil else { return }
        remove(animated: false)
        add(animated: false)
        post(Self.menuFrameDidChangeNotification)
    }

    private func show(animated: Bool) {
        guard bubble == nil else { return update() }
        post(Self.willShowMenuNotification)
        add(animated: animated)
        if bubble != nil { post(Self.didShowMenuNotification) }
    }

    private func hide(animated: Bool) {
        guard bubble != nil else { return }
        post(Self.willHideMenuNotification)
        remove(animated: animated)
        post(Self.didHideMenuNotification)
    }

    private func add(animated: Bool) {
        guard let view = targetView, let window = view.window else { return }
        let commands = commands(from: window.firstResponder ?? view)
        guard !commands.isEmpty else { return }
        let added = MenuBubble(commands, beside: view.convert(targetRect, to: window), in: window, direction: arrowDirection)
        added.onHide = { [weak self] in self?.hideMenu() }
        window.addSubview(added)
        bubble = added
        guard animated else { return }
        added.panel.alpha = 0
        // Touches count while the menu appears.
        UIView.animate(withDuration: 0.15, delay: 0, options: .allowUserInteraction) { added.panel.alpha = 1 }
    }

    private func remove(animated: Bool) {
        guard let removed = bubble else { return }
        bubble = nil
        guard animated else { return removed.removeFromSuperview() }
        UIView.animate(withDuration: 0.15) {
            removed.panel.alpha = 0
        } completion: { _ in
            removed.removeFromSuperview()
        }
    }

    private func post(_ name: NSNotification.Name) { NotificationCenter.default.post(name: name, object: self) }

    // MARK: Commands

    /// The commands that a responder, or one in its chain, can perform.
    private func commands(from responder: UIResponder) -> [MenuCommand] {
        let items = Self.editing.map { UIMenuItem(title: $0.title, action: $0.action) } + (menuItems ?? [])
        return items.compactMap { item in
            guard let target = responder.target(forAction: item.action, withSender: self) else { return nil }
            return MenuCommand(title: item.title) { [weak self] in
                self?.hideMenu()
                UIApplication.shared.sendAction(item.action, to: target, from: self, for: nil)
            }
        }
    }

    private static let editing: [(title: String, action: Selector)] = [
        ("Cut", "cut:"), ("Copy", "copy:"), ("Paste", "paste:"), ("Delete", "delete:"), ("Select", "select:"), ("Select All", "selectAll:"),
    ]
}

extension UIMenuController {
    /// Posted before the menu is shown.
    nonisolated public static let willShowMenuNotification = NSNotification.Name("UIMenuControllerWillShowMenuNotification")
    /// Posted after the menu was shown.
    nonisolated public static let didShowMenuNotification = NSNotification.Name("UIMenuControllerDidShowMenuNotification")
    /// Posted before the menu is hidden.
    nonisolated public static let willHideMenuNotification = NSNotification.Name("UIMenuControllerWillHideMenuNotification")
    /// Posted after the menu was hidden.
    nonisolated public static let didHideMenuNotification = NSNotification.Name("UIMenuControllerDidHideMenuNotification")
    /// Posted when the frame of the visible menu changed.
    nonisolated public static let menuFrameDidChangeNotification = NSNotification.Name("UIMenuControllerMenuFrameDidChangeNotification")
}
