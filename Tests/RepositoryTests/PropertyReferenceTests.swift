import Foundation
import Testing

@Suite struct PropertyReferenceTests {
    /// With `LAMINA_WRITE_DOCUMENTATION=1` in the environment, writes the file first.
    @Test func thePropertyReferenceIsUpToDate() throws {
        let file = Repository.root.appendingPathComponent(PropertyReference.path)
        if ProcessInfo.processInfo.environment["LAMINA_WRITE_DOCUMENTATION"] == "1" {
            try PropertyReference.text.write(to: file, atomically: true, encoding: .utf8)
        }
        let written = try String(contentsOf: file, encoding: .utf8)
        #expect(written == PropertyReference.text, "\(PropertyReference.path) is out of date; CONTRIBUTING.md says how it is written")
    }
}
