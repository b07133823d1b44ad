import Foundation

/// A client that sends bytes as they are, also such as no browser sends.
final class RawClient {
    let socket: Int32

    init(port: Int) throws {
        socket = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var limit = timeval(tv_sec: 20, tv_usec: 0)
        setsockopt(socket, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = in_port_t(port).bigEndian
        address.sin_addr.s_addr = inet_addr("127.0.0.1")
        let status = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { connect(socket, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) }
        }
        guard status == 0 else { throw POSIXError(.init(rawValue: errno) ?? .EIO) }
    }

    deinit { close(socket) }

    func send(_ bytes: [UInt8]) { _ = Glibc.send(socket, bytes, bytes.count, Int32(MSG_NOSIGNAL)) }

    func send(_ text: String) { send(Array(text.utf8)) }

    /// The next bytes; empty at the end of the connection.
    func read() -> [UInt8] {
        var bytes = [UInt8](repeating: 0, count: 1 << 16)
        let count = recv(socket, &bytes, bytes.count, 0)
        return Array(bytes.prefix(max(0, count)))
    }

    /// All bytes up to `count`, or to the end of the connection.
    func read(count: Int) -> [UInt8] {
        var all: [UInt8] = []
        while all.count < count {
            let next = read()
            if next.isEmpty { break }
            all += next
        }
        return all
    }

    /// Sends one request and reads its answer to the end of the connection.
    static func answer(to request: String, port: Int) throws -> String {
        let client = try RawClient(port: port)
        client.send(request)
        var all: [UInt8] = []
        while true {
            let next = client.read()
            if next.isEmpty { return String(decoding: all, as: UTF8.self) }
            all += next
        }
    }
}
