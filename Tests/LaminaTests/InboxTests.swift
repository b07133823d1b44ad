import LaminaPrimitives
import LaminaWindow
import Testing

@testable import Lamina

struct InboxTests {
    private func move(_ x: Double, id: Int64 = 0) -> WindowInput { .pointer(.move, id: id, at: Point(x, 0)) }

    private func latest(_ inputs: [WindowInput]) -> [WindowInput] {
        inputs.map { Inbox.Item(input: $0, time: 0) }.latest.map(\.input)
    }

    @Test func aBusyThreadReceivesOnlyTheLatestPointerPosition() {
        #expect(latest([move(1), move(2), move(3)]) == [move(3)])
        #expect(latest([.tilt(horizontal: 0, vertical: 0), .tilt(horizontal: 1, vertical: 0)]) == [.tilt(horizontal: 1, vertical: 0)])
    }

    @Test func theInboxNeverMergesPressesOrTouches() {
        let press = WindowInput.pointer(.down, id: 0, at: Point(2, 0))
        #expect(latest([move(1), press, move(3)]) == [move(1), press, move(3)])
        #expect(latest([move(1), move(2, id: 7), move(3)]) == [move(1), move(2, id: 7), move(3)])
        #expect(latest([.text("a"), .text("a")]) == [.text("a"), .text("a")])
    }

    @Test func theFirstOfSeveralInputsWakesTheReaderAndOrderIsKept() async {
        let inbox = Inbox()
        await confirmation(expectedCount: 2) { woken in
            inbox.onArrival { woken() }
            inbox.post(.text("a"), at: 1)
            inbox.post(.text("b"), at: 2)
            #expect(inbox.take().map(\.input) == [.text("a"), .text("b")])
            #expect(inbox.take().isEmpty)
            inbox.post(.text("c"), at: 3)
        }
    }

    @Test func inputsPostedBeforeAListenerIsSetWakeItToo() async {
        let inbox = Inbox()
        inbox.post(.close, at: 1)
        await confirmation { woken in inbox.onArrival { woken() } }
    }

    @Test func onlyALaterSecondCloseRequestForcesTheEnd() {
        let repeatedClose = RepeatedCloseRequest()
        #expect(!repeatedClose.isDue(at: 10))
        #expect(!repeatedClose.isDue(at: 10.5))
        #expect(repeatedClose.isDue(at: 11))
    }
}
