public import Foundation
import LaminaHardware

/// The device that the app runs on.
@preconcurrency @MainActor
open class UIDevice: NSObject {
    /// The charging state of the battery.
    public typealias BatteryState = UIDeviceBatteryState

    /// The only device.
    public static let current = UIDevice()

    private override init() {}

    /// The name that the user gave the device.
    open var name: String { imitated?.model.name ?? "Lamina" }
    /// The model of the device.
    open var model: String { imitated.map { $0.model.idiom == .pad ? "iPad" : "iPhone" } ?? "Lamina" }
    /// The device that the screen imitates.
    private var imitated: ScreenDevice? { UIScreen.main.device }
    /// The model of the device, in the user's language.
    open var localizedModel: String { model }
    /// The name of the operating system that the app sees.
    open var systemName: String { "iOS" }
    /// The version of iOS whose appearance and behaviour are reproduced.
    open var systemVersion: String { "17.0" }
    /// The idiom of the device that the screen imitates; without one `phone`, whatever the size of the window.
    open var userInterfaceIdiom: UIUserInterfaceIdiom { imitated?.idiom ?? .phone }
    /// The position in which the device is held; without a device portrait, or landscape when the screen is wider than high.
    open var orientation: UIDeviceOrientation {
        if let imitated { return imitated.orientation }
        return UIScreen.main.bounds.width > UIScreen.main.bounds.height ? .landscapeLeft : .portrait
    }
    /// Nil, because the device has no lasting identity.
    open var identifierForVendor: UUID? { nil }
    /// True when apps can run in the background; always true.
    open var isMultitaskingSupported: Bool { true }
    /// True when the battery is monitored; without effect, because there is no battery.
    open var isBatteryMonitoringEnabled = false
    /// The charge of the battery, 0…1; always -1, because there is no battery.
    open var batteryLevel: Float { -1 }
    /// Always `unknown`, because there is no battery.
    open var batteryState: BatteryState { .unknown }
    /// True when the app asked for notifications of the device's orientation.
    open private(set) var isGeneratingDeviceOrientationNotifications = false
    /// Asks for notifications of the device's orientation.
    open func beginGeneratingDeviceOrientationNotifications() { isGeneratingDeviceOrientationNotifications = true }
    /// Withdraws the app's request for orientation notifications.
    open func endGeneratingDeviceOrientationNotifications() { isGeneratingDeviceOrientationNotifications = false }
    /// Plays the click of a key; does nothing here.
    open func playInputClick() {}

    /// The notification of a new orientation of the device that the screen imitates.
    public class var orientationDidChangeNotification: NSNotification.Name { .init("UIDeviceOrientationDidChangeNotification") }
    /// The notification of a changed battery level; never posted here.
    public class var batteryLevelDidChangeNotification: NSNotification.Name { .init("UIDeviceBatteryLevelDidChangeNotification") }
    /// The notification of a changed charging state; never posted here.
    public class var batteryStateDidChangeNotification: NSNotification.Name { .init("UIDeviceBatteryStateDidChangeNotification") }
}
