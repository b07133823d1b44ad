import Foundation
import Glibc
import LaminaConcurrency

/// A server on 127.0.0.1 that answers every request of HTTP with `hello`, until it is released.
final class AnsweringServer: Sendable {
    let url: String
    private let socketNumber: Int32
    private let count = Guarded(0)

    /// The number of requests so far.
    var requests: Int { count.withLock { $0 } }

    /// - Parameter isListening: False holds a port at which nobody listens, and which no other program gets meanwhile.
    init(isListening: Bool = true) throws {
        // A client that is gone must not end the test process.
        signal(SIGPIPE, SIG_IGN)
        let number = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        var size = socklen_t(MemoryLayout<sockaddr_in>.size)
        let isReady = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
                bind(number, address, size) == 0 && (!isListening || listen(number, 16) == 0) && getsockname(number, address, &size) == 0
            }
        }
        guard isReady else { throw POSIXError(.EADDRNOTAVAIL) }
        (socketNumber, url) = (number, "http://127.0.0.1:\(UInt16(bigEndian: address.sin_port))/greeting")
        guard isListening else { return }
        let count = count
        Thread.detachNewThread {
            while case let connection = accept(number, nil, nil), connection >= 0 {
                count.withLock { $0 += 1 }
                Self.answer(connection)
            }
        }
    }

    deinit {
        // Wakes the thread that waits for connections.
        shutdown(socketNumber, Int32(SHUT_RDWR))
        close(socketNumber)
    }

    private static func answer(_ connection: Int32) {
        defer { close(connection) }
        var request = ""
        var buffer = [UInt8](repeating: 0, count: 4096)
        while !isComplete(request) {
            let length = recv(connection, &buffer, buffer.count, 0)
            guard length > 0 else { return }
            request += String(decoding: buffer[..<length], as: UTF8.self)
        }
        let answer = Array("HTTP/1.1 200 OK\r\nContent-Type: text/plain\r\nContent-Length: 5\r\nConnection: close\r\n\r\nhello".utf8)
        _ = write(connection, answer, answer.count)
    }

    private static func isComplete(_ request: String) -> Bool {
        guard let end = request.range(of: "\r\n\r\n") else { return false }
        let length = request.firstMatch(of: /(?i)content-length: *([0-9]+)/).flatMap { Int($0.1) } ?? 0
        return request[end.upperBound...].utf8.count >= length
    }
}
