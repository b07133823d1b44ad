public import Foundation
import LaminaPrimitives
import LaminaRaster

extension CGPath {
    /// A path with the same steps that does not change.
    public func copy() -> CGPath? { CGPath(path) }

    /// The path mapped by the transform at an address; unmapped for nil.
    public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
        unsafe mutableCopy(using: transform).map { CGPath($0.path) }
    }

    /// A path with the same steps that can grow.
    public func mutableCopy() -> CGMutablePath? { CGMutablePath(path) }

    /// The path mapped by the transform at an address, to grow; unmapped for nil.
    ///
    /// - Returns: Nil when a number of the transform is not finite.
    public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
        let used = unsafe map(transform)
        return used.isFinite ? CGMutablePath(path.mapped(by: AffineTransform(used))) : nil
    }

    /// The outline of the stroke, to be filled by the winding rule.
    ///
    /// - Parameters:
    ///   - miterLimit: How long a sharp corner may be, in line widths; longer ones are cut.
    ///   - transform: Applied to the path before it is stroked.
    public func copy(
        strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat,
        transform: CGAffineTransform = .identity
    ) -> CGPath {
        guard transform.isFinite, lineWidth.isFinite, miterLimit.isFinite else { return CGPath(Path()) }
        let style = StrokeStyle(
            width: Double(lineWidth), cap: StrokeStyle.Cap(lineCap), join: StrokeStyle.Join(lineJoin), miterLimit: Double(miterLimit))
        return CGPath(path.mapped(by: AffineTransform(transform)).stroked(style, tolerance: CGPath.tolerance))
    }

    /// The parts of the path that a dash pattern paints, as open subpaths.
    ///
    /// - Parameters:
    ///   - phase: Where in the pattern a subpath begins.
    ///   - lengths: Painted and unpainted lengths in turn.
    ///   - transform: Applied to the path before it is cut.
    public func copy(dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity) -> CGPath {
        guard transform.isFinite, phase.isFinite else { return CGPath(path) }
        let pattern = lengths.map { Double($0) }
        return CGPath(path.mapped(by: AffineTransform(transform)).dashed(pattern, phase: Double(phase)))
    }

    /// The path with every curve replaced by lines.
    ///
    /// - Parameter threshold: How far the lines may be from the curves; values that are not positive stand for the finest.
    public func flattened(threshold: CGFloat) -> CGPath {
        CGPath(path.flattened(tolerance: Double(threshold.isNaN ? 0 : threshold)))
    }

    /// How far outlines may be from the true ones, in the path's units: fine enough for an enlargement by eight.
    private static let tolerance = 1.0 / 256
}
