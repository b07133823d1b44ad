import LaminaRun

/// The reasons for which parts do not make a film.
enum PartedFilmError: Error, Hashable, CustomStringConvertible {
    /// Two parts show different pictures for the same frame: the app depends on more than time, input and seed.
    case differentFrames(app: String, frame: Int)
    /// The parts together have not drawn each frame once.
    case missingFrames(app: String)

    var description: String {
        switch self {
        case .differentFrames(let app, let frame):
            "\(app) shows another frame \(frame) in each run, so parts of it do not fit together; render it without --workers"
        case .missingFrames(let app): "\(app) has not drawn each frame once"
        }
    }

    /// The exit code of the tool.
    var status: Int32 { RunStatus.incomplete.rawValue }
}
