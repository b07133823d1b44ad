import NIOCore
import NIOWebSocket

/// Sends pictures and answers to the page as it asks for them through its socket.
///
/// A message of the page is a number, a space and a path, such as `7 picture?time=1.5`; the answer is a binary message of the number (4 bytes,
/// little-endian), the status (2), the form (1) and the content. While the engine works on one question, the newest of the others waits and older ones are
/// dropped: who drags through time gets the picture of the moment under the pointer. The engine is asked only when the last answer has left, so a browser
/// that sleeps holds one picture and slows nobody.
final class SocketHandler: ChannelInboundHandler {
    typealias InboundIn = WebSocketFrame
    typealias OutboundOut = WebSocketFrame

    /// The longest message of the page, in bytes.
    static let longestMessage = 16_384

    private let engine: EngineLink
    private var rate = RateLimit(now: NIODeadline.now().seconds)
    private var isBusy = false
    private var next: Question?

    private struct Question {
        var number: UInt32
        var path: String
    }

    init(engine: EngineLink) { self.engine = engine }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        var frame = unwrapInboundIn(data)
        guard rate.admits(at: NIODeadline.now().seconds) else { return close(.policyViolation, context) }
        // RFC 6455, 5.1: a server closes the connection upon a frame that is not masked.
        guard frame.maskKey != nil else { return close(.protocolError, context) }
        switch frame.opcode {
        case .text:
            guard frame.fin, let question = Self.question(in: frame.unmaskedData) else { return close(.dataInconsistentWithMessage, context) }
            next = question
            askNext(context)
        case .ping:
            frame.opcode = .pong
            context.writeAndFlush(wrapOutboundOut(WebSocketFrame(fin: true, opcode: .pong, data: frame.unmaskedData)), promise: nil)
        case .pong: break
        case .connectionClose: close(.normalClosure, context)
        default: close(.unacceptableData, context)
        }
    }

    private static func question(in data: ByteBuffer) -> Question? {
        guard data.readableBytes <= longestMessage, let text = String(validating: data.readableBytesView, as: UTF8.self) else { return nil }
        let words = text.split(separator: " ", maxSplits: 1)
        guard words.count == 2, let number = UInt32(words[0]) else { return nil }
        return Question(number: number, path: String(words[1]))
    }

    private func askNext(_ context: ChannelHandlerContext) {
        guard !isBusy, let question = next else { return }
        next = nil
        isBusy = true
        engine.ask(question.path) { [self] answer in send(answer, to: question, context) }
    }

    private func send(_ answer: EngineAnswer, to question: Question, _ context: ChannelHandlerContext) {
        guard context.channel.isActive else { return }
        var data = context.channel.allocator.buffer(capacity: answer.content.readableBytes + 7)
        data.writeInteger(question.number, endianness: .little)
        data.writeInteger(UInt16(answer.status), endianness: .little)
        data.writeInteger(answer.form.rawValue)
        data.writeImmutableBuffer(answer.content)
        let sent = context.eventLoop.makePromise(of: Void.self)
        context.writeAndFlush(wrapOutboundOut(WebSocketFrame(fin: true, opcode: .binary, data: data)), promise: sent)
        sent.futureResult.assumeIsolated().whenSuccess { [self] in
            isBusy = false
            askNext(context)
        }
    }

    private func close(_ code: WebSocketErrorCode, _ context: ChannelHandlerContext) {
        var data = context.channel.allocator.buffer(capacity: 2)
        data.write(webSocketErrorCode: code)
        context.writeAndFlush(wrapOutboundOut(WebSocketFrame(fin: true, opcode: .connectionClose, data: data)), promise: nil)
        context.close(promise: nil)
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) { context.close(promise: nil) }
}
