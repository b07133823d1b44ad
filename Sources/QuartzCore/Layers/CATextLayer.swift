public import CoreGraphics
public import Foundation
import LaminaPrimitives
package import LaminaScene

/// A layer that draws a text into its contents: above the background, from the top of its bounds.
///
/// Text is as sharp as `contentsScale` says, 1 by default. While an animation changes its size or colour, it is drawn anew for every frame
/// of the display.
open class CATextLayer: CALayer {
    package override class var properties: PropertyTable { TextState.properties }
    package override class var initialState: LayerState {
        var state = LayerState()
        state.flags.needsDisplayOnBoundsChange = true
        return state
    }

    /// The text: a `String`, or an `NSAttributedString` whose attributes come before the layer's; nil draws nothing.
    open var string: Any? {
        get { value(forKey: "string") }
        set { setValue(newValue, forKey: "string") }
    }
    /// A `CTFont`, a `CGFont` or a name; only its face counts.
    ///
    /// Default "Helvetica", which nil stands for too.
    open var font: CFTypeRef? {
        get { value(forKey: "font") as CFTypeRef? }
        set { setValue(newValue, forKey: "font") }
    }
    /// Points for each em; animatable, default 36.
    open var fontSize: CGFloat {
        get { self[\.text.fontSize] }
        set { self[\.text.fontSize] = newValue }
    }
    /// Animatable, default opaque white.
    open var foregroundColor: CGColor? {
        get { self[\.text.foregroundColor].map { CGColor($0) } }
        set { self[\.text.foregroundColor] = newValue?.color }
    }
    /// Whether lines are broken to fit the bounds; otherwise each paragraph is one line.
    open var isWrapped: Bool {
        get { self[\.text.isWrapped] }
        set { self[\.text.isWrapped] = newValue }
    }
    /// What a text that does not fit leaves out; default `none`, which is cut at the bounds.
    open var truncationMode: CATextLayerTruncationMode {
        get { CATextLayerTruncationMode(rawValue: self[\.text.truncationMode]) }
        set { self[\.text.truncationMode] = newValue.rawValue }
    }
    /// Where lines stand; default `natural`.
    open var alignmentMode: CATextLayerAlignmentMode {
        get { CATextLayerAlignmentMode(rawValue: self[\.text.alignmentMode]) }
        set { self[\.text.alignmentMode] = newValue.rawValue }
    }
    /// Glyphs always stand between pixels; changes nothing.
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

    /// Keys that change the drawing besides those of the text's state.
    ///
    /// - Source: Measured on Apple's system.
    private static let redrawnKeys: Set = ["string", "font", "allowsFontSubpixelQuantization", "style", "contentsScale"]

    /// The value of a property that was never set; a text layer's `font` is Helvetica.
    open override class func defaultValue(forKey key: String) -> Any? {
        key == "font" ? "Helvetica" : super.defaultValue(forKey: key)
    }

    /// The value of a property; `font` is the default one until it is set.
    open override func value(forKey key: String) -> Any? {
        let value = super.value(forKey: key)
        return key == "font" && value == nil ? Self.defaultValue(forKey: key) : value
    }

    open override func draw(in ctx: CGContext) {
        drawText(in: ctx)
        super.draw(in: ctx)
    }
}

/// Where the lines of a text layer stand.
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
    /// Apple's name of the value.
    public let rawValue: String
    /// Any name is kept; unknown ones mean `natural`.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Where the writing begins.
    public static let natural = Self(rawValue: "natural")
    /// At the left.
    public static let left = Self(rawValue: "left")
    /// At the right.
    public static let right = Self(rawValue: "right")
    /// In the middle.
    public static let center = Self(rawValue: "center")
    /// From side to side, the last line excepted.
    public static let justified = Self(rawValue: "justified")
}

/// What a text layer leaves out of a text that does not fit.
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
    /// Apple's name of the value.
    public let rawValue: String
    /// Any name is kept; unknown ones mean `none`.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// What reaches beyond the bounds is not seen.
    public static let none = Self(rawValue: "none")
    /// The beginning.
    public static let start = Self(rawValue: "start")
    /// The end.
    public static let end = Self(rawValue: "end")
    /// The middle.
    public static let middle = Self(rawValue: "middle")
}
