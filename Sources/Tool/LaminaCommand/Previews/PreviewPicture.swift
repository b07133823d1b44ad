import ArgumentParser
import Foundation
import LaminaRun

/// The picture of a preview in one variant, drawn by a process of its own.
///
/// A preview that traps or hangs takes nothing else with it, and no picture depends on those before it. A start takes about as long as the drawing.
struct PreviewPicture {
    let preview: ListedPreview
    let variant: PreviewVariant
    let options: PreviewDrawing

    /// Returns the runner of a program, with the variable by which apps know that they run for previews.
    static func runner(of program: String) -> AppRunner {
        let name = URL(filePath: program).lastPathComponent
        // A trap's message is enough: the trace of a crash would take seconds.
        let additions = ["XCODE_RUNNING_FOR_PREVIEWS": "1", "SWIFT_BACKTRACE": "enable=no"]
        return AppRunner(app: BuiltApp(name: name, executable: program), arguments: [], additions: additions)
    }

    /// Draws the picture.
    ///
    /// - Returns: The reason why there is none; nil for success.
    /// - Throws: `ExitCode` when a signal has ended the run.
    func draw(to file: String) throws -> String? {
        var runner = Self.runner(of: preview.program)
        var reason: String?
        let onLine = { (line: String) in reason = reason ?? Self.reason(in: line) }
        guard let monitor = RunMonitor(limits: FilmLimits(seconds: nil), onLine: onLine) else { throw ToolError.noResources(code: errno) }
        runner.monitor = monitor
        do {
            try runner.run(request(file))
            return nil
        } catch let code as ExitCode where Self.interruptions.contains(code.rawValue) {
            throw code
        } catch {
            let words = monitor.finished().text
            return reason ?? Self.ending(error) ?? words ?? "the app failed"
        }
    }

    private static let interruptions = [SIGINT, SIGTERM, SIGHUP, SIGQUIT].map { 128 + $0 }

    private func request(_ file: String) -> RunRequest {
        var request = RunRequest(destination: .file(file), format: .png)
        request.preview = .show(symbol: preview.symbol)
        request.moments = .still(time: options.time)
        variant.apply(to: &request, isLandscape: preview.isLandscape)
        (request.scale, request.patience) = (options.scale, options.patience)
        (request.overwrite, request.progress) = (true, .none)
        return request
    }

    /// The message of a trap or of the watch over a run without progress; nil for other lines.
    static func reason(in line: String) -> String? {
        if ["Fatal error", "Precondition failed", "Assertion failed"].contains(where: line.contains) { return line }
        guard let start = line.firstRange(of: ": made no progress for ") else { return nil }
        return String(line[start.lowerBound...].dropFirst(2).prefix { $0 != "," })
    }

    /// The way in which an app ended that has said nothing, without the path of its picture.
    private static func ending(_ error: any Error) -> String? {
        switch error {
        case ToolError.incomplete(_, _, let status): "the app ended with status \(status)"
        case let error as ToolError: error.description
        default: nil
        }
    }
}

/// The settings of all pictures of a page.
struct PreviewDrawing {
    /// The time of the pictures, in seconds after the launch.
    let time: Double
    /// Pixels per point.
    let scale: Double
    /// The real time that a picture may take without progress, in seconds.
    let patience: Double
}
