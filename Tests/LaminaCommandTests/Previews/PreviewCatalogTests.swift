import LaminaRun
import Testing

@testable import LaminaCommand

@Suite struct PreviewCatalogTests {
    typealias Found = (program: String, description: PreviewDescription)

    private func preview(_ symbol: String, _ name: String?, _ file: String, _ line: Int = 1) -> Found {
        ("/program", PreviewDescription(symbol: symbol, name: name, file: file, line: line, isLandscape: false))
    }

    private func names(_ previews: Found...) -> [String] {
        PreviewCatalog.named(previews, below: "/package").map { "\($0.name) \($0.file):\($0.line)" }
    }

    @Test func previewsAreInTheOrderOfFilesAndLines() {
        let names = names(
            preview("a", "A", "/package/B.swift", 9), preview("b", "B", "/package/B.swift", 2), preview("c", "C", "/package/A.swift", 5))
        #expect(names == ["C A.swift:5", "B B.swift:2", "A B.swift:9"])
    }

    @Test func aPreviewWithoutANameHasThatOfItsFile() {
        #expect(
            names(preview("a", nil, "/package/Sources/Card.swift"), preview("b", " \n", "/package/Sources/Card.swift", 2))
                == ["Card Sources/Card.swift:1", "Card (2) Sources/Card.swift:2"])
    }

    @Test func previewsOfOneNameAreNumbered() {
        #expect(
            names(preview("a", "Dark", "/package/A.swift"), preview("b", "Dark", "/package/B.swift")) == ["Dark A.swift:1", "Dark (2) B.swift:1"])
    }

    @Test func aNameIsOneLine() {
        #expect(names(preview("a", "Two\nlines\t\u{7}", "/package/A.swift")) == ["Two lines A.swift:1"])
    }

    @Test func aPreviewOfTwoProgramsIsDrawnOnce() {
        #expect(names(preview("a", "A", "/package/A.swift"), preview("a", "A", "/package/A.swift")) == ["A A.swift:1"])
    }

    @Test func previewsOfDependenciesAreLeftOut() {
        let checkout = PreviewCache.folder + "/package-1/build/checkouts/Kit/A.swift"
        #expect(
            names(preview("a", "A", checkout), preview("b", "B", "/package/.build/checkouts/Kit/A.swift"), preview("c", "C", "/other/C.swift"))
                == ["C C.swift:1"])
    }
}
