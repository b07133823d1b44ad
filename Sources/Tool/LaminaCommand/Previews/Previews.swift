import ArgumentParser
import Foundation
import LaminaRun

/// The command `lamina previews`: draws the previews of a package or a project.
struct Previews: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Draws each #Preview of UIKit in a package or a project.",
        discussion: """
            The result is a folder with a page, index.html, and its pictures: each preview in light and dark, in two more sizes of text, from right to \
            left and on an iPad. A preview that fails has its message in place of a picture, and the status is 1; with --check the status is 1 only for \
            what differs from the page.
            """)

    @OptionGroup
    var app: AppArgument

    @Option(name: .shortAndLong, help: ArgumentHelp("The folder to write; a page of an earlier run is replaced.", valueName: "folder"))
    var output: String?

    @Flag(help: "Compare with the page in the folder of --output and leave it as it is; print the pictures that differ, with status 1.")
    var check = false

    @Flag(help: "Print the previews' names, files and lines only.")
    var list = false

    @Option(
        help: ArgumentHelp("The time of the pictures, in seconds after the launch; default: 1.", valueName: "s"), transform: ArgumentReader.moment)
    var time = 1.0

    @Option(help: ArgumentHelp("Pixels per point; default: 2.", valueName: "s"), transform: ArgumentReader.positive)
    var scale = 2.0

    @Option(
        help: ArgumentHelp(
            "Seconds of real time without progress, after which a picture is given up; default: 20, 0 waits for ever.", valueName: "s"),
        transform: ArgumentReader.seconds)
    var patience = 20.0

    func validate() throws {
        guard list || output != nil else {
            throw ValidationError("Missing expected argument '--output <folder>'; it may be omitted only with --list")
        }
        if list, check { throw ValidationError("use either --list or --check, not both") }
    }

    func run() throws {
        try reportingErrors {
            let folder = PreviewFolder(path: output ?? "")
            if !list, !check { try folder.check() }
            if check, PreviewRecord(in: folder.path) == nil { throw ToolError.noPage(path: folder.path) }
            let catalog = try PreviewCatalog(path: app.app, target: app.target)
            // The compiler has said why.
            for failure in catalog.failures { writeToStandardError("lamina: \(failure.error.description); its previews are missing\n") }
            if !list { return try draw(catalog, for: folder) }
            Self.write(catalog.previews)
            guard catalog.failures.isEmpty else { throw ExitCode(RunStatus.failure.rawValue) }
        }
    }

    private static func write(_ previews: [ListedPreview]) {
        for preview in previews { print("\(preview.name)\t\(preview.file):\(preview.line)") }
    }

    private func draw(_ catalog: PreviewCatalog, for folder: PreviewFolder) throws {
        let folderOfDraft = try CommandFolder()
        defer { folderOfDraft.remove() }
        let draft = folderOfDraft.path
        let options = PreviewDrawing(time: time, scale: scale, patience: patience)
        var record = try PreviewFolder.draw(catalog.previews, options, to: draft) { writeToStandardError("\($0)\n") }
        record.notBuilt = catalog.failures.isEmpty ? nil : catalog.failures.map(\.product).sorted()
        if check { return try compare(record, draft, with: folder) }
        try folder.adopt(record, from: draft, title: title)
        if record.hasFailures { throw ExitCode(RunStatus.failure.rawValue) }
    }

    private func compare(_ record: PreviewRecord, _ draft: String, with folder: PreviewFolder) throws {
        let differences = try folder.differences(from: record, in: draft)
        for line in differences { print(line) }
        guard differences.isEmpty else { throw ExitCode(RunStatus.failure.rawValue) }
    }

    /// The title of the page: the name of the package or the project.
    private var title: String {
        let name = URL(filePath: app.app).standardizedFileURL.deletingPathExtension().lastPathComponent
        return "Previews of \(name)"
    }
}
