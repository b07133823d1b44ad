/// A sequence of heights, one below the other.
///
/// Changing a height and finding a position take logarithmic time.
///
/// - Source: Fenwick 1994, "A New Data Structure for Cumulative Frequency Tables".
package struct HeightTree: Sendable {
    private var heights: [Double]
    /// The Fenwick tree: `sums[i - 1]` is the sum of the last n heights up to number i, where n is the lowest set bit of i.
    private var sums: [Double]

    /// Creates a sequence of heights, in linear time.
    package init(_ heights: [Double]) {
        self.heights = heights
        sums = heights
        for place in sums.indices {
            // Adds each node to its parent once: linear time for the whole tree.
            let above = place | (place + 1)
            if above < sums.count { sums[above] += sums[place] }
        }
    }

    /// The number of rows whose heights the tree has.
    package var count: Int { heights.count }
    /// The sum of all heights, in logarithmic time.
    package var total: Double { sum(before: count) }

    /// The height at an index; setting it takes logarithmic time.
    package subscript(index: Int) -> Double {
        get { heights[index] }
        set {
            let change = newValue - heights[index]
            guard change != 0 else { return }
            heights[index] = newValue
            var place = index
            // Visits each node whose sum includes this height, from small to large.
            while place < sums.count {
                sums[place] += change
                place |= place + 1
            }
        }
    }

    /// The sum of the heights before an index, which is the position where the element at the index starts.
    package func sum(before index: Int) -> Double {
        var sum = 0.0
        var place = index
        // The nodes split the prefix into disjoint parts: clearing the lowest bit moves past the part of the current node.
        while place > 0 {
            sum += sums[place - 1]
            place &= place - 1
        }
        return sum
    }

    /// The index of the last element that starts at or before a position; nil for an empty sequence or a negative position.
    package func index(at place: Double) -> Int? {
        guard count > 0, place >= 0 else { return nil }
        // Binary descent: `found` elements end at or before the position, and `rest` is the distance past them.
        var found = 0
        var rest = place
        var step = 1 << (Int.bitWidth - 1 - count.leadingZeroBitCount)
        while step > 0 {
            if found + step <= count, sums[found + step - 1] <= rest {
                found += step
                rest -= sums[found - 1]
            }
            step >>= 1
        }
        return min(found, count - 1)
    }
}
