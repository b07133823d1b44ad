extension UIView {
    func setMotionEffects(_ effects: [UIMotionEffect]) {
        guard !effects.isEmpty || motion != nil else { return }
        let state = motion ?? MotionState()
        motion = effects.isEmpty ? nil : state
        state.effects = effects
        state.apply(UIScreen.main.viewerOffset, to: layer, isSmooth: false)
    }

    /// Moves smoothly to the offsets of the screen's new `viewerOffset`.
    package func followTilt() { motion?.apply(UIScreen.main.viewerOffset, to: layer, isSmooth: true) }

    /// Adds the motion animations again after the layer entered a screen, because layers enter a screen without animations.
    func renewMotion() { motion?.apply(UIScreen.main.viewerOffset, to: layer, isSmooth: false) }
}
