package import LaminaPrimitives

/// A rectangle of coverage, 0...255 for each pixel; what a blur works on.
package struct Mask: Sendable, Hashable {
    package let bounds: PixelRect
    /// Row by row without padding.
    package let alphas: [UInt8]

    /// - Precondition: There is one value for each pixel.
    package init(bounds: PixelRect, alphas: [UInt8]) {
        precondition(alphas.count == bounds.area, "a mask has one value for each pixel")
        self.bounds = bounds
        self.alphas = alphas
    }

    /// The coverage of each pixel of `bounds`.
    package init(_ coverage: Coverage, in bounds: PixelRect) {
        var alphas = [UInt8](repeating: 0, count: bounds.area)
        let common = bounds.intersection(coverage.bounds)
        for y in common.minY..<common.maxY {
            let row = (y - bounds.minY) * bounds.width - bounds.minX
            for run in coverage.runs[coverage.runs(inRow: y)] {
                for x in max(Int(run.x), bounds.minX)..<max(Int(run.x), bounds.minX, min(run.endX, bounds.maxX)) {
                    alphas[row + x] = run.first < 0 ? run.alpha : coverage.alphas[Int(run.first) + x - Int(run.x)]
                }
            }
        }
        self.init(bounds: bounds, alphas: alphas)
    }

    /// The alpha of what has been drawn on a canvas.
    package init(alphaOf canvas: Canvas) {
        let bounds = canvas.bounds
        var alphas: [UInt8] = []
        alphas.reserveCapacity(bounds.area)
        for y in bounds.minY..<bounds.maxY {
            canvas.withRow(y, bounds.minX..<bounds.maxX) { row in
                for x in row.indices { alphas.append(alphaChannel(of: row[x])) }
            }
        }
        self.init(bounds: bounds, alphas: alphas)
    }

    /// The same values as runs, for painting; no value is copied.
    package var coverage: Coverage { coverage(clippedTo: bounds) }

    /// The values inside `clip` as runs; no value is copied.
    package func coverage(clippedTo clip: PixelRect) -> Coverage {
        StretchedMask(self).coverage(clippedTo: clip, excluding: .empty)
    }

    /// The same values elsewhere.
    package func moved(by shift: PixelShift) -> Mask { Mask(bounds: bounds.moved(by: shift), alphas: alphas) }

    /// One pixel's value, 0 outside.
    package func alpha(x: Int, y: Int) -> UInt8 {
        guard bounds.contains(PixelRect(x, y, x + 1, y + 1)) else { return 0 }
        return alphas[(y - bounds.minY) * bounds.width + x - bounds.minX]
    }
}
