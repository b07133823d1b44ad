import LaminaPrimitives
import LaminaRaster

extension Coverage {
    /// Returns the coverage of all pixels in a rectangle, row by row.
    func values(in area: PixelRect) -> [UInt8] {
        var result = [UInt8](repeating: 0, count: area.area)
        for y in max(area.minY, bounds.minY)..<max(area.minY, bounds.minY, min(area.maxY, bounds.maxY)) {
            for run in runs[runs(inRow: y)] {
                for x in max(Int(run.x), area.minX)..<max(Int(run.x), area.minX, min(run.endX, area.maxX)) {
                    let value = run.first < 0 ? run.alpha : alphas[Int(run.first) + x - Int(run.x)]
                    result[(y - area.minY) * area.width + x - area.minX] = value
                }
            }
        }
        return result
    }

    /// The sum of all coverage, in fully covered pixels.
    var area: Double { Double(values(in: bounds).reduce(0) { $0 + Int($1) }) / 255 }

    /// True when the runs are ordered, disjoint, inside the bounds and not empty, and the first and last row have some.
    ///
    /// The value of a constant run must not be 0.
    var isWellFormed: Bool {
        guard !isEmpty else { return bounds.isEmpty }
        guard !runs(inRow: bounds.minY).isEmpty, !runs(inRow: bounds.maxY - 1).isEmpty else { return false }
        return (bounds.minY..<bounds.maxY).allSatisfy { y in
            var x = bounds.minX
            return runs[runs(inRow: y)].allSatisfy { run in
                let isFine =
                    Int(run.x) >= x && run.count > 0 && run.endX <= bounds.maxX
                    && (run.first < 0 ? run.alpha > 0 : Int(run.first + run.count) <= alphas.count)
                x = run.endX
                return isFine
            }
        }
    }
}

extension Path {
    /// Creates a path of closed polygons.
    init(polygons: [[Point]]) {
        self.init()
        for polygon in polygons {
            guard let first = polygon.first else { continue }
            move(to: first)
            for point in polygon.dropFirst() { addLine(to: point) }
            close()
        }
    }
}
