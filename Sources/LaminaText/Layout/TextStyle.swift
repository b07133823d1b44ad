package import LaminaPrimitives

/// How characters look.
package struct TextStyle: Sendable, Hashable {
    package var font: Font
    package var color: Color
    /// Behind the line, as high as it.
    package var background: Color?
    /// Points added after every cluster; text with any has no ligatures.
    package var tracking = 0.0
    /// Points by which characters stand above the baseline.
    package var baselineOffset = 0.0
    package var hasLigatures = true
    package var underline: TextRule?
    package var strikethrough: TextRule?
    /// Drawn around the letters instead of, or over, what fills them.
    package var outline: TextOutline?
    package var shadow: TextShadow?

    package init(_ font: Font, color: Color = .black) {
        self.font = font
        self.color = color
    }

    /// The tracking that layouts use: none for NaN, and at most the largest font size, so that sums stay finite.
    var usableTracking: Double { tracking.isNaN ? 0 : max(-Font.largestSize, min(Font.largestSize, tracking)) }

    /// OpenType features of the font and of the style.
    var features: [FontFeature] {
        guard !hasLigatures || tracking != 0 else { return font.features }
        return font.features + [FontFeature("liga", isOn: false), FontFeature("clig", isOn: false)]
    }
}

/// A line under or through text.
package struct TextRule: Sendable, Hashable {
    /// How it is drawn.
    package enum Form: Sendable, Hashable {
        case single
        case thick
        case double
    }

    package var form: Form
    /// Nil is the text's own colour.
    package var color: Color?
    /// Lengths of painted and unpainted parts in turn, in thicknesses; empty draws a solid line.
    package var dashes: [Double]
    /// Leaves out the spaces.
    package var isByWord: Bool

    package init(_ form: Form = .single, color: Color? = nil, dashes: [Double] = [], isByWord: Bool = false) {
        self.form = form
        self.color = color
        self.dashes = dashes
        self.isByWord = isByWord
    }
}

/// A line along the edges of letters.
package struct TextOutline: Sendable, Hashable {
    /// In em.
    package var width: Double
    /// Nil is the text's own colour.
    package var color: Color?
    /// The letters are filled as well.
    package var isFilled: Bool

    package init(width: Double, color: Color? = nil, isFilled: Bool) {
        self.width = width
        self.color = color
        self.isFilled = isFilled
    }
}

/// A soft copy below text.
package struct TextShadow: Sendable, Hashable {
    /// In points, y down.
    package var offset: Size
    /// As Apple counts it: twice the Gaussian's deviation.
    package var blurRadius: Double
    package var color: Color

    package init(offset: Size, blurRadius: Double, color: Color) {
        self.offset = offset
        self.blurRadius = blurRadius
        self.color = color
    }
}
