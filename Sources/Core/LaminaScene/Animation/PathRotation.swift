/// The rotation of a layer that follows a path.
package struct PathRotation: Sendable {
    private let interpolation: PathInterpolation
    private let progressFunction: ProgressFunction

    /// Creates the rotation; nil when the animation follows no path or does not rotate the layer.
    package init?(_ animation: Animation) {
        guard case .keyframes(let keyframes) = animation.kind, let path = keyframes.path, keyframes.rotationMode != nil,
            let interpolation = PathInterpolation(keyframes, path: path), interpolation.turns
        else { return nil }
        self.interpolation = interpolation
        progressFunction = ProgressFunction(animation)
    }

    /// The angle in radians, applied before the layer's own transform; nil where the path has no direction.
    package func angle(in phase: Phase) -> Double? { interpolation.rotation(at: progressFunction.progress(in: phase)) }
}
