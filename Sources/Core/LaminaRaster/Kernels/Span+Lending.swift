extension MutableSpan where Element: BitwiseCopyable {
    /// Calls a C loop, which must stay inside the elements, with their address; does nothing when the span is empty.
    mutating func lend(_ body: (UnsafeMutablePointer<Element>, Int) -> Void) {
        unsafe withUnsafeMutableBufferPointer { buffer in
            guard let base = buffer.baseAddress else { return }
            unsafe body(base, buffer.count)
        }
    }

    /// Calls `body` with the elements in `range` as a span of its own; does nothing when `range` is empty.
    package mutating func withPart(_ range: Range<Int>, _ body: (inout MutableSpan<Element>) -> Void) {
        precondition(range.lowerBound >= 0 && range.upperBound <= count, "part outside the row")
        guard !range.isEmpty else { return }
        unsafe withUnsafeMutableBufferPointer { buffer in
            // Inside the buffer by the precondition above. The closure has the only access while it runs.
            var part = unsafe MutableSpan(_unsafeElements: UnsafeMutableBufferPointer(rebasing: buffer[range]))
            body(&part)
        }
    }

    /// Copies elements from `source` to fill this span.
    package mutating func copy(_ source: Span<Element>) {
        // Both spans hold `count` elements, and exclusive access rules out that they overlap.
        unsafe lend { target, count in
            unsafe source.lend(count) { unsafe target.update(from: $0, count: count) }
        }
    }
}

extension Span where Element: BitwiseCopyable {
    /// Calls a C loop, which must read at most `count` elements, with their address; does nothing when the span is empty.
    func lend(_ count: Int, _ body: (UnsafePointer<Element>) -> Void) {
        precondition(count <= self.count, "a source row is too short")
        unsafe withUnsafeBufferPointer { buffer in
            guard let base = buffer.baseAddress else { return }
            unsafe body(base)
        }
    }
}
