import LaminaPrimitives

extension Painter {
    /// Paints what `coverage` and `clip` let through.
    ///
    /// - Parameters:
    ///   - region: Lies inside the canvas, the mask and the source's pixels.
    ///   - coverage: Nil covers all of the region.
    static func paint(
        _ region: PixelRect, of canvas: Canvas, with source: Source, _ blend: BlendMode, fade: UInt8, mask: Canvas? = nil,
        coverage: Coverage?, clip: Coverage?
    ) {
        guard !region.isEmpty else { return }
        if blend == .normal, mask == nil, clip == nil {
            if source.paintsBlocks { return paintBlocks(region, of: canvas, with: source, fade: fade, coverage) }
            if let coverage, source.paint(region, of: canvas, covered: coverage, opacity: fade, .chosen) { return }
        }
        paintRows(region, of: canvas, with: source, blend, fade: fade, mask: mask, coverage: coverage, clip: clip)
    }

    /// Paints rows of equal runs at once.
    private static func paintBlocks(_ region: PixelRect, of canvas: Canvas, with source: Source, fade: UInt8, _ coverage: Coverage?) {
        guard let coverage else { return source.paint(region, of: canvas, opacity: fade, .chosen) }
        var y = region.minY
        while y < region.maxY {
            let end = coverage.endOfEvenRows(from: y, to: region.maxY)
            let rows = PixelRect(region.minX, y, region.maxX, max(end, y + 1))
            if end > y {
                for run in coverage.runs[coverage.runs(inRow: y)] {
                    let block = PixelRect(Int(run.x), rows.minY, run.endX, rows.maxY).intersection(rows)
                    let opacity = multiplied(run.alpha, fade)
                    if opacity > 0, !block.isEmpty { source.paint(block, of: canvas, opacity: opacity, .chosen) }
                }
            } else {
                paintRows(rows, of: canvas, with: source, .normal, fade: fade, mask: nil, coverage: coverage, clip: nil)
            }
            y = rows.maxY
        }
    }

    private static func paintRows(
        _ region: PixelRect, of canvas: Canvas, with source: Source, _ blend: BlendMode, fade: UInt8, mask: Canvas?, coverage: Coverage?,
        clip: Coverage?
    ) {
        var painter = Painter(canvas, source, blend, fade: fade, mask: mask, coverage: coverage, clip: clip)
        guard let coverage else {
            let whole = Coverage.Run(x: region.minX, count: region.width, alpha: 255)
            for y in region.minY..<region.maxY { painter.paint(y, region.minX..<region.maxX, whole, clip: clip) }
            return
        }
        let columns = region.minX..<region.maxX
        let joinsRuns = clip == nil && mask == nil && blend == .normal && painter.solid == nil && region.width <= PaintScratch.length
        let runs = coverage.runs.span
        for y in region.minY..<region.maxY {
            let indices = coverage.runs(inRow: y)
            if joinsRuns, indices.count > 1 || (indices.count == 1 && runs[indices.lowerBound].first >= 0) {
                painter.paint(y, columns, joined: runs.extracting(indices))
            } else {
                for index in indices { painter.paint(y, runs[index].columns.clamped(to: columns), runs[index], clip: clip) }
            }
        }
    }
}

extension Coverage {
    /// The row after the last of those from `y` on whose runs are the same and all even; `y` when its own are not even.
    fileprivate func endOfEvenRows(from y: Int, to limit: Int) -> Int {
        let (all, first) = (runs.span, runs(inRow: y))
        guard first.allSatisfy({ all[$0].first < 0 }) else { return y }
        return (y + 1..<limit).first { next in
            let others = runs(inRow: next)
            return others.count != first.count || zip(first, others).contains { all[$0] != all[$1] }
        } ?? limit
    }
}
