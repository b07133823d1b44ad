/// A property type with a few named values; not interpolated, and an unknown name becomes `fallback`.
package protocol NamedOption: NamedValue {
    /// The value that stands in for an unknown name.
    static var fallback: Self { get }
}

extension NamedOption {
    /// Creates the option from its name; nil if the value is neither a string nor `null`.
    ///
    /// - Source: Measured on Apple's system: a missing name counts as an unknown one.
    package init?(_ value: Value) {
        switch value {
        case .null: self = Self.fallback
        case .text(let name): self = Self(rawValue: name) ?? Self.fallback
        default: return nil
        }
    }
}

extension Gravity: NamedOption {
    /// - Source: Measured on Apple's system: an unknown gravity reads back as `center`, not as the default.
    package static var fallback: Gravity { .center }
}

extension Filter: NamedOption {
    package static var fallback: Filter { .linear }
}

extension CornerCurve: NamedOption {
    package static var fallback: CornerCurve { .circular }
}

extension ShapeFillRule: NamedOption {
    package static var fallback: ShapeFillRule { .nonZero }
}

extension ShapeLineCap: NamedOption {
    package static var fallback: ShapeLineCap { .butt }
}

extension ShapeLineJoin: NamedOption {
    package static var fallback: ShapeLineJoin { .miter }
}

extension ContentsFormat: NamedOption {
    package static var fallback: ContentsFormat { .rgba8 }
}

extension DynamicRange: NamedOption {
    package static var fallback: DynamicRange { .standard }
}

extension ToneMapMode: NamedOption {
    package static var fallback: ToneMapMode { .automatic }
}

extension FillMode: NamedOption {
    package static var fallback: FillMode { .removed }
}
