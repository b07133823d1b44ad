import LaminaScene

extension LintFacts {
    /// The findings about the end of an animation: a jump back to the old value, a fill that is lost, an animation that stays in vain.
    func endFindings(_ recorded: RecordedAnimation) -> [LintFinding] {
        guard let source = recorded.source, recorded.end > recorded.added else { return [] }
        if !source.animation.removedOnCompletion, staysInVain(recorded, source) {
            return [
                LintFinding(
                    .staysWithoutFill, recorded, at: recorded.end,
                    "\(recorded.title) stays at its layer after its end, where it shows nothing, and is never removed",
                    cure: "animation.fillMode = .forwards  // or leave isRemovedOnCompletion = true")
            ]
        }
        guard !recorded.isImplicit else { return [] }
        for end in recorded.ends(in: history) {
            if let jump = jump(of: recorded, source, at: end) { return [finding(recorded, source, end, jump)] }
        }
        return []
    }

    private func staysInVain(_ recorded: RecordedAnimation, _ source: AnimationSource) -> Bool {
        // A delegate gets a second to remove it, such as with the last animation of a chain.
        let late = recorded.end + 1
        return !source.animation.timing.fillMode.fillsAfter && late < history.duration && (recorded.removed ?? .infinity) > late
    }

    private func finding(
        _ recorded: RecordedAnimation, _ source: AnimationSource, _ end: AnimationEnd, _ jump: Jump
    ) -> LintFinding {
        let isLost = !end.isInGroup && source.animation.removedOnCompletion && source.animation.timing.fillMode.fillsAfter
        let reason =
            end.isInGroup
            ? "the group goes on, and the model has kept its old value"
            : isLost ? "its fill mode ends with it, because it is removed" : "the model has kept its old value"
        let subject = end.isInGroup ? "an animation in \(recorded.title)" : recorded.title
        return LintFinding(
            isLost ? .fillIsLost : .snapsBack, recorded, at: end.time,
            "\(subject) ends, and \(jump.name) jumps \(jump.words): \(reason)",
            cure: end.isInGroup
                ? "child.fillMode = .forwards  // until the group ends; or the duration of the group"
                : "\(jump.assignment)  // before layer.add(animation, forKey: …), without an action")
    }

    private struct Jump {
        let name: String
        /// The values at the end of the animation and after it.
        let last: Value
        let next: Value
        /// The value to which a spring swings, near which it ends; nil for other animations.
        let aim: Value?

        var words: String {
            guard let last = last.words, let next = next.words, last != next else { return "back to its old value" }
            return "from \(last) to \(next)"
        }

        /// The assignment of the value that the animation was to reach, in Swift.
        var assignment: String {
            let value = (aim ?? last).words ?? "…"
            // The parts of these have no names in Swift.
            let isOnlyKeyPath = ["transform.", "sublayerTransform.", "filters.", "backgroundFilters.", "emitterCells.", "sublayers."]
                .contains { name.hasPrefix($0) }
            return isOnlyKeyPath ? "layer.setValue(\(value), forKeyPath: \"\(name)\")" : "layer.\(name) = \(value)"
        }
    }

    /// The jump of the first property that changes at an end and has its old model value then; nil when none does.
    private func jump(of recorded: RecordedAnimation, _ source: AnimationSource, at end: AnimationEnd) -> Jump? {
        guard let first = moment(recorded, at: recorded.added), let last = moment(recorded, at: end.before),
            let next = moment(recorded, at: end.after), let settled = moment(recorded, at: end.settled), next.isSeen
        else { return nil }
        let leaves = source.animation.leaves()
        for track in end.tracks.map({ source.tracks[$0] }) {
            guard leaves.indices.contains(track.leaf), track.place.isProperty, let access = track.place.access else { continue }
            let leaf = leaves[track.leaf].animation
            guard !leaf.isAdditive, !recorded.unmixed.contains(leaf.keyPath) else { continue }
            let mayFlip = leaf.keyPath == "transform.rotation.x" || leaf.keyPath == "transform.rotation.y"
            let (shown, after, model) = (access.value(in: last.shown), access.value(in: next.shown), access.value(in: next.model))
            // The whole value decides for a part such as an angle, which may jump by a full turn without any effect.
            let whole = track.place.whole ?? access
            let end = whole.value(in: last.shown)
            // A flip by half a turn ends as it begins where both sides look alike.
            guard !mayFlip || !end.isMirrored(whole.value(in: next.shown)) else { continue }
            guard end.isFar(from: whole.value(in: next.shown)), end.isFar(from: whole.value(in: settled.shown)), !after.isFar(from: model),
                !access.value(in: first.model).isFar(from: model)
            else { continue }
            return Jump(name: leaf.keyPath, last: shown, next: after, aim: leaf.aim)
        }
        return nil
    }
}

extension Animation {
    /// The value to which a spring swings; nil for other animations.
    fileprivate var aim: Value? {
        guard case .spring(_, let values) = kind, !timing.autoreverses, values.by == nil else { return nil }
        return values.to
    }
}

extension AnimatedPlace {
    /// False for a key of the app's own, whose effect is unknown.
    fileprivate var isProperty: Bool { if case .custom = self { false } else { true } }

    /// Access to the whole property when the place is one of its components, such as `position` for `position.x`; nil otherwise.
    fileprivate var whole: (any PropertyAccess)? {
        guard case .property(let row, _?) = self else { return nil }
        return PropertyRows.all[row].property.access
    }
}
