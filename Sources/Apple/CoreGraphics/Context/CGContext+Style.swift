public import Foundation
import LaminaPrimitives

extension CGContext {
    /// Sets the line width, in user space; the default is 1.
    ///
    /// Values that are not positive are ignored.
    public func setLineWidth(_ width: CGFloat) { if width > 0, width.isFinite { state.stroke.width = Double(width) } }

    /// Sets the shape of the ends of open lines.
    public func setLineCap(_ cap: CGLineCap) { state.stroke.cap = StrokeStyle.Cap(cap) }

    /// Sets the shape of the corners between segments.
    public func setLineJoin(_ join: CGLineJoin) { state.stroke.join = StrokeStyle.Join(join) }

    /// Sets the maximum length of a mitred corner, in line widths; longer corners are bevelled.
    public func setMiterLimit(_ limit: CGFloat) { if limit.isFinite { state.stroke.miterLimit = Double(limit) } }

    /// Sets the dash pattern of lines.
    ///
    /// - Parameters:
    ///   - phase: The offset into the pattern at which a line begins, in user space.
    ///   - lengths: The lengths of dashes and gaps in turn, in user space; empty draws solid lines. A pattern with a negative length, or with zeros
    ///     only, is refused.
    public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
        let isPattern = lengths.allSatisfy { $0 >= 0 && $0.isFinite } && (lengths.isEmpty || lengths.contains { $0 > 0 })
        guard isPattern, phase.isFinite else {
            return Diagnostics.report(
                exception: "CGContextSetLineDash", detail: "lengths must be finite, not negative and not all 0; the old pattern stays")
        }
        state.stroke.dashes = lengths.map { Double($0) }
        state.stroke.dashPhase = Double(phase)
    }

    /// Has no effect: curves are always flattened to a fraction of a pixel.
    public func setFlatness(_ flatness: CGFloat) {}

    /// Sets the opacity of everything drawn, clamped to 0...1.
    public func setAlpha(_ alpha: CGFloat) { if !alpha.isNaN { state.alpha = max(0, min(1, Double(alpha))) } }

    /// Sets the blend mode.
    public func setBlendMode(_ mode: CGBlendMode) { state.blend = BlendMode(mode) }

    /// Sets a black shadow with an alpha of one third.
    ///
    /// - Parameters:
    ///   - offset: The shadow's offset in the context's initial user space, independent of the current transform.
    ///   - blur: Twice the Gaussian's standard deviation, in the same units as the offset.
    public func setShadow(offset: CGSize, blur: CGFloat) {
        setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1.0 / 3))
    }

    /// Sets the shadow; see `setShadow(offset:blur:)` for the units.
    ///
    /// - Parameter color: The shadow's colour; nil or a transparent colour removes the shadow.
    public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
        guard let color, color.alpha > 0 else { return state.shadow = nil }
        guard offset.isFinite, blur.isFinite else {
            return Diagnostics.report(exception: "CGContextSetShadow", detail: "a number is NaN or infinite; the old shadow stays")
        }
        let place = baseSpace(Point(Double(offset.width), Double(offset.height))) - baseSpace(.zero)
        let sigma = max(0, Double(blur)) / 2 * baseSpace.meanScale
        state.shadow = GraphicsState.Shadow(offset: place, sigma: sigma, color: color.color)
    }

    /// Sets whether edges are antialiased; takes effect only if the context allows it.
    public func setShouldAntialias(_ shouldAntialias: Bool) { state.antialiases = shouldAntialias }

    /// Allows or forbids antialiasing in the whole context; not part of the graphics state.
    public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) { self.allowsAntialiasing = allowsAntialiasing }

    /// The quality with which images are sampled.
    public var interpolationQuality: CGInterpolationQuality {
        get { state.interpolation }
        set { state.interpolation = newValue }
    }

    /// Has no effect: conversions keep colours in the gamut and clamp the others.
    public func setRenderingIntent(_ intent: CGColorRenderingIntent) {}
}
