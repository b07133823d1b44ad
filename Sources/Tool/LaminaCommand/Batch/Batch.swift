import ArgumentParser

/// The command `lamina batch`: makes a film for each row of a table.
struct Batch: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Makes a film or picture of an app for each row of a table.",
        discussion: """
            The table is a .csv file, a .jsonl file, or a folder of event files. Columns named like options (device, orientation, size, scale, fps, \
            duration, at, locale, appearance, seed, date, events, background, preset, crf) set them for their row; a column “-key” is passed to the \
            app, which reads it from UserDefaults; all columns can be part of the output's name. The whole table is checked before the first film begins.

            With --engine slurm, a cluster makes the films, and the command returns at once.

            The same command continues an interrupted batch: films that are complete are not made again. The results are in results.jsonl, in \
            the folder of the films.
            """,
        subcommands: [BatchStart.self, BatchStatus.self, BatchCancel.self, BatchResume.self, BatchTask.self, BatchCollect.self],
        defaultSubcommand: BatchStart.self)
}
