import CoreGraphics
import Foundation
import QuartzCore

/// The items of a drag that is about to begin, with the views that are lifted.
@MainActor
struct DragLift {
    let session: DragSession
    let previews: [(item: UIDragItem, preview: UITargetedDragPreview)]

    init(_ session: DragSession, _ interaction: UIDragInteraction) {
        self.session = session
        previews = session.items.compactMap { item in
            interaction.delegate?.dragInteraction(interaction, previewForLifting: item, session: session).map { (item, $0) }
        }
    }
}

/// A drag from the lift to the drop.
///
///     long press ──▶ lift ──▶ move* ──▶ drop ──▶ the receiver's place
///                                └────▶ cancel ──▶ back to the source
///
/// The pictures of the items lie above all else in the window. Of the views under the finger, the innermost one with a drop interaction that is
/// interested is the receiver.
@MainActor
package final class DragFlight {
    let session: DragSession
    /// Called when all animations have ended.
    var onEnd: (() -> Void)?

    private let source: UIDragInteraction
    private let window: UIWindow
    private var pictures: [DragPicture] = []
    private let badge = DragBadge()
    private var receiver: UIDropInteraction?
    private var proposal = UIDropOperation.cancel
    /// Every interaction that was asked whether it is interested, with its answer.
    private var asked: [(interaction: UIDropInteraction, isInterested: Bool)] = []
    /// True after the finger's first movement.
    private var isUnderWay = false
    /// True from the drop or the end of the touch on; the animations go on, and nothing else happens.
    private var hasEnded = false

    private static let liftDuration = 0.25
    private static let landingDuration = 0.35
    /// The scale of a lifted view.
    private static let liftScale: CGFloat = 1.05

    init(_ lift: DragLift, _ source: UIDragInteraction, in window: UIWindow) {
        (session, self.source, self.window) = (lift.session, source, window)
        pictures = lift.previews.map { DragPicture($0.item, $0.preview, in: window) }
        let animator = DragAnimator()
        source.delegate?.dragInteraction(source, willAnimateLiftWith: animator, session: session)
        // The first item is on top.
        for picture in pictures.reversed() { window.addSubview(picture.view) }
        UIView.animate(
            withDuration: Self.liftDuration,
            animations: { [pictures] in
                for picture in pictures { picture.lift(scale: Self.liftScale) }
                animator.animate()
            }, completion: { _ in animator.finish(at: .end) })
    }

    /// Hides the pictures, because the sender itself shows what moves.
    package func hidePictures() { for picture in pictures { picture.view.isHidden = true } }

    // MARK: Moving

    func move(to place: CGPoint) {
        guard !hasEnded else { return }
        session.place = place
        if !isUnderWay { begin() }
        for (position, picture) in pictures.enumerated() { picture.move(to: place, position: position) }
        source.delegate?.dragInteraction(source, sessionDidMove: session)
        update()
    }

    private func begin() {
        isUnderWay = true
        if let delegate = source.delegate {
            session.allowsMoveOperation = delegate.dragInteraction(source, sessionAllowsMoveOperation: session)
            session.isRestrictedToDraggingApplication = delegate.dragInteraction(source, sessionIsRestrictedToDraggingApplication: session)
            delegate.dragInteraction(source, sessionWillBegin: session)
        }
        for picture in pictures { picture.exchangeView() }
        if let first = pictures.first {
            first.view.addSubview(badge)
            badge.center = CGPoint(x: first.view.bounds.maxX, y: first.view.bounds.minY)
        }
    }

    /// Asks the view under the finger what a drop would do.
    private func update() {
        let found = interestedInteraction()
        if found !== receiver {
            if let receiver { receiver.delegate?.dropInteraction(receiver, sessionDidExit: session) }
            receiver = found
            if let found { found.delegate?.dropInteraction(found, sessionDidEnter: session) }
        }
        let answer = receiver.flatMap { $0.delegate?.dropInteraction($0, sessionDidUpdate: session).operation } ?? .cancel
        proposal = answer == .move && !session.allowsMoveOperation ? .cancel : answer
        badge.show(proposal, count: session.items.count)
    }

    private func interestedInteraction() -> UIDropInteraction? {
        let hit = window.hitTest(session.place, with: nil)
        for view in sequence(first: hit, next: { $0?.superview }) {
            for case let drop as UIDropInteraction in view?.interactions ?? [] where isInterested(drop) { return drop }
        }
        return nil
    }

    private func isInterested(_ interaction: UIDropInteraction) -> Bool {
        if let known = asked.first(where: { $0.interaction === interaction }) { return known.isInterested }
        let answer = interaction.delegate?.dropInteraction(interaction, canHandle: session) ?? false
        asked.append((interaction, answer))
        return answer
    }

    // MARK: Ending

    func drop(at place: CGPoint) {
        guard isUnderWay else { return putBack() }
        move(to: place)
        guard !hasEnded, let receiver, let delegate = receiver.delegate, proposal == .copy || proposal == .move else { return cancel() }
        hasEnded = true
        badge.removeFromSuperview()
        source.delegate?.dragInteraction(source, session: session, willEndWith: proposal)
        delegate.dropInteraction(receiver, performDrop: session)
        source.delegate?.dragInteraction(source, sessionDidTransferItems: session)
        let (session, proposal) = (session, proposal)
        land { picture in
            let target = delegate.dropInteraction(receiver, previewForDropping: picture.item, withDefault: picture.shownPreview(session.place))
            let animator = DragAnimator()
            delegate.dropInteraction(receiver, item: picture.item, willAnimateDropWith: animator)
            return (target, animator)
        } completion: { [self] in
            delegate.dropInteraction(receiver, concludeDrop: session)
            end(with: proposal)
        }
    }

    func cancel() {
        guard isUnderWay else { return putBack() }
        guard !hasEnded else { return }
        hasEnded = true
        if let receiver { receiver.delegate?.dropInteraction(receiver, sessionDidExit: session) }
        receiver = nil
        badge.removeFromSuperview()
        source.delegate?.dragInteraction(source, session: session, willEndWith: .cancel)
        land { [source] picture in
            let target = source.delegate?.dragInteraction(source, previewForCancelling: picture.item, withDefault: picture.source)
            let animator = DragAnimator()
            source.delegate?.dragInteraction(source, item: picture.item, willAnimateCancelWith: animator)
            return (target, animator)
        } completion: { [self] in
            end(with: .cancel)
        }
    }

    /// Lays the lifted views back: the finger went up without a movement, so there was no drag.
    private func putBack() {
        guard !hasEnded else { return }
        hasEnded = true
        source.onPutBack?()
        land {
            ($0.source, DragAnimator())
        } completion: { [self] in
            onEnd?()
        }
    }

    private func end(with operation: UIDropOperation) {
        for (interaction, _) in asked { interaction.delegate?.dropInteraction(interaction, sessionDidEnd: session) }
        source.delegate?.dragInteraction(source, session: session, didEndWith: operation)
        onEnd?()
    }

    /// Lets each picture fly to its place, or fade.
    private func land(
        _ place: (DragPicture) -> (UITargetedDragPreview?, DragAnimator), completion: @escaping @MainActor () -> Void
    ) {
        let landings = pictures.map { ($0, place($0)) }
        UIView.animate(
            withDuration: Self.landingDuration,
            animations: { [window] in
                for (picture, (target, animator)) in landings {
                    picture.land(target, in: window)
                    animator.animate()
                }
            },
            completion: { _ in
                for (picture, (_, animator)) in landings {
                    picture.view.removeFromSuperview()
                    animator.finish(at: .end)
                }
                completion()
            })
    }
}
