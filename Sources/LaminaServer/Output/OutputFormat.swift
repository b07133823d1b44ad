/// The kinds of file and stream that a run can write.
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

/// Where a run's result goes.
package enum Destination: Codable, Sendable, Hashable {
    /// A file; for a numbered sequence the pattern of the files' names.
    case file(String)
    /// An open descriptor that stands for standard output.
    case descriptor(Int32)
    /// A window on a display.
    case window(WindowControl)
    /// Frames are drawn and not kept.
    case nowhere

    /// What messages call it.
    package var name: String {
        switch self {
        case .file(let path): path
        case .descriptor: "standard output"
        case .window: "the window"
        case .nowhere: "no output"
        }
    }
}
