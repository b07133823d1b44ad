import LaminaPrimitives
import LaminaScene

/// Makes the shadows of items, when all other items of the new parts are ready.
struct ShadowPreparation {
    let drafts: [Draft]
    /// In order.
    let shadows: [PartPreparation.Place]
    let pool: WorkerPool

    /// - Parameter grid: The tiles in which casters are drawn.
    func prepare(grid: TileGrid) {
        let isOutlined = outline()
        for draft in Set(shadows.map(\.draft)) { drafts[draft].settle() }
        // For each part the shadow that it does not know yet and that stands before all others of that kind.
        var newest = Array(repeating: Int.max, count: drafts.count)
        // From the front: the casters of a shadow stand after it, and may be shadows themselves.
        for (place, isOutlined) in zip(shadows, isOutlined).reversed() where !isOutlined {
            let draft = drafts[place.draft]
            guard case .shadow(let shadow) = draft.part.items[place.item].content else { continue }
            if newest[place.draft] < Int(draft.part.places[place.item].contentEnd) { draft.settle() }
            let (pass, preparation) = (
                ShadowPass(draft.prepared, draft.prepared.view, index: place.item), ItemPreparation(draft.part.items[place.item])
            )
            if let item = pass.outlined(shadow, preparation, pool.blurredMasks) {
                draft.prepared.items[place.item] = item
            } else {
                draft.prepared.items[place.item] = pass.drawn(shadow, preparation, grid: grid, pool)
            }
            newest[place.draft] = place.item
        }
        for index in drafts.indices where newest[index] < .max { drafts[index].settle() }
    }

    /// Makes the shadows that need no drawing, on all threads.
    ///
    /// - Returns: For each shadow whether it is made.
    private func outline() -> [Bool] {
        let isOutlined = Guarded([Bool](repeating: false, count: shadows.count))
        let blurred = pool.blurredMasks
        // Taken before, because threads write items of the parts meanwhile.
        let views = drafts.map(\.prepared.view)
        pool.run(count: shadows.count) { [drafts, shadows] _, number in
            let (place, draft) = (shadows[number], drafts[shadows[number].draft])
            // A caster that is such a shadow too is not known yet.
            let next = number + 1 < shadows.count && shadows[number + 1].draft == place.draft ? shadows[number + 1].item : .max
            guard next >= Int(draft.part.places[place.item].contentEnd), case .shadow(let shadow) = draft.part.items[place.item].content else {
                return
            }
            let pass = ShadowPass(draft.prepared, views[place.draft], index: place.item)
            var made = pass.outlined(shadow, ItemPreparation(draft.part.items[place.item]), blurred)
            isOutlined.withLock { isOutlined in
                guard let item = made.take() else { return }
                // No other thread looks at this item, which is no caster of theirs.
                draft.prepared.items[place.item] = item
                isOutlined[number] = true
            }
        }
        return isOutlined.withLock { $0 }
    }
}
