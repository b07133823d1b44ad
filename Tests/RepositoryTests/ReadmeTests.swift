import Foundation
import Testing

@Suite struct ReadmeTests {
    /// Its app's film has stored hashes, see `FilmHashTests`.
    @Test func theFirstCodeOfTheReadmeStandsInAnApp() throws {
        let page = try Self.text("README.md")
        let code = try #require(page.firstMatch(of: /```swift\n((?s).*?)```/)).output.1
        let source = try Self.text("Apps/FlipClock/FlipCardView.swift")
        let lines = code.split(separator: "\n").map { "        \($0)\n" }
        #expect(lines.count > 3)
        #expect(source.contains(lines.joined()), "FlipCardView.swift has other lines")
    }

    @Test func everyFileThatTheReadmeLinksExists() throws {
        let links = try Self.text("README.md").matches(of: /\]\(([^)#:]+)\)/).map { String($0.output.1) }
        #expect(links.count > 10)
        for link in links { #expect(FileManager.default.fileExists(atPath: Repository.root.appending(path: link).path), "\(link) does not exist") }
    }

    private static func text(_ path: String) throws -> String {
        try String(contentsOf: Repository.root.appending(path: path), encoding: .utf8)
    }
}
