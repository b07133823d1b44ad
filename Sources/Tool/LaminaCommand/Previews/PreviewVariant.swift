import LaminaHardware
import LaminaRun

/// One of the settings in which each preview is drawn.
struct PreviewVariant {
    /// The last part of the picture's file name.
    let name: String
    let caption: String
    /// The device's name.
    let device: String
    private let change: @Sendable (inout RunRequest) -> Void

    private init(_ name: String, _ caption: String, on device: String = phone, _ change: @escaping @Sendable (inout RunRequest) -> Void = { _ in }) {
        (self.name, self.caption, self.device, self.change) = (name, caption, device, change)
    }

    /// The phone of most variants.
    static let phone = "iPhone 16 Pro"
    private static let tablet = "iPad Pro 11"

    /// The variants in the order of the page; when a preview fails in the first one, the others are not tried.
    static let all = [
        PreviewVariant("light", "Light"),
        PreviewVariant("dark", "Dark") { $0.appearance = .dark },
        PreviewVariant("small-text", "Extra small text") { $0.textSize = TextSize.extraSmall.category },
        PreviewVariant("large-text", "Accessibility text") { $0.textSize = TextSize.accessibilityExtraLarge.category },
        PreviewVariant("right-to-left", "Right to left") { $0.isRightToLeft = true },
        PreviewVariant("tablet", tablet, on: tablet),
    ]

    /// Gives a request the device and the setting.
    func apply(to request: inout RunRequest, isLandscape: Bool) {
        if let model = DeviceModel.named(device) { request.begin(with: model, isLandscape: isLandscape) }
        change(&request)
    }
}
