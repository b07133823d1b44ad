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
        var waiting: [Int: [Int]] = [:]
        for (index, item) in zip(shadows, outlined) {
            if let item { drafts[index.draft].items[index.item] = item } else { waiting[index.draft, default: []].append(index.item) }
        }
        for (draft, indices) in waiting { prepare(indices, of: &drafts[draft]) }
    }

    /// Prepares the shadows of one part whose casters may have to be drawn, or are shadows themselves.
    ///
    /// - Parameter indices: The indices of the shadows' items, ascending.
    private func prepare(_ indices: [Int], of draft: inout PartDraft) {
        var part = draft.prepared
        // The shadows that were prepared after `part` was made, the lowest index last. Making the part anew for each of them would take
        // quadratic time.
        var made: [(index: Int, item: PreparedItem)] = []
        func store(to draft: inout PartDraft) { for (index, item) in made { draft.items[index] = item } }
        // In reverse order, because a shadow's casters follow it in the list.
        for index in indices.reversed() {
            // The casters include a shadow that `part` does not show yet.
            if let newest = made.last, newest.index < Int(draft.part.nestings[index].contentEnd) {
                store(to: &draft)
                made = []
                part = draft.prepared
            }
            made.append((index, prepared(index, of: draft.part, part)))
        }
        store(to: &draft)
    }

    /// Prepares a shadow whose casters are all prepared.
    private func prepared(_ index: Int, of part: FramePart, _ prepared: PreparedPart) -> PreparedItem {
        guard case .shadow(let shadow) = part.items[index].content else { return .nothing }
        let (pass, preparation) = (ShadowPass(part: prepared, index: index), ItemPreparation(part.items[index], clips))
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
