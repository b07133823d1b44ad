import CoreGraphics
import Foundation
import QuartzCore
import Testing
import TestSupport

@Suite @MainActor struct OrderActionTests {
    private let stage = Stage()
    private let journal = Journal()

    /// Creates a layer that notes its order actions.
    private func layer(_ name: String) -> CALayer {
        let layer = CALayer()
        layer.name = name
        layer.actions = [kCAOnOrderIn: journal, kCAOnOrderOut: journal]
        return layer
    }

    @Test func aLayerThatJoinsAVisibleTreeIsOrderedIn() {
        stage.layer.addSublayer(layer("a"))
        #expect(journal.entries == ["onOrderIn a"])
        CALayer().addSublayer(layer("b"))
        #expect(journal.entries.count == 1)
    }

    @Test func aLayerThatLeavesAVisibleTreeIsOrderedOut() {
        let layer = layer("a")
        stage.layer.addSublayer(layer)
        CATransaction.flush()
        layer.removeFromSuperlayer()
        #expect(journal.entries == ["onOrderIn a", "onOrderOut a"])
    }

    @Test func descendantsFollowUnlessTheyAreHidden() {
        let (outer, inner, hidden) = (layer("outer"), layer("inner"), layer("hidden"))
        outer.addSublayer(inner)
        outer.addSublayer(hidden)
        hidden.isHidden = true
        stage.layer.addSublayer(outer)
        #expect(journal.entries == ["onOrderIn outer", "onOrderIn inner"])
    }

    @Test func hidingAndShowingOrdersOutAndIn() {
        let layer = layer("a")
        stage.layer.addSublayer(layer)
        CATransaction.flush()
        layer.isHidden = true
        layer.isHidden = true
        layer.setValue(false, forKey: "hidden")
        #expect(journal.entries == ["onOrderIn a", "onOrderOut a", "onOrderIn a"])
    }

    @Test func nothingRunsBelowAHiddenLayerOrWithoutActions() {
        stage.layer.isHidden = true
        CATransaction.flush()
        stage.layer.addSublayer(layer("a"))
        stage.layer.isHidden = false
        CATransaction.setDisableActions(true)
        stage.layer.addSublayer(layer("b"))
        CATransaction.setDisableActions(false)
        #expect(journal.entries == ["onOrderIn a"])
    }

    @Test func movingWithinTheSuperlayerOrdersNothing() {
        let (a, b) = (layer("a"), layer("b"))
        stage.layer.sublayers = [a, b]
        stage.layer.insertSublayer(a, above: b)
        #expect(journal.entries == ["onOrderIn a", "onOrderIn b"])
    }

    @Test func anAnimationOfOrderInRunsFromTheFirstFrame() {
        let layer = CALayer()
        let fade = CABasicAnimation(keyPath: "opacity")
        fade.fromValue = 0
        fade.duration = 2
        layer.actions = [kCAOnOrderIn: fade]
        stage.layer.addSublayer(layer)
        CATransaction.flush()
        #expect(layer.animationKeys() == [kCAOnOrderIn])
        stage.time = 1
        #expect(layer.presentation()?.opacity == 0.5)
    }
}

/// An action that notes its events with the names of the layers.
private final class Journal: CAAction {
    private(set) var entries: [String] = []

    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
        entries.append("\(event) \((anObject as? CALayer)?.name ?? "")")
    }
}
