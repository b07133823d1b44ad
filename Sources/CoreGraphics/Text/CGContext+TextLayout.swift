package import Foundation
import LaminaPrimitives
import LaminaRaster
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
            for run in line.runs { draw(run, at: start) }
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
        paint(Rect(start.x + run.extent.lowerBound, top, width, line.height), with: color)
    }

    private func draw(_ run: GlyphRun, at start: Point) {
        let usual = state.shadow
        defer { state.shadow = usual }
        if let shadow = run.style.shadow {
            setShadow(offset: CGSize(shadow.offset), blur: CGFloat(shadow.blurRadius), color: CGColor(shadow.color))
        }
        if let rule = run.style.underline { draw(rule, run.underlinePlace, of: run, at: start) }
        drawGlyphs(of: run, at: start)
        if let rule = run.style.strikethrough { draw(rule, run.strikethroughPlace, of: run, at: start) }
    }

    private func drawGlyphs(of run: GlyphRun, at start: Point) {
        let map = AffineTransform.translation(start.x, start.y).followed(by: state.userToPixels)
        var drawing = GlyphDrawing(font: run.font, map: map, glyphs: run.glyphs, color: run.style.color)
        guard let outline = run.style.outline else { return fill(drawing) }
        if outline.isFilled { fill(drawing) }
        drawing.color = outline.color ?? run.style.color
        stroke(drawing, width: outline.width)
    }

    /// Draws an underline or strikethrough along a run.
    ///
    /// - Parameter place: The rule's vertical centre below the baseline, and its thickness, in user space.
    private func draw(_ rule: TextRule, _ place: (middle: Double, thickness: Double), of run: GlyphRun, at start: Point) {
        if rule.isByWord && run.isBlank { return }
        let color = rule.color ?? run.style.color
        let thickness = place.thickness * (rule.form == .thick ? 2 : 1)
        for shift in rule.form == .double ? [0, 2 * thickness] : [0] {
            let top = start.y + place.middle + shift - thickness / 2
            let (from, to) = (start.x + run.extent.lowerBound, start.x + run.extent.upperBound)
            for part in rule.parts(from: from, to: to, thickness: thickness) {
                paint(Rect(part.lowerBound, top, part.upperBound - part.lowerBound, thickness).snapped(by: state.userToPixels), with: color)
            }
        }
    }

    private func paint(_ rect: Rect, with color: Color) {
        let shape = coverage(of: rect)
        draw(within: shape.bounds) { canvas, opacity, blend, clip in
            canvas.fill(shape, with: .solid(color), opacity: opacity, blend: blend, clip: clip)
        }
    }
}

extension GlyphRun {
    fileprivate var underlinePlace: (middle: Double, thickness: Double) {
        let metrics = font.face.metrics
        return (metrics.underlineOffset * font.size - style.baselineOffset, metrics.underlineThickness * font.size)
    }

    fileprivate var strikethroughPlace: (middle: Double, thickness: Double) {
        let metrics = font.face.metrics
        return (-metrics.strikethroughOffset * font.size - style.baselineOffset, metrics.strikethroughThickness * font.size)
    }
}

extension TextRule {
    /// Returns the painted intervals of a rule between two x coordinates.
    ///
    /// The dash pattern starts at x = 0 and not at the run, so that neighbouring runs continue the same pattern.
    fileprivate func parts(from start: Double, to end: Double, thickness: Double) -> [ClosedRange<Double>] {
        let period = dashes.reduce(0, +) * thickness
        // A solid rule replaces a pattern without length, and one that would repeat 10,000 times or more.
        guard period > 0, (end - start) / period < 10_000 else { return [start...max(start, end)] }
        var parts: [ClosedRange<Double>] = []
        var x = (start / period).rounded(.down) * period
        while x < end {
            for (index, dash) in dashes.enumerated() {
                let next = x + dash * thickness
                if index % 2 == 0, next > start, x < end { parts.append(max(x, start)...max(max(x, start), min(next, end))) }
                x = next
            }
        }
        return parts
    }
}

extension Rect {
    /// Returns the rectangle with its top and bottom on pixel boundaries, at least one pixel high, so that a thin rule is not blurred.
    fileprivate func snapped(by map: AffineTransform) -> Rect {
        guard map.keepsAxes, let back = map.inverse else { return self }
        let pixels = map(self)
        let top = pixels.minY.rounded()
        return back(Rect(pixels.minX, top, pixels.width, max(1, pixels.height.rounded())))
    }
}
