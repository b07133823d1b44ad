import LaminaScene

extension History {
    /// The finding about a begin time that is no time of the layer.
    func beginFindings(_ recorded: RecordedAnimation) -> [LintFinding] {
        guard let source = recorded.source else { return [] }
        let isOver = source.animation.timing.beginTime != 0 && recorded.end.isFinite && recorded.end <= recorded.committed - 1e-6
        guard isOver || source.animation.hasLostChild else { return [] }
        let begin = short(source.animation.timing.beginTime)
        return [
            LintFinding(
                rule: .beginsInThePast, layer: recorded.layer, animation: recorded.id, time: recorded.committed,
                sentence: isOver
                    ? "\(recorded.title) begins at \(begin) s of its layer's time, and is over when it is added"
                    : "an animation in \(recorded.title) begins after the group has ended: times in a group count from the group's begin",
                cure: isOver
                    ? "animation.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) + \(begin)"
                    : "child.beginTime = 0.5  // seconds after the group's begin, without CACurrentMediaTime()")
        ]
    }

    /// The findings about key paths without a property.
    func keyPathFindings(_ recorded: RecordedAnimation) -> [LintFinding] {
        guard let source = recorded.source else { return [] }
        let name = layers[recorded.layer]
        return source.animation.leaves().enumerated().compactMap { index, leaf in
            let keyPath = leaf.animation.keyPath
            guard !keyPath.isEmpty, !keyPath.hasPrefix("sublayers."), !source.isExplained(leaf: index, className: name?.className ?? "CALayer") else {
                return nil
            }
            return LintFinding(
                rule: .unknownKeyPath, layer: recorded.layer, animation: recorded.id, time: recorded.committed,
                sentence: "\(name?.className ?? "the layer") has no property “\(keyPath)” that this animation could move, so nothing moves",
                cure: "CABasicAnimation(keyPath: \"\(Self.nearest(to: keyPath))\")")
        }
    }

    /// The findings about endless animations that are added to a layer several times.
    func repetitions(_ animations: [RecordedAnimation]) -> [LintFinding] {
        struct Place: Hashable {
            let layer: LayerID
            let animation: Animation
        }
        var groups: [Place: [RecordedAnimation]] = [:]
        for recorded in animations where recorded.end == .infinity {
            guard var animation = recorded.source?.animation, animation.timing.speed != 0 else { continue }
            (animation.id, animation.timing.beginTime) = (0, 0)
            groups[Place(layer: recorded.layer, animation: animation), default: []].append(recorded)
        }
        return groups.values.compactMap { group in
            // Once more after a removal is how an app goes on after a pause.
            let again = zip(group, group.dropFirst()).filter { earlier, later in (earlier.removed ?? .infinity) >= later.committed }.map(\.1)
            guard again.count >= 2, let last = again.last else { return nil }
            return LintFinding(
                rule: .addedAgain, layer: last.layer, animation: last.id, time: last.committed,
                sentence: "\(last.title), which is endless, is added again while it runs, \(again.count) times so far; each time it starts anew",
                cure: "if layer.animation(forKey: \"…\") == nil { layer.add(animation, forKey: \"…\") }")
        }
    }

    private func short(_ number: Double) -> String {
        let rounded = (number * 1000).rounded() / 1000
        return rounded == rounded.rounded() && abs(rounded) < 1e9 ? "\(Int(rounded))" : "\(rounded)"
    }

    /// The key path of a property that differs least from a wrong one.
    private static func nearest(to keyPath: String) -> String {
        let known = PropertyRows.all.map(\.property.name) + ["position.x", "position.y", "transform.rotation.z", "transform.scale", "bounds.size"]
        return known.min { (distance($0, keyPath), $0) < (distance($1, keyPath), $1) } ?? "position"
    }

    /// The number of letters to add, to remove or to replace.
    private static func distance(_ a: String, _ b: String) -> Int {
        let b = Array(b.lowercased())
        var row = Array(0...b.count)
        for (i, letter) in a.lowercased().enumerated() {
            var corner = row[0]
            row[0] = i + 1
            for j in b.indices {
                let change = corner + (letter == b[j] ? 0 : 1)
                corner = row[j + 1]
                row[j + 1] = min(change, row[j] + 1, row[j + 1] + 1)
            }
        }
        return row[b.count]
    }
}

extension AnimationSource {
    /// True when a leaf moves a property of its layer; also for a key of the app's own in a class of its own, which may draw it.
    fileprivate func isExplained(leaf: Int, className: String) -> Bool {
        guard let track = tracks.first(where: { $0.leaf == leaf }) else { return animation.leaves()[leaf].animation.isTransition }
        guard case .custom(_, .null, _) = track.place else { return true }
        return !className.hasPrefix("CA")
    }
}

extension Animation {
    /// True for an animation without values, as that of a transition is.
    fileprivate var isTransition: Bool { if case .group = kind { true } else { false } }

    /// True for a group of finite duration with a child that begins when it has ended.
    fileprivate var hasLostChild: Bool {
        guard case .group(let children) = kind else { return false }
        return children.contains { ($0.timing.beginTime > 0 && $0.timing.beginTime >= timing.duration) || $0.hasLostChild }
    }
}
