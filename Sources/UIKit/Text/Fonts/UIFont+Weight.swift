public import CoreGraphics
public import Foundation

extension CTFont {
    /// How thick letters are.
    public struct Weight: RawRepresentable, Hashable, Sendable {
        /// -1 to 1; 0 is regular.
        public let rawValue: CGFloat
        /// -1 to 1; 0 is regular.
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        /// -1 to 1; 0 is regular.
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

        /// The thinnest.
        public static let ultraLight = Weight(-0.8)
        /// Very thin.
        public static let thin = Weight(-0.6)
        /// Thin.
        public static let light = Weight(-0.4)
        /// As usual.
        public static let regular = Weight(0)
        /// A little thicker.
        public static let medium = Weight(0.23)
        /// Half bold.
        public static let semibold = Weight(0.3)
        /// Bold.
        public static let bold = Weight(0.4)
        /// Very bold.
        public static let heavy = Weight(0.56)
        /// The thickest.
        public static let black = Weight(0.62)

        /// Apple's weights and OpenType's, ascending.
        private static let scale: [(apple: Double, openType: Double)] = [
            (-0.8, 100), (-0.6, 200), (-0.4, 300), (0, 400), (0.23, 500), (0.3, 600), (0.4, 700), (0.56, 800), (0.62, 900),
        ]

        /// 100 to 900, as OpenType counts.
        var openType: Double {
            let value = Double(rawValue)
            guard let upper = Self.scale.firstIndex(where: { value <= $0.apple }) else { return 900 }
            guard upper > 0 else { return 100 }
            let (low, high) = (Self.scale[upper - 1], Self.scale[upper])
            return low.openType + (value - low.apple) / (high.apple - low.apple) * (high.openType - low.openType)
        }

        /// - Parameter openType: 100 to 900.
        init(openType: Double) {
            let nearest = Self.scale.min { abs($0.openType - openType) < abs($1.openType - openType) }
            self.init(CGFloat(nearest?.apple ?? 0))
        }
    }
}
