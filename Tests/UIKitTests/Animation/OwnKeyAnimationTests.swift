import Foundation
import Testing
import TestSupport
import UIKit

@Suite(.serialized) @MainActor
struct OwnKeyAnimationTests {
    private let dial = DialView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    private let stage: AnimationStage

    init() {
        stage = AnimationStage(dial)
        stage.advance(to: 0)
    }

    @Test func aViewIsRedrawnInEveryFrameOfAnAnimatedCustomKey() {
        let animation = CABasicAnimation(keyPath: "level")
        animation.fromValue = 0
        animation.toValue = 8
        animation.duration = 1
        dial.layer.add(animation, forKey: "level")
        for time in [0, 0.25, 0.5, 0.75] { stage.advance(to: time) }
        #expect(dial.levels == [0, 0, 2, 4, 6])
        // The view's own `draw(_:)` is called too, with its bounds.
        #expect(dial.rects.allSatisfy { $0 == dial.bounds })
        #expect(dial.rects.count == 5)
    }

    @Test func uikitDoesNotAnimateUnknownKeys() {
        UIView.animate(withDuration: 1) { dial.layer.setValue(8, forKey: "level") }
        stage.advance(to: 0.5)
        #expect(dial.layer.animationKeys() == nil)
        #expect(dial.levels.last == 8)
        #expect(dial.action(for: dial.layer, forKey: "level") is NSNull)
    }

    @Test func aLayerCanUseUIKitsActionForACustomKey() {
        dial.dialLayer.takesAction = true
        var heard: [Bool] = []
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            dial.layer.setValue(8, forKey: "level")
        } completion: {
            heard.append($0)
        }
        for time in [0, 0.25, 0.5] { stage.advance(to: time) }
        #expect(dial.levels == [0, 0, 2, 4])
        #expect(heard.isEmpty)
        stage.advance(to: 1.1)
        #expect(heard == [true])
        #expect(dial.levels.last == 8)
        #expect(dial.layer.animationKeys() == nil)
        // A change outside of an animation block does not animate.
        dial.layer.setValue(4, forKey: "level")
        stage.advance(to: 1.2)
        #expect(dial.levels.last == 4)
    }

    @Test func aViewDrawsTheDirtyRectangle() {
        dial.setNeedsDisplay(CGRect(x: 5, y: 6, width: 3, height: 4))
        stage.advance(to: 0.1)
        #expect(dial.rects.last == CGRect(x: 5, y: 6, width: 3, height: 4))
    }
}

/// A view that records the level its layer has in each drawing.
private final class DialView: UIView {
    private(set) var levels: [CGFloat] = []
    private(set) var rects: [CGRect] = []

    override class var layerClass: AnyClass { DialLayer.self }

    var dialLayer: DialLayer { layer as? DialLayer ?? DialLayer() }

    override func draw(_ layer: CALayer, in ctx: CGContext) {
        levels.append((layer as? DialLayer)?.level ?? -1)
        super.draw(layer, in: ctx)
    }

    override func draw(_ rect: CGRect) { rects.append(rect) }
}

private final class DialLayer: CALayer {
    var takesAction = false
    var level: CGFloat { value(forKey: "level") as? CGFloat ?? 0 }

    override class func needsDisplay(forKey key: String) -> Bool { key == "level" || super.needsDisplay(forKey: key) }

    override func action(forKey event: String) -> (any CAAction)? {
        guard event == "level", takesAction else { return super.action(forKey: event) }
        // Copies duration, curve and completion from the action of a key that UIKit animates.
        guard let action = super.action(forKey: "backgroundColor") as? CABasicAnimation else { return NSNull() }
        action.keyPath = event
        action.fromValue = presentation()?.value(forKey: event) ?? 0
        return action
    }
}
