import Testing

@testable import LaminaStudioServer

@Suite struct RequestGateTests {
    private let token = Token()
    private var gate: RequestGate { RequestGate(port: 8123, token: token) }

    private func verdict(
        method: String = "GET", path: String? = nil, hosts: [String] = ["127.0.0.1:8123"], origins: [String] = [], sites: [String] = [],
        hasBody: Bool = false, asksForSocket: Bool = false
    ) -> RequestGate.Verdict {
        gate.verdict(
            on: RequestGate.Request(
                method: method, path: path ?? "/\(token.text)/api/tree", hosts: hosts, origins: origins, sites: sites, hasBody: hasBody,
                asksForSocket: asksForSocket))
    }

    @Test func aRequestOfThePageIsAdmitted() {
        #expect(verdict() == .admitted(path: "api/tree"))
        #expect(verdict(path: "/\(token.text)/") == .admitted(path: ""))
        #expect(verdict(origins: ["http://127.0.0.1:8123"], sites: ["same-origin"]) == .admitted(path: "api/tree"))
    }

    @Test(arguments: [
        [], ["127.0.0.1"], ["127.0.0.1:80"], ["evil.example:8123"], ["evil.example"], ["127.0.0.1:8123", "127.0.0.1:8123"], [""],
        ["127.0.0.1:8123.evil.example"], ["[::1]:8123"], ["0.0.0.0:8123"], ["localhost:8123"],
    ])
    func anotherHostIsRefused(hosts: [String]) { #expect(verdict(hosts: hosts) == .refused(status: 403)) }

    @Test(arguments: [
        ["http://evil.example"], ["null"], ["https://127.0.0.1:8123"], ["http://127.0.0.1"], ["http://localhost:8123"], [""],
        ["http://127.0.0.1:8123", "http://127.0.0.1:8123"], ["http://127.0.0.1:8123.evil.example"], ["file://"],
    ])
    func anotherOriginIsRefused(origins: [String]) { #expect(verdict(origins: origins) == .refused(status: 403)) }

    @Test(arguments: ["cross-site", "same-site", "", "same-origin, none"]) func anotherSiteIsRefused(site: String) {
        #expect(verdict(sites: [site]) == .refused(status: 403))
    }

    @Test(arguments: ["POST", "PUT", "DELETE", "OPTIONS", "CONNECT", "TRACE", "PATCH", "get", ""]) func anotherMethodIsRefused(method: String) {
        #expect(verdict(method: method) == .refused(status: 405))
    }

    @Test func aPathWithoutTheTokenIsNotFound() {
        let wrong = String(token.text.dropLast()) + (token.text.last == "a" ? "b" : "a")
        for path in [
            "/", "", "/index.html", "/\(wrong)/", "/\(token.text)", "//\(token.text)/", "/\(token.text.uppercased())/", token.text + "/", "*",
        ] {
            #expect(verdict(path: path) == .refused(status: 404), "\(path)")
        }
    }

    @Test func aSocketNeedsTheOriginOfThePage() {
        #expect(verdict(asksForSocket: true) == .refused(status: 403))
        #expect(verdict(origins: ["http://127.0.0.1:8123"], asksForSocket: true) == .admitted(path: "api/tree"))
        #expect(verdict(method: "HEAD", origins: ["http://127.0.0.1:8123"], asksForSocket: true) == .refused(status: 405))
    }

    @Test func aBodyAndALongPathAreRefused() {
        #expect(verdict(hasBody: true) == .refused(status: 413))
        #expect(verdict(path: "/\(token.text)/" + String(repeating: "a", count: 8192)) == .refused(status: 414))
    }

    @Test func twoTokensDiffer() {
        #expect(Token().text != Token().text)
        #expect(Token().text.utf8.count == 32)
        #expect(!token.matches("") && !token.matches(token.text + token.text) && token.matches(token.text))
    }

    @Test func aConnectionHasARateAndABurst() {
        var rate = RateLimit(now: 0)
        let admitted = (0..<1000).filter { _ in rate.admits(at: 0) }
        #expect(admitted.count == 400)
        let soonAfter = [0.001, 0.01].map { rate.admits(at: $0) }
        #expect(soonAfter == [false, true])
        // A clock that goes back gives nothing.
        let before = (0..<9).map { _ in rate.admits(at: -100) }
        #expect(before.contains(false))
    }
}
