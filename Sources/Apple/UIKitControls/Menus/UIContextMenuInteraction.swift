public import Foundation

/// An interaction that opens a menu after a long press, with the pressed view or another preview above it.
@preconcurrency @MainActor
open class UIContextMenuInteraction: NSObject, UIInteraction {
    /// The appearance of a menu.
    public enum Appearance: Int, Sendable {
        /// No menu is open.
        case unknown = 0
        /// The menu has a preview and hides the content behind it.
        case rich
        /// The menu has no preview.
        case compact
    }

    private let press = MenuPress()
    private var waiting: UIContextMenuConfiguration?
    private var lastPlace = CGPoint.zero
    private weak var overlay: MenuOverlay?

    /// Creates an interaction.
    public init(delegate: any UIContextMenuInteractionDelegate) {
        self.delegate = delegate
        super.init()
        press.mayBegin = { [weak self] place in self?.prepare(at: place) ?? false }
        press.addHandler { [weak self] recognizer in self?.follow(recognizer) }
    }

    /// The delegate, which supplies the menu.
    open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
    /// The view that has the interaction.
    open private(set) weak var view: UIView?
    /// The appearance of the open menu.
    open var menuAppearance: Appearance { overlay == nil ? .unknown : .rich }

    open func willMove(to view: UIView?) { if view == nil { self.view?.removeGestureRecognizer(press) } }
    open func didMove(to view: UIView?) {
        self.view = view
        view?.addGestureRecognizer(press)
    }

    /// Returns the place of the press that opened the menu, in a view's coordinates; nil for the window's.
    open func location(in view: UIView?) -> CGPoint { self.view?.convert(lastPlace, to: view) ?? lastPlace }
    /// Replaces the menu that is open by the closure's result.
    open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) { overlay?.replaceMenu(block) }
    /// Closes the menu.
    open func dismissMenu() { overlay?.close() }

    // MARK: The press

    /// Asks the delegate for a menu at a place; without one the press fails, and other recognisers get the touch.
    private func prepare(at place: CGPoint) -> Bool {
        lastPlace = place
        waiting = overlay == nil ? delegate?.contextMenuInteraction(self, configurationForMenuAtLocation: place) : nil
        return waiting != nil
    }

    private func follow(_ recognizer: UIGestureRecognizer) {
        switch recognizer.state {
        case .began: open()
        case .changed: overlay?.moveTouch(to: recognizer.location(in: nil))
        case .ended: overlay?.endTouch(at: recognizer.location(in: nil))
        default: break
        }
    }

    private func open() {
        guard let configuration = waiting, let view, let window = view.window else { return }
        waiting = nil
        let controller = configuration.previewProvider?()
        let lifted =
            delegate?.contextMenuInteraction(self, previewForHighlightingMenuWithConfiguration: configuration) ?? UITargetedPreview(view: view)
        let preview = MenuPreview(lifted, controller: controller)
        let overlay = MenuOverlay(menu: configuration.actionProvider?([]), preview: preview, sender: self)
        self.overlay = overlay
        overlay.onCommit = { [weak self] in self?.commit(configuration, overlay: overlay) }
        overlay.onClose = { [weak self] animator in
            guard let self else { return }
            delegate?.contextMenuInteraction(self, willEndFor: configuration, animator: animator)
        }
        let animator = MenuAnimator(controller)
        delegate?.contextMenuInteraction(self, willDisplayMenuFor: configuration, animator: animator)
        overlay.open(in: window, with: animator)
    }

    private func commit(_ configuration: UIContextMenuConfiguration, overlay: MenuOverlay) {
        let animator = MenuAnimator(overlay.previewController)
        delegate?.contextMenuInteraction(self, willPerformPreviewActionForMenuWith: configuration, animator: animator)
        overlay.close(with: animator, growing: animator.preferredCommitStyle == .pop)
    }
}

/// A long press that asks before it begins.
@MainActor
final class MenuPress: UILongPressGestureRecognizer, UIGestureRecognizerDelegate {
    /// Returns true when there is something to open at a place of the recogniser's view.
    var mayBegin: (CGPoint) -> Bool = { _ in true }

    init() {
        super.init(target: nil, action: nil)
        delegate = self
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { mayBegin(location(in: view)) }
}
