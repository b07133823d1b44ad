import LaminaPrimitives
import LaminaScene

/// Prepares the shadows of other items, after every other item of the new parts is prepared.
struct ShadowPreparation {
    let drafts: [PartDraft]
    /// The shadows' positions, ordered by part and then by index.
    let shadows: [PartPreparation.ItemIndex]
    let pool: WorkerPool

    /// - Parameter grid: Gives the size of the tiles in which casters are drawn.
    func prepare(grid: TileGrid) {
        let isPrepared = prepareFromOutlines()
        for draft in Set(shadows.map(\.draft)) { drafts[draft].updateLayout() }
        // Per part, the lowest index of a shadow that was prepared after the part's layout was last updated; `max` when there is none.
        var newest = Array(repeating: Int.max, count: drafts.count)
        // In reverse order, because a shadow's casters follow it in the list and may be shadows themselves.
        for (index, isPrepared) in zip(shadows, isPrepared).reversed() where !isPrepared {
            let draft = drafts[index.draft]
            guard case .shadow(let shadow) = draft.part.items[index.item].content else { continue }
            // The casters include a shadow whose bounds the layout does not know yet.
            if newest[index.draft] < Int(draft.part.nestings[index.item].contentEnd) { draft.updateLayout() }
            let (pass, preparation) = (
                ShadowPass(draft.prepared, draft.prepared.view, index: index.item), ItemPreparation(draft.part.items[index.item])
            )
            if let item = pass.shadowFromOutline(shadow, preparation, pool.blurredMasks) {
                draft.prepared.items[index.item] = item
            } else {
                draft.prepared.items[index.item] = pass.shadowFromPixels(shadow, preparation, grid: grid, pool)
            }
            newest[index.draft] = index.item
        }
        for index in drafts.indices where newest[index] < .max { drafts[index].updateLayout() }
    }

    /// Prepares the shadows that need no drawing, on all threads.
    ///
    /// - Returns: For each shadow, true when it was prepared.
    private func prepareFromOutlines() -> [Bool] {
        let isPrepared = Guarded([Bool](repeating: false, count: shadows.count))
        let blurred = pool.blurredMasks
        // The views are taken beforehand, because threads write items of the parts meanwhile.
        let views = drafts.map(\.prepared.view)
        pool.run(count: shadows.count) { [drafts, shadows] _, number in
            let (index, draft) = (shadows[number], drafts[shadows[number].draft])
            // A caster that is itself a shadow of items is not prepared yet, so this shadow must wait for the sequential pass.
            let next = number + 1 < shadows.count && shadows[number + 1].draft == index.draft ? shadows[number + 1].item : .max
            guard next >= Int(draft.part.nestings[index.item].contentEnd), case .shadow(let shadow) = draft.part.items[index.item].content else {
                return
            }
            let pass = ShadowPass(draft.prepared, views[index.draft], index: index.item)
            var made = pass.shadowFromOutline(shadow, ItemPreparation(draft.part.items[index.item]), blurred)
            isPrepared.withLock { isPrepared in
                guard let item = made.take() else { return }
                // No other thread reads this item: no shadow that is prepared here has it as a caster.
                draft.prepared.items[index.item] = item
                isPrepared[number] = true
            }
        }
        return isPrepared.withLock { $0 }
    }
}
