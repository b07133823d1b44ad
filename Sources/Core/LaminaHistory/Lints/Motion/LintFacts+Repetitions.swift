import LaminaScene

extension LintFacts {
    /// The findings about endless animations that are added to a layer several times.
    func repetitions() -> [LintFinding] {
        struct Place: Hashable {
            let layer: LayerID
            let animation: Animation
        }
        var groups: [Place: [RecordedAnimation]] = [:]
        for recorded in animations {
            guard var animation = recorded.source?.animation, animation.timing.activeDuration == .infinity, animation.timing.speed != 0 else {
                continue
            }
            (animation.id, animation.timing.beginTime) = (0, 0)
            groups[Place(layer: recorded.layer, animation: animation), default: []].append(recorded)
        }
        return groups.values.compactMap { group in
            // Once more after a removal is how an app goes on after a pause.
            let again = zip(group, group.dropFirst()).filter { earlier, later in (earlier.removed ?? .infinity) >= later.committed }.map(\.1)
            guard again.count >= 2, let last = again.last else { return nil }
            return LintFinding(
                .addedAgain, last, at: last.committed,
                "\(last.title), which is endless, is added again while it runs, \(again.count) times so far; each time it starts anew",
                cure: "if layer.animation(forKey: \"…\") == nil { layer.add(animation, forKey: \"…\") }")
        }
    }
}
