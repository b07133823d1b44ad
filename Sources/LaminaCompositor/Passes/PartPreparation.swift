import LaminaPrimitives
import LaminaRaster
import LaminaScene

/// Makes new parts of a frame ready, keeping what is drawn as in the parts before them.
struct PartPreparation {
    /// How many items one piece of work makes ready.
    private static let chunk = 32

    /// The tiles in which the casters of shadows are drawn.
    let grid: TileGrid
    let pool: WorkerPool

    /// Makes parts ready that are not yet.
    func prepare(_ newParts: [FrameComparison.NewPart]) {
        let drafts = newParts.filter { $0.part.prepared == nil }.map(Draft.init)
        let fresh = drafts.indices.flatMap { draft in drafts[draft].fresh.map { (draft: draft, item: $0) } }
        let ready = prepare(fresh.map { drafts[$0.draft].items[$0.item] })
        var items = drafts.map(\.kept)
        for (place, item) in zip(fresh, ready) { items[place.draft][place.item] = item }
        for (draft, items) in zip(drafts, items) { finish(draft, items) }
    }

    /// Makes items ready, on all threads.
    private func prepare(_ items: [DrawItem]) -> [PreparedItem] {
        let results = Guarded(Array(repeating: PreparedItem.nothing, count: items.count))
        let ramps = pool.ramps
        pool.run(count: (items.count + Self.chunk - 1) / Self.chunk) { scratch, piece in
            let range = piece * Self.chunk..<min(items.count, (piece + 1) * Self.chunk)
            let ready = items[range].map { ItemPreparation($0).prepare(&scratch.rasterizer, ramps) }
            results.withLock { $0.replaceSubrange(range, with: ready) }
        }
        return results.withLock { $0 }
    }

    /// Makes the shadows of items, now that all other items are ready.
    private func finish(_ draft: Draft, _ items: [PreparedItem]) {
        var items = items
        var prepared = PreparedPart(items, draft.places)
        let shadows = draft.shadows
        let outlined = outlinedShadows(shadows, of: draft, prepared)
        for (index, item) in zip(shadows, outlined) { if let item { items[index] = item } }
        if !shadows.isEmpty { prepared = PreparedPart(items, draft.places) }
        // The shadow that `prepared` does not know yet and that stands before all others of that kind.
        var newest = items.count
        // From the front: the casters of a shadow stand after it, and may be shadows themselves.
        for (index, item) in zip(shadows, outlined).reversed() where item == nil {
            guard case .shadow(let shadow) = draft.items[index].content else { continue }
            if newest < Int(draft.places[index].contentEnd) { prepared = PreparedPart(items, draft.places) }
            let (pass, preparation) = (ShadowPass(part: prepared, index: index), ItemPreparation(draft.items[index]))
            items[index] =
                pass.outlined(shadow, preparation, pool.blurredMasks) ?? pass.drawn(shadow, preparation, grid: grid, pool)
            newest = index
        }
        draft.part.memo.keep(newest < items.count ? PreparedPart(items, draft.places) : prepared)
    }

    /// The shadows that need no drawing, on all threads; nil for the others.
    ///
    /// - Parameter indices: Those of the shadows, in order.
    private func outlinedShadows(_ indices: [Int], of draft: Draft, _ prepared: PreparedPart) -> [PreparedItem?] {
        let results = Guarded([PreparedItem?](repeating: nil, count: indices.count))
        let blurred = pool.blurredMasks
        pool.run(count: (indices.count + Self.chunk - 1) / Self.chunk) { _, piece in
            for number in piece * Self.chunk..<min(indices.count, (piece + 1) * Self.chunk) {
                let index = indices[number]
                // A caster that is such a shadow too is not known yet.
                let next = number + 1 < indices.count ? indices[number + 1] : .max
                guard next >= Int(draft.places[index].contentEnd), case .shadow(let shadow) = draft.items[index].content else { continue }
                let made = ShadowPass(part: prepared, index: index).outlined(shadow, ItemPreparation(draft.items[index]), blurred)
                results.withLock { $0[number] = made }
            }
        }
        return results.withLock { $0 }
    }
}

/// A part that is being made ready.
private struct Draft: Sendable {
    let part: FramePart
    let items: [DrawItem]
    let places: [GroupStructure.Place]
    /// What is taken over; nothing where an item is new.
    let kept: [PreparedItem]
    /// The indices of the others.
    let fresh: [Int]

    init(_ new: FrameComparison.NewPart) {
        part = new.part
        items = new.part.ownItems
        places = new.part.ownPlaces
        let earlier = new.earlier.flatMap { $0.prepared?.items ?? [] }
        var kept: [PreparedItem] = []
        var fresh: [Int] = []
        kept.reserveCapacity(items.count)
        for (index, partner) in new.kept.enumerated() {
            guard partner >= 0, Int(partner) < earlier.count else {
                kept.append(.nothing)
                fresh.append(index)
                continue
            }
            kept.append(earlier[Int(partner)])
        }
        self.kept = kept
        self.fresh = fresh
    }

    /// The indices of the new shadows of items.
    var shadows: [Int] {
        fresh.filter { index in
            guard case .shadow(let shadow) = items[index].content, case .items = shadow.caster else { return false }
            return true
        }
    }
}
