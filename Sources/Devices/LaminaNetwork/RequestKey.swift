import Foundation
import FoundationNetworking

/// A request as its stored answer names it: method, URL, and for a request with a body the body's hash.
struct RequestKey: Hashable, Sendable, CustomStringConvertible {
    var method: String
    var url: String
    /// 16 hexadecimal digits; nil without a body.
    var body: String?

    init(method: String, url: String, body: Data? = nil) {
        (self.method, self.url) = (method, url)
        self.body = body.flatMap { $0.isEmpty ? nil : Self.hash($0) }
    }

    init(_ request: URLRequest) {
        self.init(method: request.httpMethod ?? "GET", url: request.url?.absoluteString ?? "", body: request.httpBody)
    }

    /// The first line of a file with an answer: `POST https://example.com/login 9f86d081884c7d65`.
    var line: String { ([method, url] + [body].compactMap { $0 }).joined(separator: " ") }

    var description: String { "\(method) \(url)" }

    /// Reads a first line; nil for another form.
    init?(line: String) {
        let words = line.split(separator: " ").map(String.init)
        guard words.count == 2 || words.count == 3 else { return nil }
        (method, url, body) = (words[0], words[1], words.count == 3 ? words[2] : nil)
    }

    /// A name for the answer's file: host and path as far as a file can have their characters, and a hash of the whole line.
    var fileName: String {
        let parts = URLComponents(string: url)
        let readable = ((parts?.host ?? "") + (parts?.path ?? "")).map { character -> Character in
            character.isASCII && (character.isLetter || character.isNumber || "-.".contains(character)) ? character : "_"
        }
        return "\(String(readable.prefix(80)))-\(Self.hash(Data(line.utf8))).http"
    }

    /// The hash FNV-1a of 64 bits, which needs no library and is the same everywhere.
    static func hash(_ data: Data) -> String {
        let value = data.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
        let digits = String(value, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}
