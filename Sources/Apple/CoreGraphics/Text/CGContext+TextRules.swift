import LaminaPDF
package import LaminaPrimitives
import LaminaRaster
import LaminaText

extension CGContext {
    /// Draws an underline or strikethrough along a run.
    ///
    /// - Parameters:
    ///   - place: The rule's vertical centre below the baseline, and its thickness, in the run's space.
    ///   - map: The map from the run's space, with y pointing down, to pixels.
    func draw(_ rule: TextRule, _ place: (middle: Double, thickness: Double), of run: GlyphRun, _ map: AffineTransform) {
        if rule.isByWord && run.isBlank { return }
        let color = rule.color ?? run.style.color
        let thickness = place.thickness * (rule.form == .thick ? 2 : 1)
        for shift in rule.form == .double ? [0, 2 * thickness] : [0] {
            let top = place.middle + shift - thickness / 2
            for part in rule.parts(from: run.extent.lowerBound, to: run.extent.upperBound, thickness: thickness) {
                fill(Rect(part.lowerBound, top, part.upperBound - part.lowerBound, thickness).snapped(by: map), map, with: color)
            }
        }
    }

    /// Fills a rectangle in text space, mirrored so that y points down.
    package func fillText(_ rect: Rect, _ color: Color) {
        guard textToPixels.isFinite else { return }
        fill(rect, textToPixels, with: color)
    }

    /// Fills a rectangle in a space that a map leads to pixels.
    func fill(_ rect: Rect, _ map: AffineTransform, with color: Color) {
        if keepsShapes { return record(.fill(RoundedRect(rect.standardized).path.mapped(by: map), .nonZero, .color(color))) }
        let shape = coverage(of: rect, map)
        draw(within: shape.bounds) { canvas, opacity, blend, clip in
            canvas.fill(shape, with: .solid(color), opacity: opacity, blend: blend, clip: clip)
        }
    }
}

extension GlyphRun {
    var underlinePlace: (middle: Double, thickness: Double) {
        let metrics = font.face.metrics
        return (metrics.underlineOffset * font.size - style.baselineOffset, metrics.underlineThickness * font.size)
    }

    var strikethroughPlace: (middle: Double, thickness: Double) {
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
        guard period > 0, (end - start) / period < 10_000 else { return [ClosedRange(from: start, upTo: end)] }
        var parts: [ClosedRange<Double>] = []
        var x = (start / period).rounded(.down) * period
        while x < end {
            for (index, dash) in dashes.enumerated() {
                let next = x + dash * thickness
                if index % 2 == 0, next > start, x < end { parts.append(ClosedRange(from: max(x, start), upTo: min(next, end))) }
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
