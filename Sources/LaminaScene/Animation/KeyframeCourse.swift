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
    /// All neighbouring values are mixed, and none bridged.
    let mixes: Bool

    /// Nil when a value is of another type, a paced animation's type knows no distance, or the mode is unknown.
    init?(_ keyframes: Keyframes) {
        let values = keyframes.values.compactMap { V($0) }
        guard let mode = CalculationMode(rawValue: keyframes.calculationMode), values.count == keyframes.values.count,
            let first = values.first, let last = values.last
        else { return nil }
        let prepared = mode == .discrete ? [] : values.map { Prepared($0) }
        let mixes = zip(prepared, prepared.dropFirst()).allSatisfy { Prepared.mixes($0, $1) }
        guard let times = KeyframeCourse.times(of: values, mode, keyframes.keyTimes, mixes: mixes) else { return nil }
        (self.first, self.last, self.times, self.mixes) = (first, last, times, mixes)
        shape = mode == .discrete ? .discrete(values) : KeyframeCourse.shape(of: prepared, mode, keyframes, times)
        functions = mode == .linear || mode == .cubic ? keyframes.timingFunctions : []
    }

    /// The value at a progress; outside 0...1 the first or the last segment goes on.
    func value(at progress: Double) -> V {
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
            let value = value(at: progress)
            return Mixture(from: value, to: value, fraction: 0)
        }
    }

    /// - Parameter isReversed: At the end of a way back, which is the start.
    func cycleEnd(isReversed: Bool) -> V { isReversed ? first : last }

    private func cubic(_ values: [Prepared<V>], _ tangents: CubicTangents, _ place: KeyTimes.Place) -> V {
        let fraction = bent(place)
        let segment = place.segment
        guard let before = values[max(segment - 1, 0)].mixable, let from = values[segment].mixable,
            let to = values[segment + 1].mixable, let after = values[min(segment + 2, values.count - 1)].mixable,
            let mixed = V.mix(
                KeyNeighbors(before: before, from: from, to: to, after: after), weights: tangents.weights(at: fraction))
        else { return Prepared.mix(values[segment], values[segment + 1], at: fraction) }
        return fraction == 0 ? values[segment].value : fraction == 1 ? values[segment + 1].value : mixed
    }

    private func bent(_ place: KeyTimes.Place) -> Double {
        place.segment < functions.count ? functions[place.segment](place.fraction) : place.fraction
    }

    private static func times(of values: [V], _ mode: CalculationMode, _ keyTimes: [Double]?, mixes: Bool) -> KeyTimes? {
        switch mode {
        case .discrete: return KeyTimes(keyTimes, segments: values.count)
        case .linear, .cubic: return KeyTimes(keyTimes, segments: values.count - 1)
        case .paced, .cubicPaced:
            let lengths = zip(values, values.dropFirst()).compactMap { $0.distance(to: $1) }
            guard lengths.count < values.count - 1 else { return KeyTimes(lengths: lengths) }
            return mixes ? nil : KeyTimes(nil, segments: values.count - 1)
        }
    }

    private static func shape(of values: [Prepared<V>], _ mode: CalculationMode, _ keyframes: Keyframes, _ times: KeyTimes) -> Shape {
        if mode == .linear || mode == .paced { return .linear(values) }
        let tangents = (0..<values.count - 1).map { segment in
            CubicTangents(
                segment: segment, keyframes: keyframes, count: values.count, pacedBy: mode == .cubicPaced ? times : nil)
        }
        return .cubic(values, tangents)
    }
}
