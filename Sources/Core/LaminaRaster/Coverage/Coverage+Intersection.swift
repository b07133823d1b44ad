package import LaminaPrimitives

extension Coverage {
    /// Returns the intersection with another coverage: for every pixel the product a · b / 255 of both values, rounded to nearest.
    package func intersection(_ other: Coverage) -> Coverage {
        let common = bounds.intersection(other.bounds)
        guard !common.isEmpty else { return .empty }
        var builder = CoverageBuilder()
        builder.begin(atRow: common.minY)
        for y in common.minY..<common.maxY {
            addCommon(of: runs(inRow: y), other, other.runs(inRow: y), to: &builder)
            builder.endRow()
        }
        return builder.finish()
    }

    /// Returns the part inside `clip`.
    ///
    /// The result shares the array of values with this coverage.
    package func cropped(to clip: PixelRect) -> Coverage {
        if clip.contains(bounds) { return self }
        let common = bounds.intersection(clip)
        guard !common.isEmpty else { return .empty }
        // Rows at the top and bottom that lost all of their runs are dropped, since `bounds` is tight vertically.
        let rows = (common.minY..<common.maxY).filter { y in runs(inRow: y).contains { runs[$0].cropped(to: common.minX..<common.maxX) != nil } }
        guard let first = rows.first, let last = rows.last else { return .empty }
        var cropped: [Run] = []
        var rowStarts: [Int32] = [0]
        for y in first...last {
            for index in runs(inRow: y) {
                if let part = runs[index].cropped(to: common.minX..<common.maxX) { cropped.append(part) }
            }
            rowStarts.append(Int32(truncatingIfNeeded: cropped.count))
        }
        let bounds = PixelRect(common.minX, first, common.maxX, last + 1)
        return Coverage(bounds: bounds, runs: cropped, alphas: alphas, rowStarts: rowStarts)
    }

    /// Appends the intersection of two rows to the builder, by walking along the runs of both from left to right.
    ///
    /// - Parameters:
    ///   - mine: The indices of the row's runs in this coverage.
    ///   - theirs: The indices of the row's runs in `other`.
    private func addCommon(of mine: Range<Int>, _ other: Coverage, _ theirs: Range<Int>, to builder: inout CoverageBuilder) {
        var (left, right) = (mine.lowerBound, theirs.lowerBound)
        while left < mine.upperBound, right < theirs.upperBound {
            let (a, b) = (runs[left], other.runs[right])
            let begin = Int(max(a.x, b.x))
            let end = min(a.endX, b.endX)
            if begin < end { addProduct(a, b, of: other, begin..<end, to: &builder) }
            // Advances past the run that ends first, or past both when they end together.
            if a.endX <= b.endX { left += 1 }
            if b.endX <= a.endX { right += 1 }
        }
    }

    /// Appends the product of two runs, in columns that both contain.
    private func addProduct(_ mine: Run, _ theirs: Run, of other: Coverage, _ columns: Range<Int>, to builder: inout CoverageBuilder) {
        // A negative `first` marks a run with one value. Such a run only scales the other; two runs of values are multiplied pixel by pixel.
        if theirs.first < 0 { return add(mine, columns, factor: theirs.alpha, to: &builder) }
        if mine.first < 0 { return other.add(theirs, columns, factor: mine.alpha, to: &builder) }
        let first = Int(mine.first) + columns.lowerBound - Int(mine.x)
        let second = Int(theirs.first) + columns.lowerBound - Int(theirs.x)
        builder.addValues(at: columns.lowerBound, count: columns.count) { product(alphas[first + $0], other.alphas[second + $0]) }
    }

    /// Appends some columns of one run, with every value multiplied by `factor`.
    private func add(_ run: Run, _ columns: Range<Int>, factor: UInt8, to builder: inout CoverageBuilder) {
        if run.first < 0 { return builder.addConstant(columns, alpha: product(run.alpha, factor)) }
        let first = Int(run.first) + columns.lowerBound - Int(run.x)
        builder.addValues(at: columns.lowerBound, count: columns.count) { product(alphas[first + $0], factor) }
    }
}

extension Coverage.Run {
    /// Returns the part of the run inside some columns; nil when there is none.
    fileprivate func cropped(to columns: Range<Int>) -> Coverage.Run? {
        let part = self.columns.clamped(to: columns)
        guard !part.isEmpty else { return nil }
        if first < 0 { return Coverage.Run(x: part.lowerBound, count: part.count, alpha: alpha) }
        return Coverage.Run(x: part.lowerBound, count: part.count, first: Int(first) + part.lowerBound - Int(x))
    }
}

/// Returns a·b/255, rounded to nearest.
@inline(__always)
private func product(_ a: UInt8, _ b: UInt8) -> UInt8 {
    // Adding v / 256 before the division by 256 makes it a division by 255, exact for all products. Blinn 1995, "Three Wrongs Make a Right".
    let value = UInt32(a) * UInt32(b) + 128
    return UInt8(truncatingIfNeeded: (value + value >> 8) >> 8)
}
