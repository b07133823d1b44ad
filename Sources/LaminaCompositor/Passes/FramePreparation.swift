import LaminaPrimitives
import LaminaRaster
import LaminaScene

/// Makes frames ready, keeping what is drawn as in the frame before.
struct FramePreparation {
    /// How many items one piece of work makes ready.
    private static let chunk = 32

    private let pool: WorkerPool
    private let grid: TileGrid
    private let frame: Frame
    private let places: [GroupStructure.Place]

    /// - Parameter structure: That of the frame's items.
    /// - Parameter grid: The tiles in which the casters of shadows are drawn.
    init(_ frame: Frame, _ structure: GroupStructure, grid: TileGrid, pool: WorkerPool) {
        self.frame = frame
        self.grid = grid
        self.pool = pool
        places = structure.places
    }

    /// The frame, ready for tiles.
    ///
    /// - Parameter kept: For each item the index in `earlier` of the one that draws the same, or -1.
    func prepare(keeping kept: [Int32], of earlier: [PreparedItem]) -> PreparedFrame {
        var items = Array(repeating: PreparedItem.nothing, count: frame.items.count)
        var fresh: [Int] = []
        for index in items.indices {
            if kept[index] >= 0 { items[index] = earlier[Int(kept[index])] } else { fresh.append(index) }
        }
        guard !fresh.isEmpty else { return PreparedFrame(frame, items: items, places: places) }
        let clips = prepareClips()
        prepare(fresh, clips, &items)
        var prepared = PreparedFrame(frame, items: items, places: places)
        // From the front: the casters of a shadow stand after it, and may be shadows themselves.
        for index in fresh.reversed() {
            guard case .shadow(let shadow) = frame.items[index].content, case .items = shadow.caster else { continue }
            let pass = ShadowPass(frame: prepared, index: index, grid: grid, pool: pool)
            prepared.items[index] = pass.prepare(shadow, Self.preparation(of: frame.items[index], in: frame, clips))
        }
        return prepared
    }

    /// Makes the items of the given indices ready, on all threads.
    private func prepare(_ indices: [Int], _ clips: [PreparedClip], _ items: inout [PreparedItem]) {
        let results = Guarded(items)
        let frame = frame
        pool.run(count: (indices.count + Self.chunk - 1) / Self.chunk) { scratch, piece in
            let part = indices[piece * Self.chunk..<min(indices.count, (piece + 1) * Self.chunk)]
            let ready = part.map { Self.preparation(of: frame.items[$0], in: frame, clips).prepare(&scratch.rasterizer) }
            results.withLock { items in
                for (index, item) in zip(part, ready) { items[index] = item }
            }
        }
        items = results.withLock { $0 }
    }

    private static func preparation(of item: DrawItem, in frame: Frame, _ clips: [PreparedClip]) -> ItemPreparation {
        ItemPreparation(item, clip: item.clip.map { clips[Int($0)] } ?? PreparedClip(frame.bounds))
    }

    private func prepareClips() -> [PreparedClip] {
        var rasterizer = Rasterizer()
        var clips: [PreparedClip] = []
        clips.reserveCapacity(frame.clips.count)
        for clip in frame.clips {
            let parent = clip.parent.map { clips[Int($0)] } ?? PreparedClip(frame.bounds)
            clips.append(PreparedClip(clip, inside: parent, &rasterizer))
        }
        return clips
    }
}
