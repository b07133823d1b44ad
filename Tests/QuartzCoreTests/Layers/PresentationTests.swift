import CoreGraphics
import Foundation
import LaminaPrimitives
import QuartzCore
import Testing
import TestSupport

@Suite @MainActor struct PresentationTests {
    @Test func anUncommittedLayerHasNoPresentation() {
        let stage = Stage()
        let newcomer = CALayer()
        #expect(newcomer.presentation() == nil)
        stage.layer.addSublayer(newcomer)
        #expect(newcomer.presentation() == nil)
        CATransaction.flush()
        #expect(newcomer.presentation() != nil)
    }

    @Test func aLayerThatLeftTheTreeHasNoPresentation() {
        let stage = Stage()
        stage.layer.removeFromSuperlayer()
        CATransaction.flush()
        #expect(stage.layer.presentation() == nil)
    }

    @Test func aPresentationShowsTheLastCommitWithItsAnimations() {
        let stage = Stage()
        let animation = CABasicAnimation(keyPath: "zPosition")
        animation.fromValue = 0
        animation.toValue = 10
        animation.duration = 1
        stage.layer.add(animation, forKey: nil)
        CATransaction.flush()
        stage.time = 0.5
        #expect(stage.layer.presentation()?.zPosition == 5)
        #expect(stage.layer.zPosition == 0)
        stage.time = 1.5
        #expect(stage.layer.presentation()?.zPosition == 0)
    }

    @Test func aPresentationHasTheAnimationsOfItsModel() throws {
        let stage = Stage()
        #expect(stage.layer.presentation()?.animationKeys() == nil)
        let animation = CABasicAnimation(keyPath: "zPosition")
        animation.fromValue = 0
        animation.duration = 1
        stage.layer.add(animation, forKey: "rise")
        CATransaction.flush()
        stage.time = 0.5
        let copy = try #require(stage.layer.presentation())
        #expect(copy.animationKeys() == ["rise"])
        #expect(copy.animation(forKey: "rise") === stage.layer.animation(forKey: "rise"))
        #expect(copy.animation(forKey: "fall") == nil)
        stage.layer.removeAnimation(forKey: "rise")
        CATransaction.flush()
        #expect(stage.layer.presentation()?.animationKeys() == nil)
    }

    @Test func contentsChangeAtTheMiddleOfTheirAnimation() throws {
        func image(_ width: Int) throws -> CGImage {
            try #require(CGContext(bitmap: Bitmap(width: width, height: 1)).makeImage())
        }
        let (old, new) = (try image(1), try image(2))
        let stage = Stage()
        stage.layer.contents = new
        let fade = CABasicAnimation(keyPath: "contents")
        fade.fromValue = old
        fade.duration = 1
        stage.layer.add(fade, forKey: nil)
        CATransaction.flush()
        for (time, width) in [(0.0, 1), (0.49, 1), (0.5, 2), (0.51, 2), (0.99, 2)] {
            stage.time = time
            let copy = try #require(stage.layer.presentation())
            #expect((copy.contents as? CGImage)?.width == width)
            #expect((copy.value(forKey: "contents") as? CGImage)?.width == width)
        }
    }

    @Test func contentsThatAreNoImageChangeAtTheMiddleToo() throws {
        final class Sheet: NSObject {}
        let (old, new) = (Sheet(), Sheet())
        let stage = Stage()
        stage.layer.contents = new
        let fade = CABasicAnimation(keyPath: "contents")
        fade.fromValue = old
        fade.duration = 1
        stage.layer.add(fade, forKey: nil)
        CATransaction.flush()
        for (time, sheet) in [(0.0, old), (0.49, old), (0.5, new), (2, new)] {
            stage.time = time
            let copy = try #require(stage.layer.presentation())
            #expect(copy.contents as? Sheet === sheet)
            #expect(copy.value(forKey: "contents") as? Sheet === sheet)
        }
    }

    @Test(arguments: [true, false]) func contentsThatAreTextOrNumbersChangeAtTheMiddleToo(usesKeyframes: Bool) throws {
        let (stage, change, keyframes) = (Stage(), CABasicAnimation(keyPath: "contents"), CAKeyframeAnimation(keyPath: "contents"))
        (change.fromValue, change.toValue, change.duration) = ("first", 2, 1)
        (keyframes.values, keyframes.duration) = (["first", 2], 1)
        stage.layer.add(usesKeyframes ? keyframes : change, forKey: nil)
        CATransaction.flush()
        stage.time = 0.25
        #expect(stage.layer.presentation()?.contents as? String == "first")
        stage.time = 0.75
        #expect(stage.layer.presentation()?.contents as? Int == 2)
    }

    @Test func noContentsBecomeAnImageAtTheMiddle() throws {
        let stage = Stage()
        stage.layer.contents = try #require(CGContext(bitmap: Bitmap(width: 2, height: 1)).makeImage())
        let appear = CABasicAnimation(keyPath: "contents")
        appear.fromValue = NSNull()
        appear.duration = 1
        stage.layer.add(appear, forKey: nil)
        CATransaction.flush()
        stage.time = 0.25
        #expect(stage.layer.presentation()?.contents == nil)
        stage.time = 0.75
        #expect(stage.layer.presentation()?.contents != nil)
    }

    @Test func contentsThatAreNoImageAreKeptAndNotDrawn() throws {
        final class Sheet: NSObject {}
        let (stage, sheet) = (Stage(), Sheet())
        stage.layer.actions = ["contents": NSNull()]
        stage.layer.contents = sheet
        CATransaction.flush()
        #expect(stage.layer.contents as? Sheet === sheet)
        #expect(stage.layer.value(forKey: "contents") as? Sheet === sheet)
        #expect(stage.layer.presentation()?.contents as? Sheet === sheet)
        let image = try #require(CGContext(bitmap: Bitmap(width: 1, height: 1)).makeImage())
        stage.layer.contents = image
        CATransaction.flush()
        #expect(stage.layer.value(forKey: "contents") as? CGImage === image && stage.layer.presentation()?.contents as? CGImage === image)
        stage.layer.setValue(sheet, forKey: "contents")
        #expect(stage.layer.contents as? Sheet === sheet)
        stage.layer.contents = nil
        #expect(stage.layer.contents == nil)
    }

    @Test func aSubclassCopiesItsOwnVariables() throws {
        let stage = Stage(NumberedLayer())
        stage.layer.number = 42
        let copy = try #require(stage.layer.presentation())
        #expect(copy.number == 42)
        #expect(copy !== stage.layer)
    }

    @Test func aSubclassWithoutInitialisersIsCopied() {
        let stage = Stage(PlainLayer())
        #expect(stage.layer.presentation()?.mark == "made")
    }

    @Test func modelAndPresentationReferToEachOther() throws {
        let stage = Stage()
        let copy = try #require(stage.layer.presentation())
        #expect(copy.model() === stage.layer)
        #expect(stage.layer.model() === stage.layer)
        #expect(copy.presentation() === copy)
        #expect(copy.superlayer?.model() === stage.root)
        #expect(stage.root.presentation()?.sublayers?.first?.model() === stage.layer)
    }

    @Test func thePresentationIncludesMaskAndNames() throws {
        let stage = Stage()
        let mask = CALayer()
        stage.layer.mask = mask
        stage.layer.name = "card"
        stage.layer.setValue(7, forKey: "count")
        CATransaction.flush()
        let copy = try #require(stage.layer.presentation())
        #expect(copy.mask?.model() === mask)
        #expect(copy.name == "card")
        #expect(copy.value(forKey: "count") as? Int == 7)
    }
}

private final class NumberedLayer: CALayer {
    var number = 0

    override init() { super.init() }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    override init(layer: Any) {
        super.init(layer: layer)
        number = (layer as? NumberedLayer)?.number ?? 0
    }
}

private final class PlainLayer: CALayer {
    var mark = "made"
}
