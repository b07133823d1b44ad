import LaminaPrimitives
import LaminaRaster

/// Draws the damaged tiles of a frame: on the processor, or on a device for the tiles that it can draw.
///
/// Both give the same bytes, because the device's program has the same rules in whole numbers. So a film may begin on one and end on the other, and
/// which of the two draws a tile is a matter of time only. A device that fails, at whatever moment, is not used again: the processor draws the frame.
final class FramePainter {
    private let pool: WorkerPool
    private var use: DeviceUse
    private var schedule = DeviceSchedule()
    /// The memory of the device that has drawn, or was about to.
    private var arena: ItemArena?
    /// The number of tiles that the device and the processor drew.
    private(set) var counts = DrawnTiles()
    /// The name of the device that drew; nil when none did.
    private(set) var deviceName: String?
    /// The reason why the device is not used any more; nil while it is.
    private(set) var failure: TileDeviceError?

    init(_ pool: WorkerPool, _ use: DeviceUse) {
        self.pool = pool
        self.use = use
    }

    /// Draws every tile of the lists.
    ///
    /// - Parameter canvas: Contains the regions of all tiles.
    func draw(_ lists: TileLists, background: Pixel, on canvas: Canvas) {
        switch use {
        case .never: draw(lists, lists.tiles, background, on: canvas)
        case .always(let device): draw(lists, background, on: canvas, by: device)
        case .whenFaster(let source):
            let (begin, device) = (source.now, schedule.wantsDevice ? source.device() : nil)
            let side = schedule.next(isDeviceReady: device != nil)
            if side == .device, let device {
                draw(lists, background, on: canvas, by: device)
            } else {
                draw(lists, lists.tiles, background, on: canvas)
            }
            schedule.note(source.now - begin)
        }
    }

    /// Draws tiles on the processor.
    private func draw(_ lists: TileLists, _ tiles: [Tile], _ background: Pixel, on canvas: Canvas) {
        counts.processor += tiles.count
        lists.draw(tiles, on: canvas, background: background, pool)
    }

    /// Draws the tiles that the device can draw on it, and the others on the processor.
    private func draw(_ lists: TileLists, _ background: Pixel, on canvas: Canvas, by device: any TileDevice) {
        let arena = arena ?? ItemArena(device)
        self.arena = arena
        guard let (program, rest) = Self.program(of: lists, background: background, arena), program.count <= device.mostBlocks else {
            return draw(lists, lists.tiles, background, on: canvas)
        }
        do throws(TileDeviceError) {
            try device.run(program) { program.copy($0, to: canvas) }
            counts.device += lists.tiles.count - rest.count
            deviceName = device.name
            draw(lists, rest, background, on: canvas)
        } catch {
            (use, self.arena, failure) = (.never, nil, error)
            draw(lists, lists.tiles, background, on: canvas)
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
