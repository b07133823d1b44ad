import Foundation
import LaminaFarm
import LaminaRun
import LaminaPrimitives
import LaminaVideo

/// Everything that the films of a batch share; the plan's file stores it, so that a task needs only the folder and a number.
struct BatchPlan: Codable {
    /// The version of the tool that made the plan.
    var version = LaminaTool.version
    /// The app as the user named it.
    var app: String
    /// The path of the app's executable.
    var executable: String
    /// The hash of the executable and of its resources.
    var appHash: String
    /// The arguments that every film's app receives.
    var arguments: [String] = []
    /// The folder in which the command was called; relative paths are valid in it.
    var callFolder: String
    /// The pattern of the outputs' paths.
    var pattern: String
    /// The table's columns.
    var columns: [String]
    /// The options that rows may override, as texts.
    var defaults: [FilmOption: String] = [:]
    /// The number of threads that draw a film.
    var threads = 1
    /// True when the user has limited the time of each film.
    var hasTimeLimit = false
    /// The real time without progress after which a film is given up, in seconds; nil leaves the default.
    var patience: Double?
    /// The limits of each film.
    var limits = FilmLimits()
    /// The number of attempts for a film.
    var attempts = 3

    /// The request and the arguments for one film.
    struct Film {
        let request: RunRequest
        let arguments: [String]
        /// The hash of everything that determines the film's frames and its file.
        let key: String
    }

    /// The length and the time of the last change of a sound file, so that a changed file makes other films; its contents would be read for each row.
    private static func version(ofFile path: String) -> String {
        let attributes = try? FileManager.default.attributesOfItem(atPath: path)
        let change = (attributes?[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
        return "\(attributes?[.size] as? Int ?? -1) \(change)"
    }

    /// Returns the film of a row.
    ///
    /// - Parameters:
    ///   - cells: The row's values, in the order of the columns.
    ///   - output: The film's path.
    /// - Throws: `BatchPlan.BadCell` with the column at fault, or an error about the film as a whole.
    func film(cells: [String?], output: String, events: EventFiles) throws -> Film {
        let name = try OutputName(output)
        guard let path = name.path, name.format != .pngSequence else { throw BatchError.notOneFile(output) }
        var (settings, key, arguments) = (FilmSettings(format: name.format, path: path), key, arguments)
        for (option, text) in options(cells: cells) {
            do { try settings.set(option, to: text, events: events) } catch { throw BadCell(column: option.rawValue, error: error) }
            key.add(option.rawValue)
            key.add(option == .events ? try events.read(text).hash : text)
            if option == .audio { key.add(Self.version(ofFile: text)) }
        }
        for (column, cell) in zip(columns, cells) where AppArguments.isKey(column) {
            guard let cell else { continue }
            arguments += AppArguments.arguments(column, cell)
        }
        for argument in arguments { key.add(argument) }
        key.add(name.format.rawValue)
        var request = try settings.finished(for: BuiltApp(name: app, executable: executable))
        request.threads = threads
        if let patience { request.patience = patience }
        return Film(request: request, arguments: arguments, key: key.text)
    }

    /// An error in the value of one column.
    struct BadCell: Error {
        let column: String
        let error: any Error
    }

    /// The hash of all that the films share.
    private var key: StableHash {
        var key = StableHash()
        key.add(version)
        key.add(appHash)
        return key
    }

    /// The texts of the options of a row: its own values, and the defaults for values that it lacks.
    func options(cells: [String?]) -> [(FilmOption, String)] {
        let own = Dictionary(uniqueKeysWithValues: zip(columns, cells))
        return FilmOption.allCases.compactMap { option in
            (own[option.rawValue].flatMap { $0 } ?? defaults[option]).map { (option, $0) }
        }
    }
}

/// The limits of each film of a batch; nil allows everything.
struct FilmLimits: Codable, Hashable {
    /// The longest time to make a film, in seconds of real time.
    var seconds: Double? = 3600
    /// The most memory that the app and its encoder may hold together, in bytes.
    var bytes: Int?
}

extension BatchPlan {
    /// Reads the plan of a batch.
    ///
    /// - Throws: `BatchFolderError.otherVersion` when another version of the tool wrote it.
    static func read(_ file: PlanFile, folder: BatchFolder) throws -> BatchPlan {
        guard let plan = try? JSONDecoder().decode(BatchPlan.self, from: Data(try file.header().utf8)), plan.version == LaminaTool.version else {
            throw BatchFolderError.otherVersion(path: folder.path)
        }
        return plan
    }

    /// The plan as text for its file.
    var header: String {
        // A structure of texts and numbers can always be encoded.
        (try? JSONEncoder().encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? ""
    }
}
