package import Foundation

/// Answers the questions that arrive on a socket, one after the other, until its other end closes.
///
/// A question is the length of the rest (4 bytes, little-endian, as all numbers), a number (4 bytes) and a path, UTF-8. Its answer is the length of the rest
/// (4 bytes), the question's number (4), the status (2), the form (1) and the content.
package struct StudioLoop {
    /// The longest question, in bytes; a longer one ends the loop, for its end cannot be found.
    private static let longestQuestion = 1 << 17

    private let socket: FileHandle
    private let engine: StudioEngine

    package init(_ engine: StudioEngine, on socket: FileHandle) { (self.engine, self.socket) = (engine, socket) }

    /// - Throws: An error of the system when an answer cannot be written.
    package func run() throws {
        while let header = try read(8) {
            let (length, number) = (Self.number(in: header.prefix(4)), header.suffix(4))
            guard length >= 4, length <= Self.longestQuestion, let path = try read(length - 4) else { return }
            let answer = engine.answer(StudioQuestion(String(decoding: path, as: UTF8.self)))
            let status = UInt16(answer.status)
            var head = Data((0..<4).map { UInt8(truncatingIfNeeded: (answer.content.count + 7) >> ($0 * 8)) })
            head += number
            head += [UInt8(truncatingIfNeeded: status), UInt8(status >> 8), answer.form.rawValue]
            try socket.write(contentsOf: head)
            try socket.write(contentsOf: Data(answer.content))
        }
    }

    /// Reads exactly `count` bytes; nil when the socket ends before.
    private func read(_ count: Int) throws -> Data? {
        var bytes = Data()
        while bytes.count < count {
            guard let next = try socket.read(upToCount: count - bytes.count), !next.isEmpty else { return nil }
            bytes += next
        }
        return bytes
    }

    private static func number(in bytes: Data) -> Int { bytes.reversed().reduce(0) { $0 << 8 | Int($1) } }
}
