import QuartzCore

extension UIView {
    func setMotionEffects(_ effects: [UIMotionEffect]) {
        guard !effects.isEmpty || motion != nil else { return }
        let state = motion ?? MotionState()
        motion = effects.isEmpty ? nil : state
        state.effects = effects
        state.apply(UIScreen.main.viewerOffset, to: layer, isSmooth: false)
    }

    /// The device is held in another way.
    func followTilt() { motion?.apply(UIScreen.main.viewerOffset, to: layer, isSmooth: true) }

    /// The layer came to a screen, which it did without its animations.
    func renewMotion() { motion?.apply(UIScreen.main.viewerOffset, to: layer, isSmooth: false) }
}
