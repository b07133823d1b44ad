public import Foundation

/// An interaction that opens a menu after a long press, with the pressed view or another preview above it.
@preconcurrency @MainActor
open class UIContextMenuInteraction: NSObject, UIInteraction {
    /// The appearance of a menu.
    public typealias Appearance = UIContextMenuInteractionAppearance

    private let press = MenuPress()
    private var waiting: UIContextMenuConfiguration?
    private var lastPlace = CGPoint.zero
    private weak var overlay: MenuOverlay?
    /// True when a drag's press has asked for the menu of the press that is about to begin.
    private var isClaimed = false
    /// The drag into which the press turned when the finger moved away.
    private var drag: UIDragInteraction?
    /// True when the view's drags were asked for items during this press.
    private var hasOfferedDrag = false
    /// The distance from which on a movement of the finger is a drag, in points; an estimate.
    private static let dragDistance: CGFloat = 10

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
        defer { isClaimed = false }
        if isClaimed, place == lastPlace { return waiting != nil }
        lastPlace = place
        waiting = overlay == nil ? delegate?.contextMenuInteraction(self, configurationForMenuAtLocation: place) : nil
        return waiting != nil
    }

    /// Returns true when the menu opens at the end of this press; a drag of the same view then waits for a movement of the finger.
    func claims(_ place: CGPoint) -> Bool {
        isClaimed = false
        // A press that has failed was asked already, and has no menu.
        isClaimed = press.state == .possible && prepare(at: place)
        return isClaimed
    }

    private func follow(_ recognizer: UIGestureRecognizer) {
        let place = recognizer.location(in: nil)
        switch recognizer.state {
        case .began: open()
        case .changed where drag == nil && !turnIntoDrag(at: place): overlay?.moveTouch(to: place)
        case .ended where drag == nil: overlay?.endTouch(at: place)
        default: break
        }
        drag?.follow(recognizer)
        if recognizer.state != .began, recognizer.state != .changed { drag = nil }
    }

    /// Closes the menu and begins a drag, if the finger has moved away and a drag of the view has items.
    private func turnIntoDrag(at place: CGPoint) -> Bool {
        guard let overlay, let view, !hasOfferedDrag, place.distance(to: view.convert(lastPlace, to: nil as UIView?)) > Self.dragDistance
        else { return false }
        hasOfferedDrag = true
        drag = view.interactions.lazy.compactMap { $0 as? UIDragInteraction }.first { $0.takesOver(at: self.lastPlace) }
        guard let drag else { return false }
        overlay.closeForDrag()
        drag.lift()
        return true
    }

    private func open() {
        guard let configuration = waiting, let view, let window = view.window else { return }
        waiting = nil
        hasOfferedDrag = false
        let controller = configuration.previewProvider?()
        let lifted =
            delegate?.contextMenuInteraction(self, previewForHighlightingMenuWithConfiguration: configuration) ?? UITargetedPreview(view: view)
        let preview = MenuPreview(lifted, controller: controller)
        let overlay = MenuOverlay(menu: configuration.actionProvider?([]), preview: preview, sender: self)
        self.overlay = overlay
        overlay.onCommit = { [weak self] in self?.commit(configuration, overlay: overlay) }
        overlay.onReturn = { [weak self] in
            self.flatMap { $0.delegate?.contextMenuInteraction($0, previewForDismissingMenuWithConfiguration: configuration) }
        }
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
