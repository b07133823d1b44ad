public import Foundation
import LaminaPrimitives
import LaminaRaster

extension CGContext {
    /// Fills the current path, strokes it, or both, and clears it.
    public func drawPath(using mode: CGPathDrawingMode) {
        let path = pendingPath.path
        beginPath()
        if let rule = mode.fillRule { paint(path, rule, with: state.fillColor) }
        if mode.strokes { stroke(path) }
    }

    /// Fills the current path and clears it.
    public func fillPath(using rule: CGPathFillRule = .winding) { drawPath(using: rule == .evenOdd ? .eoFill : .fill) }

    /// Strokes the current path and clears it.
    public func strokePath() { drawPath(using: .stroke) }

    /// Fills a rectangle.
    public func fill(_ rect: CGRect) {
        guard !rect.isNull, isFinite("CGContextFillRect", rect) else { return }
        if keepsShapes { return record(RoundedRect(Rect(rect)).path.mapped(by: state.userToPixels), .nonZero, state.fillColor) }
        paint(coverage(of: Rect(rect)), with: state.fillColor)
    }

    /// Fills rectangles; where they overlap they are painted once.
    public func fill(_ rects: [CGRect]) {
        let path = CGMutablePath()
        path.addRects(rects, transform: mapToPixels)
        paint(path.path, .nonZero, with: state.fillColor)
    }

    /// Fills an ellipse.
    public func fillEllipse(in rect: CGRect) {
        let path = CGMutablePath()
        path.addEllipse(in: rect, transform: mapToPixels)
        paint(path.path, .nonZero, with: state.fillColor)
    }

    /// Strokes a rectangle.
    public func stroke(_ rect: CGRect) {
        let path = CGMutablePath()
        path.addRect(rect, transform: mapToPixels)
        stroke(path.path)
    }

    /// Strokes a rectangle with the given line width, in user space.
    public func stroke(_ rect: CGRect, width: CGFloat) {
        let usual = state.stroke.width
        setLineWidth(width)
        stroke(rect)
        state.stroke.width = usual
    }

    /// Strokes an ellipse.
    public func strokeEllipse(in rect: CGRect) {
        let path = CGMutablePath()
        path.addEllipse(in: rect, transform: mapToPixels)
        stroke(path.path)
    }

    /// Strokes a line between the first two points, another between the next two, and so on; clears the current path.
    public func strokeLineSegments(between points: [CGPoint]) {
        beginPath()
        for index in stride(from: 0, to: points.count - 1, by: 2) {
            move(to: points[index])
            addLine(to: points[index + 1])
        }
        strokePath()
    }

    /// Clears a rectangle to transparent, regardless of alpha, blend mode and shadow.
    public func clear(_ rect: CGRect) {
        guard !rect.isNull, isFinite("CGContextClearRect", rect) else { return }
        if keepsShapes { return recordClearing(Rect(rect)) }
        let shape = coverage(of: Rect(rect))
        let clip = state.clip
        withTarget(shape.bounds.intersection(clip.bounds)) { $0.fill(shape, with: .solid(.black), blend: .clear, clip: clip.coverage) }
    }

    /// Strokes a path that is given in pixels.
    private func stroke(_ path: Path) {
        if keepsShapes { return recordStroke(path, state.strokeColor) }
        let visible = state.userToPixels.inverse?(drawingBounds.rect)
        guard let outline = strokeOutline(of: path, visible: visible) else { return }
        paint(coverage(ofPixels: outline, .nonZero), with: state.strokeColor)
    }

    /// Returns the outline of a path's stroke, both in pixels; nil when the transform has no inverse.
    ///
    /// - Parameter visible: The visible rectangle in user space; dashes outside may be omitted.
    func strokeOutline(of path: Path, visible: Rect? = nil) -> Path? {
        // The pen is defined in user space: under a transform that scales unequally, line widths differ by direction. The path is therefore mapped
        // back to user space, stroked there and mapped to pixels again.
        guard let back = state.userToPixels.inverse else { return nil }
        path.reportIfTooLongToStroke()
        // The outline may deviate by 1/32 of a pixel; the tolerance is this length in user space.
        let tolerance = 1 / 32 / max(state.userToPixels.maximumScale, .leastNormalMagnitude)
        return path.mapped(by: back).stroked(state.stroke, tolerance: tolerance, visible: visible).mapped(by: state.userToPixels)
    }

    /// Fills a path that is given in pixels.
    func paint(_ path: Path, _ rule: FillRule, with color: CGColor) {
        if keepsShapes { return record(path, rule, color) }
        paint(coverage(ofPixels: path, rule), with: color)
    }

    /// Fills a shape.
    func paint(_ shape: Coverage, with color: CGColor) {
        guard color.pattern == nil else { return paintPattern(shape, color) }
        if drawsSamples, paintSamples(shape, color) { return }
        draw(within: shape.bounds) { canvas, opacity, blend, clip in
            canvas.fill(shape, with: .solid(color.color), opacity: opacity, blend: blend, clip: clip)
        }
    }

    private func isFinite(_ name: String, _ rect: CGRect) -> Bool {
        if !rect.isFinite { Diagnostics.report(exception: name, detail: "a number is NaN or infinite; nothing drawn") }
        return rect.isFinite
    }
}

extension Path {
    /// Reports a path that is not stroked, because it has more points than `mostStrokedPoints`.
    func reportIfTooLongToStroke() {
        guard points.count > Path.mostStrokedPoints else { return }
        Diagnostics.report(exception: "CGContextStrokePath", detail: "a path of more than \(Path.mostStrokedPoints) points; nothing stroked")
    }
}
