import Foundation
import Testing

/// Checks of the stored test cases themselves.
@Suite struct CaseTests {
    @Test func idsAreUnique() throws {
        let ids = try Cases.all().map(\.id)
        #expect(ids.count > 913)
        #expect(Set(ids).count == ids.count)
    }

    @Test func everyDivergenceIsDocumented() throws {
        let path = Cases.repository.appending(path: "Documentation/Divergences.md").path
        let document = try String(contentsOfFile: path, encoding: .utf8)
        for vector in try Cases.all() where vector.divergence != nil { #expect(document.contains("`\(vector.id)`"), "\(vector.id)") }
    }
}
