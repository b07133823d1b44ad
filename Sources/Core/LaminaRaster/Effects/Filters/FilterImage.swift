package import LaminaPrimitives

/// A picture between two filters: one premultiplied pixel for each square block of the canvas's pixels.
///
/// Block (x, y) covers the pixels from (x, y) · `blockSize` to (x + 1, y + 1) · `blockSize`. A blur that loses the difference anyway works on large
/// blocks.
package struct FilterImage: Sendable {
    /// The blocks that the picture has.
    package let blocks: PixelRect
    /// The side length of a block, in pixels.
    package let blockSize: Int
    /// The means of the blocks, row by row.
    package internal(set) var pixels: [Pixel]

    init(blocks: PixelRect, blockSize: Int, pixels: [Pixel]) {
        precondition(pixels.count == blocks.area && blockSize > 0, "a picture has one pixel for each block")
        self.blocks = blocks
        self.blockSize = blockSize
        self.pixels = pixels
    }

    /// Joins pieces that do not overlap; blocks that no piece has stay clear.
    package init(joining pieces: [FilterImage], blockSize: Int) {
        let blocks = pieces.reduce(PixelRect.empty) { $0.union($1.blocks) }
        var pixels = [Pixel](repeating: 0, count: blocks.area)
        for piece in pieces { piece.copy(into: &pixels, of: blocks) }
        self.init(blocks: blocks, blockSize: blockSize, pixels: pixels)
    }

    /// The blocks that intersect a rectangle of pixels.
    package static func blocks(meeting pixels: PixelRect, blockSize: Int) -> PixelRect {
        func index(_ pixel: Int) -> Int { (Double(pixel) / Double(blockSize)).roundedDown }
        guard !pixels.isEmpty else { return .empty }
        return PixelRect(index(pixels.minX), index(pixels.minY), index(pixels.maxX - 1) + 1, index(pixels.maxY - 1) + 1)
    }

    /// Returns the part of the picture inside `part`; blocks that the picture does not have are clear, or repeat the nearest block it has.
    package func cropped(to part: PixelRect, extendingEdges: Bool) -> FilterImage {
        guard part != blocks else { return self }
        guard extendingEdges, !blocks.isEmpty else {
            var result = [Pixel](repeating: 0, count: part.area)
            copy(into: &result, of: part)
            return FilterImage(blocks: part, blockSize: blockSize, pixels: result)
        }
        var result: [Pixel] = []
        result.reserveCapacity(part.area)
        let columns = (part.minX..<max(part.minX, part.maxX)).map { max(blocks.minX, min($0, blocks.maxX - 1)) - blocks.minX }
        for y in part.minY..<max(part.minY, part.maxY) {
            let row = (max(blocks.minY, min(y, blocks.maxY - 1)) - blocks.minY) * blocks.width
            for column in columns { result.append(pixels[row + column]) }
        }
        return FilterImage(blocks: part, blockSize: blockSize, pixels: result)
    }

    /// The picture as a paint for canvas coordinates that are moved by `shift` from the blocks' coordinates.
    package func paint(movedBy shift: PixelShift) -> Paint? {
        let bitmap = try? Bitmap(width: blocks.width, height: blocks.height, pixels: pixels)
        guard let bitmap, !blocks.isEmpty else { return nil }
        let scale = 1 / Double(blockSize)
        let inverse = AffineTransform(
            a: scale, b: 0, c: 0, d: scale, tx: -Double(shift.right) * scale - Double(blocks.minX),
            ty: -Double(shift.down) * scale - Double(blocks.minY))
        return .picture(PicturePaint(Picture(bitmap), inverse: Projection(inverse)))
    }

    private func copy(into target: inout [Pixel], of area: PixelRect) {
        let common = blocks.intersection(area)
        guard !common.isEmpty else { return }
        for y in common.minY..<common.maxY {
            let (from, to) = ((y - blocks.minY) * blocks.width - blocks.minX, (y - area.minY) * area.width - area.minX)
            target.replaceSubrange(to + common.minX..<to + common.maxX, with: pixels[from + common.minX..<from + common.maxX])
        }
    }
}

extension Double {
    /// The largest whole number that is not above this one.
    fileprivate var roundedDown: Int { Int(rounded(.down)) }
}
