package import LaminaPrimitives

/// A rectangle of coverage values, 0...255 per pixel: the dense form that blurs work on.
package struct Mask: Sendable, Hashable {
    package let bounds: PixelRect
    /// The values, row by row without padding.
    package let alphas: [UInt8]

    /// Creates a mask from its values.
    ///
    /// - Precondition: There is one value per pixel of `bounds`.
    package init(bounds: PixelRect, alphas: [UInt8]) {
        precondition(alphas.count == bounds.area, "a mask has one value for each pixel")
        self.bounds = bounds
        self.alphas = alphas
    }

    /// Creates a mask from the coverage of each pixel of `bounds`.
    package init(_ coverage: Coverage, in bounds: PixelRect) {
        var alphas = [UInt8](repeating: 0, count: bounds.area)
        let common = bounds.intersection(coverage.bounds)
        for y in common.minY..<common.maxY {
            // The index of column 0 of this row, so that adding x gives the index of a pixel.
            let row = (y - bounds.minY) * bounds.width - bounds.minX
            for run in coverage.runs[coverage.runs(inRow: y)] {
                for x in max(Int(run.x), bounds.minX)..<max(Int(run.x), bounds.minX, min(run.endX, bounds.maxX)) {
                    alphas[row + x] = run.first < 0 ? run.alpha : coverage.alphas[Int(run.first) + x - Int(run.x)]
                }
            }
        }
        self.init(bounds: bounds, alphas: alphas)
    }

    /// Creates a mask from the alpha channel of a canvas.
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

    /// The same values as runs for painting, without copying them.
    package var coverage: Coverage { coverage(clippedTo: bounds) }

    /// Returns the values inside `clip` as runs, without copying them.
    package func coverage(clippedTo clip: PixelRect) -> Coverage {
        StretchedMask(self).coverage(clippedTo: clip, excluding: .empty)
    }

    /// Returns the mask translated by `shift`.
    package func moved(by shift: PixelShift) -> Mask { Mask(bounds: bounds.moved(by: shift), alphas: alphas) }

    /// Returns the part inside a rectangle, which the mask contains, with the same coordinates.
    package func part(_ part: PixelRect) -> Mask {
        precondition(bounds.contains(part), "a part lies inside its mask")
        var values: [UInt8] = []
        values.reserveCapacity(part.area)
        for y in part.minY..<part.maxY {
            let row = (y - bounds.minY) * bounds.width - bounds.minX
            values += alphas[row + part.minX..<row + part.maxX]
        }
        return Mask(bounds: part, alphas: values)
    }

    /// Returns one pixel's value; 0 outside `bounds`.
    package func alpha(x: Int, y: Int) -> UInt8 {
        guard bounds.contains(PixelRect(x, y, x + 1, y + 1)) else { return 0 }
        return alphas[(y - bounds.minY) * bounds.width + x - bounds.minX]
    }
}
