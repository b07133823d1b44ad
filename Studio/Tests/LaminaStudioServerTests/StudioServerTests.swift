import Foundation
import NIOCore
import NIOEmbedded
import NIOHTTP1
import Testing

@testable import LaminaStudioServer

@Suite(.serialized) struct StudioServerTests {
    private func status(_ answer: String) -> String { String(answer.split(separator: " ").dropFirst().first ?? "none") }

    @Test func thePageIsServedWithItsPolicy() async throws {
        let test = try await TestServer()
        let answer = try RawClient.answer(to: test.request(""), port: test.server.port)
        #expect(status(answer) == "200")
        #expect(answer.contains("<title>Lamina Studio</title>"))
        for header in [
            "Content-Security-Policy: default-src 'none'", "X-Content-Type-Options: nosniff", "Referrer-Policy: no-referrer",
            "Cache-Control: no-store",
        ] { #expect(answer.contains(header)) }
        #expect(!answer.contains("Access-Control"))
    }

    @Test func theEngineAnswersPathsOfTheInterface() async throws {
        let test = try await TestServer()
        #expect(try RawClient.answer(to: test.request("api/tree?time=1"), port: test.server.port).hasSuffix("\r\n\r\ntree?time=1"))
        #expect(status(try RawClient.answer(to: test.request("api/absent"), port: test.server.port)) == "404")
    }

    @Test func nothingButThePagesFilesIsServed() async throws {
        let test = try await TestServer()
        for path in ["../../etc/passwd", "%2e%2e/etc/passwd", "/etc/passwd", "index.html/", "studio.js%00", ".", "socket", "api"] {
            #expect(status(try RawClient.answer(to: test.request(path), port: test.server.port)) == "404", "\(path)")
        }
    }

    @Test func refusedRequestsLearnNothing() async throws {
        let test = try await TestServer()
        let port = test.server.port
        #expect(status(try RawClient.answer(to: "GET / HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\n\r\n", port: port)) == "404")
        #expect(status(try RawClient.answer(to: test.request("", method: "POST"), port: port)) == "405")
        #expect(status(try RawClient.answer(to: test.request("", more: "Origin: http://evil.example\r\n"), port: port)) == "403")
        #expect(status(try RawClient.answer(to: test.request("", more: "Content-Length: 3\r\n") + "abc", port: port)) == "413")
        let foreign = test.request("").replacingOccurrences(of: "Host: 127.0.0.1", with: "Host: evil.example")
        #expect(status(try RawClient.answer(to: foreign, port: port)) == "403")
    }

    @Test func theSocketIsOpenToThePageAlone() async throws {
        let test = try await TestServer()
        let client = try RawClient(port: test.server.port)
        client.send(test.upgrade(origin: "http://evil.example"))
        #expect(String(decoding: client.read(), as: UTF8.self).hasPrefix("HTTP/1.1 403"))
    }

    /// - Source: RFC 6455: 5.1, a client's frames are masked; 8.1, a text is UTF-8; 7.4.1, the codes.
    @Test(
        arguments: [
            ([0x81, 3] + Array("1 a".utf8), 1002), ([0x89, 0], 1002),
            ([0x81, 0x84, 0, 0, 0, 0] + Array("1 ".utf8) + [0xC3, 0x28], 1007), ([0x81, 0x83, 0, 0, 0, 0, 0xFF, 0xFE, 0xFD], 1007),
        ] as [([UInt8], Int)])
    func framesThatNoBrowserSendsEndTheSocket(frame: [UInt8], code: Int) async throws {
        let test = try await TestServer()
        let client = try RawClient(port: test.server.port)
        client.send(test.upgrade())
        #expect(String(decoding: client.read(), as: UTF8.self).hasPrefix("HTTP/1.1 101"))
        client.send(frame)
        #expect(client.read(count: .max) == [0x88, 2, UInt8(code >> 8), UInt8(code & 0xFF)])
    }

    @Test func theSocketAnswersTheNewestQuestion() async throws {
        let test = try await TestServer()
        let client = try RawClient(port: test.server.port)
        client.send(test.upgrade())
        #expect(String(decoding: client.read(), as: UTF8.self).hasPrefix("HTTP/1.1 101"))
        client.send(Self.frame("9 picture?time=2"))
        let answer = client.read(count: 2 + 7 + 14)
        #expect(answer == [0x82, 21, 9, 0, 0, 0, 200, 0, 0] + Array("picture?time=2".utf8))
        // All at once: the first is asked; of the others the last is answered.
        client.send((1...50).flatMap { Self.frame("\($0) t?\($0)") })
        var numbers: [UInt8] = []
        while numbers.last != 50 {
            let header = client.read(count: 2)
            try #require(!header.isEmpty)
            var all = header
            while all.count < Int(all[1]) + 2 { all += client.read() }
            while all.count >= 2, all.count >= Int(all[1]) + 2 {
                numbers.append(all[2])
                all.removeFirst(Int(all[1]) + 2)
            }
        }
        #expect(numbers.first == 1 && numbers.count < 50 && numbers == numbers.sorted())
    }

    @Test func tenThousandMalformedMessagesEndNothingButTheirConnection() async throws {
        let test = try await TestServer()
        var random = SystemRandomNumberGenerator()
        for round in 0..<200 {
            let client = try RawClient(port: test.server.port)
            if round % 2 == 0 {
                client.send(test.upgrade())
                _ = client.read()
            }
            client.send((0..<50).flatMap { _ in (0..<Int.random(in: 1...40, using: &random)).map { _ in UInt8.random(in: 0...255, using: &random) } })
        }
        #expect(status(try RawClient.answer(to: test.request(""), port: test.server.port)) == "200")
    }

    @Test func aBrowserThatNeverReadsSlowsNobody() async throws {
        let test = try await TestServer()
        let asleep = try (0..<10).map { _ in try RawClient(port: test.server.port) }
        for client in asleep {
            client.send(test.upgrade())
            for number in 0..<300 { client.send(Self.frame("\(number) " + String(repeating: "x", count: 100))) }
        }
        #expect(status(try RawClient.answer(to: test.request("api/tree"), port: test.server.port)) == "200")
    }

    @Test func connectionsBeyondTheMostAreClosed() async throws {
        let test = try await TestServer()
        let open = try (0..<StudioServer.mostConnections).map { _ in
            let client = try RawClient(port: test.server.port)
            client.send(test.upgrade())
            _ = client.read()
            return client
        }
        let late = try RawClient(port: test.server.port)
        #expect(late.read().isEmpty)
        _ = open
    }

    @Test func aConnectionWithoutRequestsIsClosed() throws {
        let channel = EmbeddedChannel()
        let handler = PageHandler(gate: RequestGate(port: 1, token: Token()), engine: EngineLink())
        try channel.pipeline.syncOperations.addHandler(handler)
        try channel.connect(to: SocketAddress(ipAddress: "127.0.0.1", port: 1)).wait()
        #expect(channel.isActive)
        // Sent by SwiftNIO's handler, whose clock is the system's.
        channel.pipeline.fireUserInboundEventTriggered(IdleStateHandler.IdleStateEvent.all)
        #expect(!channel.isActive)
    }

    @Test func aConnectionWaitsForTheEnginesAnswer() throws {
        let token = Token()
        let (channel, engine, link) = (EmbeddedChannel(), EmbeddedChannel(), EngineLink())
        try engine.pipeline.syncOperations.addHandler(link)
        try channel.pipeline.syncOperations.addHandler(PageHandler(gate: RequestGate(port: 1, token: token), engine: link))
        try channel.connect(to: SocketAddress(ipAddress: "127.0.0.1", port: 1)).wait()
        let head = HTTPRequestHead(version: .http1_1, method: .GET, uri: "/\(token.text)/api/slow", headers: ["Host": "127.0.0.1:1"])
        try channel.writeInbound(HTTPServerRequestPart.head(head))
        try channel.writeInbound(HTTPServerRequestPart.end(nil))
        channel.pipeline.fireUserInboundEventTriggered(IdleStateHandler.IdleStateEvent.all)
        #expect(channel.isActive)
        try engine.writeInbound(EngineAnswer(number: 1, status: 200, form: .json, content: ByteBuffer(string: "{}")))
        channel.pipeline.fireUserInboundEventTriggered(IdleStateHandler.IdleStateEvent.all)
        #expect(!channel.isActive)
    }

    @Test func aLargeAnswerIsWholeBeforeItsConnectionCloses() async throws {
        let test = try await TestServer()
        let client = try RawClient(port: test.server.port)
        client.send(test.request("api/large"))
        let all = client.read(count: .max)
        #expect(all.suffix(TestServer.largeCount).allSatisfy { $0 == 7 } && all.count > TestServer.largeCount)
    }

    @Test func theServerEndsWithItsEngine() async throws {
        let test = try await TestServer()
        test.stopEngine()
        try await test.server.run()
        #expect(throws: POSIXError.self) { try RawClient(port: test.server.port) }
    }

    /// A text message of a browser, masked with zeros.
    private static func frame(_ text: String) -> [UInt8] { [0x81, 0x80 | UInt8(text.utf8.count), 0, 0, 0, 0] + Array(text.utf8) }
}
