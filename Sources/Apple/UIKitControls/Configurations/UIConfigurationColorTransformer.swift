import CoreGraphics
import Foundation

/// A function from colours to colours that a configuration applies to its own colour.
///
/// Transformers are equal when they were created by the same call.
@preconcurrency @MainActor
public struct UIConfigurationColorTransformer: Hashable {
    /// The identity of a transformer.
    private final class Identity {}

    /// The function.
    public let transform: (UIColor) -> UIColor
    private let identity = Identity()

    /// Creates a transformer from a function.
    public init(_ transform: @escaping (UIColor) -> UIColor) { self.transform = transform }

    /// Returns the transformed colour.
    public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }

    /// A transformer that replaces a colour by a gray of the same lightness.
    public static let grayscale = UIConfigurationColorTransformer { color in
        UIColor { traits in
            var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
            // The pointers are used during the call only.
            _ = unsafe color.resolvedColor(with: traits).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
            // The weights of ITU-R BT.709.
            return UIColor(white: 0.2126 * red + 0.7152 * green + 0.0722 * blue, alpha: alpha)
        }
    }
    /// A transformer that keeps a colour; Lamina has no system accent colour.
    public static let preferredTint = UIConfigurationColorTransformer { $0 }
    /// A transformer that replaces a colour by the colour of secondary text.
    public static let monochromeTint = UIConfigurationColorTransformer { _ in .secondaryLabel }

    /// Returns true when both are the same transformer.
    public static func == (first: Self, second: Self) -> Bool { first.identity === second.identity }
    /// Hashes the transformer's identity.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(identity)) }
}
