public import NIOCore
import NIOHTTP1
import NIOPosix
import NIOWebSocket

/// The server of the studio's page.
///
/// The studio is three processes, and each knows only what it needs:
///
///     browser ──HTTP, WebSocket──▶ lamina-studio ──socket pair──▶ lamina studio ──▶ history, app
///      page                         this server                    the engine
///
/// The tool (`lamina studio`) holds the history of a run and draws the pictures of any moment. It starts this server with one end of a socket pair as
/// standard input. The server has the page's files in its own program, opens no other file, and carries questions and answers between page and engine.
/// So what listens to the network has neither the app nor its files, and what has them listens to nobody.
///
/// A page elsewhere in the user's browser could reach the port; `RequestGate` says why it learns nothing. What a page may send is limited in length
/// (`SocketHandler.longestMessage`, `RequestGate.longestPath`), in rate (`RateLimit`) and in number (`mostConnections`); what the engine may send is
/// limited by asking it for the next picture only when the browser has taken the last.
///
/// Everything runs on one event loop: no lock, no shared state, and the order of answers is the order of questions.
public struct StudioServer: Sendable {
    /// The most connections at once; a browser opens six.
    static let mostConnections = 32

    /// The address of the page, with its token.
    public let address: String
    /// The port, also when the system chose it.
    public let port: Int
    private let listener: any Channel
    private let engine: any Channel

    /// Begins to listen on 127.0.0.1.
    ///
    /// - Parameters:
    ///   - port: The port; 0 lets the system choose.
    ///   - engine: A connected socket whose other end answers questions; the server ends with it.
    ///   - token: The token in the page's address.
    ///   - loop: The event loop on which everything runs.
    /// - Throws: An `IOError` when the port is taken or the socket is none.
    public static func start(port: Int, engine: NIOBSDSocket.Handle, token: Token = Token(), on loop: any EventLoop) async throws -> StudioServer {
        let link = try await loop.submit { NIOLoopBound(EngineLink(), eventLoop: loop) }.get()
        let engineChannel = try await ClientBootstrap(group: loop)
            .channelInitializer { channel in
                channel.eventLoop.makeCompletedFuture {
                    try channel.pipeline.syncOperations.addHandlers(ByteToMessageHandler(EngineAnswerDecoder()), link.value)
                }
            }
            .withConnectedSocket(engine).get()
        let gates = NIOLoopBoundBox.makeBoxSendingValue(RequestGate(port: port, token: token), eventLoop: loop)
        let connections = NIOLoopBoundBox.makeBoxSendingValue(0, eventLoop: loop)
        let listener = try await ServerBootstrap(group: loop)
            .serverChannelOption(.backlog, value: 16)
            .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
            .childChannelInitializer { channel in
                channel.eventLoop.makeCompletedFuture { try Self.accept(channel, gates.value, link.value, connections) }
            }
            .bind(host: "127.0.0.1", port: port).get()
        let chosen = listener.localAddress?.port ?? port
        try await loop.submit { gates.value = RequestGate(port: chosen, token: token) }.get()
        return StudioServer(address: "http://127.0.0.1:\(chosen)/\(token.text)/", port: chosen, listener: listener, engine: engineChannel)
    }

    /// Returns when the engine is gone.
    public func run() async throws {
        try await engine.closeFuture.get()
        try await listener.close()
    }

    /// Prepares a connection, or closes it at once when there are too many.
    private static func accept(
        _ channel: any Channel, _ gate: RequestGate, _ engine: EngineLink, _ connections: NIOLoopBoundBox<Int>
    ) throws {
        guard connections.value < mostConnections else { return channel.close(promise: nil) }
        connections.value += 1
        channel.closeFuture.whenComplete { _ in connections.value -= 1 }
        let handler = NIOLoopBound(PageHandler(gate: gate, engine: engine), eventLoop: channel.eventLoop)
        let link = NIOLoopBound(engine, eventLoop: channel.eventLoop)
        let upgrader = NIOWebSocketServerUpgrader(
            maxFrameSize: SocketHandler.longestMessage,
            shouldUpgrade: { channel, head in
                let request = RequestGate.Request(head, hasBody: false, asksForSocket: true)
                let isAdmitted = gate.verdict(on: request) == .admitted(path: "socket")
                return channel.eventLoop.makeSucceededFuture(isAdmitted ? HTTPHeaders() : nil)
            },
            upgradePipelineHandler: { channel, _ in
                channel.eventLoop.makeCompletedFuture { try channel.pipeline.syncOperations.addHandler(SocketHandler(engine: link.value)) }
            })
        try channel.pipeline.syncOperations.configureHTTPServerPipeline(
            withServerUpgrade: (
                upgraders: [upgrader],
                completionHandler: { context in context.pipeline.syncOperations.removeHandler(handler.value, promise: nil) }
            ))
        try channel.pipeline.syncOperations.addHandlers(IdleStateHandler(allTimeout: PageHandler.longestIdleness), handler.value)
    }
}
