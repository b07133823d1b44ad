public import Foundation
import LaminaPDF
import LaminaPrimitives
import LaminaRaster

extension CGContext {
    /// Fills the clip with a gradient along the line between two points.
    ///
    /// - Parameter options: Options that extend the gradient before the start and after the end; by default those areas are not painted.
    public func drawLinearGradient(
        _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint, options: CGGradientDrawingOptions
    ) {
        draw(gradient, options, .linear(from: Point(startPoint), to: Point(endPoint)), "CGContextDrawLinearGradient")
    }

    /// Fills the clip with a gradient between two circles.
    ///
    /// - Parameter options: Options that extend the gradient before the first circle and after the last; by default those areas are not painted.
    public func drawRadialGradient(
        _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat,
        options: CGGradientDrawingOptions
    ) {
        let shape = GradientPaint.Shape.radial(
            from: Point(startCenter), radius: Double(startRadius), to: Point(endCenter), endRadius: Double(endRadius))
        draw(gradient, options, shape, "CGContextDrawRadialGradient")
    }

    /// Fills the clip with a gradient that sweeps around a point.
    ///
    /// - Parameter angle: The direction of the first colour, in radians from +x towards +y.
    public func drawConicGradient(_ gradient: CGGradient, center: CGPoint, angle: CGFloat) {
        let options: CGGradientDrawingOptions = [.drawsBeforeStartLocation, .drawsAfterEndLocation]
        draw(gradient, options, .conic(center: Point(center), angle: Double(angle)), "CGContextDrawConicGradient")
    }

    private func draw(_ gradient: CGGradient, _ options: CGGradientDrawingOptions, _ shape: GradientPaint.Shape, _ name: String) {
        guard shape.isFinite else {
            return Diagnostics.report(exception: name, detail: "a number is NaN or infinite; nothing drawn")
        }
        let ramp = ColorRamp(
            gradient.gradient, extendsBefore: options.contains(.drawsBeforeStartLocation),
            extendsAfter: options.contains(.drawsAfterEndLocation))
        draw(ramp, shape)
    }

    /// Fills the clip with the colours of a ramp; `shape` is in user space.
    func draw(_ ramp: ColorRamp, _ shape: GradientPaint.Shape) {
        guard let back = state.userToPixels.inverse else { return }
        if keepsShapes { return record(.everything(.gradient(ramp, shape, state.userToPixels))) }
        let gradient = GradientPaint(ramp, shape, inverse: Projection(back))
        if drawsSamples, paintSamples(gradient) { return }
        let paint = Paint.gradient(gradient)
        let area = state.clip.bounds
        draw(within: area) { canvas, opacity, blend, clip in
            canvas.fill(area, with: paint, opacity: opacity, blend: blend, clip: clip)
        }
    }
}

/// Fills the clip with a gradient that sweeps around a point; `angle` is in radians from +x towards +y.
public func CGContextDrawConicGradient(_ c: CGContext, _ gradient: CGGradient?, _ center: CGPoint, _ angle: CGFloat) {
    guard let gradient else { return }
    c.drawConicGradient(gradient, center: center, angle: angle)
}

extension GradientPaint.Shape {
    /// True when no number is NaN or infinite.
    var isFinite: Bool {
        switch self {
        case .linear(let from, let to): from.isFinite && to.isFinite
        case .radial(let from, let radius, let to, let endRadius):
            from.isFinite && to.isFinite && radius.isFinite && endRadius.isFinite
        case .ellipse(let center, let radii): center.isFinite && radii.isFinite
        case .conic(let center, let angle): center.isFinite && angle.isFinite
        }
    }
}
