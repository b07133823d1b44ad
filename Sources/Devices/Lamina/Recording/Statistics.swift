import LaminaCompositor

/// The time that the stages of a run take.
struct Statistics {
    /// The times of one stage, one per frame.
    struct Stage {
        private(set) var seconds: [Double] = []
        private let isKept: Bool

        init(isKept: Bool) { self.isKept = isKept }

        mutating func add(_ cost: Double) {
            if isKept { seconds.append(cost) }
        }

        var count: Int { seconds.count }
        var total: Double { seconds.reduce(0, +) }

        /// The mean, median and maximum in milliseconds, as text; "never" without times.
        var summary: String {
            guard !seconds.isEmpty else { return "never" }
            let sorted = seconds.sorted()
            let mean = total / Double(count)
            return "mean \(mean.milliseconds)  median \(sorted[count / 2].milliseconds)  max \(sorted[count - 1].milliseconds) ms"
        }
    }

    /// The times of the app's own code, including everything that runs while the clock is advanced.
    var app: Stage
    /// The times of evaluating trees to frames.
    var evaluating: Stage
    /// The times of compositing frames to pixels.
    ///
    /// The first frame takes longest: it draws everything, into memory that the process touches for the first time.
    private(set) var compositing: Stage
    /// The times of compositing those frames that differ from the frame before, without the first frame.
    private var redrawing: Stage
    /// The times of handing bitmaps to the output, including waits for the encoder.
    var output: Stage
    /// The name of the graphics device that drew, and the tiles that it and the processor drew; nil without one.
    var device: (name: String, tiles: DrawnTiles)?
    /// The time to finish the output, in seconds.
    var finishing = 0.0

    /// Creates empty statistics.
    ///
    /// - Parameter isKept: True when the statistics are reported at the end; otherwise times are not stored.
    init(isKept: Bool) {
        let stage = Stage(isKept: isKept)
        (app, evaluating, compositing, redrawing, output) = (stage, stage, stage, stage, stage)
    }

    /// Adds the time of compositing one frame.
    ///
    /// - Parameters:
    ///   - cost: The time in seconds.
    ///   - changed: True when the frame differs from the one before.
    mutating func addCompositing(_ cost: Double, changed: Bool) {
        if changed, compositing.count > 0 { redrawing.add(cost) }
        compositing.add(cost)
    }

    private var deviceLine: String {
        device.map { "\n  tiles        \($0.tiles.device) drawn by \($0.name), \($0.tiles.processor) by the processor" } ?? ""
    }

    /// Returns the statistics as lines of text.
    ///
    /// - Parameter total: The duration of the whole run, in seconds.
    func report(total: Double) -> String {
        let first = (compositing.seconds.first ?? 0).milliseconds
        return """
            app          \(app.summary)
            evaluating   \(evaluating.summary)
            compositing  \(redrawing.summary)  (\(redrawing.count) of \(evaluating.count) frames changed; the first took \(first) ms)\(deviceLine)
            output       \(output.summary)
            finishing    \(finishing.milliseconds) ms
            total        \((total * 1000).rounded() / 1000) s

            """
    }
}

extension Double {
    /// The value, in seconds, as milliseconds with two decimals.
    var milliseconds: String {
        let hundredths = Int((self * 100_000).rounded())
        let rest = hundredths % 100
        return "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest)"
    }
}
