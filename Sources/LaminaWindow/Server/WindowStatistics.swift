/// What a window's pictures have cost.
package struct WindowStatistics: Sendable, Hashable {
    /// Pictures that were made ready.
    package private(set) var drawn = 0
    /// Pictures of which something was new.
    package private(set) var presented = 0
    /// Evaluating and compositing, seconds.
    package private(set) var drawing = 0.0
    /// Handing over to the display, seconds.
    package private(set) var presenting = 0.0

    mutating func addDrawing(_ seconds: Double) {
        drawn += 1
        drawing += seconds
    }

    mutating func addPresenting(_ seconds: Double) {
        presented += 1
        presenting += seconds
    }
}
