import Foundation
import NIOCore
import NIOPosix

@testable import LaminaStudioServer

/// A server with an engine that answers each question with its path, and `large` with a picture's bytes.
final class TestServer: Sendable {
    let server: StudioServer
    let token: Token
    private let group = MultiThreadedEventLoopGroup(numberOfThreads: 1)
    private let engineSocket: Int32

    init() async throws {
        var pair: [Int32] = [0, 0]
        socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &pair)
        engineSocket = pair[1]
        token = Token()
        server = try await StudioServer.start(port: 0, engine: pair[0], token: token, on: group.any())
        let socket = engineSocket
        Thread.detachNewThread { Self.answerQuestions(on: socket) }
    }

    /// The number of bytes of the answer to `large`: a picture of the stage.
    static let largeCount = 4_000_000

    /// Ends the engine.
    func stopEngine() { shutdown(engineSocket, Int32(SHUT_RDWR)) }

    /// A request as the page sends it; the connection closes after the answer.
    func request(_ path: String, method: String = "GET", more: String = "") -> String {
        "\(method) /\(token.text)/\(path) HTTP/1.1\r\nHost: 127.0.0.1:\(server.port)\r\nConnection: close\r\n\(more)\r\n"
    }

    /// The request for the socket.
    func upgrade(origin: String? = nil) -> String {
        "GET /\(token.text)/socket HTTP/1.1\r\nHost: 127.0.0.1:\(server.port)\r\nOrigin: \(origin ?? "http://127.0.0.1:\(server.port)")\r\n"
            + "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
    }

    private static func answerQuestions(on socket: Int32) {
        while let header = read(8, from: socket) {
            let length = header.prefix(4).reversed().reduce(0) { $0 << 8 | Int($1) } - 4
            guard let path = length == 0 ? [] : read(length, from: socket) else { return }
            let status: [UInt8] = path.starts(with: Array("absent".utf8)) ? [0x94, 1] : [200, 0]
            let content = path.starts(with: Array("large".utf8)) ? Array(repeating: UInt8(7), count: largeCount) : path
            let size = UInt32(content.count + 7)
            let bytes = (0..<4).map { UInt8(truncatingIfNeeded: size >> ($0 * 8)) } + header.suffix(4) + status + [0] + content
            var sent = 0
            while sent < bytes.count {
                let count = bytes.withUnsafeBytes { send(socket, $0.baseAddress?.advanced(by: sent), bytes.count - sent, Int32(MSG_NOSIGNAL)) }
                guard count > 0 else { return }
                sent += count
            }
        }
    }

    private static func read(_ count: Int, from socket: Int32) -> [UInt8]? {
        var bytes = [UInt8](repeating: 0, count: count)
        return recv(socket, &bytes, count, Int32(MSG_WAITALL)) == count ? bytes : nil
    }
}
