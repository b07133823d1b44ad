import LaminaPrimitives
import LaminaRaster

extension Coverage {
    /// The rectangle that this covers wholly, when it is nothing but that.
    var fullRectangle: PixelRect? {
        guard !isEmpty, runs.count == bounds.height else { return nil }
        let first = runs[0]
        guard first.first < 0, first.alpha == 255, runs.allSatisfy({ $0 == first }) else { return nil }
        // As many runs as rows could still be two in one row and none in another, though not at the same place.
        return PixelRect(Int(first.x), bounds.minY, first.endX, bounds.maxY)
    }

    /// Whether every pixel of a rectangle is covered wholly.
    func isFull(in rect: PixelRect) -> Bool {
        guard !rect.isEmpty else { return true }
        return (rect.minY..<rect.maxY).allSatisfy { y in
            runs[runs(inRow: y)].contains { $0.first < 0 && $0.alpha == 255 && Int($0.x) <= rect.minX && $0.endX >= rect.maxX }
        }
    }

    /// Every pixel that is covered by half or more, wholly; no smooth edges.
    var thresholded: Coverage {
        var runs: [Run] = []
        var rowStarts: [Int32] = [0]
        for y in bounds.minY..<max(bounds.minY, bounds.maxY) {
            for run in self.runs[self.runs(inRow: y)] { appendHalves(of: run, to: &runs) }
            rowStarts.append(Int32(runs.count))
        }
        return Coverage(bounds: bounds, runs: runs, alphas: [], rowStarts: rowStarts)
    }

    private func appendHalves(of run: Run, to runs: inout [Run]) {
        guard run.first >= 0 else {
            if run.alpha >= 128 { runs.append(Run(x: Int(run.x), count: Int(run.count), alpha: 255)) }
            return
        }
        var start: Int?
        for offset in 0..<Int(run.count) {
            let isIn = alphas[Int(run.first) + offset] >= 128
            if isIn, start == nil { start = offset }
            if !isIn, let begin = start {
                runs.append(Run(x: Int(run.x) + begin, count: offset - begin, alpha: 255))
                start = nil
            }
        }
        if let begin = start { runs.append(Run(x: Int(run.x) + begin, count: Int(run.count) - begin, alpha: 255)) }
    }
}
