/// Arrays, such as the colours of a gradient, are interpolated element by element; arrays of different lengths use the fallback.
extension Array: Animatable where Element: Animatable {
    package typealias InterpolationForm = [Element.InterpolationForm]

    package init?(_ value: Value) {
        guard case .array(let values) = value else { return nil }
        let elements = values.compactMap { Element($0) }
        guard elements.count == values.count else { return nil }
        self = elements
    }

    package var value: Value { .array(map(\.value)) }

    package var interpolationForm: InterpolationForm? { complete(map(\.interpolationForm)) }

    package static func mix(_ from: InterpolationForm, _ to: InterpolationForm, at fraction: Double) -> [Element]? {
        guard from.count == to.count else { return nil }
        return complete(zip(from, to).map { Element.mix($0, $1, at: fraction) })
    }

    /// Resamples the first array to the second array's count, at even steps, and interpolates element by element.
    ///
    /// The colours of a gradient thus match the final locations in number, and a gradient that gains a colour begins with its old look. If one array
    /// is empty, the value changes at the half. Apple documents nothing for this case.
    package static func fallbackInterpolation(_ from: [Element], _ to: [Element], at fraction: Double) -> [Element] {
        guard !from.isEmpty, !to.isEmpty else { return fraction < 0.5 ? from : to }
        return zip(from.resampled(to.count), to).map { between($0, $1, at: fraction) }
    }

    package static func mix(_ keys: KeyNeighbors<InterpolationForm>, weights: SIMD4<Double>) -> [Element]? {
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

    /// The square root of the sum of the elements' squared distances.
    package func distance(to other: [Element]) -> Double? {
        guard count == other.count else { return nil }
        var sum = 0.0
        for (here, there) in zip(self, other) {
            guard let distance = here.distance(to: there) else { return nil }
            sum += distance * distance
        }
        return sum.squareRoot()
    }

    /// The values at `newCount` evenly spaced positions from the first to the last element; the array must not be empty.
    private func resampled(_ newCount: Int) -> [Element] {
        (0..<newCount).map { index in
            let place = Double(index * (count - 1)) / Double(Swift.max(newCount - 1, 1))
            let before = Int(place)
            return Self.between(self[before], self[Swift.min(before + 1, count - 1)], at: place - Double(before))
        }
    }

    private static func between(_ from: Element, _ to: Element, at fraction: Double) -> Element {
        InterpolationEndpoint.mix(InterpolationEndpoint(from), InterpolationEndpoint(to), at: fraction)
    }

    private func combined(with other: [Element], by combine: (Element, Element) -> Element?) -> [Element]? {
        guard count == other.count else { return nil }
        return complete(zip(self, other).map(combine))
    }
}

/// All elements without their optionality; nil when one is missing.
private func complete<Element>(_ elements: [Element?]) -> [Element]? {
    let present = elements.compactMap { $0 }
    return present.count == elements.count ? present : nil
}
