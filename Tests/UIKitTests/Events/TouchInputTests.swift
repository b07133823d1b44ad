import Testing
import UIKit

@MainActor
final class TouchInputTests {
    final class Touched: UIView {
        var heard: [String] = []
        var taps: [Int] = []

        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { note("began", touches) }
        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { note("moved", touches) }
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
            note("ended", touches)
            taps += touches.map(\.tapCount)
        }

        private func note(_ word: String, _ touches: Set<UITouch>) {
            for touch in touches {
                let (now, before) = (touch.location(in: self), touch.previousLocation(in: self))
                heard.append("\(word) \(Int(before.x)),\(Int(before.y)) \(Int(now.x)),\(Int(now.y)) @\(Int(touch.timestamp))")
            }
        }
    }

    let window = UIWindow(frame: CGRect(x: 100, y: 0, width: 100, height: 100))
    let left = Touched(frame: CGRect(x: 0, y: 0, width: 50, height: 100))
    let right = Touched(frame: CGRect(x: 50, y: 0, width: 50, height: 100))
    let input = TouchInput(application: .shared)

    init() {
        window.addSubview(left)
        window.addSubview(right)
    }

    /// Runs `body` while the window is on the screen, which all tests share.
    private func onScreen(_ body: () -> Void) {
        window.isHidden = false
        body()
        window.isHidden = true
    }

    @Test func theViewInWhichATouchBeganReceivesAllItsPhases() {
        onScreen {
            input.pointer(.down, at: CGPoint(x: 110, y: 20), time: 1)
            input.pointer(.move, at: CGPoint(x: 160, y: 30), time: 2)
            input.pointer(.up, at: CGPoint(x: 300, y: 30), time: 3)
            #expect(left.heard == ["began 10,20 10,20 @1", "moved 10,20 60,30 @2", "ended 60,30 200,30 @3"])
            #expect(right.heard.isEmpty)
        }
    }

    @Test func locationsAreInTheViewsOwnCoordinates() {
        onScreen {
            input.pointer(.down, at: CGPoint(x: 155, y: 20), time: 1)
            #expect(right.heard == ["began 5,20 5,20 @1"])
        }
    }

    @Test func tapsInQuickSuccessionIncreaseTheTapCount() {
        onScreen {
            let taps: [(Double, CGFloat)] = [(0, 110), (0.2, 112), (0.4, 111), (2, 111), (2.1, 145)]
            for (time, x) in taps {
                let place = CGPoint(x: x, y: 20)
                input.pointer(.down, at: place, time: time)
                input.pointer(.up, at: place, time: time + 0.05)
            }
            #expect(left.taps == [1, 2, 3, 1, 1])
        }
    }

    @Test func touchesOutsideWindowsAndMovesWithoutATouchAreIgnored() {
        onScreen {
            input.pointer(.down, at: CGPoint(x: 5, y: 5000), time: 0)
            input.pointer(.move, at: CGPoint(x: 110, y: 20), time: 1)
            input.pointer(.up, at: CGPoint(x: 110, y: 20), time: 2)
            #expect(left.heard.isEmpty)
        }
    }

    @Test func aViewWithoutInteractionLetsTouchesThrough() {
        onScreen {
            let cover = UIView(frame: window.bounds)
            cover.isUserInteractionEnabled = false
            window.addSubview(cover)
            input.pointer(.down, at: CGPoint(x: 110, y: 20), time: 0)
            #expect(left.heard.count == 1)
        }
    }

    @Test func aTouchThatATestCreatesIsAtTheOrigin() {
        let touch = UITouch()
        #expect(touch.location(in: Touched(frame: CGRect(x: 5, y: 5, width: 10, height: 10))) == .zero)
        #expect(touch.phase == .began && touch.view == nil && touch.window == nil)
    }

    @Test func theFrontWindowReceivesTheTouch() {
        onScreen {
            let above = UIWindow(frame: window.frame)
            let view = Touched(frame: above.bounds)
            above.addSubview(view)
            above.isHidden = false
            input.pointer(.down, at: CGPoint(x: 110, y: 20), time: 0)
            #expect(view.heard.count == 1)
            above.isHidden = true
            input.pointer(.down, at: CGPoint(x: 110, y: 20), time: 0)
            #expect(left.heard.count == 1)
        }
    }
}
