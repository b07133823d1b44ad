/// A film that cannot be made as it is asked for.
enum FilmError: Error, Hashable, CustomStringConvertible {
    case duration(Double)
    case frameRate(Int)
    case scale(Double)
    case patience(Double)
    case tooLong(frames: Int)
    /// An event, by its index in the list, with the reason.
    case event(Int, String)

    /// The most frames of a film: 5 minutes and a half at 30 frames a second.
    static let mostFrames = 10_000

    var description: String {
        switch self {
        case .duration(let seconds): "duration: \(seconds) is no length of a film: it needs more than 0 seconds"
        case .frameRate(let rate): "frameRate: \(rate) is no rate of a film: allowed are 1 to 1,000 frames a second"
        case .scale(let scale): "scale: \(scale) is no scale of a film: it needs more than 0, at most 10 pixels per point"
        case .patience(let seconds): "patience: \(seconds) is no limit: allowed are more than 0 and at most 86,400 seconds"
        case .tooLong(let frames):
            "the film has \(frames) frames, and a golden at most \(Self.mostFrames): take a shorter duration: or a lower frameRate:"
        case .event(let index, let problem): "event \(index + 1) of the film \(problem)"
        }
    }
}
