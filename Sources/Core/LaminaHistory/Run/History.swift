package import LaminaPrimitives
package import LaminaScene

/// A run of an app: each tree that it has committed, and everything that happened meanwhile.
///
/// A frame is a function of a tree and a time, so the picture at any time of the run is known without running the app again:
///
///     commits   0 s ──── 0.5 s ─────────── 2 s ──────▶
///               tree A   tree B            tree C
///                              ▲ 1.2 s: tree B, with its animations at 1.2 s
///
/// Trees share their unchanged parts, so a commit costs the layers that it has changed. Contents that the app draws anew while an animation runs
/// (`needsDisplay(forKey:)`) change with commits too; between two of them they show the earlier one.
package struct History: Sendable {
    package var screen: Screen
    /// The name under which the app was called.
    package var app: String
    /// The seed of the run's random numbers.
    package var seed: UInt64
    /// The recorded time, in seconds.
    package var duration = 0.0
    /// The trees, in the order of their commits.
    package var commits: [RenderTree] = []
    /// The number of commits that were left out for the budget.
    package var omittedCommits = 0
    package var layers: [LayerID: LayerName] = [:]
    /// The lines of code that have added the animations, by the animations' numbers; none for code without symbols.
    package var lines: [UInt64: CodeLine] = [:]
    /// The events, calls and messages, in the order in which they happened.
    package var entries: [HistoryEntry] = []
    /// The number of entries that were left out because there were too many.
    package var omittedEntries = 0

    package init(screen: Screen, app: String, seed: UInt64) {
        self.screen = screen
        self.app = app
        self.seed = seed
    }

    /// The picture's size and scale, and the time base of its trees.
    package struct Screen: Sendable, Hashable {
        /// The pixels of a row, and the rows.
        package var width: Int
        package var height: Int
        /// The pixels per point.
        package var scale: Double
        /// The colour below all layers.
        package var background: Color
        /// The media time of the run's start, in nanoseconds.
        package var start: Int64

        package init(width: Int, height: Int, scale: Double, background: Color, start: Int64) {
            self.width = width
            self.height = height
            self.scale = scale
            self.background = background
            self.start = start
        }
    }
}

extension History {
    /// Converts a time since the start of the run to media time; both in seconds.
    ///
    /// Rounded to the nanoseconds of the run's clock, except for times of more than a century.
    package func mediaTime(at time: Double) -> Double {
        guard let nanoseconds = Int64(exactly: (time * 1e9).rounded()) else { return Double(screen.start) / 1e9 + time }
        let (sum, overflows) = screen.start.addingReportingOverflow(nanoseconds)
        return overflows ? Double(screen.start) / 1e9 + time : Double(sum) / 1e9
    }

    /// Converts media time to the time since the start of the run; both in seconds.
    package func time(ofMedia mediaTime: Double) -> Double { mediaTime - Double(screen.start) / 1e9 }

    /// The index of the commit that shows at a time, in seconds since the start; nil before the first one.
    package func commitIndex(at time: Double) -> Int? {
        // Half a nanosecond, the resolution of the run's clock.
        let media = mediaTime(at: time) + 0.5e-9
        let after = commits.partitioningIndex { $0.commitTime > media }
        return after > 0 ? after - 1 : nil
    }

    /// The tree that shows at a time, in seconds since the start; nil before the first commit.
    package func tree(at time: Double) -> RenderTree? { commitIndex(at: time).map { commits[$0] } }

    package var viewport: Viewport {
        Viewport(width: screen.width, height: screen.height, scale: screen.scale, background: screen.background)
    }
}

extension Array {
    /// The index of the first element for which `belongs` is true; it must be true for all that follow.
    fileprivate func partitioningIndex(where belongs: (Element) -> Bool) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if belongs(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}

/// The names of a layer and its view.
package struct LayerName: Sendable, Hashable {
    package var className: String
    /// The layer's `name`; nil without one.
    package var name: String?
    /// The class of the layer's delegate, usually its view; nil without one.
    package var delegateClass: String?

    /// The class by which the layer of a device's screen is known, which contains the layers of all windows.
    package static let screenClass = "UIScreen"

    package init(className: String, name: String?, delegateClass: String?) {
        self.className = className
        self.name = name
        self.delegateClass = delegateClass
    }
}

/// Something that happened in a run besides commits.
package struct HistoryEntry: Sendable, Hashable {
    package enum Kind: String, Sendable, CaseIterable {
        /// A touch, a key or another input that was sent to the app.
        case event
        /// A call of `animationDidStart`.
        case animationDidStart
        /// A call of `animationDidStop`.
        case animationDidStop
        /// A call of a transaction's completion block.
        case transactionCompletion
        /// A call of a completion block of a view's animation.
        case viewCompletion
        /// A message about a mistake.
        case diagnostic
    }

    /// Nanoseconds since the start of the run.
    package var time: Int64
    package var kind: Kind
    /// True on the main thread.
    package var isOnMainThread: Bool
    /// The layer that the entry is about; nil for others.
    package var layer: LayerID?
    /// The animation that the entry is about, by its `id`; nil for others.
    package var animation: UInt64?
    /// The argument of a call that reports an end; nil for others.
    package var isFinished: Bool?
    /// The rest, in words.
    package var text: String

    package init(
        time: Int64, kind: Kind, isOnMainThread: Bool, layer: LayerID? = nil, animation: UInt64? = nil, isFinished: Bool? = nil, text: String
    ) {
        self.time = time
        self.kind = kind
        self.isOnMainThread = isOnMainThread
        self.layer = layer
        self.animation = animation
        self.isFinished = isFinished
        self.text = text
    }
}
