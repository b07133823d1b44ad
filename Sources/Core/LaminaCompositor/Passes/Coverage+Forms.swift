import LaminaPrimitives
import LaminaRaster

extension Coverage {
    /// The rectangle that the coverage fills, when it is a fully covered rectangle and nothing else; otherwise nil.
    var fullRectangle: PixelRect? {
        guard !isEmpty, runs.count == bounds.height else { return nil }
        let first = runs[0]
        // A negative `first` marks a run whose pixels all have one alpha.
        guard first.first < 0, first.alpha == 255, runs.allSatisfy({ $0 == first }) else { return nil }
        // There are as many runs as rows, and all are equal. Equal runs in one row would overlap, so each row has exactly one.
        return PixelRect(Int(first.x), bounds.minY, first.endX, bounds.maxY)
    }

    /// True when every pixel of a rectangle is fully covered.
    func isFull(in rect: PixelRect) -> Bool {
        guard !rect.isEmpty else { return true }
        return (rect.minY..<rect.maxY).allSatisfy { y in
            runs[runs(inRow: y)].contains { $0.first < 0 && $0.alpha == 255 && Int($0.x) <= rect.minX && $0.endX >= rect.maxX }
        }
    }

    /// The coverage without anti-aliasing: pixels covered by at least half (128 of 255) become full, all others empty.
    var thresholded: Coverage {
        var runs: [Run] = []
        var rowStarts: [Int32] = [0]
        for y in bounds.minY..<max(bounds.minY, bounds.maxY) {
            for run in self.runs[self.runs(inRow: y)] { appendHalves(of: run, to: &runs) }
            rowStarts.append(Int32(runs.count))
        }
        return Coverage(bounds: bounds, runs: runs, alphas: [], rowStarts: rowStarts)
    }

    /// Appends a full run for each stretch of the run's pixels whose alpha is at least 128.
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
