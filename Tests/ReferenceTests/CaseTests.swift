import Foundation
import Testing

/// Checks of the stored test cases themselves, and of the table of missing classes.
@Suite struct CaseTests {
    @Test func idsAreUnique() throws {
        let ids = try Cases.all().map(\.id)
        #expect(ids.count > 913)
        #expect(Set(ids).count == ids.count)
    }

    @Test(arguments: MissingClass.all)
    func missingClassesAreDeclaredInNoSource(_ missing: MissingClass) throws {
        let sources = Cases.repository.appending(path: "Sources")
        let files = try #require(FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil))
        for case let file as URL in files where file.pathExtension == "swift" {
            #expect(!file.lastPathComponent.hasPrefix(missing.name), "\(missing.name) exists and needs runners")
        }
    }

    @Test(arguments: try Cases.leftOut())
    @MainActor func aCaseThatIsLeftOutNamesItsClass(_ vector: Vector) {
        let verdict = vector.judged(by: runners[vector.category])
        #expect(verdict.verdict == .unsupported)
        #expect(verdict.reason?.hasSuffix("does not exist") == true)
    }

    @Test func everyDivergenceIsDocumented() throws {
        let path = Cases.repository.appending(path: "Documentation/Divergences.md").path
        let document = try String(contentsOfFile: path, encoding: .utf8)
        for vector in try Cases.all() where vector.divergence != nil { #expect(document.contains("`\(vector.id)`"), "\(vector.id)") }
    }
}
