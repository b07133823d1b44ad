import LaminaScene

extension LintFacts {
    /// The findings about key paths without a property.
    func keyPathFindings(_ recorded: RecordedAnimation) -> [LintFinding] {
        unmovedLeaves(recorded).filter { !Self.isProperty($0.keyPath) || $0.isCustom }.map { leaf in
            let nearest = KeyPathNames.nearest(to: leaf.keyPath)
            return LintFinding(
                .unknownKeyPath, recorded, at: recorded.committed,
                "\(className(of: recorded.layer)) has no property “\(leaf.keyPath)” that this animation could move, so nothing moves",
                cure: "CABasicAnimation(keyPath: \"\(nearest)\")", subject: leaf.keyPath)
        }
    }

    /// The findings about values that cannot be mixed, or that the property cannot have.
    func unmixedFindings(_ recorded: RecordedAnimation) -> [LintFinding] {
        let wrong = unmovedLeaves(recorded).filter { !$0.isCustom && Self.isProperty($0.keyPath) }.map { leaf in
            LintFinding(
                .unmixedValues, recorded, at: recorded.committed,
                "“\(leaf.keyPath)” cannot have the values of this animation\(leaf.values), so nothing moves",
                cure: "animation.toValue = …  // a value of the property's type", subject: leaf.keyPath)
        }
        guard !recorded.isImplicit, let source = recorded.source else { return wrong }
        // Matrices mix element by element where their parts do not, as from a scale of 0.
        let jumping = Set(recorded.unmixed).subtracting(source.animation.discreteKeyPaths).filter { !$0.lowercased().contains("transform") }
        return wrong
            + jumping.sorted().map { keyPath in
                LintFinding(
                    .unmixedValues, recorded, at: recorded.committed,
                    "the values of “\(keyPath)” differ in structure: parts that match are mixed, and the others change at once",
                    cure: keyPath == "path"
                        ? "// make both paths of the same elements in the same order, for instance by one function with other numbers"
                        : "// give both values the same number of elements",
                    subject: keyPath)
            }
    }

    /// A member of an animation, or the animation itself, that moves nothing.
    private struct UnmovedLeaf {
        let keyPath: String
        /// True for a key without a meaning, which the layer keeps as one of the app's own.
        let isCustom: Bool
        /// The types of the values in brackets.
        let values: String
    }

    private func unmovedLeaves(_ recorded: RecordedAnimation) -> [UnmovedLeaf] {
        guard let source = recorded.source else { return [] }
        let isOwnClass = !KeyPathNames.classes.contains(className(of: recorded.layer))
        let places = Dictionary(source.tracks.map { ($0.leaf, $0.place) }) { first, _ in first }
        return source.animation.leaves().enumerated().compactMap { index, leaf in
            let animation = leaf.animation
            guard !animation.keyPath.isEmpty, !animation.keyPath.hasPrefix("sublayers."), !animation.isGroup else { return nil }
            if let place = places[index] {
                // The app's own class of layers may draw a key of its own.
                guard case .custom(_, .null, _) = place, !isOwnClass else { return nil }
                return UnmovedLeaf(keyPath: animation.keyPath, isCustom: true, values: "")
            }
            return UnmovedLeaf(keyPath: animation.keyPath, isCustom: false, values: animation.typeWords)
        }
    }

    /// True for the name of a property, or of a part of one.
    private static func isProperty(_ keyPath: String) -> Bool {
        let (name, part) = (keyPath.prefix { $0 != "." }, keyPath.drop { $0 != "." }.dropFirst())
        return KeyPathNames.properties[String(name)]?.contains { part.isEmpty || $0.part(part) != nil } ?? false
    }
}

extension Animation {
    /// The types of the values, in brackets; empty when they are unknown.
    fileprivate var typeWords: String {
        let values: [Value?] =
            switch kind {
            case .basic(let values), .spring(_, let values): [values.from, values.to, values.by]
            case .keyframes(let keyframes): keyframes.values.map { $0 }
            case .group: []
            }
        return values.compactMap { $0?.typeWords }.first.map { " (\($0))" } ?? ""
    }

    /// The key paths of keyframes that jump from value to value on purpose.
    fileprivate var discreteKeyPaths: Set<String> {
        Set(
            leaves().compactMap { leaf in
                guard case .keyframes(let keyframes) = leaf.animation.kind, keyframes.calculationMode == CalculationMode.discrete.rawValue else {
                    return nil
                }
                return leaf.animation.keyPath
            })
    }
}

/// The key paths of Core Animation's classes.
private enum KeyPathNames {
    /// Core Animation's classes of layers, and those of other frameworks.
    static let classes: Set<String> = [
        "CALayer", "CAShapeLayer", "CAGradientLayer", "CATextLayer", "CAEmitterLayer", "CAReplicatorLayer", "CAScrollLayer", "CATiledLayer",
        "CATransformLayer", "CAMetalLayer", "AVPlayerLayer",
    ]

    /// Access to the properties of each name; two classes may have one of the same name.
    static let properties: [String: [any PropertyAccess]] = {
        let names = PropertyRows.all.flatMap { row in
            [row.property.name, row.property.alias].compactMap(\.self).map { ($0, [row.property.access]) }
        }
        return Dictionary(names, uniquingKeysWith: +)
    }()

    /// The key path of a property that differs least from a wrong one.
    static func nearest(to keyPath: String) -> String {
        let known = PropertyRows.all.map(\.property.name) + ["position.x", "position.y", "transform.rotation.z", "transform.scale", "bounds.size"]
        // Two long texts would take the square of their lengths.
        let wrong = Array(keyPath.lowercased().prefix(40))
        return known.map { (distance: distance(Array($0.lowercased()), wrong), name: $0) }.min { $0 < $1 }?.name ?? "position"
    }

    /// The number of letters to add, to remove or to replace.
    private static func distance(_ a: [Character], _ b: [Character]) -> Int {
        var row = Array(0...b.count)
        for (i, letter) in a.enumerated() {
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
