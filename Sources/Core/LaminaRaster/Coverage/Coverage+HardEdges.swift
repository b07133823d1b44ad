import LaminaPrimitives

extension Coverage {
    /// The coverage without anti-aliasing: pixels covered by at least half (128 of 255) become full, all others empty.
    package var withHardEdges: Coverage {
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
