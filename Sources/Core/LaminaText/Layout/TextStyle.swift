package import LaminaPrimitives

/// The attributes of characters.
package struct TextStyle: Sendable, Hashable {
    package var font: Font
    package var color: Color
    /// The colour behind the characters, over the full height of the line.
    package var background: Color?
    /// The space added after every cluster, in points.
    ///
    /// Any value but 0 disables ligatures.
    package var tracking = 0.0
    /// The distance by which characters are raised above the baseline, in points.
    package var baselineOffset = 0.0
    package var hasLigatures = true
    package var underline: TextRule?
    package var strikethrough: TextRule?
    /// A line along the letters' edges, drawn instead of the fill or over it.
    package var outline: TextOutline?
    package var shadow: TextShadow?
    /// The space that replaces the characters' glyphs; nil for ordinary text.
    package var placeholder: TextPlaceholder?

    package init(_ font: Font, color: Color = .black) {
        self.font = font
        self.color = color
    }

    /// The tracking that layouts use: 0 for NaN, and clamped to ± the largest font size, so that sums stay finite.
    var usableTracking: Double { tracking.isNaN ? 0 : max(-Font.largestSize, min(Font.largestSize, tracking)) }

    /// Returns the OpenType features for characters in a font: the font's own, without ligatures where the style excludes them.
    ///
    /// - Parameter font: The style's font, or the fallback that has the characters.
    func features(in font: Font) -> [FontFeature] {
        guard !hasLigatures || tracking != 0 else { return font.features }
        return font.features + [FontFeature("liga", isOn: false), FontFeature("clig", isOn: false)]
    }
}

/// An empty space within a line that replaces the glyph of each character, in points.
package struct TextPlaceholder: Sendable, Hashable {
    package var width: Double
    /// The height above the baseline.
    package var ascent: Double
    /// The distance from the baseline to the font's lower edge; positive.
    package var descent: Double

    package init(width: Double, ascent: Double, descent: Double) {
        // Clamped so that sums stay finite.
        func usable(_ length: Double) -> Double { length.isNaN ? 0 : max(-Font.largestSize, min(Font.largestSize, length)) }
        self.width = usable(width)
        self.ascent = usable(ascent)
        self.descent = usable(descent)
    }
}

/// An underline or strikethrough.
package struct TextRule: Sendable, Hashable {
    /// The line's form.
    package enum Form: Sendable, Hashable {
        case single
        case thick
        case double
    }

    package var form: Form
    /// The line's colour; nil uses the text colour.
    package var color: Color?
    /// The lengths of dashes and gaps in turn, in multiples of the thickness; empty draws a solid line.
    package var dashes: [Double]
    /// True when spaces are left out.
    package var isByWord: Bool

    package init(_ form: Form = .single, color: Color? = nil, dashes: [Double] = [], isByWord: Bool = false) {
        self.form = form
        self.color = color
        self.dashes = dashes
        self.isByWord = isByWord
    }
}

/// A stroke along the edges of letters.
package struct TextOutline: Sendable, Hashable {
    /// The width of the stroke, in em.
    package var width: Double
    /// The colour of the stroke; nil uses the text colour.
    package var color: Color?
    /// True when the letters are also filled.
    package var isFilled: Bool

    package init(width: Double, color: Color? = nil, isFilled: Bool) {
        self.width = width
        self.color = color
        self.isFilled = isFilled
    }
}

/// A blurred copy beneath the text.
package struct TextShadow: Sendable, Hashable {
    /// The offset from the text, in points, with y pointing down.
    package var offset: Size
    /// The blur radius in Apple's measure, twice the Gaussian's standard deviation.
    package var blurRadius: Double
    package var color: Color

    package init(offset: Size, blurRadius: Double, color: Color) {
        self.offset = offset
        self.blurRadius = blurRadius
        self.color = color
    }
}
