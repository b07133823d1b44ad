import Foundation

/// Where gesture recognisers contest for touches: who is found first makes the others fail, unless they agree or wait for one another.
@MainActor
final class GestureArena {
    let deadlines = GestureDeadlines()
    /// Those that look at a touch, or wait for another one.
    private(set) var contestants: [UIGestureRecognizer] = []
    /// What targets have not heard yet.
    private var reports: [(recognizer: UIGestureRecognizer, state: UIGestureRecognizer.State)] = []

    // MARK: Touches

    /// Shows the recognisers what changed.
    func show(_ changed: Set<UITouch>, of event: UIEvent) {
        for touch in changed where touch.phase == .began { enter(touch, of: event) }
        for recognizer in contestants { recognizer.receive(changed, of: event) }
    }

    private func enter(_ touch: UITouch, of event: UIEvent) {
        guard let touched = touch.view else { return }
        for view in sequence(first: touched, next: \.superview) {
            for recognizer in view.recognizers where !recognizer.isDecided && recognizer.wants(touch, of: event) {
                recognizer.take(touch)
                recognizer.arena = self
                if !contestants.contains(where: { $0 === recognizer }) { contestants.append(recognizer) }
            }
        }
    }

    /// Tells the targets what came of it.
    func report() {
        while !reports.isEmpty {
            let next = reports.removeFirst()
            next.recognizer.tell(next.state)
        }
    }

    /// Lets those go whose contest is over.
    ///
    /// - Returns: Whether some had to be broken off, which others may have waited for.
    func dismiss() -> Bool {
        for recognizer in contestants { recognizer.retireTouches() }
        let touchless = contestants.filter { $0.trackedTouches.isEmpty }
        let idle = touchless.filter { !$0.isDecided && $0.heldState == nil && !deadlines.contains($0) }
        for recognizer in idle { breakOff(recognizer) }
        guard idle.isEmpty else { return true }
        for recognizer in touchless where recognizer.isDecided { leave(recognizer) }
        return false
    }

    private func leave(_ recognizer: UIGestureRecognizer) {
        contestants.removeAll { $0 === recognizer }
        deadlines.remove(recognizer)
        recognizer.reset()
        recognizer.forgetTouches()
        recognizer.arena = nil
        recognizer.actualState = .possible
    }

    /// Breaks off the gestures of a view that goes, and of those below.
    func forget(_ view: UIView) {
        for recognizer in contestants where recognizer.view?.isDescendant(of: view) == true {
            breakOff(recognizer)
            recognizer.forgetTouches()
        }
    }

    // MARK: Views

    /// A gesture was found that takes the touch away from its view.
    func isTaken(_ touch: UITouch) -> Bool {
        touch.gestureRecognizers?.contains { $0.isFound && $0.cancelsTouchesInView } == true
    }
    /// The view must not hear of the touch yet.
    func delaysBeginning(of touch: UITouch) -> Bool {
        touch.gestureRecognizers?.contains { $0.actualState == .possible && $0.delaysTouchesBegan } == true
    }
    /// The view must not hear of the end of the touch yet.
    func delaysEnd(of touch: UITouch) -> Bool {
        touch.gestureRecognizers?.contains { $0.actualState == .possible && $0.delaysTouchesEnded } == true
    }

    // MARK: States

    /// Moves a recogniser on, as far as the rules allow.
    func move(_ recognizer: UIGestureRecognizer, to state: UIGestureRecognizer.State) {
        switch (recognizer.actualState, state) {
        case (.possible, .began), (.possible, .changed), (.possible, .ended): attempt(recognizer, state)
        case (.possible, .failed), (.possible, .cancelled): fail(recognizer)
        case (.began, .failed), (.changed, .failed): set(recognizer, .cancelled)
        case (.began, .changed), (.changed, .changed), (.began, .ended), (.changed, .ended), (.began, .cancelled), (.changed, .cancelled):
            set(recognizer, state)
        default: break
        }
    }

    func breakOff(_ recognizer: UIGestureRecognizer) {
        move(recognizer, to: recognizer.actualState == .possible ? .failed : .cancelled)
    }

    private func attempt(_ recognizer: UIGestureRecognizer, _ state: UIGestureRecognizer.State) {
        let rivals = contestants.filter { $0 !== recognizer }
        let required = rivals.filter { GestureRules.requires(recognizer, failureOf: $0) }
        if required.contains(where: \.isFound) || rivals.contains(where: { $0.isFound && GestureRules.prevents($0, recognizer) }) {
            return fail(recognizer)
        }
        recognizer.heldState = state
        guard !required.contains(where: { $0.actualState == .possible }) else { return }
        recognizer.heldState = nil
        guard recognizer.mayBegin() else { return fail(recognizer) }
        // A gesture that changes before anybody heard of it begins.
        set(recognizer, state == .changed ? .began : state)
        for rival in rivals where rival.actualState == .possible && loses(rival, to: recognizer) { fail(rival) }
    }

    private func loses(_ rival: UIGestureRecognizer, to winner: UIGestureRecognizer) -> Bool {
        GestureRules.requires(rival, failureOf: winner) || GestureRules.prevents(winner, rival)
    }

    private func set(_ recognizer: UIGestureRecognizer, _ state: UIGestureRecognizer.State) {
        recognizer.actualState = state
        if recognizer.isDecided { deadlines.remove(recognizer) }
        reports.append((recognizer, state))
    }

    private func fail(_ recognizer: UIGestureRecognizer) {
        recognizer.actualState = .failed
        recognizer.heldState = nil
        deadlines.remove(recognizer)
        // Those that waited for this may be next.
        for waiting in contestants {
            guard let state = waiting.heldState, waiting.actualState == .possible else { continue }
            attempt(waiting, state)
        }
    }
}
