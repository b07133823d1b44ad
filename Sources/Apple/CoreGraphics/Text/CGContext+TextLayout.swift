package import Foundation
import LaminaPrimitives
package import LaminaText

extension CGContext {
    /// Draws a layout with its top left corner at a point of user space, whose y axis points down as in UIKit.
    ///
    /// For each line, the backgrounds are drawn first, then each run's underline, glyphs and strikethrough. Alpha, clip, blend mode and shadow of the
    /// context apply; its colours do not.
    package func draw(_ layout: TextLayout, at origin: CGPoint) {
        guard origin.isFinite else { return }
        let corner = Point(origin)
        for line in layout.lines where !line.runs.isEmpty && mayShow(line, corner) {
            let start = line.origin + corner
            for run in line.runs where run.style.background != nil { drawBackground(of: run, line, start, top: corner.y + line.top) }
            let map = AffineTransform.translation(start.x, start.y).followed(by: state.userToPixels)
            for run in line.runs { draw(run, mappedBy: map) }
        }
    }

    /// Returns false when a line, enlarged by its own height on each side, lies outside the clip.
    ///
    /// The margin allows for glyphs that extend beyond their line. With a shadow the result is always true, since a shadow may lie farther away.
    private func mayShow(_ line: TextLine, _ corner: Point) -> Bool {
        guard state.shadow == nil, line.runs.allSatisfy({ $0.style.shadow == nil }) else { return true }
        let margin = line.ascent + line.descent
        let box = Rect(
            corner.x + line.origin.x - margin, corner.y + line.top - margin, line.width + 2 * margin, line.height + 2 * margin)
        return PixelRect(covering: state.userToPixels(box)).intersects(state.clip.bounds)
    }

    private func drawBackground(of run: GlyphRun, _ line: TextLine, _ start: Point, top: Double) {
        guard let color = run.style.background else { return }
        let width = run.extent.upperBound - run.extent.lowerBound
        fill(Rect(start.x + run.extent.lowerBound, top, width, line.height), state.userToPixels, with: color)
    }
}
