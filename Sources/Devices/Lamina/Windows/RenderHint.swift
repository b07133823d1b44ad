import Foundation
import LaminaProcess
import LaminaRun

/// Advice for a machine without a display: the command that renders the app to a film, as it can be typed in the current shell.
struct RenderHint {
    /// The word that starts the tool in the current shell; nil when the tool was not found.
    private let tool: String?
    private let app: String

    /// Finds the words for the tool and the app.
    ///
    /// - Parameter words: The tool and the app as the user typed them; nil for an app that was started without the tool.
    init(_ words: RunRequest.Words?, environment: [String: String] = ProcessInfo.processInfo.environment, arguments: [String] = CommandLine.arguments)
    {
        if let words {
            (tool, app) = (words.tool, words.app)
            return
        }
        let start = arguments.first ?? ""
        // The first argument of an app found on the PATH is a bare name, which the tool would resolve differently, so the executable's path is used.
        app = start.contains("/") ? start : (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? start
        let isOnPath = ProgramSearch.program("lamina", in: environment["PATH"] ?? "") != nil
        let neighbour = app.prefix(through: app.lastIndex(of: "/") ?? app.startIndex) + "lamina"
        tool = isOnPath ? "lamina" : ProgramSearch.isProgram(String(neighbour)) ? String(neighbour) : nil
    }

    var text: String {
        let film = Self.quoted((app.split(separator: "/").last.map(String.init) ?? "film") + ".mp4")
        let command = "\(Self.quoted(tool ?? "lamina")) render \(Self.quoted(app)) -o \(film)"
        guard tool == nil else { return "`\(command)` renders a film without a display" }
        return "`\(command)` renders a film without a display, after Lamina's scripts/install has installed the tool"
    }

    /// Quotes a word for the shell, if it needs quotes.
    private static func quoted(_ word: String) -> String {
        let plain = word.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "_./-+@%:,=".contains($0)) }
        return plain && !word.isEmpty ? word : "'" + word.replacingOccurrences(of: "'", with: "'\\''") + "'"
    }
}
