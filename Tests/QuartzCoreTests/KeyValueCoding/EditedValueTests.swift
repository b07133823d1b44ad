import CoreGraphics
import QuartzCore
import Testing

/// Properties that a person changes beside the app.
struct EditedValueTests {
    @Test func aLayerTakesATextForAPropertyOfItsClass() {
        let layer = CAShapeLayer()
        #expect(layer.edit("lineWidth", to: "3.5") && layer.lineWidth == 3.5)
        #expect(layer.edit("position", to: "(10, 20)") && layer.position == CGPoint(x: 10, y: 20))
        #expect(layer.edit("position.x", to: "7") && layer.position == CGPoint(x: 7, y: 20))
        #expect(layer.edit("hidden", to: "true") && layer.isHidden)
        #expect(layer.edit("fillColor", to: "nil") && layer.fillColor == nil)
    }

    @Test func aLayerKeepsItsValueWhenTheTextIsNone() {
        let layer = CALayer()
        #expect(!layer.edit("opacity", to: "much") && layer.opacity == 1)
        #expect(!layer.edit("lineWidth", to: "3"))
        #expect(!layer.edit("", to: "3"))
    }
}
