/// The space that is available to a layout, in points.
package struct TextLimits: Sendable, Hashable {
    /// The width at which lines wrap.
    package var width: Double
    /// The available height.
    ///
    /// Lines that do not fit are omitted, except for the first one.
    package var height: Double
    /// The maximum number of lines; further text is truncated or dropped.
    package var lineCount: Int
    /// The place of the ellipsis in the last line when lines are omitted; nil shows no ellipsis.
    package var truncation: Truncation?

    package init(width: Double = .infinity, height: Double = .infinity, lineCount: Int = .max, truncation: Truncation? = nil) {
        // NaN means no limit, as does a line count of 0 or less, which is UIKit's convention.
        self.width = width.isNaN ? .infinity : width
        self.height = height.isNaN ? .infinity : height
        self.lineCount = lineCount > 0 ? lineCount : .max
        self.truncation = truncation
    }
}
