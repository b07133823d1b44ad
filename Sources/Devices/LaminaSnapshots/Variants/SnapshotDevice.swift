import LaminaHardware

/// A model of Apple's phones and tablets on which a snapshot is taken: its screen, safe areas, idiom and size classes.
///
/// The models are those of `lamina render --device`, whose documentation has their sources.
public struct SnapshotDevice: Hashable, Sendable {
    let model: DeviceModel

    private init(_ model: DeviceModel) { self.model = model }

    /// Finds a model by its name, such as `iPhone 16`; nil for a name that no model has.
    public init?(named name: String) {
        guard let model = DeviceModel.named(name) else { return nil }
        self.init(model)
    }

    /// The name of the model.
    public var name: String { model.name }
    /// All models, phones first.
    public static let all = DeviceModel.all.map(SnapshotDevice.init)

    /// iPhone SE: 375×667 points at 2 pixels per point.
    public static let iPhoneSE = known("iPhone SE")
    /// iPhone 8: 375×667 points at 2 pixels per point.
    public static let iPhone8 = known("iPhone 8")
    /// iPhone 12 mini: 375×812 points at 3 pixels per point.
    public static let iPhone12Mini = known("iPhone 12 mini")
    /// iPhone 13: 390×844 points at 3 pixels per point.
    public static let iPhone13 = known("iPhone 13")
    /// iPhone 14 Pro: 393×852 points at 3 pixels per point.
    public static let iPhone14Pro = known("iPhone 14 Pro")
    /// iPhone 15 Pro: 393×852 points at 3 pixels per point.
    public static let iPhone15Pro = known("iPhone 15 Pro")
    /// iPhone 16: 393×852 points at 3 pixels per point.
    public static let iPhone16 = known("iPhone 16")
    /// iPhone 16 Pro: 402×874 points at 3 pixels per point.
    public static let iPhone16Pro = known("iPhone 16 Pro")
    /// iPhone 16 Pro Max: 440×956 points at 3 pixels per point.
    public static let iPhone16ProMax = known("iPhone 16 Pro Max")
    /// iPad mini: 744×1133 points at 2 pixels per point.
    public static let iPadMini = known("iPad mini")
    /// iPad Pro of 11 inches: 834×1210 points at 2 pixels per point.
    public static let iPadPro11 = known("iPad Pro 11")
    /// iPad Pro of 13 inches: 1032×1376 points at 2 pixels per point.
    public static let iPadPro13 = known("iPad Pro 13")

    private static func known(_ name: String) -> SnapshotDevice {
        // Every name above is one of the models, which a test checks, so the fallback is never used.
        SnapshotDevice(DeviceModel.named(name) ?? DeviceModel.all[0])
    }
}
