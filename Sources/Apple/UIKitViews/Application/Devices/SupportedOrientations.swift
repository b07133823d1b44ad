import Foundation
import UIKitValues

/// The orientations that the app's Info.plist names.
enum SupportedOrientations {
    /// Returns the orientations of an idiom; without the key those that UIKit supports by default.
    ///
    /// - Parameter information: The values of Info.plist.
    static func named(in information: [String: Any], idiom: UIUserInterfaceIdiom) -> UIInterfaceOrientationMask {
        let key = "UISupportedInterfaceOrientations"
        let names = information[key + (idiom == .pad ? "~ipad" : "~iphone")] ?? information[key]
        let mask = (names as? [String] ?? []).compactMap { masks[$0] }.reduce(into: UIInterfaceOrientationMask()) { $0.formUnion($1) }
        return mask.isEmpty ? (idiom == .pad ? .all : .allButUpsideDown) : mask
    }

    private static let masks: [String: UIInterfaceOrientationMask] = [
        "UIInterfaceOrientationPortrait": .portrait, "UIInterfaceOrientationPortraitUpsideDown": .portraitUpsideDown,
        "UIInterfaceOrientationLandscapeLeft": .landscapeLeft, "UIInterfaceOrientationLandscapeRight": .landscapeRight,
    ]

    /// Returns the supported orientation that suits a device best: upright to the user, else the present one, else the first of a fixed order.
    static func best(
        for device: UIDeviceOrientation, now: UIInterfaceOrientation, in supported: UIInterfaceOrientationMask, rotates: Bool
    ) -> UIInterfaceOrientation {
        let wished = rotates ? [device.interface, now] : [now, device.interface]
        let order = wished.compactMap(\.self) + [.portrait, .landscapeRight, .landscapeLeft, .portraitUpsideDown]
        return order.first { supported.contains($0) } ?? now
    }
}

extension UIInterfaceOrientationMask {
    func contains(_ orientation: UIInterfaceOrientation) -> Bool {
        let bit = UInt(exactly: orientation.rawValue).map { UInt(1) << $0 } ?? 0
        return bit != 0 && contains(UIInterfaceOrientationMask(rawValue: bit))
    }
}

extension UIApplication {
    /// Returns the orientations that Info.plist names for the device's idiom; without them all on a tablet, and all but upside down on a phone.
    public func supportedInterfaceOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask {
        SupportedOrientations.named(in: Bundle.main.infoDictionary ?? [:], idiom: UIDevice.current.userInterfaceIdiom)
    }
}
