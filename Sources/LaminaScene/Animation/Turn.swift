/// How a layer turns as it follows a path.
package struct Turn: Sendable {
    private let course: PathCourse
    private let pace: Pace

    /// Nil when the animation follows no path or does not turn the layer.
    init?(_ animation: Animation) {
        guard case .keyframes(let keyframes) = animation.kind, let path = keyframes.path, keyframes.rotationMode != nil,
            let course = PathCourse(keyframes, path: path), course.turns
        else { return nil }
        self.course = course
        pace = Pace(animation)
    }

    /// In radians, to be applied before the layer's own transform; nil where the path has no direction.
    package func angle(in phase: Phase) -> Double? { course.rotation(at: pace.progress(in: phase)) }
}
