import NIOCore

/// The connection to the engine: sends questions, and hands each answer to the handler that asked.
///
/// All of it happens on one event loop.
final class EngineLink: ChannelInboundHandler {
    typealias InboundIn = EngineAnswer
    typealias OutboundOut = ByteBuffer

    /// The most questions without an answer; further ones are refused, so that a page that floods costs no memory.
    static let mostQuestions = 64

    private var context: ChannelHandlerContext?
    private var waiting: [UInt32: (EngineAnswer) -> Void] = [:]
    private var lastNumber: UInt32 = 0

    /// Asks the engine.
    ///
    /// - Parameters:
    ///   - path: Such as `picture?time=1.5`.
    ///   - answer: Is called once, on the event loop: with the engine's answer, or with status 503 when too many questions wait or the engine is gone.
    func ask(_ path: String, answer: @escaping (EngineAnswer) -> Void) {
        guard let context, waiting.count < Self.mostQuestions, path.utf8.count <= EngineQuestion.longestPath else { return answer(.unavailable) }
        lastNumber &+= 1
        waiting[lastNumber] = answer
        var bytes = context.channel.allocator.buffer(capacity: path.utf8.count + 8)
        EngineQuestion(number: lastNumber, path: path).write(to: &bytes)
        context.writeAndFlush(wrapOutboundOut(bytes), promise: nil)
    }

    func handlerAdded(context: ChannelHandlerContext) { self.context = context }

    func handlerRemoved(context: ChannelHandlerContext) {
        self.context = nil
        let unanswered = waiting.values
        waiting = [:]
        for answer in unanswered { answer(.unavailable) }
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        let answer = unwrapInboundIn(data)
        waiting.removeValue(forKey: answer.number)?(answer)
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) { context.close(promise: nil) }
}

extension EngineAnswer {
    /// The answer in place of the engine's when it cannot be asked.
    static let unavailable = EngineAnswer(number: 0, status: 503, form: .text, content: ByteBuffer(string: "the engine does not answer\n"))
}
