/// The nesting of draw items in groups and shadows.
package enum GroupStructure {
    /// The position of one item in the nesting.
    package struct Nesting: Sendable, Hashable {
        /// The index of the head of the innermost group around the item; -1 outside groups.
        package var group: Int32
        /// True when the item belongs to the group's mask, false for its contents.
        package var isMask: Bool
        /// The number of groups around the item.
        package var depth: Int32
        /// The index after the contents of a group or filtered group, or after a shadow's casters; the next index for other items.
        package var contentEnd: Int32
        /// The index after a group's mask; equal to `contentEnd` for other items.
        package var end: Int32
    }

    /// The positions of `items`; counts that exceed the enclosing group are clamped.
    package static func nestings(of items: [DrawItem]) -> [Nesting] {
        var nestings: [Nesting] = []
        nestings.reserveCapacity(items.count)
        var open: [Int32] = []
        for index in items.indices {
            while let last = open.last, index >= nestings[Int(last)].end { open.removeLast() }
            let group = open.last.map { nestings[Int($0)] }
            let isMask = group.map { index >= $0.contentEnd } ?? false
            let limit = group.map { isMask ? Int($0.end) : Int($0.contentEnd) } ?? items.count
            let (contents, mask) = items[index].content.claims
            let contentEnd = index + 1 + min(max(0, contents), limit - index - 1)
            let end = contentEnd + min(max(0, mask), limit - contentEnd)
            nestings.append(
                Nesting(
                    group: open.last ?? -1, isMask: isMask, depth: Int32(open.count), contentEnd: Int32(contentEnd), end: Int32(end)))
            // A shadow opens no level: its casters remain items of the enclosing group.
            if items[index].content.opensLevel { open.append(Int32(index)) }
        }
        return nestings
    }
}

extension DrawContent {
    /// True for the head of a group.
    package var isGroup: Bool {
        if case .group = self { true } else { false }
    }

    /// True for the head of a filtered group.
    package var isFiltered: Bool {
        if case .filtered = self { true } else { false }
    }

    /// True for an item that shows, filtered, what lies beneath it.
    package var isBackdrop: Bool {
        if case .backdrop = self { true } else { false }
    }

    /// The picture of a rasterised layer; nil for other content.
    package var raster: RasterDrawing? {
        if case .raster(let drawing) = self { drawing } else { nil }
    }

    /// True for an item whose pixels are computed from the pixels of the items after it.
    package var isDerived: Bool { isShadowOfItems || isFiltered }

    /// True when the items that follow are nested in this one.
    var opensLevel: Bool { isGroup || isFiltered }

    /// True for a shadow whose casters are the items after it.
    package var isShadowOfItems: Bool {
        if case .shadow(let shadow) = self, case .items = shadow.caster { true } else { false }
    }

    /// The number of following items that belong to this item, as contents and as mask; not validated.
    fileprivate var claims: (contents: Int, mask: Int) {
        switch self {
        case .group(let contentCount, let maskCount): (contentCount, maskCount)
        case .filtered(_, let contentCount): (contentCount, 0)
        case .shadow(let shadow):
            if case .items(let count) = shadow.caster { (count, 0) } else { (0, 0) }
        default: (0, 0)
        }
    }
}
