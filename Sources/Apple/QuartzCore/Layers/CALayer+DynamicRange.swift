public import CoreGraphics
import LaminaScene

extension CALayer {
    /// The brightness range of a layer's output.
    public struct DynamicRange: RawRepresentable, Hashable, Sendable {
        /// The range's name, spelt as Apple's.
        public let rawValue: String
        /// Creates a range with any name; layers replace unknown names by `standard`.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The range that suits the contents.
        public static let automatic = Self(rawValue: "automatic")
        /// Nothing brighter than white.
        public static let standard = Self(rawValue: "standard")
        /// Brighter than white to a limited extent.
        public static let constrainedHigh = Self(rawValue: "constrainedHigh")
        /// As bright as the display can be.
        public static let high = Self(rawValue: "high")
    }

    /// The use of tone mapping for contents brighter than the display allows.
    public struct ToneMapMode: RawRepresentable, Hashable, Sendable {
        /// The mode's name, spelt as Apple's.
        public let rawValue: String
        /// Creates a mode with any name; layers replace unknown names by `automatic`.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Tone mapping as the system sees fit.
        public static let automatic = Self(rawValue: "automatic")
        /// No tone mapping.
        public static let never = Self(rawValue: "never")
        /// Tone mapping where it is supported.
        public static let ifSupported = Self(rawValue: "ifSupported")
    }

    /// Stored without effect, because outputs have the range of sRGB; default `standard`.
    public var preferredDynamicRange: DynamicRange {
        get { DynamicRange(rawValue: self[\.contents.dynamicRange].rawValue) }
        set { self[\.contents.dynamicRange] = LaminaScene.DynamicRange(rawValue: newValue.rawValue) ?? .fallback }
    }
    /// Stored without effect, because outputs have the range of sRGB; default `automatic`.
    public var toneMapMode: ToneMapMode {
        get { ToneMapMode(rawValue: self[\.contents.toneMapMode].rawValue) }
        set { self[\.contents.toneMapMode] = LaminaScene.ToneMapMode(rawValue: newValue.rawValue) ?? .fallback }
    }
    /// The ratio of the contents' brightest value to white; stored without effect, because outputs have the range of sRGB.
    ///
    /// The default 0 means unknown.
    public var contentsHeadroom: CGFloat {
        get { self[\.contents.headroom] }
        set { self[\.contents.headroom] = newValue }
    }
    /// Stored without effect, because contents have one resolution; default false.
    public var wantsDynamicContentScaling: Bool {
        get { self[\.flags.wantsDynamicContentScaling] }
        set { self[\.flags.wantsDynamicContentScaling] = newValue }
    }
}
