import LaminaPrimitives

/// The values of one animation as a function of its progress.
enum Course<V: Animatable>: Sendable {
    case basic(BasicCourse<V>)
    case keyframes(KeyframeCourse<V>)
    case path(PathCourse)

    /// Creates the course of an animation; nil for groups, and when a value has the wrong type or a sum that is needed does not exist.
    init?(_ kind: Animation.Kind, model: V?) {
        switch kind {
        case .basic(let values), .spring(_, let values):
            guard let course = BasicCourse(values, model: model) else { return nil }
            self = .basic(course)
        case .keyframes(let keyframes):
            if let path = keyframes.path {
                guard V(.point(.zero)) != nil, let course = PathCourse(keyframes, path: path) else { return nil }
                self = .path(course)
            } else {
                guard let course = KeyframeCourse<V>(keyframes) else { return nil }
                self = .keyframes(course)
            }
        case .group: return nil
        }
    }

    /// True when the values can be interpolated; false when `Animatable.fallbackInterpolation` replaces interpolation.
    var canInterpolate: Bool {
        switch self {
        case .basic(let course): course.canInterpolate
        case .keyframes(let course): course.canInterpolate
        case .path: true
        }
    }

    /// The value at a progress, which may lie outside 0...1; nil when the animation has no value there.
    func value(at progress: Double, current: () -> V) -> V? {
        switch self {
        case .basic(let course): course.value(at: progress, current: current)
        case .keyframes(let course): course.value(at: progress)
        case .path(let course): V(.point(course.point(at: progress)))
        }
    }

    /// The two values around a progress and the fraction between them; nil for motion along a path.
    func mixture(at progress: Double, current: () -> V) -> Mixture<V>? {
        switch self {
        case .basic(let course): course.mixture(at: progress, current: current)
        case .keyframes(let course): course.mixture(at: progress)
        case .path: nil
        }
    }

    /// The value at the end of a cycle; each further cycle of a cumulative animation starts there.
    ///
    /// - Parameter isReversed: True for an autoreversing animation, whose cycle ends at its start value.
    func cycleEnd(isReversed: Bool, current: () -> V) -> V? {
        switch self {
        case .basic(let course): course.cycleEnd(isReversed: isReversed, current: current)
        case .keyframes(let course): course.cycleEnd(isReversed: isReversed)
        case .path(let course): V(.point(course.cycleEnd(isReversed: isReversed)))
        }
    }
}
