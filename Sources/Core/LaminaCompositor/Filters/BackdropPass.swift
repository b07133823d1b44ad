import LaminaPrimitives
import LaminaScene

/// Draws the pictures of a frame's backdrops, from the lowest to the highest.
struct BackdropPass {
    /// The bounds outside which nothing is drawn.
    let bounds: PixelRect
    /// The colour beneath the lowest item of the frame.
    let background: Pixel
    let grid: TileGrid
    let pool: WorkerPool

    /// Draws the pictures that are missing, or whose layer or content beneath has changed.
    ///
    /// - Parameter changes: The pixels in which the frame differs from the previous one. Receives the pixels in which backdrops differ.
    func update(_ content: FramePart, _ prepared: PreparedParts, _ changes: inout [PixelRect]) {
        guard content.hasBackdrops else { return }
        let leaves = content.leaves
        for (number, leaf) in leaves.enumerated() where leaf.hasBackdrops {
            guard let part = prepared[leaf] else { continue }
            for index in leaf.items.indices {
                guard let backdrop = part.items[index].backdrop else { continue }
                let source = source(of: index, leaf)
                let region = region(of: index, backdrop, part, within: bounds)
                let isNew = backdrop.paint == nil
                let touching = changes.filter { $0.intersects(region.drawn) }
                guard isNew || !touching.isEmpty else { continue }
                if !isNew { changes += touching.map { $0.expanded(by: region.reach).intersection(part.layout[index].visible) } }
                let below = source.isTopLevel ? leaves[..<number] : []
                make(backdrop, region, shift: part.items[index].shift, source.isTopLevel ? background : 0) { grid, damage in
                    TileLists(part, items: source.items, depth: source.depth, beneath: below, prepared, grid: grid, damage: [damage])
                }
            }
        }
    }

    /// Draws the pictures of the backdrops inside a filtered group, whose items are all prepared.
    func make(within range: Range<Int>, of leaf: FramePart, _ part: PreparedPart) {
        for index in range {
            guard let backdrop = part.items[index].backdrop else { continue }
            let source = source(of: index, leaf)
            make(backdrop, region(of: index, backdrop, part, within: nil), shift: part.items[index].shift, 0) { grid, damage in
                TileLists(part, items: source.items, depth: source.depth, grid: grid, damage: [damage])
            }
        }
    }

    private func make(
        _ backdrop: Backdrop, _ region: Region, shift: PixelShift, _ background: Pixel, _ lists: (TileGrid, PixelRect) -> TileLists
    ) {
        let run = FilterRun(filters: region.filters, extendsEdges: true, shift: .none, grid: grid, pool: pool)
        backdrop.paint =
            region.drawn.isEmpty
            ? nil : run.paint(of: region.drawn, wanted: region.wanted, background: background, origin: -shift, lists)
    }
}

extension BackdropPass {
    /// The pixels of one backdrop.
    private struct Region {
        let filters: [PixelFilter]
        let reach: Int
        /// The pixels beneath that affect the visible ones.
        let drawn: PixelRect
        /// The visible pixels.
        let wanted: PixelRect
    }

    /// - Parameter limit: The pixels that exist; nil inside a filtered group, which has pixels beyond the frame's edges.
    private func region(of index: Int, _ backdrop: Backdrop, _ part: PreparedPart, within limit: PixelRect?) -> Region {
        let filters = backdrop.drawing.filters(placed: backdrop.placement)
        let wanted = part.layout[index].visible
        let around = wanted.expanded(by: filters.reach)
        return Region(filters: filters, reach: filters.reach, drawn: limit.map { around.intersection($0) } ?? around, wanted: wanted)
    }

    /// The items of a part that lie beneath a backdrop, in the same group.
    private struct Source {
        let items: Range<Int>
        /// The nesting depth of the items.
        let depth: Int32
        /// True when the items are in no group, so that the frame's lower parts lie beneath them.
        let isTopLevel: Bool
    }

    /// Finds the items beneath a backdrop.
    ///
    /// The items before it that belong to the same layer are the heads of its group and its shadow, which are not part of the picture.
    private func source(of index: Int, _ leaf: FramePart) -> Source {
        var end = index
        while end > 0, leaf.items[end - 1].layer == leaf.items[index].layer, leaf.items[end - 1].isHead { end -= 1 }
        let nesting = leaf.nestings[end]
        guard nesting.group >= 0 else { return Source(items: 0..<end, depth: nesting.depth, isTopLevel: true) }
        let group = Int(nesting.group)
        let start = nesting.isMask ? Int(leaf.nestings[group].contentEnd) : group + 1
        return Source(items: start..<end, depth: nesting.depth, isTopLevel: false)
    }
}

extension DrawItem {
    /// True for the head of a group or of a shadow.
    fileprivate var isHead: Bool {
        if case .shadow = content { true } else { content.isGroup || content.isFiltered }
    }
}
