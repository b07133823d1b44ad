/// The room that a layout has.
package struct TextLimits: Sendable, Hashable {
    /// Lines are broken to fit.
    package var width: Double
    /// Lines that stick out at the bottom are left out; the first one never is.
    package var height: Double
    /// At most so many lines.
    package var lineCount: Int
    /// How the last line shows that lines were left out; nil does not show it.
    package var truncation: Truncation?

    package init(width: Double = .infinity, height: Double = .infinity, lineCount: Int = .max, truncation: Truncation? = nil) {
        // Sizes are often rounded from measured ones; so little may be missing.
        self.width = width.isNaN ? .infinity : width
        self.height = height.isNaN ? .infinity : height
        self.lineCount = lineCount > 0 ? lineCount : .max
        self.truncation = truncation
    }
}
