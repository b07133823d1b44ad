import CoreGraphics
import Foundation
package import LaminaHardware
package import CUIKitValues

/// The device that the screen imitates: its model, the way in which it is held, and the bars that the system draws above the app.
///
/// A screen without a device is a plain rectangle: no part of it is unsafe, nothing covers it, and its size decides the orientation.
///
///     turn(to:) ─► orientation ─► SupportedOrientations ─► interfaceOrientation ─► UIScreen.resize ─► windows, traits, safe areas
///     controllers' wishes ─► UIStatusBarManager ─► SystemBars.update ─► status bar, safe areas
@MainActor
package final class ScreenDevice {
    package let model: DeviceModel
    /// The position in which the user holds the device.
    package internal(set) var orientation: UIDeviceOrientation
    /// The orientation of the interface, which the app may keep when the device is turned.
    package internal(set) var interfaceOrientation: UIInterfaceOrientation
    /// True when the device shows its keyboard on the screen; false with a keyboard of hardware.
    package let hasKeyboard: Bool
    /// True when the interface follows the device; false in a window without a body, whose size the user decides.
    let turns: Bool
    /// The keyboard on the screen, which all windows share.
    package private(set) lazy var keyboard = (self as? any DeviceDrawing)?.makeKeyboard()
    /// The bars above the app's windows.
    package private(set) var bars: (any DeviceBars)?

    /// - Parameters:
    ///   - isLandscape: True for a device on its side, with the top to the left.
    ///   - hasKeyboard: False when a keyboard of hardware is attached.
    ///   - turns: False for a screen in a window.
    ///   - time: The text of the status bar's time; nil shows the process's.
    package init(_ model: DeviceModel, isLandscape: Bool = false, hasKeyboard: Bool = true, turns: Bool = true, time: String? = nil) {
        self.model = model
        self.turns = turns
        self.hasKeyboard = hasKeyboard
        orientation = isLandscape ? .landscapeLeft : .portrait
        interfaceOrientation = orientation.interface ?? .portrait
        bars = (self as? any DeviceDrawing)?.makeBars(time: time)
    }

    package var idiom: UIUserInterfaceIdiom { model.idiom == .pad ? .pad : .phone }

    /// The size of the screen in the interface's orientation, in points.
    package var size: CGSize {
        interfaceOrientation.isLandscape ? CGSize(width: model.height, height: model.width) : CGSize(width: model.width, height: model.height)
    }

    /// The parts of the screen that the housing of the camera, the bars and the rounded corners take.
    var safeArea: UIEdgeInsets {
        let insets = model.safeArea(isLandscape: interfaceOrientation.isLandscape, showsStatusBar: bars?.showsStatusBar ?? true)
        return UIEdgeInsets(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
    }

    /// True when the system shows a status bar in this orientation, unless the app hides it.
    var hasStatusBar: Bool { model.hasStatusBar(isLandscape: interfaceOrientation.isLandscape) }

    /// Returns the orientation that a size has: the present one if it fits.
    func orientation(of size: CGSize) -> UIInterfaceOrientation {
        let isLandscape = size.width > size.height
        if interfaceOrientation.isLandscape == isLandscape { return interfaceOrientation }
        return isLandscape ? .landscapeRight : .portrait
    }
}

extension UIDeviceOrientation {
    /// The orientation of an interface that is upright on a device held like this; nil where the device lies flat.
    ///
    /// The interface turns against the device, so left and right are exchanged.
    package var interface: UIInterfaceOrientation? {
        switch self {
        case .portrait: .portrait
        case .portraitUpsideDown: .portraitUpsideDown
        case .landscapeLeft: .landscapeRight
        case .landscapeRight: .landscapeLeft
        case .unknown, .faceUp, .faceDown: nil
        @unknown default: nil
        }
    }
}
