import LaminaPrimitives
import LaminaRaster

/// The lists of a frame as words for a device: which blocks of 16 × 16 pixels to draw, and from which items.
///
///     words      number of blocks, 3 unused
///                per block: x, y, offset of its tile's list
///                per tile: background, number of entries, entries
///     entry      an operation in the two highest bits, the item's offset in the arena in the others
///
/// A tile's list is a program with a stack, which the block's pixels run side by side: *draw* an item, *begin* a group, begin its *mask*, *end* it.
/// The shader `Tiles.comp` shows it at work.
package struct TileProgram: Sendable {
    /// The side of a block in pixels.
    package static let side = 16
    /// The most values that nested groups put aside: one for each group, and one more for a group with a mask.
    static let mostValues = 32

    /// An operation of a tile's list.
    enum Operation: UInt32 {
        case draw, begin, mask, end
    }

    /// A block and the pixels of it that belong to its tile.
    struct Block {
        let x: Int
        let y: Int
        let region: PixelRect
    }

    /// The list of a tile.
    struct List {
        let region: PixelRect
        /// The words of the entries, back to front.
        let entries: [UInt32]
        /// True when every item has the normal blend mode.
        let isPlain: Bool
    }

    package private(set) var words: [UInt32] = []
    /// The number of blocks.
    package var count: Int { blocks.count }
    private(set) var blocks: [Block] = []
    /// True when every item has the normal blend mode.
    package let isPlain: Bool

    /// Assembles a program from the lists of tiles.
    ///
    /// - Parameter lists: The lists of tiles that do not overlap.
    init(_ lists: [List], background: Pixel) {
        isPlain = lists.allSatisfy(\.isPlain)
        let side = Self.side
        let count = lists.reduce(0) { sum, list in
            sum + (list.region.width + side - 1) / side * ((list.region.height + side - 1) / side)
        }
        words = [UInt32(count), 0, 0, 0]
        var list = 4 + 3 * count
        for (region, entries) in lists.map({ ($0.region, $0.entries) }) {
            for y in stride(from: region.minY, to: region.maxY, by: side) {
                for x in stride(from: region.minX, to: region.maxX, by: side) {
                    words.append(UInt32(truncatingIfNeeded: x))
                    words.append(UInt32(truncatingIfNeeded: y))
                    words.append(UInt32(list))
                    blocks.append(Block(x: x, y: y, region: PixelRect(x, y, x + side, y + side).intersection(region)))
                }
            }
            list += 2 + entries.count
        }
        for list in lists {
            words += [background, UInt32(list.entries.count)]
            words += list.entries
        }
    }

    /// Copies the pixels of the blocks to a canvas.
    ///
    /// - Parameter pixels: The pixels of all blocks, 256 of each.
    func copy(_ pixels: Span<Pixel>, to canvas: Canvas) {
        let side = Self.side
        for (index, block) in blocks.enumerated() {
            for y in block.region.minY..<block.region.maxY {
                let start = index * side * side + (y - block.y) * side + block.region.minX - block.x
                canvas.withRow(y, block.region.minX..<block.region.maxX) { row in
                    row.copy(pixels.extracting(start..<start + row.count))
                }
            }
        }
    }

    /// The word of an entry.
    static func entry(_ operation: Operation, _ item: UInt32) -> UInt32 { operation.rawValue << 30 | item }
}
