import LaminaPrimitives

/// The values of one animation for a property of type `V`, prepared once so that each frame only interpolates.
package struct ValueSource<V: Animatable>: Sendable {
    private enum Values: Sendable {
        /// Values of the property's own type.
        case plain(Course<V>)
        /// One number, from which the value function computes the property's value.
        case number(Course<Double>, ValueFunction)
        /// Three numbers, from which the value function computes the property's value.
        case numbers(Course<Vector3>, ValueFunction)
    }

    private let values: Values
    private let progressFunction: ProgressFunction
    private let isAdditive: Bool
    private let isCumulative: Bool
    private let autoreverses: Bool

    /// Creates the source; nil when the animation cannot change a property of this type, so that the model value remains.
    ///
    /// - Parameter model: The property's value without animations, if known; it speeds up animations whose start or end value is missing.
    package init?(_ animation: Animation, model: V? = nil) {
        guard let values = ValueSource.values(of: animation, model) else { return nil }
        self.values = values
        progressFunction = ProgressFunction(animation)
        isAdditive = animation.isAdditive
        isCumulative = animation.isCumulative
        autoreverses = animation.timing.autoreverses
    }

    /// True when the values can be interpolated; false when `Animatable.fallbackInterpolation` replaces interpolation.
    package var canInterpolate: Bool {
        switch values {
        case .plain(let course): course.canInterpolate
        case .number(let course, _): course.canInterpolate
        case .numbers(let course, _): course.canInterpolate
        }
    }

    /// The property's value at a phase; nil when the animation does not change it then.
    ///
    /// - Parameter current: The value that the preceding animations give.
    package func value(in phase: Phase, onto current: @autoclosure () -> V) -> V? {
        guard let value = value(in: phase, current: current) else { return nil }
        return isAdditive ? value.added(to: current()) : value
    }

    /// The two values around the property's value and the fraction between them; nil along a path and with a value function.
    package func mixture(in phase: Phase, onto current: @autoclosure () -> V) -> Mixture<V>? {
        guard case .plain(let course) = values else { return nil }
        return course.mixture(at: progressFunction.progress(in: phase), current: current)
    }

    private func value(in phase: Phase, current: () -> V) -> V? {
        switch values {
        case .plain(let course):
            return value(of: course, in: phase, current: current)
        case .number(let course, let function):
            let input = value(of: course, in: phase) { current().input(of: function)?.x ?? 0 }
            return input.flatMap { V(function, of: Vector3($0, 0, 0)) }
        case .numbers(let course, let function):
            let input = value(of: course, in: phase) { current().input(of: function) ?? Vector3(0, 0, 0) }
            return input.flatMap { V(function, of: $0) }
        }
    }

    /// The course's value at a phase, plus the sum of the completed cycles if the animation is cumulative.
    private func value<Input: Animatable>(of course: Course<Input>, in phase: Phase, current: () -> Input) -> Input? {
        let value = course.value(at: progressFunction.progress(in: phase), current: current)
        guard isCumulative, phase.cycle > 0 else { return value }
        guard let passed = course.cycleEnd(isReversed: autoreverses, current: current)?.repeated(phase.cycle) else { return nil }
        return value?.added(to: passed)
    }

    private static func values(of animation: Animation, _ model: V?) -> Values? {
        guard let function = animation.valueFunction else { return Course(animation.kind, model: model).map(Values.plain) }
        guard V(function, of: Vector3(0, 0, 0)) != nil else { return nil }
        let input = model?.input(of: function)
        if function.inputCount == 1 {
            return Course(animation.kind, model: input?.x).map { Values.number($0, function) }
        }
        return Course(animation.kind, model: input).map { Values.numbers($0, function) }
    }
}
