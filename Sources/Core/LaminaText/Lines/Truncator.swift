/// Shortens a line to the available width and replaces the omitted text by an ellipsis.
struct Truncator {
    let paragraph: ShapedParagraph
    let width: Double
    /// The width of the ellipsis, in points, in the style of the character at an index.
    let ellipsisWidth: (Int) -> Double

    /// Returns the parts of a range that remain before and after the ellipsis.
    ///
    /// - Parameter isForced: True when the line gets an ellipsis even if everything fits.
    /// - Returns: Nil when everything fits.
    func parts(of range: Range<Int>, _ truncation: Truncation, isForced: Bool) -> (before: Range<Int>, after: Range<Int>)? {
        let clusters = Array(paragraph.clusters.within(range))
        // Trailing spaces may extend beyond the width, so only the clusters before them must fit.
        let visible = clusters.prefix(clusters.reversed().firstIndex { !paragraph.text.units[$0].isSpace }?.base ?? 0)
        guard isForced || sum(visible) > width + 0.001 else { return nil }
        switch truncation {
        case .tail:
            let count = fittingCount(clusters, room: width - ellipsisWidth(range.lowerBound))
            // Spaces before the ellipsis are removed.
            let kept = clusters.prefix(count).reversed().drop { paragraph.text.units[$0].isSpace }.count
            return (range.lowerBound..<end(clusters, kept, range), range.upperBound..<range.upperBound)
        case .head:
            let count = fittingCount(ofTrailing: clusters, after: ellipsisWidth(range.upperBound))
            return (range.lowerBound..<range.lowerBound, end(clusters, clusters.count - count, range)..<range.upperBound)
        case .middle:
            let (head, tail) = halves(clusters, ellipsis: ellipsisWidth(range.lowerBound))
            return (range.lowerBound..<end(clusters, head, range), end(clusters, clusters.count - tail, range)..<range.upperBound)
        }
    }

    private func sum(_ clusters: some Sequence<Int>) -> Double { clusters.reduce(0) { $0 + paragraph.advance(at: $1, from: $0) } }

    /// Returns the number of leading clusters that fit.
    private func fittingCount(_ clusters: [Int], room: Double) -> Int {
        var x = 0.0
        for (index, cluster) in clusters.enumerated() {
            x += paragraph.advance(at: cluster, from: x)
            if x > room + 0.001 { return index }
        }
        return clusters.count
    }

    /// Returns the number of trailing clusters that fit when they begin at `start`.
    ///
    /// The clusters are counted from the end, although the width of a tab depends on its distance from the line's start: `end` is the latest
    /// position at which the counted ones may begin.
    private func fittingCount(ofTrailing clusters: [Int], after start: Double) -> Int {
        var end = width
        for (index, cluster) in clusters.reversed().enumerated() {
            end = paragraph.latestStart(of: cluster, endingBy: end)
            if start > end + 0.001 { return index }
        }
        return clusters.count
    }

    /// Returns the numbers of clusters that fit at the beginning and at the end, growing the narrower side first.
    ///
    /// - Parameter ellipsis: The width between both sides.
    private func halves(_ clusters: [Int], ellipsis: Double) -> (head: Int, tail: Int) {
        var (head, tail) = (0, 0)
        var (before, after) = (0.0, 0.0)
        // The latest position at which the clusters at the end may begin.
        var end = width
        while head + tail < clusters.count {
            let isHead = before <= after
            let cluster = isHead ? clusters[head] : clusters[clusters.count - 1 - tail]
            let advance = paragraph.advance(at: cluster, from: before)
            let start = before + (isHead ? advance : 0) + ellipsis
            let newEnd = isHead ? end : paragraph.latestStart(of: cluster, endingBy: end)
            guard start <= newEnd + 0.001 else { break }
            if isHead { (head, before) = (head + 1, before + advance) } else { (tail, after, end) = (tail + 1, after + advance, newEnd) }
        }
        return (head, tail)
    }

    private func end(_ clusters: [Int], _ count: Int, _ range: Range<Int>) -> Int {
        count < clusters.count ? clusters[count] : range.upperBound
    }
}
