import LaminaPrimitives

extension Painter {
    /// Paints a region as far as `coverage` and `clip` allow.
    ///
    /// - Parameters:
    ///   - region: A rectangle inside the canvas, the mask and the source's pixels.
    ///   - coverage: The shape; nil covers the whole region.
    static func paint(
        _ region: PixelRect, of canvas: Canvas, with source: Source, _ blend: BlendMode, fade: UInt8, mask: Canvas? = nil,
        coverage: Coverage?, clip: Coverage?
    ) {
        guard !region.isEmpty else { return }
        // Plain source-over without mask and clip may use kernels that paint several rows per call.
        if blend == .normal, mask == nil, clip == nil {
            if source.paintsBlocks { return paintBlocks(region, of: canvas, with: source, fade: fade, coverage) }
            if let coverage, source.paint(region, of: canvas, covered: coverage, opacity: fade, .chosen) { return }
        }
        paintRows(region, of: canvas, with: source, blend, fade: fade, mask: mask, coverage: coverage, clip: clip)
    }

    /// Paints consecutive rows with identical constant runs as blocks, and all other rows one by one.
    private static func paintBlocks(_ region: PixelRect, of canvas: Canvas, with source: Source, fade: UInt8, _ coverage: Coverage?) {
        guard let coverage else { return source.paint(region, of: canvas, opacity: fade, .chosen) }
        var y = region.minY
        while y < region.maxY {
            // Rectangles consist of at most three such blocks, and rounded rectangles have one large block between their corners.
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
        // Joining runs pays when a row needs one pass over the scratch rows instead of one per run.
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
    /// Returns the end of the consecutive rows from `y` on that have the same runs, all of one value each; `y` when row `y` has other runs.
    fileprivate func endOfEvenRows(from y: Int, to limit: Int) -> Int {
        let (all, first) = (runs.span, runs(inRow: y))
        guard first.allSatisfy({ all[$0].first < 0 }) else { return y }
        return (y + 1..<limit).first { next in
            let others = runs(inRow: next)
            return others.count != first.count || zip(first, others).contains { all[$0] != all[$1] }
        } ?? limit
    }
}
