import LaminaScene

extension LintFacts {
    /// The findings about animations of layers that nobody can see.
    func sightFindings(_ recorded: RecordedAnimation) -> [LintFinding] {
        guard let source = recorded.source, !recorded.isImplicit, !source.hasOwnKey,
            !source.animation.leaves().contains(where: \.animation.isAdditive)
        else { return [] }
        let moments = recorded.samples(in: history).compactMap { moment(recorded, at: $0) }
        guard moments.count >= 3 else { return [] }
        return nothingToSee(recorded, moments) ?? unseen(recorded, source, moments) ?? []
    }

    /// The finding about a layer that has nothing to draw at any moment of an animation.
    private func nothingToSee(_ recorded: RecordedAnimation, _ moments: [LayerMoment]) -> [LintFinding]? {
        guard moments.allSatisfy(\.isSeen) else { return nil }
        let reasons = moments.map { Drawing.missing(in: $0.node, at: $0.localTime) }
        guard let reason = reasons.first.flatMap(\.self), reasons.allSatisfy({ $0 != nil }) else { return nil }
        return [
            LintFinding(
                .nothingToSee, recorded, at: recorded.span(in: history).lowerBound,
                "\(recorded.title) moves a layer that draws nothing: \(reason.words)", cure: reason.cure)
        ]
    }

    /// The finding about an endless animation that nobody sees for two seconds and longer.
    private func unseen(_ recorded: RecordedAnimation, _ source: AnimationSource, _ moments: [LayerMoment]) -> [LintFinding]? {
        let span = recorded.span(in: history)
        guard source.animation.timing.activeDuration == .infinity, span.upperBound - span.lowerBound >= 2, !moments.contains(where: \.isSeen) else {
            return nil
        }
        return [
            LintFinding(
                .unseen, recorded, at: span.lowerBound, "\(recorded.title) is endless, and runs while its layer or one above is hidden",
                cure: "layer.removeAnimation(forKey: \"…\")  // while it is hidden")
        ]
    }
}

extension AnimationSource {
    /// True when the animation moves a key of the app's own, which need not show anything.
    fileprivate var hasOwnKey: Bool { tracks.contains { if case .custom = $0.place { true } else { false } } }
}
