import LaminaPrimitives
import LaminaScene

extension History {
    /// The findings about the end of an animation: a jump back to the old value, a fill that is lost, an animation that stays in vain.
    func endFindings(_ recorded: RecordedAnimation) -> [LintFinding] {
        guard let source = recorded.source, recorded.end.isFinite, recorded.end < duration - Self.instant else { return [] }
        let animation = source.animation
        if !animation.removedOnCompletion {
            guard !animation.timing.fillMode.fillsAfter, recorded.removed.map({ $0 > recorded.end + 0.1 }) ?? true else { return [] }
            return [
                LintFinding(
                    rule: .staysWithoutFill, layer: recorded.layer, animation: recorded.id, time: recorded.end,
                    sentence: "\(recorded.title) stays at its layer after its end, where it shows nothing, and is never removed",
                    cure: "animation.fillMode = .forwards  // or leave isRemovedOnCompletion = true")
            ]
        }
        // An animation that was replaced or removed before has no end of its own.
        guard recorded.removed.map({ $0 >= recorded.end - Self.instant }) ?? true else { return [] }
        guard source.label.transaction == nil, let jump = jump(of: recorded, source) else { return [] }
        let isFilled = animation.timing.fillMode.fillsAfter
        let reason = isFilled ? "its fill mode ends with it, because it is removed" : "the model has kept its old value"
        return [
            LintFinding(
                rule: isFilled ? .fillIsLost : .snapsBack, layer: recorded.layer, animation: recorded.id, time: recorded.end,
                sentence: "\(recorded.title) ends, and \(jump.name) jumps from \(jump.last.words) to \(jump.next.words): \(reason)",
                cure: "layer.\(jump.name) = \(jump.last.words)  // before layer.add(animation, forKey: …), without an action")
        ]
    }

    /// Shorter than any frame, in seconds.
    private static let instant = 1e-5

    private struct Jump {
        let name: String
        /// The values at the end of the animation and after it.
        let last: Value
        let next: Value
    }

    /// The jump of the first property that changes when an animation ends and has its old model value then; nil when none does.
    private func jump(of recorded: RecordedAnimation, _ source: AnimationSource) -> Jump? {
        let leaves = source.animation.leaves()
        guard let first = moment(of: recorded.layer, at: max(0, recorded.committed)),
            let last = moment(of: recorded.layer, at: recorded.end - Self.instant),
            let next = moment(of: recorded.layer, at: recorded.end + Self.instant), next.isSeen
        else { return nil }
        for track in source.tracks {
            guard leaves.indices.contains(track.leaf), !leaves[track.leaf].animation.isAdditive, track.place.isProperty,
                let access = track.place.access
            else { continue }
            let (shown, after, model) = (access.value(in: last.shown), access.value(in: next.shown), access.value(in: next.model))
            // The whole value decides for a part such as an angle, which may jump by a full turn without any effect.
            let whole = track.place.whole ?? access
            guard whole.value(in: last.shown).isFar(from: whole.value(in: next.shown)), !after.isFar(from: model),
                !access.value(in: first.model).isFar(from: model)
            else { continue }
            return Jump(name: leaves[track.leaf].animation.keyPath, last: shown, next: after)
        }
        return nil
    }

    /// A layer at a moment.
    struct LayerMoment {
        let model: LayerState
        let shown: LayerState
        /// False for a layer that an ancestor or itself hides.
        let isSeen: Bool
    }

    /// A layer at a time; nil when it is not in the tree.
    func moment(of layer: LayerID, at time: Double) -> LayerMoment? {
        guard let tree = tree(at: time) else { return nil }
        var pending: [(node: LayerNode, time: Double, isSeen: Bool)] = [(tree.root, mediaTime(at: time), true)]
        while let (node, outer, isSeen) = pending.popLast() {
            let local = node.localTime(at: outer)
            let shown = node.presentation(at: local)
            let isSeen = isSeen && !shown.flags.isHidden && (shown.opacity > 0.001 || node.state.opacity > 0.001)
            if node.id == layer { return LayerMoment(model: node.state, shown: shown, isSeen: isSeen) }
            node.children.forEach { pending.append(($0, local, isSeen)) }
            if let mask = node.mask { pending.append((mask, local, isSeen)) }
        }
        return nil
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

extension Value {
    /// True when the difference of two values can be seen.
    fileprivate func isFar(from other: Value) -> Bool {
        guard let (a, b) = numbers.flatMap({ a in other.numbers.map { (a, $0) } }) else { return self != other }
        guard a.count == b.count else { return true }
        // A hundredth of the size, or of 1 for small numbers such as opacities.
        return zip(a, b).contains { abs($0 - $1) > 0.01 * max(1, abs($0), abs($1)) }
    }

    /// The numbers of the value; nil for values without numbers.
    private var numbers: [Double]? {
        switch self {
        case .number(let number): [number]
        case .point(let point): [point.x, point.y]
        case .size(let size): [size.width, size.height]
        case .rect(let rect): [rect.minX, rect.minY, rect.width, rect.height]
        case .transform(let transform): transform.elements
        case .color(let color): [color.red, color.green, color.blue, color.alpha].map { Double($0) }
        default: nil
        }
    }

    /// The value in Swift, where it is short.
    fileprivate var words: String {
        func short(_ number: Double) -> String {
            let rounded = (number * 100).rounded() / 100
            return rounded == rounded.rounded() && abs(rounded) < 1e9 ? "\(Int(rounded))" : "\(rounded)"
        }
        switch self {
        case .number(let number): return short(number)
        case .point(let point): return "CGPoint(x: \(short(point.x)), y: \(short(point.y)))"
        case .size(let size): return "CGSize(width: \(short(size.width)), height: \(short(size.height)))"
        case .bool(let flag): return "\(flag)"
        case .null: return "nil"
        default: return "its last value"
        }
    }
}
