public import Foundation
import LaminaPrimitives

extension CGContext {
    /// How wide lines are, in user space; widths that are not positive are ignored.
    public func setLineWidth(_ width: CGFloat) { if width > 0, width.isFinite { state.stroke.width = Double(width) } }

    /// How open lines end.
    public func setLineCap(_ cap: CGLineCap) { state.stroke.cap = StrokeStyle.Cap(cap) }

    /// How segments meet.
    public func setLineJoin(_ join: CGLineJoin) { state.stroke.join = StrokeStyle.Join(join) }

    /// How long a sharp corner may be, in line widths; longer ones are cut.
    public func setMiterLimit(_ limit: CGFloat) { if limit.isFinite { state.stroke.miterLimit = Double(limit) } }

    /// Which parts of a line are painted.
    ///
    /// - Parameters:
    ///   - phase: Where in the pattern a line begins.
    ///   - lengths: Painted and unpainted lengths in turn, in user space; empty paints all. Patterns with negative lengths, or only zeros, are
    ///     ignored.
    public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
        let isPattern = lengths.allSatisfy { $0 >= 0 && $0.isFinite } && (lengths.isEmpty || lengths.contains { $0 > 0 })
        guard isPattern, phase.isFinite else {
            return Diagnostics.report(exception: "CGContextSetLineDash", detail: "no pattern of lengths; the old one stays")
        }
        state.stroke.dashes = lengths.map { Double($0) }
        state.stroke.dashPhase = Double(phase)
    }

    /// Curves are always drawn to a fraction of a pixel, so the value changes nothing.
    public func setFlatness(_ flatness: CGFloat) {}

    /// Fades everything drawn; clamped to 0...1.
    public func setAlpha(_ alpha: CGFloat) { if !alpha.isNaN { state.alpha = max(0, min(1, Double(alpha))) } }

    /// How drawing joins what is there.
    public func setBlendMode(_ mode: CGBlendMode) { state.blend = BlendMode(mode) }

    /// Draws a shadow of a third black below everything.
    ///
    /// - Parameters:
    ///   - offset: In the space that the context began with, whatever the transform is now.
    ///   - blur: Twice the Gaussian's standard deviation, in that space.
    public func setShadow(offset: CGSize, blur: CGFloat) {
        setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1.0 / 3))
    }

    /// Draws a shadow below everything.
    ///
    /// - Parameter color: Nil draws none.
    public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
        guard let color, color.alpha > 0 else { return state.shadow = nil }
        guard offset.isFinite, blur.isFinite else {
            return Diagnostics.report(exception: "CGContextSetShadow", detail: "a number is NaN or infinite; the old shadow stays")
        }
        let place = baseSpace(Point(Double(offset.width), Double(offset.height))) - baseSpace(.zero)
        let sigma = max(0, Double(blur)) / 2 * baseSpace.meanScale
        state.shadow = GraphicsState.Shadow(offset: place, sigma: sigma, color: color.color)
    }

    /// Smooths edges between pixels; the context must allow it too.
    public func setShouldAntialias(_ shouldAntialias: Bool) { state.antialiases = shouldAntialias }

    /// Whether edges may be smoothed at all; not part of the saved state.
    public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) { self.allowsAntialiasing = allowsAntialiasing }

    /// How images are sampled.
    public var interpolationQuality: CGInterpolationQuality {
        get { state.interpolation }
        set { state.interpolation = newValue }
    }

    /// Colours are always kept and clamped, so the value changes nothing.
    public func setRenderingIntent(_ intent: CGColorRenderingIntent) {}
}
