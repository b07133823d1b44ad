public import Foundation
import LaminaPrimitives
import LaminaRaster

/// A smooth change of colour, which a function computes, along a line or between two circles.
public final class CGShading: Sendable {
    /// The line or the circles, in user space.
    let shape: GradientPaint.Shape
    /// The colours from 0 at the start to 1 at the end.
    let ramp: ColorRamp

    /// The number of intervals between the places at which the function is evaluated.
    private static let steps = 1024

    /// Creates a shading along the line between two points.
    ///
    /// - Parameters:
    ///   - function: A function of one input, 0 at the start and 1 at the end, that gives the components of a colour and its alpha. It is evaluated
    ///     at once, at 1,025 places.
    ///   - extendStart: True to paint the area before the start in the first colour.
    ///   - extendEnd: True to paint the area after the end in the last colour.
    /// - Returns: Nil for a number that is not finite, and for a function with other numbers of inputs or outputs.
    public init?(axialSpace space: CGColorSpace, start: CGPoint, end: CGPoint, function: CGFunction, extendStart: Bool, extendEnd: Bool) {
        let shape = GradientPaint.Shape.linear(from: Point(start), to: Point(end))
        guard let ramp = Self.ramp(shape, space, function, extendStart, extendEnd, "CGShadingCreateAxial") else { return nil }
        self.shape = shape
        self.ramp = ramp
    }

    /// Creates a shading between two circles.
    ///
    /// - Parameters:
    ///   - startRadius: The radius of the first circle, not negative; 0 is a point.
    ///   - function: As in `init(axialSpace:start:end:function:extendStart:extendEnd:)`.
    public init?(
        radialSpace space: CGColorSpace, start: CGPoint, startRadius: CGFloat, end: CGPoint, endRadius: CGFloat, function: CGFunction,
        extendStart: Bool, extendEnd: Bool
    ) {
        let shape = GradientPaint.Shape.radial(
            from: Point(start), radius: Double(startRadius), to: Point(end), endRadius: Double(endRadius))
        guard let ramp = Self.ramp(shape, space, function, extendStart, extendEnd, "CGShadingCreateRadial") else { return nil }
        self.shape = shape
        self.ramp = ramp
    }

    private static func ramp(
        _ shape: GradientPaint.Shape, _ space: CGColorSpace, _ function: CGFunction, _ extendsBefore: Bool, _ extendsAfter: Bool, _ name: String
    ) -> ColorRamp? {
        guard shape.isFinite, space.model != .pattern, function.domainDimension == 1, function.rangeDimension == space.numberOfComponents + 1 else {
            Diagnostics.report(
                exception: name,
                detail: "a number is not finite, or the function has not 1 input and \(space.numberOfComponents + 1) outputs; no shading made")
            return nil
        }
        let stops = (0...steps).map { step in
            let place = Double(step) / Double(steps)
            return Gradient.Stop(place, CGColor(space, function([CGFloat(place)]).map { Double($0) }).color)
        }
        return ColorRamp(Gradient(stops: stops), extendsBefore: extendsBefore, extendsAfter: extendsAfter)
    }
}

extension CGShading: Hashable {
    /// True when `a` and `b` are the same object.
    public static func == (a: CGShading, b: CGShading) -> Bool { a === b }
    /// Hashes the object's identity.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension CGContext {
    /// Fills the clip with a shading.
    public func drawShading(_ shading: CGShading) { draw(shading.ramp, shading.shape) }
}
