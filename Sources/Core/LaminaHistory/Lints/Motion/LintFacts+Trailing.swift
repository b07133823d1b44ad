import LaminaPrimitives
import LaminaScene

extension LintFacts {
    /// The findings about layers that animate implicitly behind a view or a finger.
    func trailing() -> [LintFinding] {
        let implicit = animations.filter { $0.isImplicit && history.layers[$0.layer]?.delegateClass == nil }
        return implicit.compactMap(behindView) + behindFinger(implicit)
    }

    /// The finding about a layer that fills its view before and after a change that the view makes at once.
    private func behindView(_ recorded: RecordedAnimation) -> LintFinding? {
        guard let source = recorded.source, source.animation.keyPath == "bounds", let before = moment(recorded, at: recorded.beforeAdded),
            let after = moment(recorded, at: recorded.added), after.isSeen, let outerBefore = before.outerModel, let outer = after.outerModel,
            let outerShown = after.outerShown, let view = after.ancestors.first.flatMap({ history.layers[$0] })?.delegateClass
        else { return nil }
        let (old, new) = (before.model.bounds.size, after.model.bounds.size)
        guard old.width > 0, old.height > 0, Value.size(old).isFar(from: .size(new)), old == outerBefore.bounds.size, new == outer.bounds.size,
            outerShown.bounds == outer.bounds
        else { return nil }
        return LintFinding(
            .trailing, recorded, at: recorded.committed,
            "\(className(of: recorded.layer)) fills its \(view), which changes its size at once, and takes \(duration(source)) s to follow",
            cure: Self.withoutActions)
    }

    /// The findings about layers whose implicit animation begins anew with each event of a finger.
    private func behindFinger(_ implicit: [RecordedAnimation]) -> [LintFinding] {
        struct Place: Hashable {
            let layer: LayerID
            let keyPath: String
        }
        let events = Set(history.entries.filter { $0.kind == .event }.map { Self.frame($0.time) })
        guard events.count >= Self.mostFollowed else { return [] }
        var groups: [Place: [RecordedAnimation]] = [:]
        for recorded in implicit {
            guard let keyPath = recorded.source?.animation.keyPath, ["position", "bounds", "transform"].contains(keyPath) else { continue }
            groups[Place(layer: recorded.layer, keyPath: keyPath), default: []].append(recorded)
        }
        return groups.compactMap { place, group in
            let cut = group.filter { recorded in
                guard let removed = recorded.removed, removed < recorded.end - AnimationEnd.instant else { return false }
                return removed - recorded.committed < 0.1 && !events.isDisjoint(with: Self.frames(around: recorded.committed))
            }
            guard cut.count >= Self.mostFollowed, let first = cut.first, let source = first.source else { return nil }
            // Others take one value for several events, such as a progress in tenths, whose steps the animation smooths.
            let during = cut.reduce(into: Set<Int64>()) { $0.formUnion(Self.frames(around: $1.committed, reach: Self.nearFrames)) }
            guard 2 * cut.count > events.intersection(during).count else { return nil }
            return LintFinding(
                .trailing, first, at: first.committed,
                "each event sets “\(place.keyPath)”, and each time an implicit animation of \(duration(source)) s begins: the layer trails behind",
                cure: Self.withoutActions)
        }
    }

    /// The number of events after which a layer follows a finger.
    private static let mostFollowed = 5
    /// The number of frames around an animation whose events belong to the same movement of a finger: half of the time within which it is cut.
    private static let nearFrames: Int64 = 3
    private static let withoutActions = "CATransaction.setDisableActions(true)  // before the change, in the same transaction"

    private func duration(_ source: AnimationSource) -> String { source.animation.timing.duration.words }

    /// The number of the frame of a time in nanoseconds since the start of the run.
    private static func frame(_ nanoseconds: Int64) -> Int64 { nanoseconds / 16_666_667 }

    /// The frames in which the event may have been that a commit follows, and `reach` frames before and after them.
    private static func frames(around time: Double, reach: Int64 = 0) -> Set<Int64> {
        guard let nanoseconds = Int64(exactly: (time * 1e9).rounded()) else { return [] }
        return Set(frame(nanoseconds) - 1 - reach...frame(nanoseconds) + reach)
    }
}
