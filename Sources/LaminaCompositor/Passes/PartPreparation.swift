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
    let pictures: GroupPictures

    /// Makes parts ready that are not yet.
    func prepare(_ newParts: [FrameComparison.NewPart]) {
        let drafts = newParts.filter { $0.part.prepared == nil }.map { Draft($0, pictures) }
        let shadows = drafts.indices.flatMap { draft in drafts[draft].shadows.map { Place(draft: draft, item: $0) } }
        var parts = withFreshItems(drafts)
        if !shadows.isEmpty { addShadows(shadows, to: &parts, drafts) }
        addPictures(to: &parts, drafts)
        for (draft, part) in zip(drafts, parts) { draft.part.memo.keep(part) }
    }

    /// Where an item stands among those of all drafts.
    private struct Place {
        let draft: Int
        let item: Int
    }

    /// Makes all items ready but the shadows of items, on all threads.
    private func withFreshItems(_ drafts: [Draft]) -> [PreparedPart] {
        var items = drafts.map(\.kept)
        let places = drafts.indices.flatMap { draft in drafts[draft].fresh.map { Place(draft: draft, item: $0) } }
        if places.count <= Self.chunk {
            pool.alone { scratch in
                for place in places { items[place.draft][place.item] = Self.prepare(place, of: drafts, scratch, pool.ramps) }
            }
        } else {
            for (place, item) in zip(places, freshItems(places, drafts)) { items[place.draft][place.item] = item }
        }
        return zip(drafts, items).map { PreparedPart($1, $0.places) }
    }

    private func freshItems(_ places: [Place], _ drafts: [Draft]) -> [PreparedItem] {
        let results = Guarded(Array(repeating: PreparedItem.nothing, count: places.count))
        let ramps = pool.ramps
        pool.run(count: (places.count + Self.chunk - 1) / Self.chunk) { scratch, piece in
            let range = piece * Self.chunk..<min(places.count, (piece + 1) * Self.chunk)
            let ready = places[range].map { Self.prepare($0, of: drafts, scratch, ramps) }
            results.withLock { $0.replaceSubrange(range, with: ready) }
        }
        return results.withLock { $0 }
    }

    private static func prepare(_ place: Place, of drafts: [Draft], _ scratch: TileScratch, _ ramps: ColorRamps) -> PreparedItem {
        ItemPreparation(drafts[place.draft].items[place.item]).prepare(&scratch.rasterizer, ramps)
    }

    /// Makes the shadows of items, now that all other items are ready.
    private func addShadows(_ places: [Place], to parts: inout [PreparedPart], _ drafts: [Draft]) {
        let outlined = outlinedShadows(places, of: parts, drafts)
        var items = parts.map(\.items)
        for (place, item) in zip(places, outlined) { if let item { items[place.draft][place.item] = item } }
        for draft in Set(places.map(\.draft)) { parts[draft] = PreparedPart(items[draft], drafts[draft].places) }
        // For each part the shadow that it does not know yet and that stands before all others of that kind.
        var newest = Array(repeating: Int.max, count: parts.count)
        // From the front: the casters of a shadow stand after it, and may be shadows themselves.
        for (place, item) in zip(places, outlined).reversed() where item == nil {
            let draft = drafts[place.draft]
            guard case .shadow(let shadow) = draft.items[place.item].content else { continue }
            if newest[place.draft] < Int(draft.places[place.item].contentEnd) { parts[place.draft] = PreparedPart(items[place.draft], draft.places) }
            let (pass, preparation) = (ShadowPass(part: parts[place.draft], index: place.item), ItemPreparation(draft.items[place.item]))
            items[place.draft][place.item] =
                pass.outlined(shadow, preparation, pool.blurredMasks) ?? pass.drawn(shadow, preparation, grid: grid, pool)
            newest[place.draft] = place.item
        }
        for index in parts.indices where newest[index] < .max { parts[index] = PreparedPart(items[index], drafts[index].places) }
    }

    /// The shadows that need no drawing, on all threads; nil for the others.
    ///
    /// - Parameter places: Those of the shadows, in order.
    private func outlinedShadows(_ places: [Place], of parts: [PreparedPart], _ drafts: [Draft]) -> [PreparedItem?] {
        let results = Guarded([PreparedItem?](repeating: nil, count: places.count))
        let blurred = pool.blurredMasks
        pool.run(count: places.count) { _, number in
            let (place, draft) = (places[number], drafts[places[number].draft])
            // A caster that is such a shadow too is not known yet.
            let next = number + 1 < places.count && places[number + 1].draft == place.draft ? places[number + 1].item : .max
            guard next >= Int(draft.places[place.item].contentEnd), case .shadow(let shadow) = draft.items[place.item].content else { return }
            let pass = ShadowPass(part: parts[place.draft], index: place.item)
            let made = pass.outlined(shadow, ItemPreparation(draft.items[place.item]), blurred)
            results.withLock { $0[number] = made }
        }
        return results.withLock { $0 }
    }

    /// Draws pictures of the groups that are worth one, on all threads.
    private func addPictures(to parts: inout [PreparedPart], _ drafts: [Draft]) {
        var made: [(place: Place, picture: GroupPicture)] = []
        for (number, draft) in drafts.enumerated() {
            for group in draft.repeated {
                guard let picture = pictures.makePicture(of: draft.items[draft.range(of: group)]) else { continue }
                made.append((Place(draft: number, item: group), picture))
            }
        }
        guard !made.isEmpty else { return }
        let orders = made.map { (part: parts[$0.place.draft], group: $0.place.item, picture: $0.picture) }
        pool.run(count: orders.count) { [grid] scratch, index in
            orders[index].picture.draw(orders[index].part, group: orders[index].group, grid: grid, scratch)
        }
        for (place, picture) in made {
            let draft = drafts[place.draft]
            parts[place.draft] = parts[place.draft].replacing(
                draft.range(of: place.item), by: ItemPreparation(draft.items[place.item]).composed(picture, moved: .none))
        }
    }
}

extension PreparedPart {
    /// The part with a picture in the place of a group and all that is inside.
    fileprivate func replacing(_ group: Range<Int>, by picture: PreparedItem) -> PreparedPart {
        var items = items
        for index in group { items[index] = .inPicture }
        items[group.lowerBound] = picture
        return PreparedPart(items, places)
    }
}
