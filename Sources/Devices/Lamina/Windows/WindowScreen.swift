import CoreGraphics
import LaminaWindow
import UIKit

/// The screen in a window: it fills the window, or lies in the middle of a device's body.
///
///     without a body   the window's size is the screen's, and decides the orientation
///     with a body      the screen has the size of its device, and body and screen are made smaller where the window is too small
@MainActor
struct WindowScreen {
    private let stage: DeviceStage?
    private let askForSize: (CGSize) -> Void

    /// - Parameters:
    ///   - stage: The picture of a device with its body; nil without a body.
    ///   - askForSize: Asks the desktop for another size of the window, in points.
    init(stage: DeviceStage?, askForSize: @escaping (CGSize) -> Void) { (self.stage, self.askForSize) = (stage, askForSize) }

    /// Returns the place on the screen that a place in the window shows, both in points.
    func place(_ point: CGPoint) -> CGPoint { stage?.layer.convert(point, to: UIScreen.main.root) ?? point }

    /// Returns the place in the window that shows a rectangle of the screen, both in points.
    func rect(_ rect: CGRect) -> CGRect { stage?.layer.convert(rect, from: UIScreen.main.root) ?? rect }

    /// Follows a change of the window's size.
    func resize(to size: WindowSize) {
        let (points, scale) = (CGSize(width: size.widthInPoints, height: size.heightInPoints), CGFloat(size.scale))
        guard let stage else { return UIScreen.main.resize(to: points, scale: scale) }
        stage.layer.frame.size = points
        // The stage places its parts whenever the screen is resized.
        UIScreen.main.resize(to: UIScreen.main.bounds.size, scale: scale)
    }

    /// Turns the device by a quarter to the right, and asks for a window in which it has space.
    func turn() {
        guard let stage, let device = UIScreen.main.device else {
            return askForSize(CGSize(width: UIScreen.main.bounds.height, height: UIScreen.main.bounds.width))
        }
        UIScreen.main.turn(to: device.orientation.turnedRight)
        askForSize(stage.deviceSize)
    }
}
