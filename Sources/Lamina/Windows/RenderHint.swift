import Foundation
import LaminaServer

/// Advice for a user whose machine has no display: the command that makes a film of the app, as it can be typed where the app was started.
struct RenderHint {
    /// The user's words for the tool; nil when it is not to be found.
    private let tool: String?
    private let app: String

    /// - Parameter words: The tool's own account of the start; nil for an app that is started by hand.
    init(_ words: RunRequest.Words?, environment: [String: String] = ProcessInfo.processInfo.environment, arguments: [String] = CommandLine.arguments)
    {
        if let words {
            (tool, app) = (words.tool, words.app)
            return
        }
        let start = arguments.first ?? ""
        // A shell that found the app on the PATH gives its bare name, which the tool would look for elsewhere.
        app = start.contains("/") ? start : (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? start
        let folders = (environment["PATH"] ?? "").split(separator: ":")
        let isOnPath = folders.contains { FileManager.default.isExecutableFile(atPath: "\($0)/lamina") }
        let neighbour = app.prefix(through: app.lastIndex(of: "/") ?? app.startIndex) + "lamina"
        tool = isOnPath ? "lamina" : FileManager.default.isExecutableFile(atPath: String(neighbour)) ? String(neighbour) : nil
    }

    var text: String {
        let film = Self.quoted((app.split(separator: "/").last.map(String.init) ?? "film") + ".mp4")
        let command = "\(Self.quoted(tool ?? "lamina")) render \(Self.quoted(app)) -o \(film)"
        guard tool == nil else { return "`\(command)` makes a film without one" }
        return "`\(command)` makes a film without one, once scripts/install of Lamina has installed the tool"
    }

    /// A word as a shell takes it.
    private static func quoted(_ word: String) -> String {
        let plain = word.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "_./-+@%:,=".contains($0)) }
        return plain && !word.isEmpty ? word : "'" + word.replacingOccurrences(of: "'", with: "'\\''") + "'"
    }
}
