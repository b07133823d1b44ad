import ArgumentParser
import Foundation
import LaminaProcess
import LaminaProjects

/// The command `lamina check`: reports what source for iOS needs and Lamina lacks.
struct Check: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Type-checks source for iOS and lists what is missing here.",
        discussion: """
            Each path is a Swift file, a folder, a package or an Xcode project; tests are left out. The table has a row for each missing name, with the number of paths
            that need it, the reason and the nearest way. A path that cannot be checked, such as a folder without Swift files, is named with the reason,
            and the others are checked.
            Exits with status 1 when a path is not clean.
            """)

    @Argument(help: "Files, folders, packages or projects.", completion: .file()) var paths: [String]
    @Flag(
        help: "Print a list of objects: path, verdict (clean, errors, other-framework, unreadable), missing names, and problem of an unreadable path."
    )
    var json = false

    func run() throws {
        try reportingErrors {
            let status = try runCheck()
            if status != 0 { throw ExitCode(status) }
        }
    }

    /// The arguments for a path: for a project, those of the package that is made of it; a project that cannot be read is refused.
    private static func arguments(_ path: String) -> [String] {
        guard FileManager.default.fileExists(atPath: path) else { return ["--refused", path, "no such file or folder"] }
        do throws(ToolError) {
            guard let project = try ProjectPackage(path: path) else { return [path] }
            return ["--as", path, try project.source()]
        } catch {
            // Each of several projects is checked.
            if case .badProject(.severalProjects) = error { return [path] }
            return ["--refused", path, error.description]
        }
    }

    /// Runs the check in a program of its own, because a parser of Swift would slow down the start of this one.
    private func runCheck() throws -> Int32 {
        let tool = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
        let program = tool.deletingLastPathComponent().appending(path: "lamina-swiftc")
        guard ProgramSearch.isProgram(program.path) else { throw ToolError.noCompiler(path: program.path) }
        let process = Process()
        process.executableURL = program
        process.arguments = ["-lamina-check"] + (json ? ["--json"] : []) + paths.flatMap(Self.arguments)
        try process.run()
        process.waitUntilExit()
        return process.terminationStatus
    }
}
