import CLaminaKernels

extension Coverage {
    /// Pixels of one row, next to each other.
    package struct Run: Sendable {
        /// Nothing but this, so that runs in memory can be lent to loops in C.
        private var run: LaminaRun

        /// A run of equal pixels.
        package init(x: Int, count: Int, alpha: UInt8) {
            run = LaminaRun(x: Int32(truncatingIfNeeded: x), count: Int32(truncatingIfNeeded: count), first: -1, alpha: alpha)
        }

        /// A run of pixels whose values stand in `alphas` from `first` on.
        package init(x: Int, count: Int, first: Int) {
            run = LaminaRun(
                x: Int32(truncatingIfNeeded: x), count: Int32(truncatingIfNeeded: count), first: Int32(truncatingIfNeeded: first), alpha: 0)
        }

        /// The first pixel's column, in the coordinates of the picture.
        package var x: Int32 {
            get { run.x }
            set { run.x = newValue }
        }

        /// How many pixels, at least one.
        package var count: Int32 {
            get { run.count }
            set { run.count = newValue }
        }

        /// Where in `Coverage.alphas` the pixels' values begin; negative when all of them have the value `alpha`.
        package var first: Int32 { run.first }

        /// The value of all pixels when `first` is negative; never 0 then.
        package var alpha: UInt8 { run.alpha }

        /// The first column after the run.
        package var endX: Int { Int(x) + Int(count) }

        /// The columns that the run covers.
        var columns: Range<Int> { Int(x)..<endX }
    }
}

extension Coverage.Run: Hashable {
    package static func == (a: Coverage.Run, b: Coverage.Run) -> Bool {
        a.x == b.x && a.count == b.count && a.first == b.first && a.alpha == b.alpha
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(x)
        hasher.combine(count)
        hasher.combine(first)
        hasher.combine(alpha)
    }
}
