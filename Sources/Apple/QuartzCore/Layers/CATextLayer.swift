public import CoreGraphics
public import Foundation
package import LaminaScene

/// A layer that draws text into its contents, in front of the background and from the top of its bounds.
///
/// The text's resolution is `contentsScale`, which is 1 by default. While an animation changes the text's size or colour, the text is redrawn for
/// every frame of the display.
open class CATextLayer: CALayer {
    package override class var properties: PropertyTable { TextState.properties }
    package override class var initialState: LayerState {
        var state = LayerState()
        state.flags.needsDisplayOnBoundsChange = true
        return state
    }

    /// The text: a `String`, or an `NSAttributedString` whose attributes take precedence over the layer's; nil, the default, draws nothing.
    open var string: Any? {
        get { value(forKey: "string") }
        set { setValue(newValue, forKey: "string") }
    }
    /// The typeface as a `CTFont`, a `CGFont` or a name; its size is ignored.
    ///
    /// The default, and the meaning of nil, is "Helvetica".
    open var font: CFTypeRef? {
        get { value(forKey: "font") as CFTypeRef? }
        set { setValue(newValue, forKey: "font") }
    }
    /// The size of an em, in points; animatable, default 36.
    open var fontSize: CGFloat {
        get { self[\.text.fontSize] }
        set { self[\.text.fontSize] = newValue }
    }
    /// The colour of text without a colour attribute; animatable, default opaque white.
    open var foregroundColor: CGColor? {
        get { self[\.text.foregroundColor].map { CGColor($0) } }
        set { self[\.text.foregroundColor] = newValue?.color }
    }
    /// True when lines break to fit the bounds; false, the default, draws each paragraph in one line.
    open var isWrapped: Bool {
        get { self[\.text.isWrapped] }
        set { self[\.text.isWrapped] = newValue }
    }
    /// The part that is left out of text that does not fit; default `none`, which clips the text at the bounds.
    open var truncationMode: CATextLayerTruncationMode {
        get { CATextLayerTruncationMode(rawValue: self[\.text.truncationMode]) }
        set { self[\.text.truncationMode] = newValue.rawValue }
    }
    /// The horizontal alignment of lines; default `natural`.
    open var alignmentMode: CATextLayerAlignmentMode {
        get { CATextLayerAlignmentMode(rawValue: self[\.text.alignmentMode]) }
        set { self[\.text.alignmentMode] = newValue.rawValue }
    }
    /// Stored without effect, because glyphs are always placed at subpixel positions; default false.
    open var allowsFontSubpixelQuantization: Bool {
        get { self[\.text.allowsFontSubpixelQuantization] }
        set { self[\.text.allowsFontSubpixelQuantization] = newValue }
    }

    open override func setValue(_ value: Any?, forKey key: String) {
        super.setValue(value, forKey: key)
        if key == "string" || key == "font" { setNeedsDisplay() }
    }

    open override class func needsDisplay(forKey key: String) -> Bool {
        redrawnKeys.contains(key) || TextState.drawnKeys.contains(key) || super.needsDisplay(forKey: key)
    }

    /// The keys that require redrawing, besides those of `TextState`.
    ///
    /// - Source: Measured on Apple's system.
    private static let redrawnKeys: Set = ["string", "font", "allowsFontSubpixelQuantization", "style", "contentsScale"]

    /// Returns the value of a property that was never set; for `font`, "Helvetica".
    open override class func defaultValue(forKey key: String) -> Any? {
        key == "font" ? "Helvetica" : super.defaultValue(forKey: key)
    }

    /// Returns the value of a property; for a `font` that was not set, the default.
    open override func value(forKey key: String) -> Any? {
        let value = super.value(forKey: key)
        return key == "font" && value == nil ? Self.defaultValue(forKey: key) : value
    }

    /// Draws the text into the contents, unless the app has set contents of its own, which cover the text.
    ///
    /// - Source: Measured on Apple's system: contents lie above the string.
    open override func display() {
        guard !hasOwnContents else { return commitment.needsDisplay = false }
        super.display()
    }

    private var hasOwnContents: Bool { state.picture != nil && !commitment.hasDrawnContents }

    open override func draw(in ctx: CGContext) {
        drawText(in: ctx)
        super.draw(in: ctx)
    }
}

/// The horizontal alignment of a text layer's lines.
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
    /// The alignment's name, spelt as Apple's.
    public let rawValue: String
    /// Creates an alignment with any name; unknown names are stored and mean `natural`.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// At the side at which the writing direction begins.
    public static let natural = Self(rawValue: "natural")
    /// At the left.
    public static let left = Self(rawValue: "left")
    /// At the right.
    public static let right = Self(rawValue: "right")
    /// In the middle.
    public static let center = Self(rawValue: "center")
    /// Stretched from the left to the right edge, except a paragraph's last line.
    public static let justified = Self(rawValue: "justified")
}

/// The part that a text layer leaves out of text that does not fit.
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
    /// The mode's name, spelt as Apple's.
    public let rawValue: String
    /// Creates a mode with any name; unknown names are stored and mean `none`.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Nothing is left out; the bounds clip the text.
    public static let none = Self(rawValue: "none")
    /// The start is left out.
    public static let start = Self(rawValue: "start")
    /// The end is left out.
    public static let end = Self(rawValue: "end")
    /// The middle is left out.
    public static let middle = Self(rawValue: "middle")
}
