import LaminaFarm
import LaminaRun
import LaminaVideo

extension BatchPlan {
    /// Returns the command for a shell that makes one film of the batch by itself.
    func command(for film: PlannedFilm) -> String {
        let format = try? OutputName(film.output).format
        let isPicture = format.map { !FormatTraits.of($0).holdsFilms } ?? false
        var words = ["lamina", isPicture ? "still" : "render", app, "-o", film.output]
        for (option, text) in options(cells: film.cells) { words += Self.words(option, text) }
        if let format, let threads = usualEncoderThreads(film, format) { words += ["--\(FilmOption.encoderThreads.rawValue)", "\(threads)"] }
        let values = zip(columns, film.cells).flatMap { column, cell in
            AppArguments.isKey(column) ? cell.map { AppArguments.arguments(column, $0) } ?? [] : []
        }
        if !(arguments + values).isEmpty { words += ["--"] + arguments + values }
        return words.map(shellQuoted).joined(separator: " ")
    }

    /// The words by which a command for one film sets an option.
    private static func words(_ option: FilmOption, _ text: String) -> [String] {
        switch option {
        case .at: ["--time", text]
        case .orientation: text == "landscape" ? ["--landscape"] : []
        default: ["--\(option.rawValue)", text]
        }
    }

    /// The number of x264's threads that a film has because it is one of a batch; nil when its own command gives the same film.
    private func usualEncoderThreads(_ film: PlannedFilm, _ format: OutputFormat) -> Int? {
        var settings = FilmSettings(format: format, path: film.output)
        for (option, text) in options(cells: film.cells) where [.background, .encoderThreads].contains(option) {
            try? settings.set(option, to: text, events: EventFiles())
        }
        return settings.usualEncoderThreads
    }
}

/// Returns a word so that a POSIX shell reads it as this text.
func shellQuoted(_ word: String) -> String {
    let isPlain = !word.isEmpty && word.utf8.allSatisfy(plainBytes.contains)
    return isPlain ? word : "'" + word.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
}

/// The characters that mean nothing special to a shell.
private let plainBytes = Set("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_./:=,+@".utf8)
