import CLaminaEntry
import CLaminaSnapshots
import Foundation
import Glibc
import LaminaProcess
import LaminaRun

/// One run of a film's app: this program, started again with the class of the app in its environment.
struct FilmProcess {
    /// The mangled name of the app's class.
    let name: String
    /// The name for messages.
    let title: String
    let request: RunRequest

    /// The lines that an app has written, and its end.
    struct Result {
        var lines: [String]
        /// True when the app was ended because it made no progress.
        let hung: Bool
    }

    /// Runs the app to its end.
    func run() throws -> Result {
        try request.checkNumbers()
        let home = try FilmHome(for: request.backend)
        defer { withExtendedLifetime(home) {} }
        guard let pipe = DescriptorPipe() else { throw SnapshotError.cannotWrite(path: title, reason: "there is no descriptor left") }
        defer { close(pipe.readEnd) }
        let child: ChildProcess
        do {
            defer { close(pipe.writeEnd) }
            child = try ChildProcess.start(try launch(home, output: pipe.writeEnd))
        }
        let (data, stop) = DescriptorText.read(pipe.readEnd, within: Self.limits(of: request))
        if stop != .end { child.send(SIGKILL) }
        let ending = child.wait()
        let hung = ending == .exited(status: RunStatus.stuck.rawValue) || stop == .late && ending == .killed(signal: SIGKILL)
        var lines = String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
        if !hung, ending != .exited(status: 0) { lines.append("\(ending)") }
        // Before the lines themselves, because only the first ones are shown.
        if stop == .tooLong { lines.insert("the app has written more than \(Self.mostBytes >> 20) MiB of messages", at: 0) }
        return Result(lines: lines, hung: hung)
    }

    /// The room for the lines that an app writes.
    private static let mostBytes = 256 << 20

    /// The app watches its own progress, except for the time before its launch.
    private static func limits(of request: RunRequest) -> DescriptorText.Limits {
        DescriptorText.Limits(silence: 2 * request.patience + 1, bytes: mostBytes)
    }

    private func launch(_ home: FilmHome, output: Int32) throws -> ChildProcess.Launch {
        var request = request
        request.statusDescriptor = Self.statusDescriptor
        var environment = FilmEnvironment.made(from: ProcessInfo.processInfo.environment)
        environment[RunRequest.variable] = try request.environmentValue()
        environment[SystemRandom.seedVariable] = "\(request.seed)"
        environment[LAMINA_SNAPSHOT_CLASS] = name
        // The runtime's own account of a crash is longer than the message of the app.
        environment["SWIFT_BACKTRACE"] = environment["SWIFT_BACKTRACE"] ?? "enable=no"
        environment["LD_PRELOAD"] = Self.entryLibrary ?? environment["LD_PRELOAD"]
        environment.merge(home.variables) { _, home in home }
        return ChildProcess.Launch(
            path: "/proc/self/exe", arguments: [], environment: environment,
            descriptors: [STDOUT_FILENO: output, STDERR_FILENO: output, Self.statusDescriptor: output])
    }

    private static let statusDescriptor: Int32 = 3

    /// The path of the library with the entry of an app, beside the library that has this code; nil when the program itself has the entry.
    private static var entryLibrary: String? {
        // Safe because the loader keeps the path.
        guard let file = unsafe lamina_snapshots_file() else { return nil }
        let path = URL(filePath: unsafe String(cString: file)).deletingLastPathComponent().appending(path: "libLaminaEntry.so").path
        return FileManager.default.fileExists(atPath: path) ? path : nil
    }
}
