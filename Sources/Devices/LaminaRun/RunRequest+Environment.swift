import Foundation
import Glibc
import LaminaProcess

extension RunRequest {
    /// The environment variable that carries a request from the tool to the app.
    package static let variable = "LAMINA_RUN"
    /// The most bytes of JSON that fit: Linux limits a variable to 131,072 bytes, including its name, `=` and the final NUL.
    package static let mostBytes = 131_072 - variable.utf8.count - 2

    /// Decodes the request in an environment; nil when there is none.
    ///
    /// - Throws: `UnreadableRequest` when tool and app are of different versions, or a number is outside `RunLimits`.
    package static func read(from environment: [String: String]) throws(UnreadableRequest) -> RunRequest? {
        guard let text = environment[variable] else { return nil }
        do {
            let request = try JSONDecoder().decode(RunRequest.self, from: Data(text.utf8))
            try request.checkNumbers()
            return request
        } catch {
            throw UnreadableRequest(reason: (error as? DecodingError)?.words ?? "\(error)")
        }
    }

    /// Encodes the request as the value of the environment variable.
    ///
    /// - Throws: `OversizedRequest` when the value would be too long.
    package func environmentValue() throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let data = try encoder.encode(self)
        guard data.count <= Self.mostBytes else { throw OversizedRequest(bytes: data.count, events: events.count) }
        return String(decoding: data, as: UTF8.self)
    }

    /// Tells the tool that this process is a Lamina app and has read the request.
    ///
    /// Call once, before anything else is opened.
    package func announceReady() {
        guard let statusDescriptor else { return }
        // A program that the app executes in its place must not inherit the descriptor.
        _ = fcntl(statusDescriptor, F_SETFD, FD_CLOEXEC)
        announce(Self.readyLine, on: statusDescriptor)
    }

    /// Tells the tool that the run has ended in order, with or without an error.
    ///
    /// The process must exit next.
    package func announceEnd() {
        guard let statusDescriptor else { return }
        announce(Self.endLine, on: statusDescriptor)
        close(statusDescriptor)
    }

    private func announce(_ line: [UInt8], on descriptor: Int32) {
        // If the tool is gone, nobody needs the answer, so a failed write is ignored.
        _ = WriteSignals.blocked { unsafe line.withUnsafeBytes { unsafe write(descriptor, $0.baseAddress, $0.count) } }
    }

    /// The line that `announceReady` writes.
    package static let readyLine = Array("ready\n".utf8)
    /// The line that `announceEnd` writes.
    package static let endLine = Array("end\n".utf8)
}

/// The environment contains a request that this version cannot read.
package struct UnreadableRequest: Error, CustomStringConvertible {
    package let reason: String
    package var description: String { "\(RunRequest.variable) does not hold a request of this version of Lamina: \(reason)" }
}

/// A request has too many events to fit into the environment.
package struct OversizedRequest: Error, Hashable, CustomStringConvertible {
    package let bytes: Int
    package let events: Int
    package var description: String {
        "too many events: the request with its \(events) events takes \(bytes) bytes; the limit is \(RunRequest.mostBytes)"
    }
}
