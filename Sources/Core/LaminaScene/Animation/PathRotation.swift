/// The rotation of a layer that follows a path.
package struct PathRotation: Sendable {
    private let course: PathCourse
    private let progressFunction: ProgressFunction

    /// Creates the rotation; nil when the animation follows no path or does not rotate the layer.
    package init?(_ animation: Animation) {
        guard case .keyframes(let keyframes) = animation.kind, let path = keyframes.path, keyframes.rotationMode != nil,
            let course = PathCourse(keyframes, path: path), course.turns
        else { return nil }
        self.course = course
        progressFunction = ProgressFunction(animation)
    }

    /// The angle in radians, applied before the layer's own transform; nil where the path has no direction.
    package func angle(in phase: Phase) -> Double? { course.rotation(at: progressFunction.progress(in: phase)) }
}
