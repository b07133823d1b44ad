import ArgumentParser
import Foundation
import LaminaFarm

/// The command `lamina batch TABLE APP`: begins or continues a batch.
struct BatchStart: ParsableCommand {
    static let configuration = CommandConfiguration(commandName: "start", abstract: "Begins or continues a batch; the default.")

    @Argument(help: "The table: a .csv file, a .jsonl file, or a folder of event files.")
    var table: String

    @OptionGroup
    var app: AppArgument

    @Option(
        name: .shortAndLong,
        help: ArgumentHelp("The pattern of the files' paths, such as out/{name}.mp4; {row} is the row's number.", valueName: "pattern"))
    var output: String

    @Option(help: ArgumentHelp("The folder of the batch; default: the pattern's folder.", valueName: "folder"))
    var folder: String?

    @OptionGroup(title: "Options of the films, which the table's columns override")
    var film: FilmDefaults

    @OptionGroup
    var limits: LimitOptions

    @OptionGroup
    var engine: EngineOptions

    @Flag(help: "Replace files that exist already.")
    var overwrite = false

    @Flag(help: "Check the table and print a command for each film; make nothing.")
    var dryRun = false

    @Flag(help: "Check the table and write the plan; make nothing. `lamina batch task FOLDER N` then makes film N.")
    var planOnly = false

    @Argument(parsing: .postTerminator, help: "After “--”: arguments for the app, in every film.")
    var appArguments: [String] = []

    func run() throws {
        try reportingErrors {
            let table = try FilmTable.read(path: table)
            let plan = try plan(table)
            let folder = BatchFolder(absolute: try folder ?? OutputPattern(output).folder)
            let known = try knownFiles(folder)
            let films = try BatchCheck.films(plan, table) { overwrite || known.contains($0) }
            if dryRun { return try printCommands(plan, films) }
            let run = try BatchRun(folder, plan, films)
            if planOnly { return }
            try engine.make(run)
        }
    }

    /// The paths of the films of the batch that the folder holds already, if any.
    private func knownFiles(_ folder: BatchFolder) throws -> Set<String> {
        do {
            return try FilmQueue(reading: folder).outputs()
        } catch BatchFolderError.noBatch {
            return []
        }
    }

    private func plan(_ table: FilmTable) throws -> BatchPlan {
        let executable = URL(filePath: try app.built().executable).standardizedFileURL.path
        var plan = BatchPlan(
            app: app.app, executable: executable, appHash: AppHash.text(ofExecutable: executable), arguments: appArguments,
            callFolder: FileManager.default.currentDirectoryPath, pattern: output, columns: table.columns)
        plan.defaults = film.values
        try limits.apply(to: &plan)
        return plan
    }

    private func printCommands(_ plan: BatchPlan, _ films: [PlannedFilm]) throws {
        for film in films { print(plan.command(for: film)) }
    }
}
