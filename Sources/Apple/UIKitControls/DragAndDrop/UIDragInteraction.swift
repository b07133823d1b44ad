public import Foundation

/// An interaction that lets the user drag a view's content: a long press lifts it, and a movement of the finger carries it away.
///
/// A drag is a `DragFlight`. It asks the delegate of this interaction for items and previews, and the delegates of `UIDropInteraction`s on the way
/// what they would do with the items.
@preconcurrency @MainActor
open class UIDragInteraction: NSObject, UIInteraction {
    /// True: drags are enabled from the beginning, as on iPads, and on iPhones since iOS 15.
    open class var isEnabledByDefault: Bool { true }

    /// Called when a lifted view was laid back without a drag.
    package var onPutBack: (() -> Void)?
    private let press = MenuPress()
    private var prepared: DragLift?
    package private(set) var flight: DragFlight?

    /// Creates an interaction.
    public init(delegate: any UIDragInteractionDelegate) {
        self.delegate = delegate
        super.init()
        press.isEnabled = Self.isEnabledByDefault
        press.mayBegin = { [weak self] place in self?.mayBegin(at: place) ?? false }
        press.addHandler { [weak self] recognizer in self?.follow(recognizer) }
    }

    /// The delegate, which supplies the items.
    open private(set) weak var delegate: (any UIDragInteractionDelegate)?
    /// The view that has the interaction.
    open private(set) weak var view: UIView?
    /// True when other recognisers may go on during the lift; stored without effect.
    open var allowsSimultaneousRecognitionDuringLift = false
    /// True when a long press lifts the view.
    open var isEnabled: Bool {
        get { press.isEnabled }
        set { press.isEnabled = newValue }
    }

    open func willMove(to view: UIView?) { if view == nil { self.view?.removeGestureRecognizer(press) } }
    open func didMove(to view: UIView?) {
        self.view = view
        view?.addGestureRecognizer(press)
    }

    // MARK: The press

    /// A menu of the same view opens at the press; it begins the drag when the finger moves away.
    private func mayBegin(at place: CGPoint) -> Bool {
        let menus = (view?.interactions ?? []).lazy.compactMap { $0 as? UIContextMenuInteraction }
        return !menus.contains { $0.claims(place) } && prepare(at: place)
    }

    /// Returns true when a press that opened a menu at a place can turn into a drag.
    func takesOver(at place: CGPoint) -> Bool { isEnabled && prepare(at: place) }

    /// Asks for the items at a place; without one the press fails, and other recognisers get the touch.
    private func prepare(at place: CGPoint) -> Bool {
        guard let delegate, let view, let window = view.window, flight == nil else { return false }
        let session = DragSession()
        session.window = window
        session.place = view.convert(place, to: window)
        session.items = delegate.dragInteraction(self, itemsForBeginning: session)
        guard !session.items.isEmpty else { return false }
        prepared = DragLift(session, self)
        return true
    }

    /// Lifts the items that were prepared.
    func lift() {
        guard let prepared, let window = view?.window else { return }
        flight = DragFlight(prepared, self, in: window)
        flight?.onEnd = { [weak self] in self?.flight = nil }
        self.prepared = nil
    }

    func follow(_ recognizer: UIGestureRecognizer) {
        guard let view, let window = view.window else { return flight?.cancel() ?? () }
        let place = recognizer.location(in: window)
        switch recognizer.state {
        case .began: lift()
        case .changed: flight?.move(to: place)
        case .ended: flight?.drop(at: place)
        case .cancelled, .failed: flight?.cancel()
        case .possible: break
        @unknown default: break
        }
    }
}
