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
    private var lift: DragLift?
    package private(set) var flight: DragFlight?

    /// Creates an interaction.
    public init(delegate: any UIDragInteractionDelegate) {
        self.delegate = delegate
        super.init()
        press.isEnabled = Self.isEnabledByDefault
        press.mayBegin = { [weak self] place in self?.prepare(at: place) ?? false }
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

    /// Asks for the items at a place; without one the press fails, and other recognisers get the touch.
    private func prepare(at place: CGPoint) -> Bool {
        guard let delegate, let view, let window = view.window, flight == nil else { return false }
        let session = DragSession()
        session.window = window
        session.place = view.convert(place, to: window)
        session.items = delegate.dragInteraction(self, itemsForBeginning: session)
        guard !session.items.isEmpty else { return false }
        lift = DragLift(session, self)
        return true
    }

    private func follow(_ recognizer: UIGestureRecognizer) {
        guard let view, let window = view.window else { return flight?.cancel() ?? () }
        let place = recognizer.location(in: window)
        switch recognizer.state {
        case .began:
            guard let lift else { return }
            flight = DragFlight(lift, self, in: window)
            flight?.onEnd = { [weak self] in self?.flight = nil }
            self.lift = nil
        case .changed: flight?.move(to: place)
        case .ended: flight?.drop(at: place)
        case .cancelled, .failed: flight?.cancel()
        case .possible: break
        }
    }
}
