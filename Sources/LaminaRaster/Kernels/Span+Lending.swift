extension MutableSpan where Element: BitwiseCopyable {
    /// Lends the address of the elements to a C loop that stays inside them; does nothing when there are none.
    mutating func lend(_ body: (UnsafeMutablePointer<Element>, Int) -> Void) {
        unsafe withUnsafeMutableBufferPointer { buffer in
            guard let base = buffer.baseAddress else { return }
            unsafe body(base, buffer.count)
        }
    }

    /// Lends the elements `range` as a row of their own; does nothing when there are none.
    package mutating func withPart(_ range: Range<Int>, _ body: (inout MutableSpan<Element>) -> Void) {
        precondition(range.lowerBound >= 0 && range.upperBound <= count, "part outside the row")
        guard !range.isEmpty else { return }
        unsafe withUnsafeMutableBufferPointer { buffer in
            // Inside the buffer by the check above, and only one part is lent at a time.
            var part = unsafe MutableSpan(_unsafeElements: UnsafeMutableBufferPointer(rebasing: buffer[range]))
            body(&part)
        }
    }

    /// Copies as many elements as the row has.
    mutating func copy(_ source: Span<Element>) {
        // Both rows hold `count` elements, and a row that is being written is not lent for reading.
        unsafe lend { target, count in
            unsafe source.lend(count) { unsafe target.update(from: $0, count: count) }
        }
    }
}

extension Span where Element: BitwiseCopyable {
    /// Lends the address of at least `count` elements to a C loop that reads no more of them.
    func lend(_ count: Int, _ body: (UnsafePointer<Element>) -> Void) {
        precondition(count <= self.count, "a source row is too short")
        unsafe withUnsafeBufferPointer { buffer in
            guard let base = buffer.baseAddress else { return }
            unsafe body(base)
        }
    }
}
