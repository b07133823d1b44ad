import LaminaHardware
import Testing
import UIKit

@testable import UIKitDevices
@testable import UIKitViews

/// Lets the shared screen imitate a device while a test runs, and makes it a plain rectangle again afterwards.
@MainActor
func onDevice(_ name: String, isLandscape: Bool = false, hasKeyboard: Bool = true, _ body: (ScreenDevice) throws -> Void) throws {
    let model = try #require(DeviceModel.named(name))
    let screen = UIScreen.main
    let (size, scale) = (screen.bounds.size, screen.scale)
    let device = ScreenDevice(model, isLandscape: isLandscape, hasKeyboard: hasKeyboard)
    screen.imitate(device)
    defer {
        screen.imitate(nil)
        screen.resize(to: size, scale: scale)
    }
    try body(device)
}

/// Shows a controller in a window that fills the screen while a test runs.
@MainActor
func showing<Controller: UIViewController>(_ controller: Controller, _ body: (UIWindow) throws -> Void) rethrows {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    defer {
        window.endEditing(true)
        window.inputHost?.removeFromSuperview()
        window.rootViewController = nil
        window.isHidden = true
    }
    try body(window)
}

extension ScreenDevice {
    /// The bars as the device draws them.
    var drawnBars: SystemBars! { bars as? SystemBars }
}
