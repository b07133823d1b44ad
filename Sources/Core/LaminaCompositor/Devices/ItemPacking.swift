import LaminaPrimitives
import LaminaRaster
import LaminaScene

/// Packs a prepared item into words, as the shader's `Items.glsl` reads them.
///
///     0   kind, blend mode, opacity 0...255, 1 for a group with a mask or 2 for a sprite that is added; from the lowest byte up
///     1   the pixel of a solid item, the tint of a picture
///     2   the visible rectangle in the frame: left, top, right, bottom
///     6   the offset of the shape's coverage, of the clip's; 0 for none
///     8   the shift from the coordinates of shape, clip and source to the frame's
///     10  the offset of the source
struct ItemPacking {
    private enum Kind: UInt32 {
        case solid, texels, stretched, mapped, ramp, radial, conic
    }

    /// The most pixels of a paint that are computed on the processor and stored on the device.
    private static let mostPixels = 1 << 22

    private let arena: ItemArena

    init(_ arena: ItemArena) { self.arena = arena }

    func pack(_ item: PreparedItem, _ layout: ItemLayout) throws(ItemArena.Full) -> ItemArena.Item {
        let opacity = Double(item.opacity)
        switch item.drawing {
        case .nothing, .unfiltered, .inPicture: return .undrawn
        case .sprites(let sprites): return try pack(item, layout, sprites)
        case .fill(let coverage, let paint): return try pack(item, layout, coverage, paint, item.blend)
        case .backdrop(let backdrop):
            guard let paint = backdrop.paint else { return .undrawn }
            return try pack(item, layout, backdrop.coverage, paint, backdrop.blend)
        case .picture(let picture):
            guard let (coverage, source) = picture.parts else { return .unsupported }
            return try pack(item, layout, source, fraction255(opacity), shape: coverage, item.blend)
        case .composed(let picture, let clip):
            guard picture.shown.area <= Self.mostPixels else { return .unsupported }
            let offset = try arena.pixels(of: picture) { picture.unpacked }
            let source = try texels(at: offset, picture.shown)
            return try record(item, layout, item.blend, .texels, PicturePaint.noTint, fraction255(opacity), clip: clip, source: source)
        case .group(let clip):
            return try record(item, layout, item.blend, .solid, 0, fraction255(opacity), clip: clip, isUnmoved: true)
        }
    }

    private func pack(_ item: PreparedItem, _ layout: ItemLayout, _ sprites: PreparedSprites) throws(ItemArena.Full) -> ItemArena.Item {
        let isAdded = item.blend == .plusLighter
        let pieces = sprites.pieces(opacity: Double(item.opacity), isAdded: isAdded)
        if pieces.contains(where: { isTooLarge($0.source) }) { return .unsupported }
        var packed: [ItemArena.PackedPiece] = []
        for piece in pieces {
            let bounds = piece.coverage.bounds.moved(by: item.shift).intersection(layout.visible)
            if bounds.isEmpty { continue }
            let (kind, pixel, source) = try place(piece.source)
            let head = Head(kind, isAdded ? .plusLighter : .normal, fade: piece.opacity, isAdded: isAdded)
            let offset = try record(head, pixel, bounds, shape: store(piece.coverage), item.shift, source)
            packed.append(ItemArena.PackedPiece(offset: offset, bounds: bounds))
        }
        return .several(packed, isPlain: !isAdded)
    }

    private func pack(
        _ item: PreparedItem, _ layout: ItemLayout, _ shape: Coverage, _ paint: Paint, _ blend: BlendMode
    ) throws(ItemArena.Full) -> ItemArena.Item {
        let region = shape.bounds.intersection(layout.visible.moved(by: -item.shift))
        if region.isEmpty { return .undrawn }
        guard let (source, fade) = paint.source(in: region, opacity: Double(item.opacity), mostPixels: Self.mostPixels) else { return .undrawn }
        return try pack(item, layout, source, fade, shape: shape, blend)
    }

    private func pack(
        _ item: PreparedItem, _ layout: ItemLayout, _ source: PaintSource, _ fade: UInt8, shape: Coverage, _ blend: BlendMode
    ) throws(ItemArena.Full) -> ItemArena.Item {
        if isTooLarge(source) { return .unsupported }
        let (kind, pixel, place) = try place(source)
        return try record(item, layout, blend, kind, pixel, fade, shape: shape, source: place)
    }

    private func isTooLarge(_ source: PaintSource) -> Bool {
        switch source {
        case .tooManyPixels: true
        case .stretched(let tables): arena.isTooLarge(pixels: tables.picture.bitmap.pixels.count)
        case .mapped(let map): arena.isTooLarge(pixels: map.picture.bitmap.pixels.count)
        default: false
        }
    }

    /// Stores a source.
    ///
    /// - Returns: Its kind, the pixel or tint of the item's record, and the source's offset.
    private func place(_ source: PaintSource) throws(ItemArena.Full) -> (Kind, Pixel, UInt32) {
        switch source {
        case .tooManyPixels: throw ItemArena.Full()
        case .solid(let pixel): (.solid, pixel, 0)
        case .pixels(let pixels, let bounds, let tint): (.texels, tint, try texels(at: arena.store(pixels), bounds))
        case .stretched(let tables): (.stretched, tables.tint, try stretched(tables))
        case .mapped(let map): (.mapped, map.tint, try mapped(map))
        case .ramp(let map): (.ramp, PicturePaint.noTint, try ramp(map))
        case .curve(let map): try place(map)
        }
    }

    /// Stores the description of pixels that lie at an offset, and returns its own offset.
    private func texels(at offset: UInt32, _ bounds: PixelRect) throws(ItemArena.Full) -> UInt32 {
        try arena.store([word(bounds.minX), word(bounds.minY), word(bounds.width), offset])
    }

    private func stretched(_ tables: PictureTables) throws(ItemArena.Full) -> UInt32 {
        let picture = tables.picture
        let pixels = try arena.pixels(of: picture) { picture.bitmap.pixels }
        let columns = try arena.store(tables.columns.map { UInt32(bitPattern: $0) })
        let rows = try arena.store(tables.rows.map { UInt32(bitPattern: $0) })
        return try arena.store([
            word(tables.corner.x), word(tables.corner.y), columns, rows, pixels, word(picture.width), word(tables.lastX), word(tables.lastY),
        ])
    }

    private func mapped(_ map: PictureMap) throws(ItemArena.Full) -> UInt32 {
        let pixels = try arena.pixels(of: map.picture) { map.picture.bitmap.pixels }
        let positions = [map.start.x, map.start.y, map.across.x, map.across.y, map.down.x, map.down.y]
        return try arena.store(
            [word(map.corner.x), word(map.corner.y), word(map.droppedBits), 0, pixels, word(map.picture.width), word(map.lastX), word(map.lastY)]
                + [map.low.x, map.low.y, map.high.x, map.high.y].map(word)
                + halves(positions))
    }

    private func ramp(_ map: RampMap) throws(ItemArena.Full) -> UInt32 {
        let entries = try arena.store(map.entries)
        return try arena.store(
            [word(map.corner.x), word(map.corner.y), entries, UInt32(map.entries.count)] + halves([map.start, map.across, map.down]))
    }

    private func place(_ map: CurveMap) throws(ItemArena.Full) -> (Kind, Pixel, UInt32) {
        let entries = try arena.store(map.entries)
        let (kind, form): (Kind, [UInt32]) =
            switch map.form {
            case .radial(let offset, let isShrinking): (.radial, [word(offset), isShrinking ? 1 : 0])
            case .conic: (.conic, [try arena.store(CurveMap.tangents), 0])
            }
        let positions = [map.start.x, map.start.y, map.down.x, map.down.y, map.ahead.x, map.ahead.y, map.across.x, map.across.y]
        let head = [word(map.corner.x), word(map.corner.y), entries, UInt32(map.entries.count)]
        return (kind, PicturePaint.noTint, try arena.store(head + [word(map.bits), 0] + form + halves(positions)))
    }

    /// The lower and the upper half of each number.
    private func halves(_ numbers: [Int64]) -> [UInt32] {
        numbers.flatMap { [UInt32(truncatingIfNeeded: $0), UInt32(truncatingIfNeeded: $0 >> 32)] }
    }

    private func record(
        _ item: PreparedItem, _ layout: ItemLayout, _ blend: BlendMode, _ kind: Kind, _ pixel: UInt32, _ fade: UInt8, shape: Coverage? = nil,
        clip: Coverage? = nil, source: UInt32 = 0, isUnmoved: Bool = false
    ) throws(ItemArena.Full) -> ItemArena.Item {
        let hasMask = layout.isGroup && layout.nesting.contentEnd < layout.nesting.end
        let head = Head(kind, blend, fade: fade, hasMask: hasMask)
        let offset = try record(
            head, pixel, layout.visible, shape: shape.map(store) ?? 0, clip: clip.map(store) ?? 0, isUnmoved ? .none : item.shift, source)
        return .packed(offset, isPlain: blend == .normal)
    }

    private func record(
        _ head: Head, _ pixel: UInt32, _ visible: PixelRect, shape: UInt32, clip: UInt32 = 0, _ shift: PixelShift, _ source: UInt32
    ) throws(ItemArena.Full) -> UInt32 {
        try arena.store([
            head.word, pixel, word(visible.minX), word(visible.minY), word(visible.maxX), word(visible.maxY), shape, clip, word(shift.right),
            word(shift.down), source,
        ])
    }

    /// The first word of a record.
    private struct Head {
        let word: UInt32

        init(_ kind: Kind, _ blend: BlendMode, fade: UInt8, hasMask: Bool = false, isAdded: Bool = false) {
            word = kind.rawValue | UInt32(blend.rawValue) << 8 | UInt32(fade) << 16 | (hasMask ? 1 << 24 : 0) | (isAdded ? 2 << 24 : 0)
        }
    }

    /// Stores a coverage: its bounds, the offsets of its runs and values, and the index of each row's first run.
    private func store(_ coverage: Coverage) throws(ItemArena.Full) -> UInt32 {
        let runs = try arena.store(words(of: coverage.runs))
        let values = try arena.store(packed(coverage.alphas))
        let bounds = coverage.bounds
        return try arena.store(
            [word(bounds.minX), word(bounds.minY), word(bounds.maxX), word(bounds.maxY), runs, values]
                + coverage.rowStarts.map { UInt32(bitPattern: $0) })
    }

    private func words(of runs: [Coverage.Run]) -> [UInt32] {
        var words: [UInt32] = []
        words.reserveCapacity(4 * runs.count)
        for run in runs {
            words.append(UInt32(bitPattern: run.x))
            words.append(UInt32(run.count))
            words.append(UInt32(bitPattern: run.first))
            words.append(UInt32(run.alpha))
        }
        return words
    }

    /// Packs four bytes into each word, the first into the lowest.
    private func packed(_ bytes: [UInt8]) -> [UInt32] {
        var words = [UInt32](repeating: 0, count: (bytes.count + 3) / 4)
        for (index, byte) in bytes.enumerated() { words[index / 4] |= UInt32(byte) << UInt32(index % 4 * 8) }
        return words
    }

    private func word(_ number: Int) -> UInt32 { UInt32(truncatingIfNeeded: number) }
}
