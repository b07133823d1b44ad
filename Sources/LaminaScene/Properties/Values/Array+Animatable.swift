/// Lists, such as the colours of a gradient, are mixed element by element; lists of different lengths do not go together.
extension Array: Animatable where Element: Animatable {
    package typealias Mixable = [Element.Mixable]

    package init?(_ value: Value) {
        guard case .array(let values) = value else { return nil }
        let elements = values.compactMap { Element($0) }
        guard elements.count == values.count else { return nil }
        self = elements
    }

    package var value: Value { .array(map(\.value)) }

    package var mixable: Mixable? { complete(map(\.mixable)) }

    package static func mix(_ from: Mixable, _ to: Mixable, at fraction: Double) -> [Element]? {
        guard from.count == to.count else { return nil }
        return complete(zip(from, to).map { Element.mix($0, $1, at: fraction) })
    }

    package static func mix(_ keys: KeyNeighbors<Mixable>, weights: SIMD4<Double>) -> [Element]? {
        let counts = [keys.before.count, keys.to.count, keys.after.count]
        guard counts.allSatisfy({ $0 == keys.from.count }) else { return nil }
        return complete(
            keys.from.indices.map { index in
                let neighbors = KeyNeighbors(
                    before: keys.before[index], from: keys.from[index], to: keys.to[index], after: keys.after[index])
                return Element.mix(neighbors, weights: weights)
            })
    }

    package func added(to current: [Element]) -> [Element]? { combined(with: current) { $0.added(to: $1) } }

    package func removed(from sum: [Element]) -> [Element]? { combined(with: sum) { $0.removed(from: $1) } }

    package func repeated(_ count: Int) -> [Element]? { complete(map { $0.repeated(count) }) }

    /// The root of the sum of the elements' squared distances.
    package func distance(to other: [Element]) -> Double? {
        guard count == other.count else { return nil }
        var sum = 0.0
        for (here, there) in zip(self, other) {
            guard let distance = here.distance(to: there) else { return nil }
            sum += distance * distance
        }
        return sum.squareRoot()
    }

    private func combined(with other: [Element], by combine: (Element, Element) -> Element?) -> [Element]? {
        guard count == other.count else { return nil }
        return complete(zip(self, other).map(combine))
    }
}

/// All elements, or nil when one is missing.
private func complete<Element>(_ elements: [Element?]) -> [Element]? {
    let present = elements.compactMap { $0 }
    return present.count == elements.count ? present : nil
}
