/// Pairs the items of two frames by their layers: a layer's first item with its first, its second with its second, and so on.
///
/// Its arrays keep their capacity from one pair of lists to the next.
struct ItemMatching {
    // The indices of the items between the common head and tail, sorted by layer.
    private var newOrder: [Int] = []
    private var oldOrder: [Int] = []
    /// `ends[k]` is the index of the item that ends the best increasing sequence of length k + 1.
    private var ends: [Int] = []
    /// The predecessor of each item in its increasing sequence, or -1.
    private var before: [Int] = []

    /// Finds the old partner of each new item, as an index or -1; partners have the same order in both lists.
    mutating func find(_ partners: inout [Int32], of new: [DrawItem], in old: [DrawItem]) {
        // Most items keep their order, so the common head and tail are paired without sorting.
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

    /// Pairs the items between the common head and tail by layer, then keeps the longest sequence of pairs in the same order.
    private mutating func matchMiddle(
        _ partners: inout [Int32], new: [DrawItem], _ newRange: Range<Int>, old: [DrawItem], _ oldRange: Range<Int>
    ) {
        guard !newRange.isEmpty, !oldRange.isEmpty else { return }
        Self.sort(&newOrder, new, newRange)
        Self.sort(&oldOrder, old, oldRange)
        // A merge of the two sorted lists.
        var i = 0
        var j = 0
        while i < newOrder.count, j < oldOrder.count {
            let a = new[newOrder[i]].layer
            let b = old[oldOrder[j]].layer
            if a == b { partners[newOrder[i]] = Int32(oldOrder[j]) }
            if a <= b { i += 1 }
            if b <= a { j += 1 }
        }
        keepLongestIncreasingSubsequence(&partners, in: newRange)
    }

    /// Sorts the indices in `range` by layer; indices of the same layer remain in order.
    private static func sort(_ order: inout [Int], _ items: [DrawItem], _ range: Range<Int>) {
        order.removeAll(keepingCapacity: true)
        order.append(contentsOf: range)
        order.sort { (items[$0].layer, $0) < (items[$1].layer, $1) }
    }

    /// Sets the partners in `range` to -1, except those of a longest increasing subsequence.
    ///
    /// - Source: Patience sorting.
    private mutating func keepLongestIncreasingSubsequence(_ partners: inout [Int32], in range: Range<Int>) {
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
