import CoreGraphics
package import Foundation

/// An open menu: it covers the window, closes when it is touched beside the menu, and shows the preview and the menu.
@MainActor
package final class MenuOverlay: UIView {
    /// Called when the user taps the preview.
    var onCommit: (() -> Void)?
    /// Called for the place to which the preview returns; nil for the place from which it was lifted.
    var onReturn: (() -> UITargetedPreview?)?
    /// Called before the menu disappears.
    package var onClose: ((any UIContextMenuInteractionAnimating) -> Void)?
    /// Called with the entry that the user chose, before it is performed.
    package var onChoose: ((UIMenuElement) -> Void)?

    private let blur = UIVisualEffectView(effect: nil)
    private let preview: MenuPreview?
    private let sender: AnyObject?
    private var menu: UIMenu?
    private var card: MenuCard?
    /// The rectangle from which the menu opens, in the window's coordinates.
    private var source = CGRect.zero
    private var isClosing = false
    /// True after the touch that opened the menu has moved onto the menu.
    private var touchHasEntered = false

    private static let duration = 0.4

    /// Creates a menu without a preview, opened by a control.
    package convenience init(menu: UIMenu, sender: AnyObject?) { self.init(menu: menu, preview: nil, sender: sender) }

    init(menu: UIMenu?, preview: MenuPreview?, sender: AnyObject?) {
        (self.menu, self.preview, self.sender) = (menu, preview, sender)
        super.init(frame: .zero)
        if preview != nil { addSubview(blur) }
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }

    package required init?(coder: NSCoder) { nil }

    var previewController: UIViewController? { preview?.controller }

    // MARK: Opening

    /// Opens a control's menu beside a rectangle of the window.
    package func open(in window: UIWindow, beside rect: CGRect) {
        source = rect
        open(in: window, with: MenuAnimator(nil))
    }

    func open(in window: UIWindow, with animator: MenuAnimator) {
        frame = window.bounds
        blur.frame = bounds
        window.addSubview(self)
        if let preview { source = preview.sourceRect(in: window) }
        UIView.performWithoutAnimation { [self] in
            if let preview {
                addSubview(preview.view)
                preview.view.frame = source
                preview.hideSource(true)
                preview.view.alpha = preview.controller == nil ? 1 : 0
            }
            if let menu { showCard(menu) }
            card?.alpha = 0
            card?.transform = CGAffineTransform(scaleX: 0.2, y: 0.2)
        }
        // A quick touch may choose an entry before the menu has come to rest.
        UIView.animate(
            withDuration: Self.duration, delay: 0, usingSpringWithDamping: 0.8, initialSpringVelocity: 0, options: .allowUserInteraction
        ) { [self] in
            blur.effect = UIBlurEffect(style: .systemUltraThinMaterial)
            place()
            card?.alpha = 1
            card?.transform = .identity
            preview?.view.alpha = 1
            for animation in animator.animations { animation() }
        } completion: { _ in
            for completion in animator.completions { completion() }
        }
    }

    private var room: CGRect { bounds.inset(by: window?.safeAreaInsets ?? .zero) }

    private func plan(_ card: MenuCard?) -> MenuPlan {
        let size = card.map { CGSize(width: MenuPlan.width, height: $0.contentHeight) } ?? .zero
        let previewSize = preview.flatMap { preview in window.map { preview.size(in: $0) } }
        return MenuPlan(source: source, previewSize: previewSize, menuSize: size, in: room)
    }

    private func showCard(_ menu: UIMenu, returningTo parent: UIMenu? = nil) {
        let new = MenuCard(menu, isSubmenu: parent != nil)
        new.onChoose = { [weak self] in self?.choose($0) }
        new.onSubmenu = { [weak self] in self?.exchangeCard(for: $0, returningTo: menu) }
        new.onReturn = { [weak self] in if let parent { self?.exchangeCard(for: parent, returningTo: nil) } }
        new.onResize = { [weak self] in UIView.animate(withDuration: 0.2) { self?.place() } }
        card = new
        addSubview(new)
        let plan = plan(new)
        // The card grows from the corner that is nearest to its source.
        new.layer.anchorPoint = CGPoint(x: plan.isTrailing ? 1 : 0, y: plan.isAbove ? 1 : 0)
        new.setUntransformedFrame(plan.menu)
    }

    private func exchangeCard(for menu: UIMenu, returningTo parent: UIMenu?) {
        let old = card
        UIView.performWithoutAnimation {
            showCard(menu, returningTo: parent)
            card?.alpha = 0
        }
        UIView.animate(withDuration: 0.2, delay: 0, options: .allowUserInteraction) { [self] in
            card?.alpha = 1
            old?.alpha = 0
            place()
        } completion: { _ in
            old?.removeFromSuperview()
        }
    }

    private func place() {
        let plan = plan(card)
        card?.setUntransformedFrame(plan.menu)
        preview?.view.frame = plan.preview
    }

    /// Replaces the open menu by the closure's result.
    func replaceMenu(_ change: (UIMenu) -> UIMenu) {
        guard let old = menu else { return }
        let new = change(old)
        menu = new
        exchangeCard(for: new, returningTo: nil)
    }

    // MARK: Touches

    /// Follows the touch that opened the menu.
    package func moveTouch(to place: CGPoint) {
        guard let card else { return }
        let inside = card.convert(place, from: nil as UIView?)
        if card.bounds.containsHalfOpen(inside) { touchHasEntered = true }
        card.light(at: inside)
    }

    /// Ends the touch that opened the menu: it chooses the entry below it, if it has moved onto the menu.
    package func endTouch(at place: CGPoint) {
        guard let card, touchHasEntered else { return }
        touchHasEntered = false
        card.choose(at: card.convert(place, from: nil as UIView?))
    }

    package override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first else { return }
        let isOnPreview = preview.map { $0.view.frame.containsHalfOpen(touch.location(in: self)) } ?? false
        if isOnPreview, let onCommit { onCommit() } else { close() }
    }

    package override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        // A menu that disappears is no obstacle to the next touch, nor to a drag.
        guard !isClosing else { return nil }
        if let card, let found = card.hitTest(card.convert(point, from: self), with: event) { return found }
        return self
    }

    private func choose(_ element: UIMenuElement) {
        let attributes = (element as? UIAction)?.attributes ?? (element as? UICommand)?.attributes ?? []
        onChoose?(element)
        let perform = { [sender] in
            switch element {
            case let action as UIAction: action.perform(from: sender)
            case let command as UICommand: UIApplication.shared.sendAction(command.action, to: nil, from: command, for: nil)
            case let key as UIKeyCommand: if let action = key.action { UIApplication.shared.sendAction(action, to: nil, from: key, for: nil) }
            default: break
            }
        }
        perform()
        if attributes.contains(.keepsMenuPresented) { card?.show() } else { close() }
    }

    // MARK: Closing

    /// Closes the menu; the preview returns to its place.
    package func close() { close(with: MenuAnimator(preview?.controller), growing: false) }

    /// Closes the menu without its preview, whose view stands at its place again at once, because it is lifted from there.
    func closeForDrag() {
        preview?.hideSource(false)
        preview?.view.isHidden = true
        close()
    }

    /// - Parameter growing: True when the preview grows and fades, because the app shows its content.
    func close(with animator: MenuAnimator, growing: Bool) {
        guard !isClosing else { return }
        isClosing = true
        if !growing, let window, let home = onReturn?(), home.target.container.window === window { source = home.rect(in: window) }
        onClose?(animator)
        isUserInteractionEnabled = false
        UIView.animate(withDuration: 0.3, delay: 0, options: .curveEaseOut) { [self] in
            blur.effect = nil
            card?.alpha = 0
            card?.transform = CGAffineTransform(scaleX: 0.2, y: 0.2)
            if growing {
                preview?.view.frame = bounds
                preview?.view.alpha = 0
            } else {
                preview?.view.frame = source
                preview?.view.alpha = preview?.controller == nil ? 1 : 0
            }
            for animation in animator.animations { animation() }
        } completion: { [self] _ in
            preview?.hideSource(false)
            if previewController != nil { preview?.view.removeFromSuperview() }
            removeFromSuperview()
            for completion in animator.completions { completion() }
        }
    }
}
