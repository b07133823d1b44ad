package import LaminaCompositor

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
    /// The name of the graphics device that drew; nil when none did.
    package internal(set) var deviceName: String?
    /// The number of tiles that the device and the processor drew; nil before the window closes.
    package internal(set) var tiles: DrawnTiles?
    /// The reason why the device was not used any more; nil when it was to the end, or when there was none.
    package internal(set) var deviceFailure: TileDeviceError?

    mutating func addDrawing(_ seconds: Double) {
        drawn += 1
        drawing += seconds
    }

    mutating func addPresenting(_ seconds: Double) {
        presented += 1
        presenting += seconds
    }
}
