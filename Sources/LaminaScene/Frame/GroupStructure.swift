/// How the items of a frame nest.
package enum GroupStructure {
    /// Where one item stands.
    package struct Place: Sendable, Hashable {
        /// Index of the item of the group that it directly belongs to; -1 for none.
        package var group: Int32
        /// It belongs to the group's mask.
        package var isMask: Bool
        /// How many groups are around it.
        package var depth: Int32
        /// For a group the index after its contents, for a shadow the index after its casters; otherwise the next index.
        package var contentEnd: Int32
        /// For a group the index after its mask; otherwise `contentEnd`.
        package var end: Int32
    }

    /// The places of `items`; a group or shadow that claims more items than its own group has left gets those only.
    static func places(of items: [DrawItem]) -> [Place] {
        var places: [Place] = []
        append(placesOf: items, to: &places)
        return places
    }

    /// The same in an array that has memory; it is empty before.
    static func append(placesOf items: [DrawItem], to places: inout [Place]) {
        places.reserveCapacity(items.count)
        var open: [Int32] = []
        for index in items.indices {
            while let last = open.last, index >= places[Int(last)].end { open.removeLast() }
            let group = open.last.map { places[Int($0)] }
            let isMask = group.map { index >= $0.contentEnd } ?? false
            let limit = group.map { isMask ? Int($0.end) : Int($0.contentEnd) } ?? items.count
            let (contents, mask) = items[index].content.claims
            let contentEnd = index + 1 + min(max(0, contents), limit - index - 1)
            let end = contentEnd + min(max(0, mask), limit - contentEnd)
            places.append(
                Place(
                    group: open.last ?? -1, isMask: isMask, depth: Int32(open.count), contentEnd: Int32(contentEnd), end: Int32(end)))
            if items[index].content.isGroup { open.append(Int32(index)) }
        }
    }
}

extension DrawContent {
    /// Draws the items after it together.
    package var isGroup: Bool {
        if case .group = self { true } else { false }
    }

    /// Falls from the items after it.
    package var isShadowOfItems: Bool {
        if case .shadow(let shadow) = self, case .items = shadow.caster { true } else { false }
    }

    /// The numbers of items after it that it needs, as they stand there.
    fileprivate var claims: (contents: Int, mask: Int) {
        switch self {
        case .group(let contentCount, let maskCount): (contentCount, maskCount)
        case .shadow(let shadow):
            if case .items(let count) = shadow.caster { (count, 0) } else { (0, 0) }
        default: (0, 0)
        }
    }
}
