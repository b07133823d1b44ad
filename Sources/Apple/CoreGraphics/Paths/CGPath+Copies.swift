public import Foundation
import LaminaPrimitives
import LaminaRaster

extension CGPath {
    /// Returns an immutable copy of the path.
    public func copy() -> CGPath? { CGPath(path) }

    /// Returns an immutable copy mapped by a transform; nil leaves the path unmapped.
    public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
        unsafe mutableCopy(using: transform).map { CGPath($0.path) }
    }

    /// Returns a mutable copy of the path.
    public func mutableCopy() -> CGMutablePath? { CGMutablePath(path) }

    /// Returns a mutable copy mapped by a transform; nil leaves the path unmapped.
    ///
    /// - Returns: Nil when a number of the transform is not finite.
    public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
        let used = unsafe map(transform)
        return used.isFinite ? CGMutablePath(path.mapped(by: AffineTransform(used))) : nil
    }

    /// Returns the outline of the path's stroke, to be filled with the winding rule.
    ///
    /// - Parameters:
    ///   - miterLimit: The maximum length of a mitred corner, in line widths; longer corners are bevelled.
    ///   - transform: The transform applied to the path before it is stroked.
    public func copy(
        strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat,
        transform: CGAffineTransform = .identity
    ) -> CGPath {
        guard transform.isFinite, lineWidth.isFinite, miterLimit.isFinite else { return CGPath(Path()) }
        let style = StrokeStyle(
            width: Double(lineWidth), cap: StrokeStyle.Cap(lineCap), join: StrokeStyle.Join(lineJoin), miterLimit: Double(miterLimit))
        path.reportIfTooLongToStroke()
        return CGPath(path.mapped(by: AffineTransform(transform)).stroked(style, tolerance: CGPath.tolerance))
    }

    /// Returns the dashes of the path as open subpaths.
    ///
    /// - Parameters:
    ///   - phase: The offset into the pattern at which each subpath begins.
    ///   - lengths: The lengths of dashes and gaps in turn.
    ///   - transform: The transform applied to the path before it is dashed.
    public func copy(dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity) -> CGPath {
        guard transform.isFinite, phase.isFinite else { return CGPath(path) }
        let pattern = lengths.map { Double($0) }
        return CGPath(path.mapped(by: AffineTransform(transform)).dashed(pattern, phase: Double(phase)))
    }

    /// Returns the path with every curve flattened to lines.
    ///
    /// - Parameter threshold: The maximum distance of the lines from the curves; values that are not positive select the finest.
    public func flattened(threshold: CGFloat) -> CGPath {
        CGPath(path.flattened(tolerance: Double(threshold.isNaN ? 0 : threshold)))
    }

    /// The maximum error of stroke outlines, in the path's units.
    ///
    /// Drawn at up to eight pixels per unit, the error stays within 1/32 of a pixel, the tolerance of strokes that a context draws.
    private static let tolerance = 1.0 / 256
}
