import LaminaPrimitives
import LaminaRaster

/// Draws the damaged tiles of a frame: on the processor, or on a device for the tiles that it can draw.
///
/// Both give the same bytes, because the device's program has the same rules in whole numbers. So a film may begin on one and end on the other, and
/// which of the two draws a tile is a matter of time only. A device that fails, at whatever moment, is not used again: the processor draws the frame.
final class FramePainter {
    private let pool: WorkerPool
    private var device: (any TileDevice)?
    private var arena: ItemArena?
    /// The number of tiles that the device and the processor drew.
    private(set) var counts = DrawnTiles()
    /// The reason why the device is not used any more; nil while it is.
    private(set) var failure: TileDeviceError?

    init(_ pool: WorkerPool, device: (any TileDevice)?) {
        self.pool = pool
        self.device = device
        arena = device.map { ItemArena($0) }
    }

    /// Draws every tile of the lists.
    ///
    /// - Parameter canvas: Contains the regions of all tiles.
    func draw(_ lists: TileLists, background: Pixel, on canvas: Canvas) {
        guard let device, let arena, let (program, rest) = Self.program(of: lists, background: background, arena) else {
            counts.processor += lists.tiles.count
            return lists.draw(lists.tiles, on: canvas, background: background, pool)
        }
        guard program.count <= device.mostBlocks else {
            counts.processor += lists.tiles.count
            return lists.draw(lists.tiles, on: canvas, background: background, pool)
        }
        do throws(TileDeviceError) {
            try device.run(program) { program.copy($0, to: canvas) }
            counts.device += lists.tiles.count - rest.count
            counts.processor += rest.count
            lists.draw(rest, on: canvas, background: background, pool)
        } catch {
            (self.device, self.arena, failure) = (nil, nil, error)
            counts.processor += lists.tiles.count
            lists.draw(lists.tiles, on: canvas, background: background, pool)
        }
    }

    /// The device's program and the tiles that it leaves to the processor; nil when the frame does not fit the device's memory.
    private static func program(of lists: TileLists, background: Pixel, _ arena: ItemArena) -> (TileProgram, [Tile])? {
        arena.beginFrame()
        for _ in 0..<2 {
            do throws(ItemArena.Full) {
                return try listed(lists, background: background, arena)
            } catch {
                // Room for this frame's items, once those of earlier frames are gone.
                arena.removeAll()
            }
        }
        return nil
    }

    private static func listed(_ lists: TileLists, background: Pixel, _ arena: ItemArena) throws(ItemArena.Full) -> (TileProgram, [Tile]) {
        var (programs, rest): ([TileProgram.List], [Tile]) = ([], [])
        for tile in lists.tiles {
            if let list = try TileListing.list(of: tile, lists, arena) {
                programs.append(list)
            } else {
                rest.append(tile)
            }
        }
        return (TileProgram(programs, background: background), rest)
    }
}

/// The number of tiles that each of the two drew.
package struct DrawnTiles: Sendable, Hashable {
    package var device = 0
    package var processor = 0
}
