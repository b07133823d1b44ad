/// Chooses, frame by frame, between the processor and a device: the one that took less time lately.
///
/// Frames resemble those before them, so the last cost of each side predicts the next one. The side that does not draw is not measured, and its last
/// cost gets older. So that cost sinks by 0.2 % with each frame, until the side is tried again:
///
///     frame        1–13     14–16      17…                        1,400 later
///     processor    40 ms                    40 ms, sinking ▶      2.4 ms  tried: 40 ms
///     device                5 3 3 ms   2.5 ms …                   2.5 ms  goes on
///
/// A side draws at least three frames in a row, because a device's first frame packs and copies all that the others share. A device is wanted once
/// frames of at least 4 ms have taken half a second together. Opening one takes about as long, so stills, short films and windows without much in
/// them never load a driver.
///
/// Rejected: an estimate from the numbers of items and pixels. It needs a table for each device, and a wrong one would not be noticed.
struct DeviceSchedule {
    enum Side {
        case processor, device
    }

    /// The cost of a frame below which the processor keeps it, in seconds.
    private static let lightFrame = 0.004
    /// The time of heavy frames after which a device is wanted, in seconds.
    private static let patience = 0.5
    private static let leastRun = 3
    private static let aging = 0.998

    private(set) var side = Side.processor
    /// The number of frames that `side` has drawn in a row.
    private var run = 0
    /// The last cost of each side in seconds; a device that was never used costs nothing.
    private var (processorCost, deviceCost) = (0.0, 0.0)
    private var heavySeconds = 0.0

    /// True when it is worth opening a device.
    var wantsDevice: Bool { heavySeconds >= Self.patience }

    /// Chooses the side that draws the next frame.
    mutating func next(isDeviceReady: Bool) -> Side {
        let best: Side = isDeviceReady && processorCost >= Self.lightFrame && deviceCost < processorCost ? .device : .processor
        guard best != side, run >= Self.leastRun || !isDeviceReady else { return side }
        (side, run) = (best, 0)
        return side
    }

    /// Notes the time that the chosen side took for a frame, in seconds.
    mutating func note(_ seconds: Double) {
        run += 1
        switch side {
        case .processor:
            processorCost = seconds
            deviceCost *= Self.aging
            if seconds >= Self.lightFrame { heavySeconds += seconds }
        case .device:
            deviceCost = seconds
            processorCost *= Self.aging
        }
    }
}
