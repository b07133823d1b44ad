/// Cuts a paragraph into lines, each as long as it can be.
struct LineBreaker {
    let paragraph: ShapedParagraph
    /// The room for glyphs in the first line and in the others.
    let firstWidth: Double
    let width: Double

    /// The units of each line; at least one line.
    func lines() -> [Range<Int>] {
        let range = paragraph.range
        guard wraps, fittingEnd(from: range.lowerBound, firstWidth) < range.upperBound else { return [range] }
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

    private var wraps: Bool { paragraph.style.wrapping == .byWord || paragraph.style.wrapping == .byCharacter }

    private func lineEnd(from start: Int, _ width: Double, _ breaks: [Int]) -> Int {
        let fitting = fittingEnd(from: start, width)
        guard fitting < paragraph.range.upperBound else { return fitting }
        let after = breaks.firstNotBelow(fitting + 1)
        if after > 0, breaks[after - 1] > start { return breaks[after - 1] }
        // A word wider than the line is cut between clusters.
        return max(fitting, paragraph.clusters[paragraph.clusters.firstNotBelow(start + 1)])
    }

    /// Where the first cluster begins that does not fit; spaces always do, because they may hang over the end.
    private func fittingEnd(from start: Int, _ width: Double) -> Int {
        var x = 0.0
        for cluster in paragraph.clusters[paragraph.clusters.firstNotBelow(start)...] where cluster < paragraph.range.upperBound {
            let end = x + paragraph.advance(at: cluster, from: x)
            if end > width + 0.001, !paragraph.text.units[cluster].isSpace { return cluster }
            x = end
        }
        return paragraph.range.upperBound
    }
}

extension ShapedParagraph {
    /// How wide a cluster is at a distance from the beginning of its line.
    func advance(at cluster: Int, from x: Double) -> Double {
        text.units[cluster] == 0x09 ? style.tabStop(after: x) - x : advances[cluster - range.lowerBound]
    }
}

extension UInt16 {
    /// A space or tab that is not seen at the end of a line.
    var isSpace: Bool {
        self == 0x20 || self == 0x09 || self == 0x1680 || (self >= 0x2000 && self <= 0x200A && self != 0x2007) || self == 0x205F
            || self == 0x3000
    }
}
