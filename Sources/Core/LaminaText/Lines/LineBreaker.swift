/// Breaks a paragraph into lines greedily: each line is as long as possible.
struct LineBreaker {
    let paragraph: ShapedParagraph
    /// The available widths of the first line and of the others, in points.
    let firstWidth: Double
    let width: Double

    /// The distance of a line's start from the origin of tab stops, in points.
    var offset = 0.0

    /// Returns the UTF-16 units of each line; at least one line.
    func lines() -> [Range<Int>] {
        let range = paragraph.range
        guard wraps, fittingEnd(from: range.lowerBound, firstWidth) < range.upperBound else { return [range] }
        // Break opportunities are computed only here, for a paragraph that does not fit on one line.
        let breaks = paragraph.style.wrapping == .byCharacter ? paragraph.clusters : paragraph.breaks
        var lines: [Range<Int>] = []
        var start = range.lowerBound
        while start < range.upperBound {
            let end = lineEnd(from: start, lines.isEmpty ? firstWidth : width, breaks)
            lines.append(start..<end)
            start = end
        }
        return lines
    }

    private var wraps: Bool { paragraph.style.wraps }

    /// Returns the end of the longest line from `start` that fits.
    ///
    /// - Parameter breaks: The positions at which the line may end; where none fits, it ends between any two clusters.
    func lineEnd(from start: Int, _ width: Double, _ breaks: [Int]) -> Int {
        let fitting = fittingEnd(from: start, width)
        guard fitting < paragraph.range.upperBound else { return fitting }
        // The last break opportunity within the part that fits.
        let after = breaks.firstNotBelow(fitting + 1)
        if after > 0, breaks[after - 1] > start { return breaks[after - 1] }
        // A word wider than the line is broken between clusters; the line gets at least one cluster.
        return max(fitting, paragraph.clusters[paragraph.clusters.firstNotBelow(start + 1)])
    }

    /// Returns the index of the first cluster that does not fit.
    ///
    /// Spaces always fit, because trailing spaces may extend beyond the line's end.
    private func fittingEnd(from start: Int, _ width: Double) -> Int {
        var x = offset
        for cluster in paragraph.clusters[paragraph.clusters.firstNotBelow(start)...] where cluster < paragraph.range.upperBound {
            let end = x + paragraph.advance(at: cluster, from: x)
            if end > offset + width + 0.001, !paragraph.text.units[cluster].isSpace { return cluster }
            x = end
        }
        return paragraph.range.upperBound
    }
}

extension ShapedParagraph {
    /// Returns the width of a cluster; the width of a tab depends on its distance `x` from the line's start.
    func advance(at cluster: Int, from x: Double) -> Double {
        text.units[cluster] == 0x09 ? style.tabStop(after: x) - x : advances[cluster - range.lowerBound]
    }

    /// Returns the latest position at which a cluster may start so that it ends at `end` or before.
    func latestStart(of cluster: Int, endingBy end: Double) -> Double {
        text.units[cluster] == 0x09 ? style.latestTabStart(endingBy: end) : end - advances[cluster - range.lowerBound]
    }
}

extension UInt16 {
    /// True for spaces, tabs and separators, which are invisible at the end of a line; no-break spaces do not count.
    var isSpace: Bool {
        self == 0x20 || isSeparator || self == 0x09 || self == 0x1680 || (self >= 0x2000 && self <= 0x200A && self != 0x2007) || self == 0x205F
            || self == 0x3000
    }

    /// True for the units that end a paragraph: line feed, carriage return, next line, line separator and paragraph separator.
    var isSeparator: Bool { self == 0x0A || self == 0x0D || self == 0x85 || self == 0x2028 || self == 0x2029 }
}
