import Foundation
import Glibc
import LaminaPrimitives
import LaminaStreams

extension RunRequest {
    /// The environment variable that carries a request from the tool to the app.
    package static let variable = "LAMINA_RUN"
    /// Most bytes of JSON that Linux lets one environment variable carry beside its name.
    package static let mostBytes = 131_072 - variable.utf8.count - 2

    /// The request that an environment carries; nil when there is none.
    ///
    /// - Throws: `UnreadableRequest` when tool and app do not speak the same version, or a number is outside `RunLimits`.
    package static func read(from environment: [String: String]) throws(UnreadableRequest) -> RunRequest? {
        guard let text = environment[variable] else { return nil }
        do {
            let request = try JSONDecoder().decode(RunRequest.self, from: Data(text.utf8))
            try request.checkNumbers()
            return request
        } catch {
            throw UnreadableRequest(reason: "\(error)")
        }
    }

    /// The value of the environment variable.
    ///
    /// - Throws: `OversizedRequest` when it would not fit.
    package func environmentValue() throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let data = try encoder.encode(self)
        guard data.count <= Self.mostBytes else { throw OversizedRequest(bytes: data.count, events: events.count) }
        return String(decoding: data, as: UTF8.self)
    }

    /// Tells the tool that this process is a Lamina app and has read the request; call once, before anything else is opened.
    package func announceReady() {
        guard let statusDescriptor else { return }
        // A program that takes the app's place must not be able to speak for it.
        _ = fcntl(statusDescriptor, F_SETFD, FD_CLOEXEC)
        announce(Self.readyLine, on: statusDescriptor)
    }

    /// Tells the tool that the run has ended in order, with or without an error; what follows is the end of the process.
    package func announceEnd() {
        guard let statusDescriptor else { return }
        announce(Self.endLine, on: statusDescriptor)
        close(statusDescriptor)
    }

    private func announce(_ line: [UInt8], on descriptor: Int32) {
        // A tool that is gone has no use for the answer, so a failed write changes nothing.
        _ = WriteSignals.blocked { unsafe line.withUnsafeBytes { unsafe write(descriptor, $0.baseAddress, $0.count) } }
    }

    /// The line that `announceReady` writes.
    package static let readyLine = Array("ready\n".utf8)
    /// The line that `announceEnd` writes.
    package static let endLine = Array("end\n".utf8)
}

/// The environment carries a request that this version cannot read.
package struct UnreadableRequest: Error, CustomStringConvertible {
    package let reason: String
    package var description: String { "\(RunRequest.variable) does not hold a request of this version of Lamina: \(reason)" }
}

/// A request has too many events for the environment.
package struct OversizedRequest: Error, Hashable, CustomStringConvertible {
    package let bytes: Int
    package let events: Int
    package var description: String {
        "the run takes \(bytes) bytes to describe, of which \(RunRequest.mostBytes) can be handed over; \(events) events are too many"
    }
}
