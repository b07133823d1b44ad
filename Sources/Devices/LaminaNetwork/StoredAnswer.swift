import Foundation
import FoundationNetworking

/// An answer as a file holds it.
///
///     GET https://example.com/users/1
///     200
///     Content-Type: application/json
///
///     {"name": "Ada"}
///
/// The first line is the request, with the hash of its body as a third word if it has one; the second the status, or `error` and a code of `URLError`
/// such as -1003; then a header a line. After an empty line, all bytes to the file's end are the body.
struct StoredAnswer: Hashable, Sendable {
    /// The status, such as 200; 0 for a failure.
    var status = 0
    /// The code of `URLError`, of a request without an answer.
    var failure: Int?
    var headers: [Header] = []
    var body = Data()

    /// A name and its value.
    struct Header: Hashable, Sendable {
        var name: String
        var value: String
    }

    /// Creates an answer of given parts.
    init(status: Int, headers: [Header] = [], body: Data = Data()) { (self.status, self.headers, self.body) = (status, headers, body) }

    /// Creates the answer of a request that fails.
    init(failure: URLError.Code) { self.failure = failure.rawValue }

    /// Creates the answer of the network.
    init(_ data: Data?, _ response: HTTPURLResponse?, _ error: (any Error)?) {
        guard let response, error == nil else {
            failure = ((error as? URLError)?.code ?? .badServerResponse).rawValue
            return
        }
        status = response.statusCode
        headers = response.allHeaderFields.compactMap { name, value in
            guard let name = name as? String, let value = value as? String else { return nil }
            // The body is stored as Foundation has decoded it, and its length follows from the file.
            guard !["content-encoding", "transfer-encoding", "content-length"].contains(name.lowercased()) else { return nil }
            return Header(name: name, value: value.replacing(/[\r\n]+/, with: " "))
        }.sorted { $0.name < $1.name }
        body = data ?? Data()
    }

    /// The file's bytes.
    func data(for key: RequestKey) -> Data {
        let lines = [key.line, failure.map { "error \($0)" } ?? "\(status)"] + headers.map { "\($0.name): \($0.value)" }
        return Data((lines.joined(separator: "\n") + "\n\n").utf8) + body
    }

    /// Reads a file.
    ///
    /// - Throws: `AnswerError` with the file and the line.
    init(_ data: Data, file: String) throws(AnswerError) {
        var lines = AnswerLines(data)
        guard let request = lines.next(), RequestKey(line: request) != nil else { throw AnswerError(file: file, line: 1, reason: .noRequest) }
        guard let second = lines.next() else { throw AnswerError(file: file, line: 2, reason: .noStatus) }
        try readStatus(second, file: file)
        while let line = lines.next(), !line.isEmpty {
            guard let colon = line.firstIndex(of: ":"), colon > line.startIndex else {
                throw AnswerError(file: file, line: lines.number, reason: .noHeader(line))
            }
            let value = line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces)
            headers.append(Header(name: String(line[..<colon]), value: value))
        }
        body = lines.rest
    }

    private mutating func readStatus(_ line: String, file: String) throws(AnswerError) {
        let words = line.split(separator: " ")
        if words.count == 2, words[0] == "error", let code = Int(words[1]), code < 0 {
            failure = code
        } else if words.count == 1, let number = Int(words[0]), (100...599).contains(number) {
            status = number
        } else {
            throw AnswerError(file: file, line: 2, reason: .badStatus(line))
        }
    }
}

extension Dictionary where Key == String, Value == String {
    /// Creates a dictionary of headers; values of the same name are joined.
    init(_ headers: [StoredAnswer.Header], joining: (String, String) -> String) {
        self.init(headers.map { ($0.name, $0.value) }, uniquingKeysWith: joining)
    }
}

/// The lines of a file before its body.
struct AnswerLines {
    private(set) var rest: Data
    /// The number of the latest line, from 1.
    private(set) var number = 0

    /// The longest line, in bytes, so that a file that is no answer is not searched to its end.
    private static let longest = 16_384

    init(_ data: Data) { rest = data }

    /// Returns the next line without its end, which is a line feed with or without a carriage return; nil at the file's end.
    mutating func next() -> String? {
        guard !rest.isEmpty else { return nil }
        number += 1
        let start = rest.prefix(Self.longest)
        let end = start.firstIndex(of: 10) ?? start.endIndex
        var line = rest[rest.startIndex..<end]
        if line.last == 13 { line = line.dropLast() }
        rest = end < rest.endIndex ? rest[rest.index(after: end)...] : Data()
        return String(decoding: line, as: UTF8.self)
    }
}
