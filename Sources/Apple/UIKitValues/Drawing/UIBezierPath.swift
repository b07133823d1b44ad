public import CoreGraphics
public import Foundation
import LaminaPrimitives
import LaminaFoundation
import QuartzCore

/// A path with its stroke style and fill rule.
open class UIBezierPath: NSObject, NSCopying, NSSecureCoding {
    private var path = CGMutablePath()

    /// The width of the stroke, in points; the default is 1.
    open var lineWidth: CGFloat = 1
    /// The shape of the ends of open subpaths; the default is `butt`.
    open var lineCapStyle = CGLineCap.butt
    /// The shape of the joins between segments; the default is `miter`.
    open var lineJoinStyle = CGLineJoin.miter
    /// The longest miter that is drawn, as a multiple of the line width, before a join becomes a bevel; the default is 10.
    open var miterLimit: CGFloat = 10
    /// The flattening tolerance; stored without effect, because curves are always drawn smoothly.
    open var flatness: CGFloat = 0.6
    /// True to use the even-odd fill rule, false for the non-zero winding rule.
    open var usesEvenOddFillRule = false
    private var dash: (pattern: [CGFloat], phase: CGFloat) = ([], 0)

    /// Creates an empty path.
    public override init() { super.init() }

    /// Creates a path from an archive; nil when its elements are missing or malformed.
    public required init?(coder: NSCoder) {
        guard let content = coder.content(PathContent.self, forKey: "UIBezierPath"), let elements = content.path else { return nil }
        super.init()
        path.addPath(elements)
        content.style(self)
        dash = (content.dash.map { CGFloat($0) }, CGFloat(content.dashPhase))
    }

    /// True: the archive has nothing but numbers.
    open class var supportsSecureCoding: Bool { true }

    /// Writes the elements, the style of the stroke and the fill rule.
    open func encode(with coder: NSCoder) { coder.encode(content: PathContent(self, dash: dash), forKey: "UIBezierPath") }

    /// The class, or for one that archives cannot name, such as one inside a function, its nearest superclass that they can.
    open override var classForKeyedArchiver: AnyClass? { ArchivedClasses.nameable(type(of: self)) }

    /// Creates a path with a copy of a Core Graphics path.
    public convenience init(cgPath CGPath: CGPath) {
        self.init()
        path.addPath(CGPath)
    }

    /// Creates a closed rectangle.
    public convenience init(rect: CGRect) {
        self.init()
        path.addRect(rect)
    }

    /// Creates a closed ellipse inscribed in a rectangle.
    public convenience init(ovalIn rect: CGRect) {
        self.init()
        path.addEllipse(in: rect)
    }

    /// Creates a closed rectangle with continuous corners, which begin 1.528665 radii before each corner on the sides.
    ///
    /// A rectangle with a side of less than 3.05733 radii gets other corners: a capsule's ends, or quarter circles when both sides are so short.
    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        self.init(rounded: rect, .allCorners, radius: cornerRadius)
    }

    /// Creates a rectangle, with continuous corners if the radius is positive.
    convenience init(rounded rect: CGRect, _ corners: UIRectCorner, radius: CGFloat) {
        self.init()
        if radius > 0 {
            ContinuousOutline(rect, corners, radius: radius).add(to: path)
        } else {
            path.addRect(rect)
        }
    }

    /// Creates a circular arc; angles are in radians, and `clockwise` assumes a y axis that points down.
    public convenience init(
        arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        self.init()
        addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
    }

    /// An immutable copy of the path as a Core Graphics path.
    open var cgPath: CGPath {
        get { path.copy() ?? path }
        set {
            path = CGMutablePath()
            path.addPath(newValue)
        }
    }

    /// True when the path has no elements.
    open var isEmpty: Bool { path.isEmpty }
    /// The smallest rectangle that encloses the path; control points outside the curves do not enlarge it.
    open var bounds: CGRect { path.boundingBoxOfPath }
    /// The end of the last segment, at which the next one begins.
    open var currentPoint: CGPoint { path.currentPoint }

    /// Begins a subpath.
    open func move(to point: CGPoint) { path.move(to: point) }
    /// Adds a line segment.
    open func addLine(to point: CGPoint) { path.addLine(to: point) }
    /// Adds a cubic Bézier curve.
    open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
        path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
    }
    /// Adds a quadratic Bézier curve.
    open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) { path.addQuadCurve(to: endPoint, control: controlPoint) }
    /// Adds a line to the start of a circular arc, and the arc; angles are in radians, and `clockwise` assumes a y axis that points down.
    open func addArc(withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
        // Core Graphics defines `clockwise` for a y axis that points up.
        path.addArc(center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: !clockwise)
    }
    /// Closes the subpath with a line to its start.
    open func close() { path.closeSubpath() }
    /// Removes all elements.
    open func removeAllPoints() { path = CGMutablePath() }
    /// Appends the subpaths of another path.
    open func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.cgPath) }
    /// Transforms all points.
    open func apply(_ transform: CGAffineTransform) {
        let mapped = CGMutablePath()
        mapped.addPath(path, transform: transform)
        path = mapped
    }
    /// Returns a path whose segments run in the opposite direction, with the same stroke style and fill rule.
    ///
    /// Inside of another path it cuts a hole by the non-zero winding rule.
    open func reversing() -> UIBezierPath {
        let reversed = (copy() as? UIBezierPath) ?? UIBezierPath()
        reversed.cgPath = CGPath(path.path.reversed)
        return reversed
    }
    /// Returns true when a point is inside the path according to its fill rule.
    open func contains(_ point: CGPoint) -> Bool {
        path.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding)
    }
    /// Sets the dash pattern: the lengths of painted and unpainted stretches in turn, in points; nil makes a solid line.
    open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
        guard let pattern = unsafe pattern, count > 0 else {
            dash = ([], 0)
            return
        }
        // Safe because the caller guarantees `count` numbers.
        dash = ((0..<count).map { unsafe pattern[$0] }, phase)
    }

    /// Fills the path with the current fill colour.
    open func fill() { draw(fillInside) }
    /// Fills the path with a blend mode and an opacity.
    open func fill(with blendMode: CGBlendMode, alpha: CGFloat) { draw(blendMode, alpha, fillInside) }
    /// Strokes the path with the current stroke colour.
    open func stroke() { draw(strokeOutline) }
    /// Strokes the path with a blend mode and an opacity.
    open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) { draw(blendMode, alpha, strokeOutline) }

    /// Runs `body` with the current context, and restores the graphics state afterwards.
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

    /// Intersects the current clip with the path; restoring the graphics state undoes this.
    open func addClip() {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.addPath(path)
        context.clip(using: usesEvenOddFillRule ? .evenOdd : .winding)
    }

    /// Returns an independent copy of the path with its style.
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

extension UIBezierPath {
    /// Adds lines between points, in a new subpath.
    package func addPolyline(_ points: [CGPoint]) {
        for (index, point) in points.enumerated() {
            if index == 0 { move(to: point) } else { addLine(to: point) }
        }
    }

    /// Adds lines between points that are written as pairs of x and y, in a new subpath.
    package func addPolyline(_ places: [(CGFloat, CGFloat)]) { addPolyline(places.map { CGPoint(x: $0.0, y: $0.1) }) }
}
