/// The part of an animation's course that is played: start and end, each 0...1, in either order.
package struct ProgressRange: Sendable, Hashable {
    package var start: Double
    package var end: Double

    package init(start: Double, end: Double) {
        self.start = start
        self.end = end
    }

    /// The progress of the whole course at a fraction of this part.
    func progress(at fraction: Double) -> Double { start + (end - start) * fraction }
}
