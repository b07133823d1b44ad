import LaminaPrimitives

extension Coverage {
    /// The same shape elsewhere, by whole pixels; the values are shared.
    package func moved(right: Int, down: Int) -> Coverage {
        let bounds = PixelRect(bounds.minX + right, bounds.minY + down, bounds.maxX + right, bounds.maxY + down)
        let runs = runs.map { run in
            var run = run
            run.x += Int32(truncatingIfNeeded: right)
            return run
        }
        return Coverage(bounds: bounds, runs: runs, alphas: alphas, rowStarts: rowStarts)
    }
}
