public import Foundation
import LaminaConcurrency
import LaminaPrimitives

/// A cell that is drawn by a callback and repeated over the painted area.
public final class CGPattern: Sendable {
    /// The part of the pattern's space that a cell may draw on; drawing outside is lost.
    let bounds: Rect
    /// The transform from the pattern's space to the context's initial user space.
    let matrix: AffineTransform
    /// The distances between the origins of two cells along x and y in the pattern's space, positive.
    let step: Size
    let tiling: CGPatternTiling
    /// True when cells have their own colours; false when they are stencils for the current colour.
    package let isColored: Bool
    /// The pixels per point of the image that a cell consists of; nil for other cells, which have no resolution of their own.
    package let imageScale: Double?
    private let info: ClientInfo<CGPatternCallbacks>
    /// The last tile that was drawn, since one pattern usually fills several areas of a context.
    private let lastTile = Guarded<(transform: AffineTransform, picture: Picture)?>(nil)

    /// Creates a pattern.
    ///
    /// - Parameters:
    ///   - info: A pointer for the callbacks.
    ///   - bounds: A cell's bounding box in the pattern's space.
    ///   - matrix: The transform from the pattern's space to the context's initial user space; the current transform has no influence.
    ///   - xStep: The horizontal distance between cells in the pattern's space.
    ///   - isColored: False for a stencil, whose own colours are ignored.
    ///   - callbacks: The function that draws a cell, and the function that releases `info`.
    /// - Returns: Nil without a function that draws, for an empty bounding box, for a step of 0 and for numbers that are not finite.
    public init?(
        info: UnsafeMutableRawPointer?, bounds: CGRect, matrix: CGAffineTransform, xStep: CGFloat, yStep: CGFloat, tiling: CGPatternTiling,
        isColored: Bool, callbacks: UnsafePointer<CGPatternCallbacks>
    ) {
        // The caller guarantees one structure.
        let callbacks = unsafe callbacks.pointee
        let box = bounds.standardized
        guard unsafe callbacks.drawPattern != nil, box.isFinite, box.width > 0, box.height > 0, xStep != 0, yStep != 0, xStep.isFinite,
            yStep.isFinite,
            AffineTransform(matrix).isFinite
        else {
            Diagnostics.report(
                exception: "CGPatternCreate", detail: "no function, or bounds, steps or a matrix that cannot be drawn; no pattern made")
            return nil
        }
        self.bounds = Rect(box)
        self.matrix = AffineTransform(matrix)
        // Cells on both sides look the same for a step in either direction.
        step = Size(Double(abs(xStep)), Double(abs(yStep)))
        self.tiling = tiling
        self.isColored = isColored
        imageScale = nil
        self.info = unsafe ClientInfo(info, callbacks, release: callbacks.releaseInfo)
    }

    /// Creates a coloured pattern without callbacks, such as one of an image.
    ///
    /// - Precondition: `cell` and `matrix` are finite, and the cell is not empty.
    /// - Parameters:
    ///   - cell: A cell's bounding box in the pattern's space; its size is the distance between cells.
    ///   - imageScale: The pixels per point of the image that a cell consists of; nil for other cells.
    ///   - draw: Draws a cell, on any thread.
    package init(cell: CGRect, imageScale: Double? = nil, draw: @escaping @Sendable (CGContext) -> Void) {
        precondition(cell.isFinite && cell.width > 0 && cell.height > 0, "the cell cannot be drawn")
        bounds = Rect(cell)
        matrix = .identity
        step = bounds.size
        tiling = .constantSpacingMinimalDistortion
        isColored = true
        self.imageScale = imageScale
        let callbacks = unsafe CGPatternCallbacks(version: 0, drawPattern: { _, context in draw(context) }, releaseInfo: nil)
        info = unsafe ClientInfo(nil, callbacks, release: nil)
    }

    /// The size of the part of the pattern's space that a cell may draw on.
    package var cellSize: CGSize { CGSize(width: bounds.width, height: bounds.height) }

    /// Draws one cell in the pattern's space.
    package func drawCell(in context: CGContext) { unsafe info.callbacks.drawPattern?(info.pointer, context) }

    /// Returns the pixels of a tile, drawn or from the cache.
    ///
    /// - Parameter depth: The number of patterns that are being drawn around this one.
    func picture(_ tile: PatternTile, depth: Int) -> Picture {
        let known = lastTile.withLock { $0 }
        if let known, known.transform == tile.fromPattern, known.picture.width == tile.width, known.picture.height == tile.height {
            return known.picture
        }
        let picture = tile.picture(of: self, depth: depth)
        lastTile.withLock { $0 = (tile.fromPattern, picture) }
        return picture
    }
}

extension CGPattern: Hashable {
    /// True when `a` and `b` are the same object.
    public static func == (a: CGPattern, b: CGPattern) -> Bool { a === b }
    /// Hashes the object's identity.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
