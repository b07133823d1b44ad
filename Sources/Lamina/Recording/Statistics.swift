/// What the stages of a run cost.
struct Statistics {
    /// Costs of one stage, frame by frame.
    struct Stage {
        private(set) var seconds: [Double] = []
        private let isKept: Bool

        init(isKept: Bool) { self.isKept = isKept }

        mutating func add(_ cost: Double) {
            if isKept { seconds.append(cost) }
        }

        var count: Int { seconds.count }
        var total: Double { seconds.reduce(0, +) }

        /// `mean … median … max …` in milliseconds.
        var summary: String {
            guard !seconds.isEmpty else { return "never" }
            let sorted = seconds.sorted()
            let mean = total / Double(count)
            return "mean \(mean.milliseconds)  median \(sorted[count / 2].milliseconds)  max \(sorted[count - 1].milliseconds) ms"
        }
    }

    /// The app's own code, with everything its clock brought about.
    var app: Stage
    /// Frames from trees.
    var evaluating: Stage
    /// Pixels from frames; the first draws everything, into memory that was never touched.
    private(set) var compositing: Stage
    /// The same for those frames that differ from the one before; the first is not among them.
    private var redrawing: Stage
    /// Handing over, with waiting for the encoder.
    var output: Stage
    /// The end of the output, seconds.
    var finishing = 0.0

    /// - Parameter isKept: Whether somebody will ask; otherwise no frame takes memory.
    init(isKept: Bool) {
        let stage = Stage(isKept: isKept)
        (app, evaluating, compositing, redrawing, output) = (stage, stage, stage, stage, stage)
    }

    /// - Parameter changed: The frame differs from the one before.
    mutating func addCompositing(_ cost: Double, changed: Bool) {
        if changed, compositing.count > 0 { redrawing.add(cost) }
        compositing.add(cost)
    }

    /// - Parameter total: Seconds of the whole run.
    func report(total: Double) -> String {
        let first = (compositing.seconds.first ?? 0).milliseconds
        return """
            app          \(app.summary)
            evaluating   \(evaluating.summary)
            compositing  \(redrawing.summary)  (\(redrawing.count) of \(evaluating.count) frames changed; the first took \(first) ms)
            output       \(output.summary)
            finishing    \(finishing.milliseconds) ms
            total        \((total * 1000).rounded() / 1000) s

            """
    }
}

extension Double {
    /// Seconds as milliseconds with two decimals.
    var milliseconds: String {
        let hundredths = Int((self * 100_000).rounded())
        let rest = hundredths % 100
        return "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest)"
    }
}
