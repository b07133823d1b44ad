import LaminaPrimitives

/// The values of one animation as a function of its phase, prepared once so that each frame only interpolates.
package struct Interpolation<V: Animatable>: Sendable {
    private enum Values: Sendable {
        /// Values of the property's own type.
        case plain(Curve<V>)
        /// One number, from which the value function computes the property's value.
        case number(Curve<Double>, ValueFunction)
        /// Three numbers, from which the value function computes the property's value.
        case numbers(Curve<Vector3>, ValueFunction)
    }

    private let values: Values
    private let progressFunction: ProgressFunction
    private let isAdditive: Bool
    private let isCumulative: Bool
    private let autoreverses: Bool

    /// Creates the interpolation of an animation; nil when the animation cannot change a property of this type, so that the model value remains.
    ///
    /// - Parameter model: The property's value without animations, if known; it speeds up animations whose start or end value is missing.
    package init?(_ animation: Animation, model: V? = nil) {
        guard let values = Self.values(of: animation, model) else { return nil }
        self.values = values
        progressFunction = ProgressFunction(animation)
        isAdditive = animation.isAdditive
        isCumulative = animation.isCumulative
        autoreverses = animation.timing.autoreverses
    }

    private static func values(of animation: Animation, _ model: V?) -> Values? {
        guard let function = animation.valueFunction else { return Curve(animation.kind, model: model).map(Values.plain) }
        guard V(function, of: Vector3(0, 0, 0)) != nil else { return nil }
        let input = model?.input(of: function)
        guard function.inputCount == 1 else { return Curve(animation.kind, model: input).map { .numbers($0, function) } }
        return Curve(animation.kind, model: input?.x).map { .number($0, function) }
    }

    /// True when the values can be interpolated; false when `Animatable.fallbackInterpolation` replaces interpolation.
    package var canInterpolate: Bool {
        switch values {
        case .plain(let curve): curve.canInterpolate
        case .number(let curve, _): curve.canInterpolate
        case .numbers(let curve, _): curve.canInterpolate
        }
    }

    /// The property's value at a phase; nil when the animation does not change it then.
    ///
    /// - Parameter current: The value that the preceding animations give.
    func value(in phase: Phase, onto current: @autoclosure () -> V) -> V? {
        guard let value = value(in: phase, current: current) else { return nil }
        return isAdditive ? value.added(to: current()) : value
    }

    private func value(in phase: Phase, current: () -> V) -> V? {
        let progress = progressFunction.progress(in: phase)
        let cycles = isCumulative && phase.cycle > 0 ? CompletedCycles(count: phase.cycle, areReversed: autoreverses) : nil
        switch values {
        case .plain(let curve):
            return curve.value(at: progress, after: cycles, current: current)
        case .number(let curve, let function):
            let input = curve.value(at: progress, after: cycles) { current().input(of: function)?.x ?? 0 }
            return input.flatMap { V(function, of: Vector3($0, 0, 0)) }
        case .numbers(let curve, let function):
            let input = curve.value(at: progress, after: cycles) { current().input(of: function) ?? Vector3(0, 0, 0) }
            return input.flatMap { V(function, of: $0) }
        }
    }
}

/// The cycles that a cumulative animation has completed.
private struct CompletedCycles {
    /// The number of cycles, at least 1.
    let count: Int
    /// True for an autoreversing animation, whose cycles end at its start value.
    let areReversed: Bool
}

/// The shape of an interpolation, by the kind of the animation.
private enum Curve<V: Animatable>: Sendable {
    case basic(BasicInterpolation<V>)
    case keyframes(KeyframeInterpolation<V>)
    case path(PathInterpolation)

    /// Creates the curve; nil for groups, and when a value has the wrong type or a sum that is needed does not exist.
    init?(_ kind: Animation.Kind, model: V?) {
        switch kind {
        case .basic(let values), .spring(_, let values):
            guard let interpolation = BasicInterpolation(values, model: model) else { return nil }
            self = .basic(interpolation)
        case .keyframes(let keyframes):
            if let path = keyframes.path {
                guard V(.point(.zero)) != nil, let interpolation = PathInterpolation(keyframes, path: path) else { return nil }
                self = .path(interpolation)
            } else {
                guard let interpolation = KeyframeInterpolation<V>(keyframes) else { return nil }
                self = .keyframes(interpolation)
            }
        case .group: return nil
        }
    }

    var canInterpolate: Bool {
        switch self {
        case .basic(let interpolation): interpolation.canInterpolate
        case .keyframes(let interpolation): interpolation.canInterpolate
        case .path: true
        }
    }

    /// The value at a progress, plus the completed cycles of a cumulative animation.
    func value(at progress: Double, after cycles: CompletedCycles?, current: () -> V) -> V? {
        let value = value(at: progress, current: current)
        guard let cycles else { return value }
        guard let passed = cycleEnd(isReversed: cycles.areReversed, current: current)?.repeated(cycles.count) else { return nil }
        return value?.added(to: passed)
    }

    private func value(at progress: Double, current: () -> V) -> V? {
        switch self {
        case .basic(let interpolation): interpolation.value(at: progress, current: current)
        case .keyframes(let interpolation): interpolation.value(at: progress)
        case .path(let interpolation): V(.point(interpolation.point(at: progress)))
        }
    }

    /// The value at the end of a cycle; each further cycle of a cumulative animation starts there.
    ///
    /// - Parameter isReversed: True for an autoreversing animation, whose cycle ends at its start value.
    private func cycleEnd(isReversed: Bool, current: () -> V) -> V? {
        switch self {
        case .basic(let interpolation): interpolation.cycleEnd(isReversed: isReversed, current: current)
        case .keyframes(let interpolation): interpolation.cycleEnd(isReversed: isReversed)
        case .path(let interpolation): V(.point(interpolation.cycleEnd(isReversed: isReversed)))
        }
    }
}
