import LaminaProcess
import LaminaScene
import QuartzCore

extension UIViewPropertyAnimator {
    package func start(after delay: Double = 0) { announce { startOrResume(after: delay) } }

    private func startOrResume(after delay: Double) {
        switch state {
        case .stopped: refuse("a stopped animator cannot start before finishAnimation(at:)")
        case .active: if !isRunning { resume() }
        case .inactive:
            begin()
            // A negative elapsed time is the delay.
            elapsed = reversed ? whole.duration : -delay
            resume()
        @unknown default: break
        }
    }

    package func pause() { announce { holdCurrent() } }

    private func holdCurrent() {
        switch state {
        case .stopped: refuse("a stopped animator cannot be paused")
        case .active:
            guard isInterruptible else { return refuse("an animator that is not interruptible cannot be paused") }
            if isRunning { hold(at: elapsedNow) }
        case .inactive:
            begin()
            hold(at: reversed ? whole.duration : 0)
        @unknown default: break
        }
    }

    package func stop(_ withoutFinishing: Bool) {
        guard state == .active else { return refuse("only an active animator can be stopped") }
        guard isInterruptible else { return refuse("an animator that is not interruptible cannot be stopped") }
        announce {
            // Read before `detach` removes the animations that produce the presented values.
            for change in changes { change.freezePresentedValue() }
            detach()
            state = .stopped
            if withoutFinishing { reset() }
        }
    }

    /// Sets the final values, ends the animator and calls the completions.
    package func finish(at position: UIViewAnimatingPosition) {
        switch position {
        case .start: takeBack()
        case .end: for change in changes { change.redo() }
        case .current: break
        @unknown default: break
        }
        let waiting = completions
        announce {
            detach()
            reset()
        }
        for completion in waiting {
            RunJournal.shared.note(.viewCompletion, isFinished: position != .current)
            completion(position)
        }
    }

    package func turn(_ newValue: Bool) {
        guard newValue != reversed else { return }
        announce {
            let wasRunning = isRunning
            if wasRunning { elapsed = elapsedNow }
            reversed = newValue
            if wasRunning { resume() }
        }
    }

    func scrub(to fraction: Double) {
        guard state != .stopped else { return refuse("fractionComplete of a stopped animator cannot be set") }
        announce {
            if state == .inactive { begin() }
            let place = min(1, max(0, reversed ? 1 - fraction : fraction))
            // At constant speed the fraction of time equals the fraction of the change, so `fractionComplete` sets the change directly.
            segment = scrubsLinearly ? whole.even : whole
            isScrubbed = scrubsLinearly
            hold(at: place * segment.duration)
        }
    }

    /// The completed fraction in the current direction, 0…1.
    ///
    /// The fraction of the change while the animator is paused and scrubs linearly, otherwise the fraction of the time.
    package var fraction: Double {
        guard state == .active else { return 0 }
        let isEven = !isRunning && scrubsLinearly
        let place = isEven ? segment.progress(at: elapsedNow) : segment.timeFraction(at: elapsedNow)
        return reversed ? 1 - place : place
    }

    /// Continues a paused animator with other parameters or another duration; see `continueAnimation`.
    func continueRun(_ parameters: (any UITimingCurveProvider)?, durationFactor: Double) {
        guard state == .active, !isRunning else { return refuse("only a paused animator can be continued") }
        guard parameters != nil || durationFactor > 0 else { return announce { resume() } }
        let place = segment.progress(at: elapsed)
        let left = (reversed ? place : 1 - place) * duration
        // The factor is a multiple of the whole duration; 0 keeps the remaining time.
        let seconds = durationFactor > 0 ? durationFactor * duration : left
        let segment = (parameters ?? timingParameters).map { AnimatorSegment($0, duration: seconds) } ?? whole
        announce { play(segment.over(ProgressRange(start: place, end: reversed ? 0 : 1)), from: 0) }
    }

    /// Adds changes: stored until the start, or made at once while the animator is active.
    package func add(_ animation: @escaping () -> Void, delayFactor: Double) {
        switch state {
        case .stopped: refuse("animations cannot be added to a stopped animator")
        case .inactive: blocks.append((animation, delayFactor))
        case .active:
            let place = segment.timeFraction(at: elapsedNow)
            let known = entries.count
            record(animation, from: place + min(1, max(0, delayFactor)) * (1 - place))
            attach(known..<entries.count, now: isRunning ? now : nil, at: elapsedNow)
        @unknown default: break
        }
    }

    static func makeRunning(
        _ duration: Double, _ delay: Double, _ options: UIView.AnimationOptions, _ animations: @escaping () -> Void,
        _ completion: ((UIViewAnimatingPosition) -> Void)?
    ) -> Self {
        let animator = Self(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: options.curve))
        animator.options = options
        animator.addAnimations(animations)
        if let completion { animator.addCompletion(completion) }
        animator.startAnimation(afterDelay: delay)
        return animator
    }

    // MARK: Segments and runs

    /// The media time of the screen that shows the first animated layer.
    private var now: Double { entries.lazy.compactMap(\.layer.hostTime).first ?? CACurrentMediaTime() }

    private var elapsedNow: Double {
        guard let anchor else { return elapsed }
        return elapsed + (segment.isBackwards ? anchor - now : now - anchor)
    }

    /// Runs the added closures and prepares the animations of their changes.
    private func begin() {
        state = .active
        segment = whole
        let waiting = blocks
        blocks = []
        for block in waiting { record(block.changes, from: block.delayFactor) }
    }

    /// Runs a closure, records its changes, and creates an entry for each of their animations.
    private func record(_ changes: () -> Void, from start: Double) {
        var settings = AnimationSettings(duration: duration, options: options)
        settings.allowsUserInteraction = isUserInteractionEnabled
        // An animator may be given a closure while it runs, and goes on from the values on screen.
        settings.beginsFromCurrentState = true
        let recording = AnimatorRecording(settings)
        AnimationScope(recording).run(changes)
        // `current` means that the animator was stopped before its end, so the completion of a nested block receives false.
        completions += recording.inner.map { inner in { inner($0 != .current) } }
        self.changes += recording.changes
        let velocity = timingParameters?.springTimingParameters?.initialVelocity ?? .zero
        for (animation, layer) in recording.animations {
            // The animator controls the timing, so the block's own delay and repetition are reset.
            animation.beginDelay = 0
            animation.repeatCount = 0
            animation.autoreverses = false
            let isSplit = velocity.dx != velocity.dy
            entries += isSplit ? AnimatorEntry.entries(animation, on: layer, from: start) : [AnimatorEntry(animation, on: layer, from: start)]
        }
    }

    /// Continues from the current progress in the direction that `reversed` gives.
    private func resume() {
        let place = segment.progress(at: elapsed)
        // The paused segment already runs in this direction.
        if !isScrubbed, segment.goesToStart == reversed {
            play(segment, from: elapsed)
        } else if whole.isSpring {
            // A spring cannot run backwards in time, so a new spring starts at the current progress.
            play(whole.over(ProgressRange(start: place, end: reversed ? 0 : 1)), from: 0)
        } else {
            // A curve is played backwards, from the time at which the curve has the current progress.
            var next = whole
            next.isBackwards = reversed
            play(next, from: whole.elapsed(at: place))
        }
    }

    private func play(_ next: AnimatorSegment, from elapsed: Double) {
        segment = next
        self.elapsed = elapsed
        isScrubbed = false
        anchor = now
        attach(entries.indices, now: anchor, at: elapsed)
        listen()
    }

    /// Pauses all animations at `elapsed` seconds of the segment.
    private func hold(at elapsed: Double) {
        self.elapsed = min(segment.duration, elapsed)
        anchor = nil
        attach(entries.indices, now: nil, at: elapsed)
        run?.close()
    }

    /// Attaches the animations of some entries to their layers, in place of the entries' earlier animations.
    private func attach(_ range: Range<Int>, now: Double?, at elapsed: Double) {
        // Attaching all entries starts a new run. The run gets a new block, so that the end of the earlier animations does not finish it.
        if range == entries.indices || run == nil {
            var settings = AnimationSettings(duration: duration)
            settings.allowsUserInteraction = isUserInteractionEnabled
            run = AnimationBlock(settings)
        }
        for index in range {
            let animation = entries[index].animation(in: segment, elapsed: elapsed, now: now)
            let key = entries[index].key ?? entries[index].layer.makeRoom(for: animation)
            entries[index].key = key
            run?.run(animation, on: entries[index].layer, forKey: key)
        }
    }

    /// Closes the block of the current run and calls `reachEnd` when the run's animations have ended.
    ///
    /// The end is ignored when a pause or a reversal has started another run since.
    private func listen() {
        guard let run else { return }
        run.onCompletion { _ in if self.run === run { self.reachEnd() } }
        run.close()
    }

    private func reachEnd() {
        guard pausesOnCompletion else { return finish(at: reversed ? .start : .end) }
        announce { hold(at: elapsedNow) }
    }

    /// Sets every property to its value from before its first change; later changes of the same property are skipped.
    private func takeBack() {
        var done: [RecordedChange] = []
        for change in changes where !done.contains(where: { $0.isOfSameProperty(as: change) }) {
            change.takeBack()
            done.append(change)
        }
    }

    private func detach() {
        run = nil
        anchor = nil
        for entry in entries { if let key = entry.key { entry.layer.removeAnimation(forKey: key) } }
        entries = []
    }

    private func reset() {
        state = .inactive
        changes = []
        completions = []
        reversed = false
        elapsed = 0
        isScrubbed = false
    }
}
