import CoreGraphics
import QuartzCore
import Testing

struct TextLayerKeyTests {
    @Test(arguments: ["string", "font", "fontSize", "allowsFontSubpixelQuantization", "style", "contentsScale"])
    func aKeyThatChangesTheDrawingNeedsDisplay(key: String) {
        #expect(CATextLayer.needsDisplay(forKey: key))
    }

    @Test(arguments: ["bounds", "position", "opacity", "backgroundColor", "contentsRect"])
    func aGeometryKeyDoesNotNeedDisplay(key: String) {
        #expect(!CATextLayer.needsDisplay(forKey: key))
    }

    @Test func theFontIsHelveticaUntilItIsSet() {
        let layer = CATextLayer()
        #expect(layer.value(forKey: "font") as? String == "Helvetica")
        #expect(CATextLayer.defaultValue(forKey: "font") as? String == "Helvetica")
        layer.setValue("Menlo-Regular", forKey: "font")
        #expect(layer.value(forKey: "font") as? String == "Menlo-Regular")
        layer.setValue(nil, forKey: "font")
        #expect(layer.value(forKey: "font") as? String == "Helvetica")
    }
}
