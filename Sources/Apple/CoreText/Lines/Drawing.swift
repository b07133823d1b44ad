public import CoreGraphics
import Foundation
import LaminaPrimitives
import LaminaText

/// Draws a line with its origin at the text position of a context; the text matrix applies.
public func CTLineDraw(_ line: CTLine, _ context: CGContext) {
    for run in line.runs { run.drawBackground(line, in: context) }
    for run in line.runs { CTRunDraw(run, context, CFRange()) }
}

/// Draws glyphs of a run at their places in the line, whose origin is the text position of a context; the text matrix applies.
///
/// - Parameter range: The glyphs; a length of 0 means all up to the end.
public func CTRunDraw(_ run: CTRun, _ context: CGContext, _ range: CFRange) {
    var part = run.run
    let indices = range.indices(in: part.glyphs.indices)
    guard !indices.isEmpty else { return }
    if indices != part.glyphs.indices {
        part.glyphs = Array(part.glyphs[indices])
        let (first, last) = (part.glyphs[0], part.glyphs[part.glyphs.count - 1])
        part.extent = ClosedRange(from: first.position.x, upTo: last.position.x + last.advance)
    }
    let usesContext = (run.attributes[kCTForegroundColorFromContextAttributeName] as? NSNumber)?.boolValue == true
    if usesContext { part.style.color = context.textColor }
    let pattern = usesContext ? context.textPattern : run.pattern
    context.draw(part, mappedBy: .translation(run.shift, 0).followed(by: context.textToPixels), pattern: pattern)
}

extension CTRun {
    /// The run's own colour if it is a pattern's; nil for a plain colour.
    fileprivate var pattern: CGColor? {
        guard let color = attributes[kCTForegroundColorAttributeName] as? CGColor, color.pattern != nil else { return nil }
        return color
    }

    /// Fills the background of a run over the full height of its line.
    fileprivate func drawBackground(_ line: CTLine, in context: CGContext) {
        guard let color = run.style.background else { return }
        let own = line.typeset.line
        let area = Rect(run.extent.lowerBound + shift, -own.ascent, run.extent.upperBound - run.extent.lowerBound, own.ascent + own.descent)
        context.fillText(area, color)
    }
}
