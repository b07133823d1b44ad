import Foundation
import Testing

/// The table and the command of Documentation/Learn/6-a-batch.md.
@Suite struct TutorialBatchTests {
    private static let page = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../Documentation/Learn/6-a-batch.md")

    /// The text of the page's fenced blocks of a language.
    private static func blocks(_ language: String) throws -> [String] {
        let text = try String(contentsOf: page, encoding: .utf8)
        return text.split(separator: "```\(language)\n").dropFirst().compactMap { $0.split(separator: "```").first.map(String.init) }
    }

    @Test func theTablePrintsTheCommandsThatThePageShows() throws {
        let lamina = try Lamina()
        _ = try lamina.folder.write(try #require(try Self.blocks("csv").first), to: "guests.csv")
        let shown = try #require(try Self.blocks("console").first)
        let command = try #require(shown.split(separator: "\n").first?.dropFirst("$ ".count))
        let tools = URL(filePath: Lamina.app("lamina")).deletingLastPathComponent().path
        let path = ["PATH": "\(tools):\(ProcessInfo.processInfo.environment["PATH"] ?? "")"]
        let result = try Program("sh", ["-c", String(command)], in: lamina.folder, environment: path).result()
        #expect(result.status == 0, "\(result.errors)")
        #expect("$ \(command)\n" + String(decoding: result.output, as: UTF8.self) == shown)
    }
}
