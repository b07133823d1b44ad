package import LaminaPrimitives

extension Coverage {
    /// Returns the coverage translated by `shift`.
    ///
    /// The result shares the array of values with this coverage.
    package func moved(by shift: PixelShift) -> Coverage {
        guard shift != .none else { return self }
        let runs = runs.map { run in
            var run = run
            run.x += Int32(truncatingIfNeeded: shift.right)
            return run
        }
        return Coverage(bounds: bounds.moved(by: shift), runs: runs, alphas: alphas, rowStarts: rowStarts)
    }

    /// Returns true when this coverage equals `other` translated by `shift`.
    package func isEqual(to other: Coverage, movedBy shift: PixelShift) -> Bool {
        guard bounds == other.bounds.moved(by: shift), runs.count == other.runs.count else { return false }
        let step = Int32(truncatingIfNeeded: shift.right)
        let (mine, theirs) = (runs.span, other.runs.span)
        for index in mine.indices {
            let (a, b) = (mine[index], theirs[index])
            guard a.x == b.x &+ step, a.count == b.count, a.first == b.first, a.alpha == b.alpha else { return false }
        }
        return rowStarts == other.rowStarts && alphas == other.alphas
    }
}
