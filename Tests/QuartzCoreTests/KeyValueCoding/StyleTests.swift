import CoreGraphics
import QuartzCore
import Testing
import TestSupport

@Suite @MainActor struct StyleTests {
    private let layer = CALayer()

    @Test func aStyleProvidesValuesOfUnsetProperties() {
        layer.opacity = 0.25
        layer.style = ["opacity": 0.5, "cornerRadius": 4, "bounds": CGRect(x: 0, y: 0, width: 3, height: 2), "gauge": 7]
        #expect(layer.opacity == 0.25)
        #expect(layer.cornerRadius == 4)
        #expect(layer.bounds.size == CGSize(width: 3, height: 2))
        #expect(layer.value(forKey: "cornerRadius") as? CGFloat == 4)
        #expect(layer.value(forKey: "gauge") as? Int == 7)
    }

    @Test func valuesSetLaterOverrideTheStyle() {
        layer.style = ["cornerRadius": 4, "borderWidth": 2, "gauge": 7]
        layer.cornerRadius = 0
        layer.borderWidth = 2
        layer.setValue(8, forKey: "gauge")
        layer.style = ["cornerRadius": 5, "borderWidth": 3, "gauge": 9]
        #expect(layer.cornerRadius == 0)
        #expect(layer.borderWidth == 2)
        #expect(layer.value(forKey: "gauge") as? Int == 8)
    }

    @Test func replacingAStyleRemovesItsOldValues() {
        layer.style = ["cornerRadius": 4, "zPosition": 2]
        layer.style = ["zPosition": 3]
        #expect(layer.cornerRadius == 0)
        #expect(layer.zPosition == 3)
        layer.style = nil
        #expect(layer.zPosition == 0)
    }

    @Test func aNestedStyleProvidesValuesMissingInTheOuterOne() {
        layer.style = ["zPosition": 1, "style": ["zPosition": 2, "cornerRadius": 3, "actions": ["gauge": CATransition()]]]
        #expect(layer.zPosition == 1)
        #expect(layer.cornerRadius == 3)
        #expect(layer.action(forKey: "gauge") is CATransition)
    }

    @Test func removingAValueRestoresTheStylesValue() {
        layer.style = ["cornerRadius": 4]
        layer.cornerRadius = 9
        layer.setValue(nil, forKey: "cornerRadius")
        #expect(layer.cornerRadius == 4)
    }

    @Test func aStyleAffectsThePresentation() {
        let stage = Stage()
        stage.layer.style = ["opacity": 0.5]
        CATransaction.flush()
        #expect(stage.layer.presentation()?.opacity == 0.5)
        #expect(stage.layer.animationKeys() == nil)
    }
}
