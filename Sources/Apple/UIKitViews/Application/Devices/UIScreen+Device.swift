import CoreGraphics
import Foundation
import LaminaHardware
package import CUIKitValues

extension UIScreen {
    /// Gives the screen the size, scale, traits and bars of a device; nil makes it a plain rectangle, which keeps its size.
    ///
    /// - Parameter scale: Pixels per point; nil for the model's.
    package func imitate(_ device: ScreenDevice?, scale: CGFloat? = nil) {
        self.device?.bars?.remove()
        self.device = device
        resize(to: device?.size ?? bounds.size, scale: scale ?? device.map { CGFloat($0.model.scale) } ?? self.scale)
        guard let device else {
            for window in UIApplication.shared.windows where window.followsScreen { window.setAdditionalSafeArea(.zero) }
            return
        }
        device.bars?.show(on: self)
    }

    /// Imitates the device that the environment variable `LAMINA_DEVICE` names, as a test's screen.
    ///
    /// Runs of the tool have their own option, so that no variable of their caller changes a film.
    func imitateDeviceOfTests() {
        let environment = ProcessInfo.processInfo.environment
        guard environment["LAMINA_RUN"] == nil, let name = environment["LAMINA_DEVICE"], !name.isEmpty else { return }
        guard let model = DeviceModel.named(name) else {
            return Diagnostics.warn("LAMINA_DEVICE: \(UnknownDevice(name: name))")
        }
        imitate(ScreenDevice(model))
    }

    /// Turns the device; the interface follows where the app and its controllers support the orientation.
    ///
    /// Without a device the call has no effect.
    package func turn(to orientation: UIDeviceOrientation) {
        guard let device, device.orientation != orientation else { return }
        device.orientation = orientation
        let current = UIDevice.current
        if current.isGeneratingDeviceOrientationNotifications {
            NotificationCenter.default.post(name: UIDevice.orientationDidChangeNotification, object: current)
        }
        followDevice(duration: UIApplication.shared.statusBarOrientationAnimationDuration)
    }

    /// Turns the interface to the supported orientation that suits the device.
    ///
    /// - Parameter duration: The duration of the rotation, in seconds; 0 does not animate.
    package func followDevice(duration: Double) {
        guard let device, device.turns else { return }
        let app = UIApplication.shared
        let controller = app.mainScene.statusBarManager?.controller
        let ofApp = app.delegate?.application(app, supportedInterfaceOrientationsFor: app.keyWindow) ?? app.supportedInterfaceOrientations(for: nil)
        let both = ofApp.intersection(controller?.supportedInterfaceOrientations ?? .all)
        if both.isEmpty {
            Diagnostics.report(
                exception: "UIApplicationInvalidInterfaceOrientation",
                detail: "the controller and the app support no orientation in common; those of the app are used")
        }
        let wanted = SupportedOrientations.best(
            for: device.orientation, now: device.interfaceOrientation, in: both.isEmpty ? ofApp : both, rotates: controller?.shouldAutorotate ?? true)
        guard wanted != device.interfaceOrientation else { return }
        let isSame = wanted.isLandscape == device.interfaceOrientation.isLandscape
        let size = isSame ? bounds.size : CGSize(width: bounds.height, height: bounds.width)
        resize(to: size, scale: scale, duration: duration, orientation: wanted)
    }
}

extension UIWindow {
    /// Makes the parts of the window unsafe that lie in the unsafe parts of the device's screen.
    package func updateDeviceSafeArea() {
        guard let device = screen.device, !isOfSystem, followsScreen, coversDevice else { return }
        let (area, whole) = (device.safeArea, screen.bounds)
        setAdditionalSafeArea(
            UIEdgeInsets(
                top: max(0, area.top - frame.minY), left: max(0, area.left - frame.minX),
                bottom: max(0, area.bottom - (whole.maxY - frame.maxY)), right: max(0, area.right - (whole.maxX - frame.maxX))))
    }
}
