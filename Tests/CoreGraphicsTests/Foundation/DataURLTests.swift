import CoreGraphics
import Foundation
import Testing

struct DataURLTests {
    @Test(arguments: [
        ("data:text/plain;base64,SGVsbG8=", "Hello"), ("DATA:;BASE64,SGVsbG8=", "Hello"), ("data:;base64,SGVsbG8%3D", "Hello"),
        ("data:,Hello%2C%20you", "Hello, you"), ("data:text/plain;charset=utf-8,a%F0%9F%98%80", "a😀"), ("data:,", ""),
    ])
    func contentsAreInTheURL(text: String, contents: String) throws {
        let url = try #require(URL(string: text))
        #expect(String(decoding: try Data(contentsOf: url), as: UTF8.self) == contents)
    }

    @Test(arguments: ["data:image/png;base64,INVALIDBASE64", "data:image/png", "data:text/plain;base64"])
    func brokenContentsAreAnError(text: String) throws {
        let url = try #require(URL(string: text))
        #expect(throws: CocoaError.self) { try Data(contentsOf: url) }
    }

    @Test func otherURLsAreReadByFoundation() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        #expect(throws: (any Error).self) { try Data(contentsOf: file) }
        try Data([1, 2]).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        #expect(try Data(contentsOf: file) == Data([1, 2]))
        #expect(try Data(contentsOf: file, options: .mappedIfSafe) == Data([1, 2]))
    }
}
