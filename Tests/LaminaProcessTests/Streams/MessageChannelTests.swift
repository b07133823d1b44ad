import Foundation
import LaminaProcess
import Testing

struct MessageChannelTests {
    private let pair: SocketPair
    private let near: MessageChannel
    private let far: MessageChannel

    init() throws {
        pair = try #require(SocketPair())
        (near, far) = (MessageChannel(descriptor: pair.ends.0), MessageChannel(descriptor: pair.ends.1))
    }

    @Test func messagesArriveWholeAndInOrder() throws {
        for message in [[], [1], Array(repeating: UInt8(7), count: 50_000)] {
            #expect(near.send(message))
            #expect(try far.receive() == message)
        }
        #expect(far.send([1]) && far.send([2]))
        #expect(try near.receive(within: 5) == [1])
        #expect(try near.receive(within: 5) == [2])
    }

    @Test func aMessageThatDoesNotComeIsLate() {
        #expect(throws: MessageChannel.Failure.late) { try near.receive(within: 0) }
        // An earlier error of the system must not look like an interruption.
        errno = EINTR
        #expect(throws: MessageChannel.Failure.late) { try near.receive(within: 0.001) }
    }

    @Test func aClosedEndIsAnErrorAndNoSignal() {
        close(pair.ends.1)
        #expect(!near.send([1]))
        #expect(throws: MessageChannel.Failure.closed) { try near.receive() }
    }

    /// A socket that is closed with unread bytes resets its other end.
    @Test func anEndThatIsClosedBeforeItHasReadIsAnError() {
        #expect(near.send([1, 2, 3]))
        close(pair.ends.1)
        #expect(throws: MessageChannel.Failure.closed) { try near.receive(within: 5) }
        #expect(throws: MessageChannel.Failure.closed) { try near.receive() }
    }

    @Test func aMessageWhoseEndCannotBeTrustedClosesTheChannel() {
        _ = [UInt8](repeating: 255, count: 4).withUnsafeBytes { write(pair.ends.1, $0.baseAddress, 4) }
        #expect(throws: MessageChannel.Failure.closed) { try near.receive(within: 5) }
    }
}
