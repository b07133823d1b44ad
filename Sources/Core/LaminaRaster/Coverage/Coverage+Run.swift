import CLaminaKernels

extension Coverage {
    /// Consecutive pixels of one row, either with one common coverage value or with a value each.
    package struct Run: Sendable {
        /// The only stored property, so that the memory of an array of runs can be passed to C as an array of `LaminaRun`.
        private var run: LaminaRun

        /// Creates a run of pixels with one value.
        package init(x: Int, count: Int, alpha: UInt8) {
            run = LaminaRun(x: Int32(truncatingIfNeeded: x), count: Int32(truncatingIfNeeded: count), first: -1, alpha: alpha)
        }

        /// Creates a run of pixels whose values are stored in `alphas`, starting at index `first`.
        package init(x: Int, count: Int, first: Int) {
            run = LaminaRun(
                x: Int32(truncatingIfNeeded: x), count: Int32(truncatingIfNeeded: count), first: Int32(truncatingIfNeeded: first), alpha: 0)
        }

        /// The column of the first pixel, in picture coordinates.
        package var x: Int32 {
            get { run.x }
            set { run.x = newValue }
        }

        /// The number of pixels, at least one.
        package var count: Int32 {
            get { run.count }
            set { run.count = newValue }
        }

        /// The index in `Coverage.alphas` of the first pixel's value; negative when all pixels have the value `alpha`.
        package var first: Int32 { run.first }

        /// The common value when `first` is negative, then never 0; otherwise unused.
        package var alpha: UInt8 { run.alpha }

        /// The column after the last pixel.
        package var endX: Int { Int(x) + Int(count) }

        /// The columns of the run.
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
