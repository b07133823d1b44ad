import Testing
import UIKit

@MainActor
struct HoverTests {
    @Test func aPointerEntersMovesAndLeaves() {
        let hand = Hand()
        let view = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
        hand.window.addSubview(view)
        var heard: [String] = []
        let hover = UIHoverGestureRecognizer()
        hover.addHandler { recognizer in heard.append("\(recognizer.state) \(Int(recognizer.location(in: view).x))") }
        view.addGestureRecognizer(hover)
        hand.move(50, 50)
        hand.move(110, 150)
        hand.move(120, 150)
        hand.move(250, 150)
        hand.close()
        #expect(heard == ["began 10", "changed 20", "ended 150"])
    }

    @Test func aPressEndsHovering() {
        let hand = Hand()
        var states: [UIGestureRecognizer.State] = []
        let hover = UIHoverGestureRecognizer()
        hover.addHandler { states.append($0.state) }
        hand.window.addGestureRecognizer(hover)
        hand.move(50, 50)
        hand.down(50, 50)
        hand.move(60, 60)
        hand.up(60, 60)
        hand.close()
        #expect(states == [.began, .ended])
    }
}
