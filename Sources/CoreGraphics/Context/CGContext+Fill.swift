public import Foundation
import LaminaPrimitives
import LaminaRaster

extension CGContext {
    /// Paints inside, outline or both; the path is used up.
    public func drawPath(using mode: CGPathDrawingMode) {
        let path = pendingPath.path
        beginPath()
        if let rule = mode.fillRule { paint(coverage(ofPixels: path, rule), with: state.fillColor) }
        if mode.strokes { stroke(path) }
    }

    /// Paints the inside of the path, which is used up.
    public func fillPath(using rule: CGPathFillRule = .winding) { drawPath(using: rule == .evenOdd ? .eoFill : .fill) }

    /// Paints the outline of the path, which is used up.
    public func strokePath() { drawPath(using: .stroke) }

    /// Paints a rectangle.
    public func fill(_ rect: CGRect) {
        guard !rect.isNull, isFinite("CGContextFillRect", rect) else { return }
        paint(coverage(of: Rect(rect)), with: state.fillColor)
    }

    /// Paints rectangles.
    public func fill(_ rects: [CGRect]) {
        let path = CGMutablePath()
        path.addRects(rects, transform: mapToPixels)
        paint(coverage(ofPixels: path.path, .nonZero), with: state.fillColor)
    }

    /// Paints an ellipse.
    public func fillEllipse(in rect: CGRect) {
        let path = CGMutablePath()
        path.addEllipse(in: rect, transform: mapToPixels)
        paint(coverage(ofPixels: path.path, .nonZero), with: state.fillColor)
    }

    /// Paints the outline of a rectangle.
    public func stroke(_ rect: CGRect) {
        let path = CGMutablePath()
        path.addRect(rect, transform: mapToPixels)
        stroke(path.path)
    }

    /// Paints the outline of a rectangle with a width of its own.
    public func stroke(_ rect: CGRect, width: CGFloat) {
        let usual = state.stroke.width
        setLineWidth(width)
        stroke(rect)
        state.stroke.width = usual
    }

    /// Paints the outline of an ellipse.
    public func strokeEllipse(in rect: CGRect) {
        let path = CGMutablePath()
        path.addEllipse(in: rect, transform: mapToPixels)
        stroke(path.path)
    }

    /// Paints a line between the first two points, another one between the next two, and so on; the path is used up.
    public func strokeLineSegments(between points: [CGPoint]) {
        beginPath()
        for index in stride(from: 0, to: points.count - 1, by: 2) {
            move(to: points[index])
            addLine(to: points[index + 1])
        }
        strokePath()
    }

    /// Makes a rectangle clear, whatever alpha, blend mode and shadow are set.
    public func clear(_ rect: CGRect) {
        guard !rect.isNull, isFinite("CGContextClearRect", rect) else { return }
        let shape = coverage(of: Rect(rect))
        let clip = state.clip
        withTarget(shape.bounds.intersection(clip.bounds)) { $0.fill(shape, with: .solid(.black), blend: .clear, clip: clip.coverage) }
    }

    /// Paints the outline of a path in pixels.
    private func stroke(_ path: Path) {
        let visible = state.userToPixels.inverse?(drawingBounds.rect)
        guard let outline = strokeOutline(of: path, visible: visible) else { return }
        paint(coverage(ofPixels: outline, .nonZero), with: state.strokeColor)
    }

    /// The outline of a path's stroke, both in pixels; nil when the transform leaves no area.
    ///
    /// - Parameter visible: In user space; dashes whose strokes lie outside may be left out.
    func strokeOutline(of path: Path, visible: Rect? = nil) -> Path? {
        // The pen belongs to user space: a stretched one draws lines of unequal width.
        guard let back = state.userToPixels.inverse else { return nil }
        let tolerance = 1 / 32 / max(state.userToPixels.maximumScale, .leastNormalMagnitude)
        return path.mapped(by: back).stroked(state.stroke, tolerance: tolerance, visible: visible).mapped(by: state.userToPixels)
    }

    private func paint(_ shape: Coverage, with color: CGColor) {
        draw(within: shape.bounds) { canvas, opacity, blend, clip in
            canvas.fill(shape, with: .solid(color.color), opacity: opacity, blend: blend, clip: clip)
        }
    }

    private func isFinite(_ name: String, _ rect: CGRect) -> Bool {
        if !rect.isFinite { Diagnostics.report(exception: name, detail: "a number is NaN or infinite; nothing drawn") }
        return rect.isFinite
    }
}
