import LaminaPrimitives

/// The values of one animation by progress, of whichever kind it is.
enum Course<V: Animatable>: Sendable {
    case basic(BasicCourse<V>)
    case keyframes(KeyframeCourse<V>)
    case path(PathCourse)

    /// Nil for groups, and when the values do not fit the type or do not add up.
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

    /// Values are mixed, and not bridged.
    var mixes: Bool {
        switch self {
        case .basic(let course): course.mixes
        case .keyframes(let course): course.mixes
        case .path: true
        }
    }

    /// What shows at a progress, which may lie outside 0...1; nil when nothing does.
    func value(at progress: Double, current: () -> V) -> V? {
        switch self {
        case .basic(let course): course.value(at: progress, current: current)
        case .keyframes(let course): course.value(at: progress)
        case .path(let course): V(.point(course.point(at: progress)))
        }
    }

    /// The two values between which a progress lies; nil along a path.
    func mixture(at progress: Double, current: () -> V) -> Mixture<V>? {
        switch self {
        case .basic(let course): course.mixture(at: progress, current: current)
        case .keyframes(let course): course.mixture(at: progress)
        case .path: nil
        }
    }

    /// The value at the end of a run; every further run of a cumulative animation starts there.
    ///
    /// - Parameter isReversed: At the end of a way back, which is the start.
    func cycleEnd(isReversed: Bool, current: () -> V) -> V? {
        switch self {
        case .basic(let course): course.cycleEnd(isReversed: isReversed, current: current)
        case .keyframes(let course): course.cycleEnd(isReversed: isReversed)
        case .path(let course): V(.point(course.cycleEnd(isReversed: isReversed)))
        }
    }
}
