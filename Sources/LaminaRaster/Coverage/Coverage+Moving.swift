package import LaminaPrimitives

extension Coverage {
    /// The same shape elsewhere; the values are shared.
    package func moved(by shift: PixelShift) -> Coverage {
        shift == .none ? self : moved(right: shift.right, down: shift.down)
    }

    /// The same shape elsewhere, by whole pixels; the values are shared.
    package func moved(right: Int, down: Int) -> Coverage {
        let runs = runs.map { run in
            var run = run
            run.x += Int32(truncatingIfNeeded: right)
            return run
        }
        return Coverage(bounds: bounds.moved(right: right, down: down), runs: runs, alphas: alphas, rowStarts: rowStarts)
    }

    /// Whether this is the other coverage, moved by whole pixels.
    package func isEqual(to other: Coverage, movedRight right: Int, down: Int) -> Bool {
        guard bounds == other.bounds.moved(right: right, down: down), runs.count == other.runs.count else { return false }
        let step = Int32(truncatingIfNeeded: right)
        let (mine, theirs) = (runs.span, other.runs.span)
        for index in mine.indices {
            let (a, b) = (mine[index], theirs[index])
            guard a.x == b.x &+ step, a.count == b.count, a.first == b.first, a.alpha == b.alpha else { return false }
        }
        return rowStarts == other.rowStarts && alphas == other.alphas
    }
}
