import LaminaPrimitives

/// What one animation makes of a property of type `V`, worked out once so that every frame only mixes.
package struct ValueSource<V: Animatable>: Sendable {
    private enum Values: Sendable {
        case plain(Course<V>)
        /// Numbers, of which a function makes the value.
        case number(Course<Double>, ValueFunction)
        case numbers(Course<Vector3>, ValueFunction)
    }

    private let values: Values
    private let pace: Pace
    private let isAdditive: Bool
    private let isCumulative: Bool
    private let autoreverses: Bool

    /// Nil when the animation cannot change a property of this type: the model shows.
    ///
    /// - Parameter model: The property without animations, if it is known; it makes animations that lack an end quicker.
    package init?(_ animation: Animation, model: V? = nil) {
        guard let values = ValueSource.values(of: animation, model) else { return nil }
        self.values = values
        pace = Pace(animation)
        isAdditive = animation.isAdditive
        isCumulative = animation.isCumulative
        autoreverses = animation.timing.autoreverses
    }

    /// Values are mixed, and not bridged.
    package var mixes: Bool {
        switch values {
        case .plain(let course): course.mixes
        case .number(let course, _): course.mixes
        case .numbers(let course, _): course.mixes
        }
    }

    /// What the property becomes in a phase; nil when it stays.
    ///
    /// - Parameter current: What the animations before this one made of it.
    package func value(in phase: Phase, onto current: @autoclosure () -> V) -> V? {
        guard let value = value(in: phase, current: current) else { return nil }
        return isAdditive ? value.added(to: current()) : value
    }

    /// The two values between which the property is, and how far; nil when it stays.
    package func mixture(in phase: Phase, onto current: @autoclosure () -> V) -> Mixture<V>? {
        guard case .plain(let course) = values else { return nil }
        return course.mixture(at: pace.progress(in: phase), current: current)
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

    private func value<Input: Animatable>(of course: Course<Input>, in phase: Phase, current: () -> Input) -> Input? {
        let value = course.value(at: pace.progress(in: phase), current: current)
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
