public import Foundation

/// The device that the app runs on.
@preconcurrency @MainActor
open class UIDevice: NSObject {
    /// How full the battery is.
    public enum BatteryState: Int, Sendable {
        /// Nobody asked.
        case unknown = 0
        /// Not plugged in.
        case unplugged
        /// Plugged in, below 100 %.
        case charging
        /// Plugged in, at 100 %.
        case full
    }

    /// The only device.
    public static let current = UIDevice()

    private override init() {}

    /// The user's name for it.
    open var name: String { "Lamina" }
    /// What it is.
    open var model: String { "Lamina" }
    /// What it is, in the user's language.
    open var localizedModel: String { model }
    /// The name of the system.
    open var systemName: String { "iOS" }
    /// The version of iOS whose looks and rules are followed.
    open var systemVersion: String { "17.0" }
    /// A telephone, whatever the size of the window.
    open var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
    /// Upright, or on its side when the screen is wider than high.
    open var orientation: UIDeviceOrientation {
        UIScreen.main.bounds.width > UIScreen.main.bounds.height ? .landscapeLeft : .portrait
    }
    /// Nobody knows this device again.
    open var identifierForVendor: UUID? { nil }
    /// Whether apps may go on in the background.
    open var isMultitaskingSupported: Bool { true }
    /// Whether the battery is watched; there is none.
    open var isBatteryMonitoringEnabled = false
    /// 0...1; -1 because there is no battery.
    open var batteryLevel: Float { -1 }
    /// Unknown, because there is no battery.
    open var batteryState: BatteryState { .unknown }
    /// Whether the app asked to hear of turns of the device.
    open private(set) var isGeneratingDeviceOrientationNotifications = false
    /// The app wants to hear of turns of the device.
    open func beginGeneratingDeviceOrientationNotifications() { isGeneratingDeviceOrientationNotifications = true }
    /// The app does not want to hear of them any more.
    open func endGeneratingDeviceOrientationNotifications() { isGeneratingDeviceOrientationNotifications = false }
    /// The sound of a key; there is none.
    open func playInputClick() {}

    /// The device was turned.
    public class var orientationDidChangeNotification: NSNotification.Name { .init("UIDeviceOrientationDidChangeNotification") }
    /// The battery is fuller or emptier; never posted here.
    public class var batteryLevelDidChangeNotification: NSNotification.Name { .init("UIDeviceBatteryLevelDidChangeNotification") }
    /// The battery was plugged in or out; never posted here.
    public class var batteryStateDidChangeNotification: NSNotification.Name { .init("UIDeviceBatteryStateDidChangeNotification") }
}
