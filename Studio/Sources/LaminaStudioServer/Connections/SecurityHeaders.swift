import NIOHTTP1

/// The headers of every answer.
///
/// The page may load its own files and nothing else, no other page may frame or read it, and its address, which contains the token, is sent to nobody.
enum SecurityHeaders {
    static let all: [(String, String)] = [
        (
            "Content-Security-Policy",
            "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' blob:; connect-src 'self'; base-uri 'none'; form-action 'none'; "
                + "frame-ancestors 'none'"
        ),
        ("X-Content-Type-Options", "nosniff"), ("X-Frame-Options", "DENY"), ("Referrer-Policy", "no-referrer"),
        ("Cross-Origin-Resource-Policy", "same-origin"), ("Cross-Origin-Opener-Policy", "same-origin"), ("Cache-Control", "no-store"),
    ]

    static func add(to headers: inout HTTPHeaders) {
        for (name, value) in all { headers.add(name: name, value: value) }
    }
}
