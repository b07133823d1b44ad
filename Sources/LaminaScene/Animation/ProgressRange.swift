/// A part of an animation's way: where it begins and where it ends, 0...1 each, in either order.
package struct ProgressRange: Sendable, Hashable {
    package var start: Double
    package var end: Double

    package init(start: Double, end: Double) {
        self.start = start
        self.end = end
    }

    /// The way that is behind at a fraction of this part.
    func progress(at fraction: Double) -> Double { start + (end - start) * fraction }
}
