/// The file and stream formats that a run can write.
package enum OutputFormat: String, Codable, Sendable, CaseIterable {
    case png
    case pngSequence
    case mp4
    case webm
    case mov
    case gif
    case apng
    case y4m
    case bgra
}

/// The destination of a run's result.
package enum Destination: Codable, Sendable, Hashable {
    /// A file; for a numbered sequence, the pattern of the file names.
    case file(String)
    /// An open file descriptor that stands for standard output.
    case descriptor(Int32)
    /// A window on a display.
    case window(WindowControl)
    /// No destination: frames are drawn and discarded.
    case nowhere

    /// The destination's name in messages.
    package var name: String {
        switch self {
        case .file(let path): path
        case .descriptor: "standard output"
        case .window: "the window"
        case .nowhere: "no output"
        }
    }
}
