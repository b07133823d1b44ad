import ArgumentParser
import Foundation
import LaminaProcess

/// A run of a `.ca` package or a `.caml` file, which the program `PackagePlayer` beside the tool shows as an app.
///
/// The tool itself does not read packages, so it stays small; the player examines the file before the run.
struct PackageRun {
    /// The player's name; `lamina list` leaves it out, because it shows nothing by itself.
    static let player = "PackagePlayer"

    let file: String
    private let states: [String]

    /// Creates the run of a file; nil for a name without the extension `ca` or `caml`.
    ///
    /// - Parameter states: States of the root layer to enter, each with `@SECONDS` for a later time.
    init?(_ app: String, states: [String]) {
        guard ["ca", "caml"].contains(URL(filePath: app).pathExtension.lowercased()) else { return nil }
        (file, self.states) = (app, states)
    }

    /// The runner of the player with this file.
    var runner: AppRunner { AppRunner(app: Self.player, arguments: [file] + states) }

    /// Reads the file, and returns the size of its canvas in whole points.
    ///
    /// - Throws: `ToolError.badPackage` when the file cannot be shown; the player has written the reason then.
    func examine() throws -> (width: Double, height: Double) {
        let path = try AppFinder().path(of: Self.player)
        guard let pipe = DescriptorPipe() else { throw ToolError.noResources(code: errno) }
        defer { close(pipe.readEnd) }
        let launch = ChildProcess.Launch(
            path: path, arguments: ["--examine", file] + states, environment: ProcessInfo.processInfo.environment,
            descriptors: [STDOUT_FILENO: pipe.writeEnd])
        let child: ChildProcess
        do throws(ChildProcess.NotStarted) {
            child = try ChildProcess.start(launch)
            close(pipe.writeEnd)
        } catch {
            close(pipe.writeEnd)
            throw ToolError.noResources(code: error.code)
        }
        let output = (try? FileHandle(fileDescriptor: pipe.readEnd, closeOnDealloc: false).readToEnd()) ?? Data()
        let ending = child.wait()
        guard ending == .exited(status: 0) else {
            if case .exited(let status) = ending { throw ExitCode(status) }
            throw ToolError.badPackage(file: file)
        }
        let sides = String(decoding: output, as: UTF8.self).split(whereSeparator: \.isWhitespace).compactMap { Double($0) }
        guard sides.count == 2 else { throw ToolError.badPackage(file: file) }
        return (Self.side(sides[0]), Self.side(sides[1]))
    }

    /// Rounds a side up to whole points; a canvas without a size gets 1 point, and none has more than 16,384.
    private static func side(_ length: Double) -> Double { length.isFinite ? min(max(length.rounded(.up), 1), 16_384) : 1 }
}
