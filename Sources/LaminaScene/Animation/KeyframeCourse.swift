/// Through a list of values.
struct KeyframeCourse<V: Animatable>: Sendable {
    private enum Shape: Sendable {
        case discrete([V])
        case linear([Prepared<V>])
        case cubic([Prepared<V>], [CubicTangents])
    }

    private let shape: Shape
    private let times: KeyTimes
    private let functions: [TimingFunction]
    private let last: V
    private let first: V

    /// Nil when a value is of another type, values do not go together, or the mode is unknown.
    init?(_ keyframes: Keyframes) {
        let values = keyframes.values.compactMap { V($0) }
        guard let mode = CalculationMode(rawValue: keyframes.calculationMode), values.count == keyframes.values.count,
            let first = values.first, let last = values.last,
            let times = KeyframeCourse.times(of: values, mode, keyframes.keyTimes),
            let shape = KeyframeCourse.shape(of: values, mode, keyframes, times)
        else { return nil }
        (self.first, self.last, self.times, self.shape) = (first, last, times, shape)
        functions = mode == .linear || mode == .cubic ? keyframes.timingFunctions : []
    }

    /// What shows at a progress; outside 0...1 the first or the last segment goes on.
    func value(at progress: Double) -> V? {
        let place = times.place(of: progress)
        switch shape {
        case .discrete(let values):
            return values[place.segment]
        case .linear(let values):
            guard values.count > 1 else { return first }
            return Prepared.mix(values[place.segment], values[place.segment + 1], at: bent(place))
        case .cubic(let values, let tangents):
            guard values.count > 1 else { return first }
            return cubic(values, tangents[place.segment], place)
        }
    }

    /// The two values between which a progress lies.
    func mixture(at progress: Double) -> Mixture<V>? {
        let place = times.place(of: progress)
        switch shape {
        case .linear(let values) where values.count > 1, .cubic(let values, _) where values.count > 1:
            return Mixture(from: values[place.segment].value, to: values[place.segment + 1].value, fraction: bent(place))
        default:
            return value(at: progress).map { Mixture(from: $0, to: $0, fraction: 0) }
        }
    }

    /// - Parameter isReversed: At the end of a way back, which is the start.
    func cycleEnd(isReversed: Bool) -> V { isReversed ? first : last }

    private func cubic(_ values: [Prepared<V>], _ tangents: CubicTangents, _ place: KeyTimes.Place) -> V? {
        let fraction = bent(place)
        let segment = place.segment
        let neighbors = KeyNeighbors(
            before: values[max(segment - 1, 0)].mixable, from: values[segment].mixable,
            to: values[segment + 1].mixable, after: values[min(segment + 2, values.count - 1)].mixable)
        guard let mixed = V.mix(neighbors, weights: tangents.weights(at: fraction)) else { return nil }
        return fraction == 0 ? values[segment].value : fraction == 1 ? values[segment + 1].value : mixed
    }

    private func bent(_ place: KeyTimes.Place) -> Double {
        place.segment < functions.count ? functions[place.segment](place.fraction) : place.fraction
    }

    private static func times(of values: [V], _ mode: CalculationMode, _ keyTimes: [Double]?) -> KeyTimes? {
        switch mode {
        case .discrete: return KeyTimes(keyTimes, segments: values.count)
        case .linear, .cubic: return KeyTimes(keyTimes, segments: values.count - 1)
        case .paced, .cubicPaced:
            let lengths = zip(values, values.dropFirst()).compactMap { $0.distance(to: $1) }
            return lengths.count == values.count - 1 ? KeyTimes(lengths: lengths) : nil
        }
    }

    private static func shape(of values: [V], _ mode: CalculationMode, _ keyframes: Keyframes, _ times: KeyTimes) -> Shape? {
        if mode == .discrete { return .discrete(values) }
        let prepared = values.compactMap { Prepared($0) }
        let fit = zip(prepared, prepared.dropFirst()).allSatisfy { V.mix($0.mixable, $1.mixable, at: 0.5) != nil }
        guard prepared.count == values.count, fit else { return nil }
        if mode == .linear || mode == .paced { return .linear(prepared) }
        let tangents = (0..<values.count - 1).map { segment in
            CubicTangents(
                segment: segment, keyframes: keyframes, count: values.count, pacedBy: mode == .cubicPaced ? times : nil)
        }
        return .cubic(prepared, tangents)
    }
}
