import NIOCore
import NIOHTTP1
import NIOWebSocket

/// Answers the requests of one connection: with files of the page, or with what the engine says to a path below `api/`.
///
/// Requests of one connection are answered one after the other, as HTTP asks; while one is open, the next is not read.
final class PageHandler: ChannelInboundHandler, RemovableChannelHandler {
    typealias InboundIn = HTTPServerRequestPart
    typealias OutboundOut = HTTPServerResponsePart

    /// The time after which a connection without requests is closed, so that nobody holds all of them.
    static let longestIdleness = TimeAmount.seconds(30)

    private let gate: RequestGate
    private let engine: EngineLink
    private var rate: RateLimit
    private var head: HTTPRequestHead?
    private var hasBody = false
    /// True from a request to the end of its answer, which may take the engine long.
    private var isAnswering = false

    init(gate: RequestGate, engine: EngineLink) {
        self.gate = gate
        self.engine = engine
        rate = RateLimit(now: NIODeadline.now().seconds)
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        switch unwrapInboundIn(data) {
        case .head(let head):
            self.head = head
            hasBody = head.announcesBody
        case .body: hasBody = true
        case .end:
            guard let head else { return }
            self.head = nil
            isAnswering = true
            answer(head, context)
        }
    }

    private func answer(_ head: HTTPRequestHead, _ context: ChannelHandlerContext) {
        guard rate.admits(at: NIODeadline.now().seconds) else { return refuse(429, head, context) }
        switch gate.verdict(on: RequestGate.Request(head, hasBody: hasBody)) {
        case .refused(let status): refuse(status, head, context)
        case .admitted(let path): answer(path, head, context)
        }
    }

    private func answer(_ path: String, _ head: HTTPRequestHead, _ context: ChannelHandlerContext) {
        if let file = PageFile.named(path) {
            return send(200, file.mediaType, ByteBuffer(bytes: file.bytes), head, context)
        }
        guard path.hasPrefix("api/") else { return refuse(404, head, context) }
        engine.ask(String(path.dropFirst(4))) { [self] answer in send(answer.status, answer.form.mediaType, answer.content, head, context) }
    }

    private func refuse(_ status: Int, _ head: HTTPRequestHead, _ context: ChannelHandlerContext) {
        let text = ByteBuffer(string: HTTPResponseStatus(statusCode: status).reasonPhrase + "\n")
        send(status, "text/plain; charset=utf-8", text, head, context, closes: true)
    }

    private func send(
        _ status: Int, _ mediaType: String, _ content: ByteBuffer, _ request: HTTPRequestHead, _ context: ChannelHandlerContext, closes: Bool = false
    ) {
        var headers = HTTPHeaders([("Content-Type", mediaType), ("Content-Length", "\(content.readableBytes)")])
        SecurityHeaders.add(to: &headers)
        let staysOpen = request.isKeepAlive && !closes
        if !staysOpen { headers.add(name: "Connection", value: "close") }
        context.write(
            wrapOutboundOut(.head(HTTPResponseHead(version: .http1_1, status: HTTPResponseStatus(statusCode: status), headers: headers))),
            promise: nil)
        if request.method != .HEAD { context.write(wrapOutboundOut(.body(.byteBuffer(content))), promise: nil) }
        let sent = context.eventLoop.makePromise(of: Void.self)
        context.writeAndFlush(wrapOutboundOut(.end(nil)), promise: sent)
        // A connection that is closed earlier loses what the browser has not taken yet.
        sent.futureResult.assumeIsolated().whenComplete { [self] _ in
            isAnswering = false
            if !staysOpen { context.close(promise: nil) }
        }
    }

    func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
        if event is IdleStateHandler.IdleStateEvent {
            if !isAnswering { context.close(promise: nil) }
            return
        }
        context.fireUserInboundEventTriggered(event)
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        // The request for a socket that the gate refused arrives here as an ordinary request.
        if error is NIOWebSocketUpgradeError { return }
        context.close(promise: nil)
    }
}

extension NIODeadline {
    /// Seconds of the monotonic clock.
    var seconds: Double { Double(uptimeNanoseconds) / 1e9 }
}

extension HTTPRequestHead {
    /// True for a request whose headers say that a body follows.
    fileprivate var announcesBody: Bool {
        headers.contains(name: "Transfer-Encoding") || headers["Content-Length"].contains { $0 != "0" }
    }
}

extension RequestGate.Request {
    init(_ head: HTTPRequestHead, hasBody: Bool, asksForSocket: Bool = false) {
        self.init(
            method: head.method.rawValue, path: head.uri, hosts: head.headers["Host"], origins: head.headers["Origin"],
            sites: head.headers["Sec-Fetch-Site"], hasBody: hasBody, asksForSocket: asksForSocket)
    }
}
