import CoreGraphics

/// Turns the way in which the device is held into motion effects: from a window system, a recorded hand or a test.
@MainActor
package struct TiltInput {
    private let application: UIApplication

    package init(application: UIApplication) { self.application = application }

    /// The viewer looks from another side.
    ///
    /// - Parameters:
    ///   - horizontal: -1 from the left ... 1 from the right.
    ///   - vertical: -1 from above ... 1 from below.
    package func tilt(horizontal: Double, vertical: Double) {
        func clamped(_ value: Double) -> CGFloat { value.isNaN ? 0 : CGFloat(min(1, max(-1, value))) }
        UIScreen.main.viewerOffset = UIOffset(horizontal: clamped(horizontal), vertical: clamped(vertical))
        for window in application.windows {
            for view in window.withAllBelow { view.followTilt() }
        }
    }
}
