/// The number and the cost of a window's frames.
package struct WindowStatistics: Sendable, Hashable {
    /// The number of frames that were evaluated and composited.
    package private(set) var drawn = 0
    /// The number of frames that differed from the frame before, and were presented.
    package private(set) var presented = 0
    /// The time of evaluating and compositing, in seconds.
    package private(set) var drawing = 0.0
    /// The time of presenting, in seconds.
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
