import CoreGraphics
import Foundation
import QuartzCore
import Testing
import TestSupport

@Suite @MainActor struct OwnKeyTests {
    @Test func numbersCastToEveryNumericType() {
        let layer = CALayer()
        for number: Any in [2.0, CGFloat(2), Float(2), 2, NSNumber(value: 2)] {
            layer.setValue(number, forKey: "angle")
            #expect(layer.value(forKey: "angle") as? CGFloat == 2)
            #expect(layer.value(forKey: "angle") as? Double == 2)
            #expect(layer.value(forKey: "angle") as? NSNumber == 2)
            layer.setValue(nil, forKey: "angle")
            #expect(layer.value(forKey: "angle") == nil)
        }
    }

    @Test func structsAndTextsCastToObjectsAndBack() {
        let layer = CALayer()
        layer.setValue(CGPoint(x: 1, y: 2), forKey: "place")
        #expect(layer.value(forKey: "place") as? CGPoint == CGPoint(x: 1, y: 2))
        #expect(layer.value(forKey: "place") is NSValue)
        layer.setValue("steel", forKey: "material")
        #expect(layer.value(forKey: "material") as? String == "steel")
        #expect(layer.value(forKey: "material") is NSString)
    }

    @Test func anObjectIsReturnedAsTheSameInstance() {
        let layer = CALayer()
        let color = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
        let object = NSObject()
        layer.setValue(color, forKey: "tint")
        layer.setValue(object, forKey: "owner")
        #expect(layer.value(forKey: "tint") as? CGColor === color)
        #expect(layer.value(forKey: "owner") as? NSObject === object)
    }

    @Test func aTextThatOnlyLooksEqualIsAChange() {
        let layer = CALayer()
        for text in ["e\u{301}", "é", "e\u{301}"] {
            layer.setValue(NSAttributedString(string: text), forKey: "title")
            #expect((layer.value(forKey: "title") as? NSAttributedString)?.length == text.utf16.count)
        }
    }

    @Test func aChangeRequestsDisplayAndAnAction() {
        let stage = Stage(RingLayer())
        stage.layer.setNeedsDisplay()
        CATransaction.flush()
        stage.layer.setValue(0, forKey: "other")
        #expect(!stage.layer.needsDisplay())
        stage.layer.angle = 90
        #expect(stage.layer.needsDisplay())
        #expect(stage.layer.asked == ["other", "angle"])
        CATransaction.flush()
        stage.layer.angle = 90
        #expect(!stage.layer.needsDisplay())
        #expect(stage.layer.asked == ["other", "angle"])
    }

    @Test func anActionForACustomKeyAnimatesIt() {
        let stage = Stage(RingLayer())
        stage.layer.angle = 100
        stage.advance(to: 1)
        stage.layer.animates = true
        stage.layer.angle = 300
        stage.advance(to: 1)
        #expect(stage.layer.animationKeys() == ["angle"])
        #expect(stage.shown("angle") == 100)
        stage.advance(to: 1.5)
        #expect(stage.shown("angle") == 200)
        #expect(stage.layer.angle == 300)
        stage.advance(to: 2.1)
        #expect(stage.shown("angle") == 300)
        #expect(stage.layer.animationKeys() == nil)
    }

    @Test func anUnsetNumberStartsAtZero() {
        let stage = Stage(RingLayer())
        stage.layer.animates = true
        stage.layer.angle = 300
        CATransaction.flush()
        stage.time = 0.5
        #expect(stage.shown("angle") == 150)
    }

    @Test func thePresentationShowsTheLastCommit() {
        let stage = Stage()
        stage.layer.setValue(1, forKey: "angle")
        CATransaction.flush()
        stage.layer.setValue(2, forKey: "angle")
        stage.layer.setValue(3, forKey: "new")
        #expect(stage.shown("angle") == 1)
        #expect(stage.shown("new", as: CGFloat.self) == nil)
        CATransaction.flush()
        #expect(stage.shown("angle") == 2)
        #expect(stage.shown("new") == 3)
    }

    @Test func componentsOfACustomValueAreReadSetAndAnimated() {
        let stage = Stage()
        stage.layer.setValue(CGPoint(x: 1, y: 2), forKey: "place")
        #expect(stage.layer.value(forKeyPath: "place.y") as? CGFloat == 2)
        stage.layer.setValue(7, forKeyPath: "place.x")
        #expect(stage.layer.value(forKey: "place") as? CGPoint == CGPoint(x: 7, y: 2))
        stage.layer.add(animation("place.y", from: 0, to: 10), forKey: nil)
        CATransaction.flush()
        stage.time = 0.5
        #expect(stage.shown("place", as: CGPoint.self) == CGPoint(x: 7, y: 5))
    }

    @Test func anUnsetKeyHasTheValueOfTheClass() {
        final class Dial: CALayer {
            override class func defaultValue(forKey key: String) -> Any? { key == "angle" ? 45 : super.defaultValue(forKey: key) }
        }
        let stage = Stage(Dial())
        #expect(stage.layer.value(forKey: "angle") as? CGFloat == 45)
        stage.layer.add(animation("angle", from: nil, to: 55), forKey: nil)
        CATransaction.flush()
        stage.time = 0.5
        #expect(stage.shown("angle") == 50)
    }

    @Test func keysWithObjectValuesAreNotAnimated() {
        let stage = Stage()
        stage.layer.add(animation("frame", from: 0, to: 1), forKey: nil)
        stage.layer.add(animation("mask", from: 0, to: 1), forKey: nil)
        CATransaction.flush()
        stage.time = 0.5
        #expect(stage.shown("frame", as: CGRect.self) == .zero)
        #expect(stage.layer.presentation()?.value(forKey: "mask") == nil)
    }
}
