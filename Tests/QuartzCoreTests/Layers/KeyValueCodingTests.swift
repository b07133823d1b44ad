import CoreGraphics
import Foundation
import QuartzCore
import Testing
import TestSupport

@Suite @MainActor struct LayerKeyValueCodingTests {
    private let layer = CALayer()

    @Test func numbersCastToTheRequestedType() {
        layer.opacity = 0.5
        #expect(layer.value(forKey: "opacity") as? CGFloat == 0.5)
        #expect(layer.value(forKey: "opacity") as? Float == 0.5)
        #expect(layer.value(forKey: "opacity") as? Double == 0.5)
        #expect((layer.value(forKey: "opacity") as? NSNumber)?.doubleValue == 0.5)
    }

    @Test func structsAreReturnedUnchanged() {
        layer.setValue(CGRect(x: 1, y: 2, width: 3, height: 4), forKey: "bounds")
        layer.setValue(CATransform3DMakeScale(2, 3, 4), forKey: "transform")
        #expect(layer.value(forKey: "bounds") as? CGRect == CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect(layer.value(forKey: "transform") as? CATransform3D == CATransform3DMakeScale(2, 3, 4))
        #expect(layer.value(forKeyPath: "bounds.size") as? CGSize == CGSize(width: 3, height: 4))
    }

    @Test(
        arguments: [
            "transform.scale.x", "transform.rotation.z", "transform.translation.y", "position.x", "bounds.size.height", "anchorPoint.y",
        ])
    func aComponentOfAValueIsReadBack(keyPath: String) throws {
        layer.setValue(0.5, forKeyPath: keyPath)
        let stored = try #require(layer.value(forKeyPath: keyPath) as? CGFloat)
        #expect(abs(stored - 0.5) < 1e-12)
    }

    @Test func aKeyWithDotsIsNotAKeyPath() {
        layer.setValue(0.5, forKeyPath: "transform.scale.x")
        #expect(layer.value(forKey: "transform.scale.x") == nil)
    }

    @Test func anyKeyStoresAValue() {
        layer.setValue("brick", forKey: "material")
        layer.setValue(7, forKey: "count")
        #expect(layer.value(forKey: "material") as? String == "brick")
        #expect(layer.value(forKeyPath: "count") as? Int == 7)
        layer.setValue(nil, forKey: "material")
        #expect(layer.value(forKey: "material") == nil)
    }

    @Test func aFlagHasBothOfItsNames() {
        layer.setValue(true, forKey: "hidden")
        #expect(layer.value(forKey: "isHidden") as? Bool == true)
        #expect(layer.isHidden)
    }

    @Test func nilRemovesAColourAndResetsANumber() {
        layer.setValue(nil, forKey: "borderColor")
        #expect(layer.borderColor == nil)
        layer.contentsScale = 3
        layer.setValue(nil, forKey: "contentsScale")
        #expect(layer.contentsScale == 1)
    }

    @Test func nilGravityMeansCentre_gravity_014() {
        layer.setValue(nil, forKey: "contentsGravity")
        #expect(layer.contentsGravity == .center)
    }

    @Test func aValueOfTheWrongTypeIsRefused() {
        layer.setValue("left", forKey: "position")
        layer.setValue(NSObject(), forKey: "backgroundColor")
        #expect(layer.position == .zero)
        #expect(layer.backgroundColor == nil)
    }

    @Test func aChangeByKeyAnimatesLikeAnyOther() {
        let stage = Stage()
        stage.layer.setValue(0.5, forKeyPath: "transform.scale.x")
        #expect(stage.layer.animationKeys() == ["transform"])
    }

    @Test(arguments: ["bounds", "shadowOpacity", "isHidden", "mask", "unknownProperty"])
    func propertiesWithZeroOrNilDefaultsHaveNoDefaultValue(key: String) {
        #expect(CALayer.defaultValue(forKey: key) == nil)
    }

    @Test func otherDefaultValuesAreReturned() {
        #expect(CALayer.defaultValue(forKey: "opacity") as? CGFloat == 1)
        #expect(CALayer.defaultValue(forKey: "anchorPoint") as? CGPoint == CGPoint(x: 0.5, y: 0.5))
    }
}
