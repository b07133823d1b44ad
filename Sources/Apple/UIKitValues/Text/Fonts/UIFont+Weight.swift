public import CoreGraphics
public import Foundation

extension CTFont {
    /// The thickness of a font's strokes.
    public struct Weight: RawRepresentable, Hashable, Sendable {
        /// The weight, from -1 to 1; 0 is regular.
        public let rawValue: CGFloat
        /// Creates a weight from -1 to 1; 0 is regular.
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        /// Creates a weight from -1 to 1; 0 is regular.
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

        /// The thinnest weight: -0.8.
        public static let ultraLight = Weight(-0.8)
        /// A very thin weight: -0.6.
        public static let thin = Weight(-0.6)
        /// A thin weight: -0.4.
        public static let light = Weight(-0.4)
        /// The weight of ordinary text: 0.
        public static let regular = Weight(0)
        /// A weight between regular and semibold: 0.23.
        public static let medium = Weight(0.23)
        /// A weight between medium and bold: 0.3.
        public static let semibold = Weight(0.3)
        /// Bold: 0.4.
        public static let bold = Weight(0.4)
        /// A very thick weight: 0.56.
        public static let heavy = Weight(0.56)
        /// The thickest weight: 0.62.
        public static let black = Weight(0.62)

        /// Pairs of equal weights on Apple's and on OpenType's scale, ascending.
        private static let scale: [(apple: Double, openType: Double)] = [
            (-0.8, 100), (-0.6, 200), (-0.4, 300), (0, 400), (0.23, 500), (0.3, 600), (0.4, 700), (0.56, 800), (0.62, 900),
        ]

        /// The weight on OpenType's scale, 100 to 900, interpolated linearly.
        var openType: Double {
            let value = Double(rawValue)
            guard let upper = Self.scale.firstIndex(where: { value <= $0.apple }) else { return 900 }
            guard upper > 0 else { return 100 }
            let (low, high) = (Self.scale[upper - 1], Self.scale[upper])
            return low.openType + (value - low.apple) / (high.apple - low.apple) * (high.openType - low.openType)
        }
    }
}
