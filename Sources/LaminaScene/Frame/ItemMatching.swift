/// Finds the items that two frames have in common: those of the same layer, the first with the first, the second with the second; keeps
/// its memory.
struct ItemMatching {
    // The indices of items that stand in another order, sorted by layer.
    private var newOrder: [Int] = []
    private var oldOrder: [Int] = []
    /// Where the best rise of so many members ends.
    private var ends: [Int] = []
    /// For each item the member before it in its rise.
    private var before: [Int] = []

    /// Finds for each new item the index of its partner among the old items, or -1; partners stand in the same order on both sides.
    mutating func find(_ partners: inout [Int32], of new: [DrawItem], in old: [DrawItem]) {
        let shared = min(old.count, new.count)
        var head = 0
        while head < shared, old[head].layer == new[head].layer { head += 1 }
        var tail = 0
        while tail < shared - head, old[old.count - 1 - tail].layer == new[new.count - 1 - tail].layer { tail += 1 }
        partners.removeAll(keepingCapacity: true)
        partners.append(contentsOf: repeatElement(-1, count: new.count))
        for index in 0..<head { partners[index] = Int32(index) }
        for back in 0..<tail { partners[new.count - 1 - back] = Int32(old.count - 1 - back) }
        matchMiddle(&partners, new: new, head..<new.count - tail, old: old, head..<old.count - tail)
    }

    /// Matches what lies between the common head and tail: by layer, then the longest chain in which the order is kept.
    private mutating func matchMiddle(
        _ partners: inout [Int32], new: [DrawItem], _ newRange: Range<Int>, old: [DrawItem], _ oldRange: Range<Int>
    ) {
        guard !newRange.isEmpty, !oldRange.isEmpty else { return }
        Self.sort(&newOrder, new, newRange)
        Self.sort(&oldOrder, old, oldRange)
        var i = 0
        var j = 0
        while i < newOrder.count, j < oldOrder.count {
            let a = new[newOrder[i]].layer
            let b = old[oldOrder[j]].layer
            if a == b { partners[newOrder[i]] = Int32(oldOrder[j]) }
            if a <= b { i += 1 }
            if b <= a { j += 1 }
        }
        keepLongestRise(&partners, in: newRange)
    }

    /// The indices of `range`, sorted by layer, in order within a layer.
    private static func sort(_ order: inout [Int], _ items: [DrawItem], _ range: Range<Int>) {
        order.removeAll(keepingCapacity: true)
        order.append(contentsOf: range)
        order.sort { (items[$0].layer, $0) < (items[$1].layer, $1) }
    }

    /// Sets all partners in `range` to -1 except a longest rising sequence.
    ///
    /// - Source: Patience sorting.
    private mutating func keepLongestRise(_ partners: inout [Int32], in range: Range<Int>) {
        ends.removeAll(keepingCapacity: true)
        before.removeAll(keepingCapacity: true)
        before.append(contentsOf: repeatElement(-1, count: range.count))
        for index in range where partners[index] >= 0 {
            var low = 0
            var high = ends.count
            while low < high {
                let middle = (low + high) / 2
                if partners[ends[middle]] < partners[index] { low = middle + 1 } else { high = middle }
            }
            if low > 0 { before[index - range.lowerBound] = ends[low - 1] }
            if low == ends.count { ends.append(index) } else { ends[low] = index }
        }
        var member = ends.last ?? -1
        for index in range.reversed() {
            if index == member {
                member = before[index - range.lowerBound]
            } else {
                partners[index] = -1
            }
        }
    }
}
