/// The interpolation of a keyframe animation through a list of values.
final class KeyframeInterpolation<V: Animatable>: Sendable {
    private enum Shape: Sendable {
        case discrete([V])
        case linear([InterpolationEndpoint<V>])
        case cubic([InterpolationEndpoint<V>], [CubicTangents])
    }

    private let shape: Shape
    private let times: KeyTimes
    /// The timing functions of the segments; segments without one are linear.
    private let functions: [TimingFunction]
    private let last: V
    private let first: V
    /// True when all neighbouring values can be interpolated; false when `Animatable.fallbackInterpolation` replaces interpolation for some of them.
    let canInterpolate: Bool

    /// Creates the interpolation; nil when a value has the wrong type, a paced animation's type defines no distance, the mode is unknown, or a discrete
    /// animation has only one value.
    ///
    /// - Source: Measured on Apple's system, in pictures of lottie-ios: a discrete animation with one value leaves the property as it is.
    init?(_ keyframes: Keyframes) {
        let values = keyframes.values.compactMap { V($0) }
        guard let mode = CalculationMode(rawValue: keyframes.calculationMode), values.count == keyframes.values.count,
            let first = values.first, let last = values.last, mode != .discrete || values.count > 1
        else { return nil }
        let endpoints = mode == .discrete ? [] : values.map { InterpolationEndpoint($0) }
        let canInterpolate = zip(endpoints, endpoints.dropFirst()).allSatisfy { InterpolationEndpoint.canInterpolate($0, $1) }
        guard let times = KeyframeInterpolation.times(of: values, mode, keyframes.keyTimes, canInterpolate: canInterpolate) else { return nil }
        (self.first, self.last, self.times, self.canInterpolate) = (first, last, times, canInterpolate)
        shape = mode == .discrete ? .discrete(values) : KeyframeInterpolation.shape(of: endpoints, mode, keyframes, times)
        functions = mode == .linear || mode == .cubic ? keyframes.timingFunctions : []
    }

    /// The value at a progress; outside 0...1 the first or the last segment is extrapolated.
    func value(at progress: Double) -> V {
        let position = times.position(of: progress)
        switch shape {
        case .discrete(let values):
            return values[position.segment]
        case .linear(let values):
            guard values.count > 1 else { return first }
            return InterpolationEndpoint.mix(values[position.segment], values[position.segment + 1], at: eased(position))
        case .cubic(let values, let tangents):
            guard values.count > 1 else { return first }
            return cubic(values, tangents[position.segment], position)
        }
    }

    /// The value at the end of a cycle.
    ///
    /// - Parameter isReversed: True for an autoreversing animation, whose cycle ends at its first value.
    func cycleEnd(isReversed: Bool) -> V { isReversed ? first : last }

    /// The value on the cubic curve; falls back to linear or fallback interpolation if the four neighbouring values cannot be combined.
    private func cubic(_ values: [InterpolationEndpoint<V>], _ tangents: CubicTangents, _ position: KeyTimes.SegmentPosition) -> V {
        let fraction = eased(position)
        let segment = position.segment
        guard let before = values[max(segment - 1, 0)].interpolationForm, let from = values[segment].interpolationForm,
            let to = values[segment + 1].interpolationForm, let after = values[min(segment + 2, values.count - 1)].interpolationForm,
            let mixed = V.mix(
                KeyNeighbors(before: before, from: from, to: to, after: after), weights: tangents.weights(at: fraction))
        else { return InterpolationEndpoint.mix(values[segment], values[segment + 1], at: fraction) }
        return fraction == 0 ? values[segment].value : fraction == 1 ? values[segment + 1].value : mixed
    }

    /// The fraction of a segment after the segment's timing function.
    private func eased(_ position: KeyTimes.SegmentPosition) -> Double {
        position.segment < functions.count ? functions[position.segment](position.fraction) : position.fraction
    }

    /// The key times of each calculation mode: one segment per value if discrete, one between neighbouring values otherwise.
    ///
    /// Paced modes derive them from the distances between values. Values that cannot be interpolated have no distances and are spaced evenly.
    private static func times(of values: [V], _ mode: CalculationMode, _ keyTimes: [Double]?, canInterpolate: Bool) -> KeyTimes? {
        switch mode {
        case .discrete: return KeyTimes(keyTimes, segments: values.count)
        case .linear, .cubic: return KeyTimes(keyTimes, segments: values.count - 1)
        case .paced, .cubicPaced:
            let lengths = zip(values, values.dropFirst()).compactMap { $0.distance(to: $1) }
            guard lengths.count < values.count - 1 else { return KeyTimes(lengths: lengths) }
            return canInterpolate ? nil : KeyTimes(nil, segments: values.count - 1)
        }
    }

    private static func shape(of values: [InterpolationEndpoint<V>], _ mode: CalculationMode, _ keyframes: Keyframes, _ times: KeyTimes) -> Shape {
        if mode == .linear || mode == .paced { return .linear(values) }
        let tangents = (0..<values.count - 1).map { segment in
            CubicTangents(
                segment: segment, keyframes: keyframes, count: values.count, pacedBy: mode == .cubicPaced ? times : nil)
        }
        return .cubic(values, tangents)
    }
}
