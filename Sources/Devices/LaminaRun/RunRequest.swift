/// The request of the `lamina` tool to an app: the times to draw, the format and the destination.
///
/// The app reads it as JSON from the environment variable `RunRequest.variable`.
package struct RunRequest: Codable, Sendable, Hashable {
    package var destination: Destination
    package var format: OutputFormat
    package var moments = Moments.film(frames: 0...299, rate: FrameRate(60))
    /// The screen's width in points.
    package var width = 375.0
    /// The screen's height in points.
    package var height = 667.0
    /// The number of pixels per point.
    package var scale = 2.0
    /// The device whose screen, bars and keyboard the run shows; nil for a plain screen of `width` by `height`.
    package var device: RunDevice?
    /// The number of threads that draw, without effect on pixels; nil lets the app choose.
    package var threads: Int?
    /// The machine that draws, without effect on pixels.
    package var backend = DrawingBackend.cpu
    package var background = Background.black
    /// The name of an x264 preset; nil uses the format's default.
    package var preset: String?
    /// The encoder's constant rate factor, where lower means better quality; nil uses the format's default.
    package var constantRateFactor: Int?
    /// The number of x264's threads, which determines the file but not the frames; nil uses the format's default.
    package var encoderThreads: Int?
    /// True when an existing result is replaced.
    package var overwrite = false
    /// The events to replay, sorted by time.
    package var events: [RunEvent] = []
    package var seed: UInt64 = 1
    /// The calendar date at time 0, in seconds since 1970; the default is 2026-01-01T10:09:30Z.
    package var date = 1_767_262_170.0
    /// The app's locale; nil uses the user's settings.
    package var locale: String? = "en_US"
    package var appearance = Appearance.light
    /// The text size that the user prefers, by UIKit's name of the category; nil for the usual one.
    package var textSize: String?
    /// True for an interface that runs from right to left.
    package var isRightToLeft = false
    /// The part that the app's previews play; nil shows the app.
    package var preview: RunPreview?
    /// The answers to the app's requests in a film or still; those of a window go to the network.
    package var network = Network.refused
    package var sound = SoundSettings()
    /// The form in which the cost of each stage is reported at the end; nil reports nothing.
    package var statistics: StatisticsForm?
    /// True when each frame's hash is printed.
    package var hash = false
    /// True when the frame before the first one is drawn and its hash is printed, too; the frame itself is left out of the result.
    package var drawsFrameBefore = false
    /// True when each frame's accessibility elements are printed.
    package var accessibility = false
    /// The recording of the whole run up to the time of the still, in place of a picture; nil draws.
    package var recording: Recording?
    /// The folder in which an app in a window can be found by the studio; nil for none.
    package var attachFolder: String?
    package var progress = ProgressStyle.lines
    /// The real time without progress after which a film or still is given up, in seconds; 0 waits for ever.
    package var patience = 60.0
    /// The descriptor on which the app reports that it has read the request and, later, that the run has ended.
    package var statusDescriptor: Int32?
    /// The names under which the user called the tool and the app; nil for an app that is started by hand.
    package var words: Words?

    package init(destination: Destination, format: OutputFormat) {
        self.destination = destination
        self.format = format
    }

    /// Creates a request for a window, which takes raw pixels.
    package init(window: WindowControl) { self.init(destination: .window(window), format: .bgra) }
}

extension RunRequest {
    /// The times that are drawn.
    package enum Moments: Codable, Sendable, Hashable {
        /// Frames by index, both ends included; frame 0 is at time 0.
        case film(frames: ClosedRange<Int>, rate: FrameRate)
        /// A single picture, at this time in seconds.
        case still(time: Double)
    }

    /// The user's names for the tool and the app, for messages that suggest a command.
    ///
    /// Relative paths are valid in the folder of the call.
    package struct Words: Codable, Sendable, Hashable {
        package let tool: String
        package let app: String
        /// The absolute path of the tool.
        package let toolPath: String?

        package init(tool: String, app: String, toolPath: String? = nil) {
            self.tool = tool
            self.app = app
            self.toolPath = toolPath
        }
    }

    /// The settings of a recording.
    package struct Recording: Codable, Sendable, Hashable {
        /// The most bytes that the trees of the run may take in memory; nil for the usual number.
        package var budget: Int?
        /// The descriptor of a socket on which the run goes on after its end, by `LiveCommand`s; nil ends the run and stores its history.
        package var channel: Int32?

        package init(budget: Int? = nil, channel: Int32? = nil) { (self.budget, self.channel) = (budget, channel) }
    }

    /// The two appearances that iOS has.
    package enum Appearance: String, Codable, Sendable, CaseIterable {
        case light
        case dark
    }

    /// The answers to an app's requests.
    package enum Network: Codable, Sendable, Hashable {
        /// Every request fails as it does without a network.
        case refused
        /// Every request gets the answer that a folder stores, or fails.
        case answered(folder: String)
        /// Every request goes to the network, and its answer is stored in a folder.
        case recorded(folder: String)
        /// Every request goes to the network.
        case live

        /// True when requests leave the machine.
        package var isOfNetwork: Bool {
            switch self {
            case .refused, .answered: false
            case .recorded, .live: true
            }
        }
    }

    /// The form of the statistics.
    package enum StatisticsForm: String, Codable, Sendable, CaseIterable {
        /// One line per stage, for readers.
        case text
        /// One line of JSON with a number per frame, for programs.
        case json
    }

    /// The settings of the window; nil when the destination is not a window.
    package var window: WindowControl? {
        if case .window(let control) = destination { control } else { nil }
    }

    /// True when the app runs in real time in a window, like the user's other programs.
    package var isLive: Bool { window.map { $0.answers == nil } ?? false }

    /// The indices of the output's frames.
    package var frames: ClosedRange<Int> {
        switch moments {
        case .film(let frames, _): frames
        case .still: 0...0
        }
    }

    /// Returns the time of a frame, in seconds.
    package func time(ofFrame frame: Int) -> Double {
        switch moments {
        case .film(_, let rate): rate.time(ofFrame: frame)
        case .still(let time): time
        }
    }

    /// The format of the output's frames; sides are rounded to whole pixels.
    package var frameFormat: FrameFormat {
        let rate =
            switch moments {
            case .film(_, let rate): rate
            case .still: FrameRate(1)
            }
        let (size, extra) = (stageSize, device?.extraPixels ?? RunDevice.Extra())
        return FrameFormat(
            width: pixels(size.width) + extra.columns, height: pixels(size.height) + extra.rows, rate: rate, hasAlpha: !background.isOpaque)
    }

    /// Converts a length in points to whole pixels.
    package func pixels(_ points: Double) -> Int {
        // Excessive lengths are refused later with an error, so they are clamped here instead of trapping.
        Int(min(max((points * scale).rounded(), 0), 1e9))
    }
}
