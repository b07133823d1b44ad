import LaminaPrimitives
import LaminaText

extension StyledText {
    /// The number of steps that `fittingFactor` takes at most; three bring every width within 1 %.
    private static let fittingSteps = 3

    /// Returns the factor by which the fonts are reduced so that a line fits a width, at least `minimum`; 1 for a line that fits.
    ///
    /// The system's font is set wider the smaller it is, so each step measures the text that the one before it made.
    func fittingFactor(width: Double, minimum: Double) -> Double {
        var factor = 1.0
        for _ in 0..<Self.fittingSteps {
            let measured = TextLayout(factor < 1 ? scaled(by: factor) : self, in: TextLimits(lineCount: 1)).size.width
            guard measured > width, measured > 0, factor > minimum else { break }
            // 0.2 % smaller than the ratio, because widths are not exactly proportional to font sizes.
            factor = max(minimum, factor * width / measured * 0.998)
        }
        return min(1, factor)
    }
}
