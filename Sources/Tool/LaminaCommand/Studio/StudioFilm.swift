import Foundation
import LaminaHistory
import LaminaRun
import LaminaStudio

/// Makes the films that the studio's page exports.
struct StudioFilm {
    let history: History
    let name: String

    /// The bytes of a film of the frames at these times.
    ///
    /// - Parameters:
    ///   - times: Seconds since the start of the run.
    ///   - rate: Frames per second.
    /// - Throws: An `OutputError` when an encoder is missing or fails.
    func bytes(_ form: StudioFilmForm, _ times: ClosedRange<Double>, rate: Double) throws -> [UInt8] {
        let folder = try CommandFolder()
        defer { folder.remove() }
        let file = folder.url.appending(path: "film.\(form.rawValue)").path
        var request = RunRequest(destination: .file(file), format: form.format)
        request.scale = history.screen.scale
        (request.width, request.height) = (Double(history.screen.width) / request.scale, Double(history.screen.height) / request.scale)
        request.background = Background(history.screen.background)
        // The format stores the pauses between its pictures in hundredths of a second.
        let rate = form == .gif ? min(rate, 50) : rate
        let first = Int((times.lowerBound * rate).rounded(.up))
        let last = max(first, Int((times.upperBound * rate).rounded(.down)))
        request.moments = .film(frames: first...last, rate: try ArgumentReader.frameRate("\(Int(rate))"))
        request.progress = .none
        do {
            var film = try HistoryFilm(history, file: name, request)
            try film.draw()
        } catch {
            // The file is one of this command's own, whose path tells nobody anything.
            throw StudioError.export("\(error)".replacingOccurrences(of: file, with: "the film"))
        }
        return Array(try Data(contentsOf: URL(filePath: file)))
    }
}

extension StudioFilmForm {
    fileprivate var format: OutputFormat {
        switch self {
        case .mp4: .mp4
        case .gif: .gif
        case .apng: .apng
        }
    }
}
