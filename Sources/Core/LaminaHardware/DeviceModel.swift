/// A model of Apple's phones and tablets: the size of its screen, the insets of its safe area and its form.
///
/// Lengths are in points. A run with `--device` and tests with `LAMINA_DEVICE` have the screen of one of `DeviceModel.all`.
package struct DeviceModel: Hashable, Sendable {
    /// The name for `--device`.
    package let name: String
    /// Further names of devices with the same screen.
    package let aliases: [String]
    package let idiom: Idiom
    /// The width of the upright screen.
    package let width: Double
    /// The height of the upright screen.
    package let height: Double
    /// Pixels per point of the picture that an app draws.
    package let scale: Double
    /// Pixels per point of the panel, which differs from `scale` where the panel shows a smaller picture than the app draws.
    package let nativeScale: Double
    /// The safe area of an upright app with a status bar.
    package let portraitInsets: ScreenInsets
    /// The safe area of an app on the device's side, with the status bar that the idiom shows there.
    package let landscapeInsets: ScreenInsets
    /// The radius of the screen's corners; 0 for square ones.
    package let cornerRadius: Double
    /// The height of the upright status bar.
    package let statusBarHeight: Double
    /// The housing of the camera, which covers a part of the screen.
    package let housing: Housing

    /// The two idioms of these devices.
    package enum Idiom: String, Hashable, Sendable {
        case phone
        case pad
    }

    /// The form of the camera's housing.
    package enum Housing: Hashable, Sendable {
        /// None: the camera is outside the screen.
        case none
        /// A notch at the upper edge.
        case notch(width: Double, height: Double)
        /// A capsule at a distance from the upper edge.
        case island(width: Double, height: Double, top: Double)
    }

    /// True for a device with a home indicator; the others have a home button.
    package var hasHomeIndicator: Bool { portraitInsets.bottom > 0 }
    /// True when a phone's upper edge stays unsafe without its status bar, because the camera's housing covers it.
    package var hasHousing: Bool { housing != .none }
}

/// Distances from the edges of the screen, in points.
package struct ScreenInsets: Hashable, Sendable {
    package var top: Double
    package var left: Double
    package var bottom: Double
    package var right: Double

    package init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
        (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
    }
}

extension DeviceModel {
    /// The model of a name; nil for a name that no model has.
    ///
    /// Letter case and spaces around the name do not matter.
    package static func named(_ name: String) -> DeviceModel? {
        let wanted = key(name)
        return all.first { model in ([model.name] + model.aliases).contains { key($0) == wanted } }
    }

    private static func key(_ name: String) -> String { name.split(separator: " ").joined(separator: " ").lowercased() }

    /// Returns the safe area of an app.
    ///
    /// - Parameters:
    ///   - isLandscape: True when the device lies on its side.
    ///   - showsStatusBar: True when the app shows the status bar.
    package func safeArea(isLandscape: Bool, showsStatusBar: Bool) -> ScreenInsets {
        var insets = isLandscape ? landscapeInsets : portraitInsets
        // Without a bar only the camera's housing keeps the upper edge from the content.
        if !showsStatusBar, isLandscape || !hasHousing { insets.top = 0 }
        return insets
    }

    /// True when the system shows a status bar in an orientation if the app does not hide it; phones show none on their side.
    package func hasStatusBar(isLandscape: Bool) -> Bool { idiom == .pad || !isLandscape }
}

/// No model has this name.
package struct UnknownDevice: Error, Hashable, CustomStringConvertible {
    package let name: String

    package init(name: String) { self.name = name }

    package var description: String {
        "“\(name)” is no device of Lamina; --device takes \(DeviceModel.all.map { "“\($0.name)”" }.joined(separator: ", "))"
    }
}

extension DeviceModel: Codable {
    /// Reads a model by its name.
    ///
    /// - Throws: `UnknownDevice`.
    package init(from decoder: any Decoder) throws {
        let name = try decoder.singleValueContainer().decode(String.self)
        guard let model = Self.named(name) else { throw UnknownDevice(name: name) }
        self = model
    }

    /// Writes the model's name.
    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(name)
    }
}
