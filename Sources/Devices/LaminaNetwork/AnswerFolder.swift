import Foundation
import Synchronization

/// A folder of files with answers, one for each request.
///
/// A file is found by its first line, not by its name, so that answers can be written by hand under any name that ends with `.http`.
final class AnswerFolder: Sendable {
    let path: String

    /// The file of each request; nil until the first request.
    private let files = Mutex<[String: String]?>(nil)

    init(path: String) { self.path = path }

    /// Returns the answer to a request: that to the same body, or else one without a body's hash; nil when there is none.
    ///
    /// - Throws: `AnswerError` when its file is broken.
    func answer(to key: RequestKey) throws(AnswerError) -> StoredAnswer? {
        let files = try index()
        let withoutBody = RequestKey(method: key.method, url: key.url)
        guard let name = files[key.line] ?? files[withoutBody.line] else { return nil }
        let file = "\(path)/\(name)"
        return try StoredAnswer(Self.contents(of: file), file: file)
    }

    /// Writes an answer; the file is complete or absent.
    ///
    /// - Throws: `AnswerError` when the file cannot be written.
    func store(_ answer: StoredAnswer, for key: RequestKey) throws(AnswerError) {
        let file = "\(path)/\(key.fileName)"
        do {
            try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
            try answer.data(for: key).write(to: URL(filePath: file), options: .atomic)
        } catch {
            throw AnswerError(file: file, line: 0, reason: .unwritable(error.localizedDescription))
        }
    }

    /// The names of files by their first lines; of two with the same line, the first by name.
    private func index() throws(AnswerError) -> [String: String] {
        if let known = files.withLock({ $0 }) { return known }
        var found: [String: String] = [:]
        let names: [String]
        do { names = try FileManager.default.contentsOfDirectory(atPath: path) } catch {
            throw AnswerError(file: path, line: 0, reason: .unreadable(error.localizedDescription))
        }
        for name in names.filter({ $0.hasSuffix(".http") }).sorted() {
            guard let line = Self.firstLine(of: "\(path)/\(name)"), let key = RequestKey(line: line) else {
                Notes.write("\(AnswerError(file: "\(path)/\(name)", line: 1, reason: .noRequest)); the file is left out")
                continue
            }
            if found[key.line] == nil { found[key.line] = name }
        }
        files.withLock { $0 = found }
        return found
    }

    private static func firstLine(of file: String) -> String? {
        guard let handle = FileHandle(forReadingAtPath: file) else { return nil }
        defer { try? handle.close() }
        var lines = AnswerLines((try? handle.read(upToCount: 16_384)) ?? Data())
        return lines.next()
    }

    private static func contents(of file: String) throws(AnswerError) -> Data {
        do { return try Data(contentsOf: URL(filePath: file)) } catch {
            throw AnswerError(file: file, line: 0, reason: .unreadable(error.localizedDescription))
        }
    }
}
