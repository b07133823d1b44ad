import Foundation
import Testing

/// The tutorials show nothing that no test runs.
@Suite struct TutorialTests {
    /// The pages of *Learn Lamina*.
    static let pages: [String] = {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: Repository.root.appending(path: "Documentation/Learn").path)) ?? []
        return names.filter { $0 != "README.md" }.sorted().map { "Documentation/Learn/\($0)" }
    }()

    @Test func sixPagesAreLinkedInTheirOrder() throws {
        #expect(Self.pages.count == 6)
        #expect(try Page("Documentation/Learn/README.md").links == Self.pages)
    }

    /// Tests read blocks of other languages, such as tables, from the page itself.
    @Test(arguments: pages)
    func codeAndCommandsStandInSourcesThatThePageLinksAndTestsRun(path: String) throws {
        let page = try Page(path)
        let sources = try page.links.filter { !$0.hasSuffix(".md") }.map { try Page($0).text }
        #expect(!sources.isEmpty)
        for block in page.blocks {
            switch block.language {
            case "swift": #expect(sources.contains(where: block.stands), "\(block)")
            case "sh", "json": #expect(block.hasLines(in: sources), "\(block)")
            default: #expect(sources.contains { $0.contains(URL(filePath: path).lastPathComponent) }, "no test reads \(block)")
            }
        }
    }

    @Test(arguments: [
        ("let a = 1\nlet b = 2", true), ("let a = 1", true), ("let a = 1\nlet c = 3", false), ("a = 1", false), ("  let a = 1", true),
        ("let b = 2\n\n    let c = 3", true), ("let b = 2\n\nlet c = 3", false),
    ])
    func aBlockStandsInASourceAtAnyIndentation(text: String, isFound: Bool) {
        let block = CodeBlock(language: "swift", lines: text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init))
        #expect(block.stands(in: "  let a = 1\n  let b = 2\n\n      let c = 3\n") == isFound)
    }
}
