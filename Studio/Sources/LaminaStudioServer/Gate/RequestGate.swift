/// Decides which requests the studio's server answers.
///
/// The server listens on this machine only, and still every page that the user's browser shows could send it requests. So a request must name the server
/// as the page's address does (`Host`), must come from the page itself (`Origin`, `Sec-Fetch-Site`), and must know the token in the page's path. A request
/// that fails in one of them learns nothing: neither whether its token was right nor which paths there are.
///
/// | request | answer |
/// |---|---|
/// | a method other than GET and HEAD | 405 |
/// | `Host` absent, twice, or not `127.0.0.1:PORT` | 403 |
/// | `Origin` of another page; for a socket, no `Origin` | 403 |
/// | `Sec-Fetch-Site` other than `same-origin` and `none` | 403 |
/// | a body | 413 |
/// | a path that is too long | 414 |
/// | a path without the token | 404 |
struct RequestGate: Sendable {
    /// The longest path with its query, in bytes.
    static let longestPath = 8192

    /// The port on which the server listens.
    let port: Int
    /// The token in the path of every request.
    let token: Token

    /// The part of a request that the gate judges.
    struct Request {
        var method: String
        /// The path with its query, as the browser wrote it.
        var path: String
        var hosts: [String]
        var origins: [String] = []
        /// The values of `Sec-Fetch-Site`.
        var sites: [String] = []
        var hasBody = false
        var asksForSocket = false
    }

    enum Verdict: Equatable {
        /// The request may be answered; the path follows the token, without a slash at its beginning.
        case admitted(path: String)
        /// The HTTP status of the refusal.
        case refused(status: Int)
    }

    func verdict(on request: Request) -> Verdict {
        guard request.method == "GET" || (request.method == "HEAD" && !request.asksForSocket) else { return .refused(status: 405) }
        guard let host = request.hosts.first, request.hosts.count == 1, host == name else { return .refused(status: 403) }
        guard comesFromThePage(request, host) else { return .refused(status: 403) }
        guard !request.hasBody else { return .refused(status: 413) }
        guard request.path.utf8.count <= Self.longestPath else { return .refused(status: 414) }
        guard let path = pathAfterToken(request.path) else { return .refused(status: 404) }
        return .admitted(path: path)
    }

    /// The host of the page's address.
    private var name: String { "127.0.0.1:\(port)" }

    private func comesFromThePage(_ request: Request, _ host: String) -> Bool {
        guard request.sites.allSatisfy({ $0 == "same-origin" || $0 == "none" }) else { return false }
        // Browsers send an origin with every socket; a program that leaves it out is none.
        if request.origins.isEmpty { return !request.asksForSocket }
        return request.origins == ["http://\(host)"]
    }

    private func pathAfterToken(_ path: String) -> String? {
        guard path.hasPrefix("/") else { return nil }
        let parts = path.dropFirst().split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2, token.matches(parts[0]) else { return nil }
        return String(parts[1])
    }
}
