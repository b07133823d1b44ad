import CoreGraphics
import LaminaRun
import Testing

@testable import Lamina

/// The steps that the events of a file are translated to.
struct InputScriptTests {
    /// Returns each step as a line: its time in milliseconds, and the action.
    private func lines(_ events: RunEvent...) -> [String] {
        var script = InputScript(events)
        return script.take(until: .seconds(1000)).map { step in
            let milliseconds = (step.time / .milliseconds(1)).rounded()
            return "\(Int(milliseconds)) \(Self.text(step.action))"
        }
    }

    private static func text(_ action: InputScript.Action) -> String {
        switch action {
        case .touch(let action, let place, let finger): "\(action) \(Double(place.x)) \(Double(place.y)) \(finger)"
        case .keyDown(let key, let modifiers): "key down \(key.rawValue) \(modifiers.map(\.rawValue).joined(separator: "+"))"
        case .keyUp(let key): "key up \(key.rawValue)"
        case .text(let text): "text \(text)"
        case .tilt(let horizontal, let vertical): "tilt \(horizontal) \(vertical)"
        case .turn(let orientation): "turn \(orientation.rawValue)"
        case .set(let keyPath, let layer, let value): "set \(keyPath) \(layer) \(value)"
        }
    }

    @Test func aTapLastsATwentiethOfASecond() {
        #expect(lines(RunEvent(time: 1, gesture: .tap(.init(3, 4)))) == ["1000 down 3.0 4.0 0", "1050 up 3.0 4.0 0"])
    }

    @Test func aRecordedFingerIsReportedAsItWas() {
        let place = RunEvent.Position(3, 4)
        #expect(
            lines(
                RunEvent(time: 1, gesture: .touch(.down, place, finger: 2)), RunEvent(time: 1.2, gesture: .touch(.move, place, finger: 2)),
                RunEvent(time: 1.3, gesture: .touch(.cancel, place, finger: 2)))
                == ["1000 down 3.0 4.0 2", "1200 move 3.0 4.0 2", "1300 cancel 3.0 4.0 2"])
    }

    @Test func laterEventsTakeTheirPlaceInTheScript() {
        var script = InputScript([RunEvent(time: 1, gesture: .text("a")), RunEvent(time: 3, gesture: .text("c"))])
        #expect(script.take(until: .seconds(1)).count == 1)
        script.add([RunEvent(time: 2, gesture: .text("b")), RunEvent(time: 0, gesture: .text("late"))])
        #expect(script.take(until: .seconds(4)).map { Self.text($0.action) } == ["text late", "text b", "text c"])
    }

    @Test func aRotationHappensAtOnce() {
        #expect(lines(RunEvent(time: 2, gesture: .turn(.landscapeLeft))) == ["2000 turn landscapeLeft"])
    }

    @Test func aHeldTapLastsAsLongAsItsHold() {
        #expect(lines(RunEvent(time: 1, gesture: .tap(.init(3, 4)), hold: 0.7)) == ["1000 down 3.0 4.0 0", "1700 up 3.0 4.0 0"])
        #expect(lines(RunEvent(time: 1, gesture: .tap(.init(3, 4)), hold: 0.01)).last == "1050 up 3.0 4.0 0")
    }

    @Test func aDragMovesSixtyTimesASecondAtConstantSpeedAndLiftsAtItsEnd() {
        let drag = lines(RunEvent(time: 2, gesture: .drag([.init(0, 0), .init(30, 0), .init(30, 10)], duration: 4.0 / 60)))
        #expect(
            drag == [
                "2000 down 0.0 0.0 0", "2017 move 10.0 0.0 0", "2033 move 20.0 0.0 0", "2050 move 30.0 0.0 0", "2067 move 30.0 10.0 0",
                "2067 up 30.0 10.0 0",
            ])
    }

    @Test func aHeldDragRestsAtItsStartBeforeItMoves() {
        let places: [RunEvent.Position] = [.init(0, 0), .init(20, 0)]
        let held = lines(RunEvent(time: 2, gesture: .drag(places, duration: 2.0 / 60), hold: 0.6))
        #expect(held == ["2000 down 0.0 0.0 0", "2617 move 10.0 0.0 0", "2633 move 20.0 0.0 0", "2633 up 20.0 0.0 0"])
    }

    @Test func twoFingersRestAndMoveTogether() {
        let gesture = RunEvent.Gesture.twoFingers([.init(0, 0), .init(1, 0)], [.init(9, 9), .init(8, 9)], duration: 1.0 / 60)
        #expect(
            lines(RunEvent(time: 0, gesture: gesture, hold: 0.5)) == [
                "0 down 0.0 0.0 0", "0 down 9.0 9.0 1", "517 move 1.0 0.0 0", "517 up 1.0 0.0 0", "517 move 8.0 9.0 1", "517 up 8.0 9.0 1",
            ])
    }

    @Test func aDragWithoutDistanceStaysAtItsStart() {
        let drag = lines(RunEvent(time: 0, gesture: .drag([.init(5, 5), .init(5, 5)], duration: 0.001)))
        #expect(drag == ["0 down 5.0 5.0 0", "1 move 5.0 5.0 0", "1 up 5.0 5.0 0"])
    }

    @Test func keysTextsAndTiltsBecomeSteps() throws {
        let key = try #require(RunKey(rawValue: "a"))
        #expect(
            lines(
                RunEvent(time: 0, gesture: .key(key, [.shift, .command])), RunEvent(time: 1, gesture: .text("hé")),
                RunEvent(time: 2, gesture: .tilt(horizontal: 0.5, vertical: -1)))
                == ["0 key down a shift+command", "50 key up a", "1000 text hé", "2000 tilt 0.5 -1.0"])
    }

    @Test func stepsAreOrderedByTimeThenByFileOrder() {
        let place = RunEvent.Position(1, 1)
        let taps = lines(
            RunEvent(time: 0.05, gesture: .text("first")), RunEvent(time: 0, gesture: .tap(place)), RunEvent(time: 0.05, gesture: .text("last")))
        #expect(taps == ["0 down 1.0 1.0 0", "50 text first", "50 up 1.0 1.0 0", "50 text last"])
    }

    @Test func everyStepIsTakenOnce() {
        var script = InputScript([RunEvent(time: 1, gesture: .tap(.init(1, 1))), RunEvent(time: 3, gesture: .text("a"))])
        #expect(script.next == .seconds(1))
        #expect(script.take(until: .milliseconds(999)).isEmpty)
        #expect(script.take(until: .seconds(1)).count == 1)
        #expect(script.take(until: .seconds(2)).count == 1)
        #expect(script.next == .seconds(3))
        #expect(script.take(until: .seconds(3)).count == 1)
        #expect(script.next == nil)
        #expect(script.take(until: .seconds(9)).isEmpty)
    }
}
