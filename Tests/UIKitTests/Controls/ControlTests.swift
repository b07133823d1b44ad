import Testing
import UIKit

@MainActor
struct ControlTests {
    /// A control that records its tracking calls in order.
    final class Noting: UIControl {
        var heard: [String] = []
        var begins = true
        var continues = true

        override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
            heard.append("begin")
            return begins
        }
        override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
            heard.append("continue")
            return continues
        }
        override func endTracking(_ touch: UITouch?, with event: UIEvent?) { heard.append("end") }
        override func cancelTracking(with event: UIEvent?) { heard.append("cancel") }

        func note(_ events: [(String, UIControl.Event)]) {
            for (name, event) in events { addAction(UIAction { [weak self] _ in self?.heard.append(name) }, for: event) }
        }
    }

    static let touches: [(String, UIControl.Event)] = [
        ("down", .touchDown), ("repeat", .touchDownRepeat), ("enter", .touchDragEnter), ("exit", .touchDragExit),
        ("inside", .touchDragInside), ("outside", .touchDragOutside), ("up inside", .touchUpInside), ("up outside", .touchUpOutside),
        ("cancelled", .touchCancel),
    ]

    let hand = Hand()
    let control = Noting(frame: CGRect(x: 100, y: 100, width: 50, height: 50))

    init() { hand.window.addSubview(control) }

    private func hearing(_ body: () -> Void) -> [String] {
        control.note(Self.touches)
        defer { hand.close() }
        body()
        return control.heard
    }

    @Test func aTapIsTouchDownAndTouchUpInside() {
        #expect(hearing { hand.tap(120, 120) } == ["begin", "down", "end", "up inside"])
    }

    @Test func aSecondTapSoonAfterIsATouchDownRepeat() {
        let heard = hearing {
            hand.tap(120, 120)
            control.heard = []
            hand.down(120, 120)
        }
        #expect(heard == ["begin", "down", "repeat"])
    }

    @Test func aFingerWithinSeventyPointsCountsAsInside() {
        let heard = hearing {
            hand.down(120, 120)
            hand.move(215, 120)
            hand.up(215, 120)
        }
        #expect(heard == ["begin", "down", "continue", "inside", "end", "up inside"])
    }

    @Test func aFingerFartherAwayIsOutsideAndMayReturn() {
        let heard = hearing {
            hand.down(120, 120)
            hand.move(230, 120)
            hand.move(235, 120)
            hand.move(120, 120)
            hand.move(120, 230)
            hand.up(120, 230)
        }
        #expect(
            heard == [
                "begin", "down", "continue", "exit", "outside", "continue", "outside", "continue", "enter", "inside",
                "continue", "exit", "outside", "end", "up outside",
            ])
    }

    @Test func highlightedOnTouchDownAndNotWhenDraggedOutside() {
        hand.down(120, 120)
        #expect(control.isHighlighted && control.state == .highlighted && control.isTracking)
        hand.move(230, 120)
        #expect(!control.isHighlighted && control.isTracking && !control.isTouchInside)
        hand.move(120, 120)
        #expect(control.isHighlighted)
        hand.up(120, 120)
        #expect(!control.isHighlighted && !control.isTracking)
        hand.close()
    }

    @Test func aDisabledControlGetsNothing() {
        control.isEnabled = false
        #expect(hearing { hand.tap(120, 120) }.isEmpty)
        #expect(control.state == .disabled)
    }

    @Test func disablingDuringTrackingCancels() {
        let heard = hearing {
            hand.down(120, 120)
            control.isEnabled = false
            hand.up(120, 120)
        }
        #expect(heard == ["begin", "down", "cancel", "cancelled"])
    }

    @Test func aControlThatDoesNotBeginIsNotHighlighted() {
        control.begins = false
        let heard = hearing {
            hand.down(120, 120)
            #expect(!control.isHighlighted)
            hand.up(120, 120)
        }
        #expect(heard == ["begin"])
    }

    @Test func aControlThatDoesNotContinueEnds() {
        control.continues = false
        let heard = hearing {
            hand.down(120, 120)
            hand.move(121, 120)
            hand.up(121, 120)
        }
        #expect(heard == ["begin", "down", "continue", "end"])
        #expect(!control.isHighlighted)
    }
}
