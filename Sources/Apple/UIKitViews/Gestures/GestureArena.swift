/// The arbiter between gesture recognisers of the same touches.
///
/// The first recogniser that recognises its gesture makes the others fail, unless a delegate allows both. A recogniser that requires the
/// failure of another recogniser waits for that failure.
@MainActor
package final class GestureArena {
    package let deadlines = GestureDeadlines()
    /// The recognisers that track a touch or wait for another touch.
    private(set) var contestants: [UIGestureRecognizer] = []
    /// The state changes that targets have not yet received, oldest first.
    private var reports: [(recognizer: UIGestureRecognizer, state: UIGestureRecognizer.State)] = []

    // MARK: Touches

    /// Passes changed touches to the recognisers.
    ///
    /// A touch that begins is first assigned to the recognisers of its view and of the view's ancestors.
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

    /// Notifies the targets of the pending state changes.
    func report() {
        while !reports.isEmpty {
            let next = reports.removeFirst()
            next.recognizer.notifyListeners(next.state)
        }
    }

    /// Removes the recognisers that have decided and track no more touches.
    ///
    /// - Returns: True when a recogniser failed because nothing can decide it any more. Other recognisers may have waited for this failure, so the
    ///   caller reports and dismisses again.
    func dismiss() -> Bool {
        for recognizer in contestants { recognizer.retireTouches() }
        let touchless = contestants.filter { $0.trackedTouches.isEmpty }
        // Nothing can decide these recognisers any more: they have no touch, no held state and no deadline.
        let idle = touchless.filter { !$0.isDecided && $0.heldState == nil && !deadlines.contains($0) }
        for recognizer in idle { interrupt(recognizer) }
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

    /// Fails or cancels the gestures of a view that leaves its window, and those of its descendants.
    func removeRecognizers(of view: UIView) {
        for recognizer in contestants where recognizer.view?.isDescendant(of: view) == true {
            interrupt(recognizer)
            recognizer.forgetTouches()
        }
    }

    // MARK: Views

    /// True when a recogniser of the touch recognised its gesture and cancels touches in views.
    func isTaken(_ touch: UITouch) -> Bool {
        touch.gestureRecognizers?.contains { $0.isFound && $0.cancelsTouchesInView } == true
    }
    /// True when a recogniser of the touch is undecided and delays `touchesBegan` of views.
    func delaysBeginning(of touch: UITouch) -> Bool {
        touch.gestureRecognizers?.contains { $0.actualState == .possible && $0.delaysTouchesBegan } == true
    }
    /// True when a recogniser of the touch is undecided and delays `touchesEnded` of views.
    func delaysEnd(of touch: UITouch) -> Bool {
        touch.gestureRecognizers?.contains { $0.actualState == .possible && $0.delaysTouchesEnded } == true
    }

    // MARK: States

    /// Requests a new state for a recogniser; transitions that the state machine does not allow are ignored.
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

    /// Fails a gesture that has not begun, or cancels a gesture in progress.
    func interrupt(_ recognizer: UIGestureRecognizer) {
        move(recognizer, to: recognizer.actualState == .possible ? .failed : .cancelled)
    }

    /// Recognises a gesture, unless another recogniser prevents it or must fail first.
    private func attempt(_ recognizer: UIGestureRecognizer, _ state: UIGestureRecognizer.State) {
        // Fails if a rival that was recognised excludes this gesture. Holds the state while a recogniser that must fail first is undecided.
        // Views and the delegate are asked last, and therefore only once per gesture.
        let rivals = contestants.filter { $0 !== recognizer }
        let required = rivals.filter { GestureRules.requires(recognizer, failureOf: $0) }
        if required.contains(where: \.isFound) || rivals.contains(where: { $0.isFound && GestureRules.prevents($0, recognizer) }) {
            return fail(recognizer)
        }
        recognizer.heldState = state
        guard !required.contains(where: { $0.actualState == .possible }) else { return }
        recognizer.heldState = nil
        guard recognizer.mayBegin() else { return fail(recognizer) }
        // A continuous gesture always begins with `began`, even if its first request is `changed`.
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
        // Recognisers with a held state may have waited for this failure, so their requests are tried again.
        for waiting in contestants {
            guard let state = waiting.heldState, waiting.actualState == .possible else { continue }
            attempt(waiting, state)
        }
    }
}
