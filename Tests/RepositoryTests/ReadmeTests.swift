import Foundation
import Testing

@Suite struct ReadmeTests {
    /// Its app's film has stored hashes, see `FilmHashTests`.
    @Test func theFirstCodeOfTheReadmeStandsInAnApp() throws {
        let code = try #require(try Page("README.md").blocks.first { $0.language == "swift" })
        #expect(code.lines.count > 3)
        #expect(code.stands(in: try Page("Apps/FlipClock/FlipCardView.swift").text), "FlipCardView.swift has other lines")
    }

    @Test(arguments: ["README.md", "Documentation/Learn/README.md"] + TutorialTests.pages)
    func everyFileThatAPageLinksExists(path: String) throws {
        let links = try Page(path).links
        #expect(links.count > 1)
        for link in links { #expect(FileManager.default.fileExists(atPath: Repository.root.appending(path: link).path), "\(link) does not exist") }
    }
}
