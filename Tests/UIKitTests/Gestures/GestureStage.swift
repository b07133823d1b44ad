import UIKit

/// A view at (10, 10) that records its touches, with recognisers that record their states.
@MainActor
final class GestureStage {
    final class Touched: UIView {
        weak var stage: GestureStage?

        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { note("began", touches) }
        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { note("moved", touches) }
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { note("ended", touches) }
        override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { note("cancelled", touches) }

        private func note(_ word: String, _ touches: Set<UITouch>) { for _ in touches { stage?.log.append(word) } }
    }

    let hand = Hand()
    let view = Touched(frame: CGRect(x: 10, y: 10, width: 300, height: 300))
    /// The events of the view and the recognisers, in order.
    var log: [String] = []

    /// The events of the recognisers only.
    var heard: [String] { log.filter { $0.contains(" ") } }

    init() {
        view.stage = self
        view.isMultipleTouchEnabled = true
        hand.window.addSubview(view)
    }

    /// Adds a recogniser to the view, or to another one.
    @discardableResult
    func add<Recognizer: UIGestureRecognizer>(_ recognizer: Recognizer, _ name: String = "tap", to other: UIView? = nil) -> Recognizer {
        recognizer.addHandler { [weak self] in self?.log.append("\(name) \($0.state)") }
        (other ?? view).addGestureRecognizer(recognizer)
        return recognizer
    }

    func run(_ body: (Hand) -> Void) {
        body(hand)
        hand.close()
    }
}
