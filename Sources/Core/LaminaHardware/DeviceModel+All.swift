extension DeviceModel {
    /// The models that `--device` knows.
    ///
    /// - Source: Points, scales and safe areas: swift-snapshot-testing `View.swift` (pointfreeco, 6bb6c9ae) for the models up to iPhone 13 and the
    ///   iPads with Home buttons and indicators of 2018; Tinder/Layout `ViewImageConfig.swift` (eb8ac90c) for iPhone 14 Pro and 15 Pro;
    ///   flutter_device_preview (aloisdeniel, 42089cdc) for iPhone 16 and later and the iPads of 2024; SwiftUI-Simulator `DeviceInfo.swift`
    ///   (YusukeHosonuma, 55a7a1d1) for iPad mini. The sizes are those of Apple's "Specifications" in its Human Interface Guidelines. Radii of
    ///   corners: ScreenCorners (kylebshr, 2b41661a), values of `UIScreen`. Status bars: Telegram-iOS `DeviceMetrics.swift` (20a11637).
    ///   Each row adds what no source says.
    package static let all: [DeviceModel] = homeButtonPhones + notchPhones + islandPhones + tablets

    /// Phones with a Home button: the status bar is the only unsafe part of the screen.
    private static let homeButtonPhones = [
        phone("iPhone SE", ["iPhone SE (2nd generation)", "iPhone SE (3rd generation)"], 375, 667, scale: 2, top: 20),
        phone("iPhone 8", ["iPhone 6", "iPhone 6s", "iPhone 7"], 375, 667, scale: 2, top: 20),
    ]

    /// Phones with a notch; the widths of the notches are measured on Apple's product bezels, without a published number.
    private static let notchPhones = [
        // The panel has 1080 × 2340 pixels, to which the picture of 1125 × 2436 is scaled.
        phone(
            "iPhone 12 mini", ["iPhone 13 mini"], 375, 812, nativeScale: 2.88, top: 50, radius: 44, housing: .notch(width: 210, height: 31)),
        phone("iPhone 13", ["iPhone 13 Pro"], 390, 844, top: 47, radius: 47.33, housing: .notch(width: 162, height: 33)),
    ]

    /// Phones with an island.
    ///
    /// The status bar of 54 points was measured on iPhone 14 Pro; the later ones are taken to have the same.
    private static let islandPhones = [
        phone("iPhone 14 Pro", [], 393, 852, top: 59, bar: 54, radius: 55, housing: island(top: 11)),
        phone("iPhone 15 Pro", ["iPhone 15"], 393, 852, top: 59, bar: 54, radius: 55, housing: island(top: 11)),
        phone("iPhone 16", [], 393, 852, top: 59, bar: 54, radius: 55, housing: island(top: 11)),
        phone("iPhone 16 Pro", [], 402, 874, top: 62, bar: 54, radius: 62, housing: island(top: 14)),
        phone("iPhone 16 Pro Max", [], 440, 956, top: 62, bar: 54, radius: 62, housing: island(top: 14)),
    ]

    /// Tablets with a home indicator.
    ///
    /// No source has the radius of iPad mini and of the iPads of 2024: they are taken to have 18, as the Pro of 2018.
    private static let tablets = [
        pad("iPad mini", ["iPad mini (6th generation)", "iPad mini (A17 Pro)"], 744, 1133),
        pad("iPad Pro 11", ["iPad Pro 11-inch", "iPad Pro 11-inch (M4)"], 834, 1210),
        pad("iPad Pro 13", ["iPad Pro 13-inch", "iPad Pro 13-inch (M4)"], 1032, 1376),
    ]

    private static func island(top: Double) -> Housing { .island(width: 126, height: 37, top: top) }

    private static func phone(
        _ name: String, _ aliases: [String], _ width: Double, _ height: Double, scale: Double = 3, nativeScale: Double? = nil, top: Double,
        bar: Double? = nil, radius: Double = 0, housing: Housing = .none
    ) -> DeviceModel {
        let isButtonless = housing != .none
        return DeviceModel(
            name: name, aliases: aliases, idiom: .phone, width: width, height: height, scale: scale, nativeScale: nativeScale ?? scale,
            portraitInsets: ScreenInsets(top: top, bottom: isButtonless ? 34 : 0),
            landscapeInsets: isButtonless ? ScreenInsets(left: top, bottom: 21, right: top) : ScreenInsets(),
            cornerRadius: radius, statusBarHeight: bar ?? top, housing: housing)
    }

    private static func pad(_ name: String, _ aliases: [String], _ width: Double, _ height: Double) -> DeviceModel {
        let insets = ScreenInsets(top: 24, bottom: 20)
        return DeviceModel(
            name: name, aliases: aliases, idiom: .pad, width: width, height: height, scale: 2, nativeScale: 2, portraitInsets: insets,
            landscapeInsets: insets, cornerRadius: 18, statusBarHeight: 24, housing: .none)
    }
}
