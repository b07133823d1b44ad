import LaminaPrimitives
import LaminaScene

/// Prepares the shadows of other items and the filtered groups, after every other item of the new parts is prepared.
struct DerivedPreparation {
    /// The items' positions, ordered by part and then by index.
    let derived: [PartPreparation.ItemIndex]
    let pool: WorkerPool
    let clips: PreparedClips
    /// The grid whose tile size is used to draw casters and contents.
    let grid: TileGrid

    func prepare(_ drafts: inout [PartDraft]) {
        let outlined = preparedFromOutlines(drafts)
        var waiting: [Int: [Int]] = [:]
        for (index, item) in zip(derived, outlined) {
            if let item { drafts[index.draft].items[index.item] = item } else { waiting[index.draft, default: []].append(index.item) }
        }
        for (draft, indices) in waiting { prepare(indices, of: &drafts[draft]) }
    }

    /// Prepares the derived items of one part whose pixels must be drawn.
    ///
    /// - Parameter indices: Their indices, ascending.
    private func prepare(_ indices: [Int], of draft: inout PartDraft) {
        var part = draft.prepared
        // The items that were prepared after `part` was made, the lowest index last. Making the part anew for each of them would take
        // quadratic time.
        var made: [(index: Int, item: PreparedItem)] = []
        func store(to draft: inout PartDraft) {
            // From the lowest index, so that a filter hides the derived items inside it.
            for (index, item) in made { draft.items[index] = item }
            for (index, _) in made where draft.part.items[index].content.isFiltered { draft.hideItems(ofFilter: index) }
        }
        // In reverse order, because the items that a derived item needs follow it in the list.
        for index in indices.reversed() {
            // It needs an item that `part` does not show yet.
            if let newest = made.last, newest.index < Int(draft.part.nestings[index].contentEnd) {
                store(to: &draft)
                made = []
                part = draft.prepared
            }
            made.append((index, prepared(index, of: draft.part, part)))
        }
        store(to: &draft)
    }

    /// Prepares a derived item whose own items are all prepared.
    private func prepared(_ index: Int, of part: FramePart, _ prepared: PreparedPart) -> PreparedItem {
        let preparation = ItemPreparation(part.items[index], clips)
        switch part.items[index].content {
        case .shadow(let shadow):
            let pass = ShadowPass(part: prepared, index: index)
            return pass.shadowFromOutline(shadow, preparation, pool.blurredMasks)
                ?? pass.shadowFromPixels(shadow, preparation, grid: grid, pool)
        case .filtered(let drawing, _):
            if part.hasBackdrops {
                BackdropPass(bounds: .empty, background: 0, grid: grid, pool: pool)
                    .make(within: index + 1..<Int(part.nestings[index].contentEnd), of: part, prepared)
            }
            return FilterPass(part: prepared, index: index, grid: grid, pool: pool).prepared(drawing, preparation)
        default: return .nothing
        }
    }

    /// Prepares the shadows that need no drawing, on all threads.
    ///
    /// - Returns: For each derived item its preparation; nil when pixels must be drawn, or when it needs other derived items that are not prepared yet.
    private func preparedFromOutlines(_ drafts: [PartDraft]) -> [PreparedItem?] {
        let (derived, clips, blurred) = (derived, clips, pool.blurredMasks)
        let prepared = Set(derived.map(\.draft)).reduce(into: [:]) { $0[$1] = drafts[$1].prepared }
        return pool.map(count: derived.count) { number, _ -> PreparedItem? in
            let (index, draft) = (derived[number], drafts[derived[number].draft])
            // The next derived item may be a caster of this one.
            let next = number + 1 < derived.count && derived[number + 1].draft == index.draft ? derived[number + 1].item : .max
            let item = draft.part.items[index.item]
            guard next >= Int(draft.part.nestings[index.item].contentEnd), case .shadow(let shadow) = item.content, let part = prepared[index.draft]
            else {
                return nil
            }
            return ShadowPass(part: part, index: index.item).shadowFromOutline(shadow, ItemPreparation(item, clips), blurred)
        }
    }
}
