/// Heights one below the other; a height changes, and a place is found, in logarithmic time.
///
/// - Source: Fenwick 1994, "A New Data Structure for Cumulative Frequency Tables".
struct HeightTree: Sendable {
    private var heights: [Double]
    /// At i - 1, the sum of as many heights up to i as the lowest bit of i says.
    private var sums: [Double]

    init(_ heights: [Double]) {
        self.heights = heights
        sums = heights
        for place in sums.indices {
            let above = place | (place + 1)
            if above < sums.count { sums[above] += sums[place] }
        }
    }

    var count: Int { heights.count }
    var total: Double { sum(before: count) }

    /// The height of one.
    subscript(index: Int) -> Double {
        get { heights[index] }
        set {
            let change = newValue - heights[index]
            guard change != 0 else { return }
            heights[index] = newValue
            var place = index
            while place < sums.count {
                sums[place] += change
                place |= place + 1
            }
        }
    }

    /// Where one begins.
    func sum(before index: Int) -> Double {
        var sum = 0.0
        var place = index
        while place > 0 {
            sum += sums[place - 1]
            place &= place - 1
        }
        return sum
    }

    /// The last one that begins at a place or before it; nil when none does.
    func index(at place: Double) -> Int? {
        guard count > 0, place >= 0 else { return nil }
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
