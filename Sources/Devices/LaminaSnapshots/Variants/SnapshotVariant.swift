import LaminaRun
public import UIKit

/// The conditions of a snapshot: device, orientation, appearance, text size, locale and direction.
///
/// A parameterised test takes one picture for each:
///
///     @Test(arguments: SnapshotVariant.matrix(devices: [.iPhoneSE, .iPadPro11], appearances: [.light, .dark]))
///     @MainActor func profile(variant: SnapshotVariant) {
///         expectSnapshot(of: ProfileController(), as: variant)
///     }
public struct SnapshotVariant: Hashable, Sendable {
    /// The device; iPhone 16 by default.
    public var device: SnapshotDevice
    /// True when the device lies on its side, with the top to the left.
    public var isLandscape: Bool
    /// Light, the default, or dark.
    public var appearance: Appearance
    /// The text size that the user prefers.
    public var textSize: UIContentSizeCategory
    /// The identifier of the language in which texts are looked up, such as `de-AT`; English by default.
    public var locale: String
    /// The direction of the interface; nil takes that of the locale's script.
    public var direction: Direction?

    /// Creates the conditions of one snapshot.
    public init(
        device: SnapshotDevice = .iPhone16, isLandscape: Bool = false, appearance: Appearance = .light,
        textSize: UIContentSizeCategory = .large, locale: String = "en", direction: Direction? = nil
    ) {
        (self.device, self.isLandscape, self.appearance) = (device, isLandscape, appearance)
        (self.textSize, self.locale, self.direction) = (textSize, locale, direction)
    }

    /// The two appearances of an interface.
    public enum Appearance: String, Hashable, Sendable {
        case light
        case dark
    }

    /// The two directions in which an interface runs.
    public enum Direction: String, Hashable, Sendable {
        case leftToRight
        case rightToLeft
    }

    /// Returns all combinations of the given conditions, the last one varying fastest.
    public static func matrix(
        devices: [SnapshotDevice] = [.iPhone16], isLandscape: [Bool] = [false], appearances: [Appearance] = [.light],
        textSizes: [UIContentSizeCategory] = [.large], locales: [String] = ["en"], directions: [Direction?] = [nil]
    ) -> [SnapshotVariant] {
        var variants = devices.map { SnapshotVariant(device: $0) }
        func vary<Value>(_ keyPath: WritableKeyPath<SnapshotVariant, Value>, _ values: [Value]) {
            variants = variants.flatMap { variant in
                values.map { value in
                    var copy = variant
                    copy[keyPath: keyPath] = value
                    return copy
                }
            }
        }
        vary(\.isLandscape, isLandscape)
        vary(\.appearance, appearances)
        vary(\.textSize, textSizes)
        vary(\.locale, locales)
        vary(\.direction, directions)
        return variants
    }

    /// Checks the conditions.
    ///
    /// - Throws: `SnapshotError.badLocale`.
    func check() throws(SnapshotError) {
        guard LocaleIdentifier.isValid(locale) else { throw .badLocale(locale) }
    }

    /// The direction of the interface.
    var resolvedDirection: Direction {
        direction ?? (NSLocale.characterDirection(forLanguage: locale) == .rightToLeft ? .rightToLeft : .leftToRight)
    }

    /// The words that distinguish the variant in the names of files: its device, and what differs from the defaults.
    var words: [String] {
        let plain = SnapshotVariant()
        return [
            device.name, isLandscape ? "landscape" : nil, appearance == plain.appearance ? nil : appearance.rawValue,
            textSize == plain.textSize ? nil : textSize.rawValue.replacingOccurrences(of: "UICTContentSizeCategory", with: "text-"),
            locale == plain.locale ? nil : locale, direction?.rawValue,
        ].compactMap(\.self)
    }
}

extension SnapshotVariant: CustomStringConvertible {
    /// The device and the conditions that differ from the defaults.
    public var description: String { words.joined(separator: ", ") }
}
