import LaminaPrimitives
import LaminaScene

/// Prepares the shadows of other items, after every other item of the new parts is prepared.
struct ShadowPreparation {
    /// The shadows' positions, ordered by part and then by index.
    let shadows: [PartPreparation.ItemIndex]
    let pool: WorkerPool
    let clips: PreparedClips
    /// Gives the size of the tiles in which casters are drawn.
    let grid: TileGrid

    func prepare(_ drafts: inout [PartDraft]) {
        let outlined = preparedFromOutlines(drafts)
        for (index, item) in zip(shadows, outlined) { if let item { drafts[index.draft].items[index.item] = item } }
        // In reverse order, because a shadow's casters follow it in the list and may be shadows themselves.
        for (index, item) in zip(shadows, outlined).reversed() where item == nil {
            drafts[index.draft].items[index.item] = prepared(index, drafts[index.draft])
        }
    }

    /// Prepares a shadow whose casters are all prepared.
    private func prepared(_ index: PartPreparation.ItemIndex, _ draft: PartDraft) -> PreparedItem {
        guard case .shadow(let shadow) = draft.part.items[index.item].content else { return .nothing }
        let (pass, preparation) = (
            ShadowPass(part: draft.prepared, index: index.item), ItemPreparation(draft.part.items[index.item], clips)
        )
        return pass.shadowFromOutline(shadow, preparation, pool.blurredMasks)
            ?? pass.shadowFromPixels(shadow, preparation, grid: grid, pool)
    }

    /// Prepares the shadows that need no drawing, on all threads.
    ///
    /// - Returns: For each shadow its item; nil when its casters must be drawn, or are shadows that are not prepared yet.
    private func preparedFromOutlines(_ drafts: [PartDraft]) -> [PreparedItem?] {
        let (shadows, clips, blurred) = (shadows, clips, pool.blurredMasks)
        let prepared = Set(shadows.map(\.draft)).reduce(into: [:]) { $0[$1] = drafts[$1].prepared }
        return pool.map(count: shadows.count) { number, _ -> PreparedItem? in
            let (index, draft) = (shadows[number], drafts[shadows[number].draft])
            // The next shadow may be a caster of this one.
            let next = number + 1 < shadows.count && shadows[number + 1].draft == index.draft ? shadows[number + 1].item : .max
            let item = draft.part.items[index.item]
            guard next >= Int(draft.part.nestings[index.item].contentEnd), case .shadow(let shadow) = item.content, let part = prepared[index.draft]
            else {
                return nil
            }
            return ShadowPass(part: part, index: index.item).shadowFromOutline(shadow, ItemPreparation(item, clips), blurred)
        }
    }
}
