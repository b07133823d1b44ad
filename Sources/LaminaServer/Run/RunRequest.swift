/// What the `lamina` tool asks of an app: which moments to draw, how, and where they go.
///
/// The app finds it as JSON in the environment variable `RunRequest.variable`.
package struct RunRequest: Codable, Sendable, Hashable {
    package var destination: Destination
    package var format: OutputFormat
    package var moments = Moments.film(frames: 0...299, rate: FrameRate(60))
    /// Points.
    package var width = 375.0
    /// Points.
    package var height = 667.0
    /// Pixels per point.
    package var scale = 2.0
    /// Threads that draw, nil leaves it to the app; the picture does not depend on it.
    package var threads: Int?
    package var background = Background.black
    /// A name of x264's presets; nil stands for the format's default.
    package var preset: String?
    /// Constant rate factor, lower is better; nil stands for the format's default.
    package var constantRateFactor: Int?
    /// Replace what exists.
    package var overwrite = false
    /// In the order of their times.
    package var events: [RunEvent] = []
    package var seed: UInt64 = 1
    /// What the calendar says at time 0, seconds since 1970; by default 2026-01-01T10:09:30Z.
    package var date = 1_767_262_170.0
    /// Nil leaves it to the user's settings.
    package var locale: String? = "en_US"
    package var appearance = Appearance.light
    /// How to say at the end what the stages cost; nil says nothing.
    package var statistics: StatisticsForm?
    /// Say each frame's hash.
    package var hash = false
    package var progress = ProgressStyle.lines
    /// Where the app says that it has understood.
    package var statusDescriptor: Int32?
    /// How the user named the tool and the app; nil for an app that is started by hand.
    package var words: Words?

    package init(destination: Destination, format: OutputFormat) {
        self.destination = destination
        self.format = format
    }

    /// A window, which takes raw pixels.
    package init(window: WindowControl) { self.init(destination: .window(window), format: .bgra) }
}

extension RunRequest {
    /// Which moments are drawn.
    package enum Moments: Codable, Sendable, Hashable {
        /// Frames by number, both ends included; frame 0 is at time 0.
        case film(frames: ClosedRange<Int>, rate: FrameRate)
        /// One picture, at this many seconds.
        case still(time: Double)
    }

    /// The user's words for two programs, which mean the same again in the folder in which they were said.
    package struct Words: Codable, Sendable, Hashable {
        package let tool: String
        package let app: String

        package init(tool: String, app: String) {
            self.tool = tool
            self.app = app
        }
    }

    /// The two looks that iOS has.
    package enum Appearance: String, Codable, Sendable, CaseIterable {
        case light
        case dark
    }

    /// How costs are said.
    package enum StatisticsForm: String, Codable, Sendable, CaseIterable {
        /// A line for each stage, for readers.
        case text
        /// One line with a number for each frame, for programs.
        case json
    }

    /// How the window is run, for a request that asks for one.
    package var window: WindowControl? {
        if case .window(let control) = destination { control } else { nil }
    }

    /// The app is to live in real time, among its user's other programs.
    package var isLive: Bool { window.map { $0.answers == nil } ?? false }

    /// The frames of the output, by number.
    package var frames: ClosedRange<Int> {
        switch moments {
        case .film(let frames, _): frames
        case .still: 0...0
        }
    }

    /// When a frame is seen, in seconds.
    package func time(ofFrame frame: Int) -> Double {
        switch moments {
        case .film(_, let rate): rate.time(ofFrame: frame)
        case .still(let time): time
        }
    }

    /// What the output's frames look like; sides are rounded to whole pixels.
    package var frameFormat: FrameFormat {
        let rate =
            switch moments {
            case .film(_, let rate): rate
            case .still: FrameRate(1)
            }
        return FrameFormat(width: pixels(width), height: pixels(height), rate: rate, hasAlpha: !background.isOpaque)
    }

    /// Bitmaps that an output holds at most while the next is drawn: three that wait and one that is read.
    package var keptBitmaps: Int { destination == .nowhere ? 0 : 4 }

    /// The pixels of a side, which is in points.
    package func pixels(_ points: Double) -> Int {
        // Sides beyond every limit are refused later by their number, so they must not trap here.
        Int(min(max((points * scale).rounded(), 0), 1e9))
    }
}
