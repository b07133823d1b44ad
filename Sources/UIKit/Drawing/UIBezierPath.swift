public import CoreGraphics
public import Foundation

/// A path with the way it is stroked.
open class UIBezierPath: NSObject, NSCopying {
    private var path = CGMutablePath()

    /// In points.
    open var lineWidth: CGFloat = 1
    /// The form of ends.
    open var lineCapStyle = CGLineCap.butt
    /// The form of corners.
    open var lineJoinStyle = CGLineJoin.miter
    /// How long a miter may be, in line widths.
    open var miterLimit: CGFloat = 10
    /// Kept; curves are always drawn smoothly.
    open var flatness: CGFloat = 0.6
    /// Regions inside an even number of loops are outside.
    open var usesEvenOddFillRule = false
    private var dash: (pattern: [CGFloat], phase: CGFloat) = ([], 0)

    /// An empty path.
    public override init() { super.init() }

    /// A path for Core Graphics' path.
    public convenience init(cgPath CGPath: CGPath) {
        self.init()
        path.addPath(CGPath)
    }

    /// A closed rectangle.
    public convenience init(rect: CGRect) {
        self.init()
        path.addRect(rect)
    }

    /// A closed ellipse inside a rectangle.
    public convenience init(ovalIn rect: CGRect) {
        self.init()
        path.addEllipse(in: rect)
    }

    /// A closed rectangle with round corners.
    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        self.init()
        let radius = max(0, min(cornerRadius, min(rect.width, rect.height) / 2))
        path.addRoundedRect(in: rect, cornerWidth: radius, cornerHeight: radius)
    }

    /// A part of a circle; clockwise as seen with y down.
    public convenience init(
        arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        self.init()
        addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
    }

    /// The path for Core Graphics.
    open var cgPath: CGPath {
        get { path.copy() ?? path }
        set {
            path = CGMutablePath()
            path.addPath(newValue)
        }
    }

    /// Has no steps.
    open var isEmpty: Bool { path.isEmpty }
    /// The box around the path.
    open var bounds: CGRect { path.boundingBoxOfPath }
    /// Where the next segment begins.
    open var currentPoint: CGPoint { path.currentPoint }

    /// Begins a subpath.
    open func move(to point: CGPoint) { path.move(to: point) }
    /// Adds a straight segment.
    open func addLine(to point: CGPoint) { path.addLine(to: point) }
    /// Adds a cubic curve.
    open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
        path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
    }
    /// Adds a quadratic curve.
    open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) { path.addQuadCurve(to: endPoint, control: controlPoint) }
    /// Adds a part of a circle, and a line to its beginning; clockwise as seen with y down.
    open func addArc(withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
        // Core Graphics counts the sense with y up.
        path.addArc(center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: !clockwise)
    }
    /// Closes the subpath.
    open func close() { path.closeSubpath() }
    /// Empties the path.
    open func removeAllPoints() { path = CGMutablePath() }
    /// Adds another path's subpaths.
    open func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.cgPath) }
    /// Maps all points.
    open func apply(_ transform: CGAffineTransform) {
        let mapped = CGMutablePath()
        mapped.addPath(path, transform: transform)
        path = mapped
    }
    /// Whether a point lies inside.
    open func contains(_ point: CGPoint) -> Bool {
        path.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding)
    }
    /// Sets lengths of painted and unpainted parts in turn.
    open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
        guard let pattern = unsafe pattern, count > 0 else {
            dash = ([], 0)
            return
        }
        // The caller promises `count` numbers.
        dash = ((0..<count).map { unsafe pattern[$0] }, phase)
    }

    /// Fills the inside with the current fill colour.
    open func fill() { draw(fillInside) }
    /// Fills the inside, blended with what is there.
    open func fill(with blendMode: CGBlendMode, alpha: CGFloat) { draw(blendMode, alpha, fillInside) }
    /// Strokes the outline with the current stroke colour.
    open func stroke() { draw(strokeOutline) }
    /// Strokes the outline, blended with what is there.
    open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) { draw(blendMode, alpha, strokeOutline) }

    /// Draws without a trace in the state of the context.
    private func draw(_ body: (CGContext) -> Void) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        body(context)
        context.restoreGState()
    }

    private func draw(_ blendMode: CGBlendMode, _ alpha: CGFloat, _ body: (CGContext) -> Void) {
        draw { context in
            context.setBlendMode(blendMode)
            context.setAlpha(alpha)
            body(context)
        }
    }

    private func fillInside(_ context: CGContext) {
        context.addPath(path)
        context.fillPath(using: usesEvenOddFillRule ? .evenOdd : .winding)
    }

    private func strokeOutline(_ context: CGContext) {
        context.setLineWidth(lineWidth)
        context.setLineCap(lineCapStyle)
        context.setLineJoin(lineJoinStyle)
        context.setMiterLimit(miterLimit)
        context.setLineDash(phase: dash.phase, lengths: dash.pattern)
        context.addPath(path)
        context.strokePath()
    }

    /// Confines drawing to the inside, until the graphics state is restored.
    open func addClip() {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.addPath(path)
        context.clip(using: usesEvenOddFillRule ? .evenOdd : .winding)
    }

    /// A path of its own.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = UIBezierPath(cgPath: path)
        copy.lineWidth = lineWidth
        copy.lineCapStyle = lineCapStyle
        copy.lineJoinStyle = lineJoinStyle
        copy.miterLimit = miterLimit
        copy.flatness = flatness
        copy.usesEvenOddFillRule = usesEvenOddFillRule
        copy.dash = dash
        return copy
    }
}
