import Foundation
import FoundationNetworking
import TestSupport
import Testing

@testable import LaminaNetwork

/// Files with answers to requests.
struct StoredAnswerTests {
    private let folder: Folder
    private let key = RequestKey(method: "GET", url: "https://example.com/users/1?full=yes")

    init() throws { folder = try Folder() }

    private func answer(_ text: String) throws -> StoredAnswer { try StoredAnswer(Data(text.utf8), file: "a.http") }

    @Test func aFileIsARequestAStatusHeadersAndABody() throws {
        let read = try answer("GET https://example.com/\n404\nContent-Type: text/plain; a=b\nX-Empty:\n\nline 1\n\nline 3")
        #expect(read.status == 404 && read.failure == nil)
        #expect(read.headers == [.init(name: "Content-Type", value: "text/plain; a=b"), .init(name: "X-Empty", value: "")])
        #expect(String(decoding: read.body, as: UTF8.self) == "line 1\n\nline 3")
    }

    @Test func linesMayEndLikeThoseOfHTTP() throws {
        let read = try answer("GET https://example.com/\r\n200\r\nA: b\r\n\r\nbody\r\n")
        #expect(read == StoredAnswer(status: 200, headers: [.init(name: "A", value: "b")], body: Data("body\r\n".utf8)))
        #expect(try answer("GET https://example.com/\n204").status == 204)
    }

    @Test func anErrorHasItsCode() throws {
        #expect(try answer("GET https://example.com/\nerror -1003\n").failure == URLError.Code.cannotFindHost.rawValue)
    }

    @Test(arguments: [
        ("", 1, AnswerError.Reason.noRequest), ("GET", 1, .noRequest), ("GET a b c d\n200", 1, .noRequest), ("GET a", 2, .noStatus),
        ("GET a\nfine", 2, .badStatus("fine")), ("GET a\n99", 2, .badStatus("99")), ("GET a\nerror 5", 2, .badStatus("error 5")),
        ("GET a\n200\nno header\n\n", 3, .noHeader("no header")), ("GET a\n200\n: b", 3, .noHeader(": b")),
    ])
    func aBrokenFileIsAnErrorWithItsLine(text: String, line: Int, reason: AnswerError.Reason) {
        #expect(throws: AnswerError(file: "a.http", line: line, reason: reason)) { try answer(text) }
    }

    @Test func anyBytesAreAnAnswerOrAnError() {
        var state: UInt64 = 5
        for _ in 0..<2_000 {
            state = state &* 6_364_136_223_846_793_005 &+ 1
            let text = "GET http://a/\n200\nA: b\n\nxyz".utf8.enumerated().map { index, byte in
                UInt64(index) == state >> 33 % 28 ? UInt8(truncatingIfNeeded: state >> 40) : byte
            }
            _ = try? StoredAnswer(Data(text), file: "a")
            _ = try? StoredAnswer(Data(text.prefix(Int(state >> 33 % 28))), file: "a")
        }
    }

    @Test func whatIsStoredIsFound() throws {
        let store = AnswerFolder(path: folder.file("new/answers"))
        let written = StoredAnswer(status: 201, headers: [.init(name: "A", value: "1")], body: Data([0, 255, 10]))
        try store.store(written, for: key)
        #expect(try AnswerFolder(path: store.path).answer(to: key) == written)
        let name = "example.com_users_1-\(RequestKey.hash(Data(key.line.utf8))).http"
        #expect(try FileManager.default.contentsOfDirectory(atPath: store.path) == [name])
    }

    @Test func requestsWithABodyHaveAnswersOfTheirOwn() throws {
        let bodies = ["one", "two", "three"].map { RequestKey(method: "POST", url: "https://example.com/", body: Data($0.utf8)) }
        try folder.write(Data("\(bodies[0].line)\n200\n\nfirst".utf8), to: "a.http")
        try folder.write(Data("POST https://example.com/\n200\n\nany".utf8), to: "b.http")
        let answers = AnswerFolder(path: folder.path)
        #expect(try bodies.map { String(decoding: try answers.answer(to: $0)?.body ?? Data(), as: UTF8.self) } == ["first", "any", "any"])
        #expect(try answers.answer(to: RequestKey(method: "GET", url: "https://example.com/")) == nil)
    }

    @Test func fileNamesAreReadableAndDifferForEachRequest() {
        let long = "https://a.b/" + String(repeating: "x", count: 500)
        let urls = ["https://a.b/c/d", "https://a.b/c_d", "https://a.b/c/d?x", "https://a.b/ü/\u{1F600}/../%2F", long]
        let names = urls.map { RequestKey(method: "GET", url: $0).fileName }
        #expect(Set(names).count == urls.count)
        #expect(names.allSatisfy { $0.utf8.count < 255 && !$0.contains("/") && $0.hasPrefix("a.b_") })
        // FNV-1a of the empty text and of "a".
        #expect(RequestKey.hash(Data()) == "cbf29ce484222325" && RequestKey.hash(Data("a".utf8)) == "af63dc4c8601ec8c")
    }

    @Test func aMissingFolderIsAnError() {
        #expect(throws: AnswerError.self) { try AnswerFolder(path: folder.file("none")).answer(to: key) }
    }

    @Test func headersThatDescribeTheTransferAreNotStored() throws {
        let url = try #require(URL(string: key.url))
        let headers = ["Content-Encoding": "gzip", "content-length": "9", "Transfer-Encoding": "chunked", "B": "2", "A": "1"]
        let response = HTTPURLResponse(url: url, statusCode: 200, httpVersion: nil, headerFields: headers)
        #expect(StoredAnswer(Data("x".utf8), response, nil).headers.map(\.name) == ["A", "B"])
        #expect(StoredAnswer(nil, nil, URLError(.timedOut)).failure == URLError.Code.timedOut.rawValue)
    }
}
