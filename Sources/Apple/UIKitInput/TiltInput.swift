import CoreGraphics

/// Converts the tilt of the device into motion effects; the source is a window system, a recording or a test.
@MainActor
package struct TiltInput {
    private let application: UIApplication

    package init(application: UIApplication) { self.application = application }

    /// Sets the viewer's position and updates the motion effects of all windows.
    ///
    /// - Parameters:
    ///   - horizontal: The viewer's position from -1 at the far left to 1 at the far right, clamped.
    ///   - vertical: The viewer's position from -1 at the top to 1 at the bottom, clamped.
    package func tilt(horizontal: Double, vertical: Double) {
        func clamped(_ value: Double) -> CGFloat { value.isNaN ? 0 : CGFloat(min(1, max(-1, value))) }
        UIScreen.main.viewerOffset = UIOffset(horizontal: clamped(horizontal), vertical: clamped(vertical))
        for window in application.windows {
            for view in window.withAllBelow { view.followTilt() }
        }
    }
}
