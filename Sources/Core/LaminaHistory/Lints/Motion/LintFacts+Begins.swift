import LaminaScene

extension LintFacts {
    /// The finding about a begin time that is no time of the layer.
    func beginFindings(_ recorded: RecordedAnimation) -> [LintFinding] {
        guard let source = recorded.source, source.animation.timing.beginTime != 0 || source.animation.isGroup else { return [] }
        let begin = source.animation.timing.beginTime
        if isBeforeRun(recorded, begin) {
            return [
                LintFinding(
                    .beginTime, recorded, at: recorded.committed,
                    "\(recorded.title) begins at \(begin.words) s of its layer's time, and is over when it is added",
                    cure: "animation.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) + \(begin.words)")
            ]
        }
        if source.animation.hasLostChild {
            return [
                LintFinding(
                    .beginTime, recorded, at: recorded.committed,
                    "an animation in \(recorded.title) begins after the group has ended: times in a group count from the group's begin",
                    cure: "child.beginTime = 0.5  // seconds after the group's begin, without CACurrentMediaTime()")
            ]
        }
        return screenTimeFindings(recorded, begin)
    }

    /// True when the animation is over when it is added, and would have begun before the app.
    ///
    /// One that is over and began later may have been added to a layer that came into the tree later.
    private func isBeforeRun(_ recorded: RecordedAnimation, _ begin: Double) -> Bool {
        begin != 0 && recorded.begin < 0 && recorded.end.isFinite && recorded.end <= recorded.committed - 1e-6
    }

    /// The finding about a time of the screen in a layer that has a time of its own.
    private func screenTimeFindings(_ recorded: RecordedAnimation, _ begin: Double) -> [LintFinding] {
        let now = history.mediaTime(at: recorded.committed)
        let (screenDelay, delay) = (begin - now, begin - recorded.localTime)
        guard recorded.begin.isFinite, abs(now - recorded.localTime) > 0.05 else { return [] }
        // A delay after the layer's time may be one after the screen's too, unless one of them is none or no delay that anybody sets.
        let isScreenTime = (abs(screenDelay) < 1e-3 && abs(delay) > 0.05) || ((0...10).contains(screenDelay) && abs(delay) > 30)
        guard isScreenTime else { return [] }
        let after = recorded.begin - recorded.committed
        return [
            LintFinding(
                .beginTime, recorded, at: recorded.committed,
                "\(recorded.title) begins \(abs(after).words) s \(after < 0 ? "before" : "after") it is added: its beginTime is a time of the screen, "
                    + "and a layer above or its own has another time",
                cure: "animation.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil)\(screenDelay > 1e-3 ? " + \(screenDelay.words)" : "")"
            )
        ]
    }
}

extension Animation {
    var isGroup: Bool { if case .group = kind { true } else { false } }

    /// True for a group of finite duration with a member that begins when it has ended.
    fileprivate var hasLostChild: Bool {
        // A member without a duration takes its group's; iterative, since groups may be nested to any depth.
        var open: [(animation: Animation, duration: Double)] = [(self, timing.duration)]
        while let (animation, duration) = open.popLast() {
            guard case .group(let children) = animation.kind else { continue }
            if children.contains(where: { $0.timing.beginTime > 0 && $0.timing.beginTime >= duration }) { return true }
            open += children.map { ($0, $0.timing.duration > 0 ? $0.timing.duration : duration) }
        }
        return false
    }
}
