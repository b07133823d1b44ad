import CoreGraphics
import Foundation
import LaminaScene
import Testing
import TestSupport

@testable import QuartzCore

@Suite @MainActor struct AnimationArchiveTests {
    /// One animation of each class with every property changed, as the tests of copies have them.
    @Test(arguments: 0..<4)
    func everyPropertyOfEveryClassIsArchivedExceptTheDelegate(index: Int) throws {
        let original = AnimationCopyingTests.changed()[index]
        let copy = try Archive.roundTrip(original)
        #expect(type(of: copy) == type(of: original))
        #expect(copy.delegate == nil)
        #expect(ObjectText.of(copy) == ObjectText.of(original))
        for row in type(of: original).properties.rows where row.archive != .none {
            #expect(copy.shouldArchiveValue(forKey: row.name), "\(row.name)")
        }
    }

    @Test(arguments: 0..<6)
    func aNewAnimationsArchiveHasNoValues(index: Int) throws {
        let all = [CAAnimation(), CABasicAnimation(), CAKeyframeAnimation(), CASpringAnimation(), CATransition(), CAAnimationGroup()]
        #expect(all[index].archivedValues.isEmpty)
        let copy = try Archive.roundTrip(all[index])
        #expect(ObjectText.of(copy) == ObjectText.of(all[index]))
    }

    @Test func keyframesKeepTheirPathAndFunctions() throws {
        let keyframes = CAKeyframeAnimation(keyPath: "position")
        keyframes.path = CGPath(OtherValues.path)
        keyframes.timingFunctions = [CAMediaTimingFunction(name: .easeIn), CAMediaTimingFunction(controlPoints: 0.1, -0.5, 0.3, 1.5)]
        keyframes.values = [CGPoint(x: 1, y: 2), CGRect(x: 1, y: 2, width: 3, height: 4), CATransform3DMakeScale(2, 3, 4)]
        let copy = try Archive.roundTrip(keyframes)
        #expect(copy.path?.path == OtherValues.path)
        #expect(copy.timingFunctions == keyframes.timingFunctions)
        #expect(copy.values?[2] as? CATransform3D == CATransform3DMakeScale(2, 3, 4))
    }

    @Test func aGroupKeepsItsAnimations() throws {
        let inner = CAAnimationGroup()
        inner.animations = [fade(), CASpringAnimation(perceptualDuration: 0.5, bounce: 0.2)]
        let outer = CAAnimationGroup()
        outer.animations = [inner, CATransition()]
        outer.setValue("tag", forKey: "identifier")
        #expect(ObjectText.of(try Archive.roundTrip(outer)) == ObjectText.of(outer))
    }

    @Test func aLayersAnimationsAreArchivedWithTheirKeysAndGivenBeginTimes() throws {
        let stage = Stage()
        let timed = fade(duration: 2)
        timed.beginTime = 5
        stage.layer.add(fade(), forKey: "first")
        stage.layer.add(fade(duration: 3), forKey: nil)
        stage.layer.add(timed, forKey: "timed")
        // The commit decides when the animations without a begin time begin; the archive does not have that time.
        CATransaction.flush()
        stage.advance(to: 0.5)
        let copy = try Archive.roundTrip(stage.layer)
        #expect(copy.animationKeys() == ["first", "timed"])
        #expect(copy.attachedAnimations.map(\.duration) == [1, 3, 2])
        #expect(copy.attachments.animations.map(\.givenBeginTime) == [0, 0, 5])
    }

    @Test func aDecodedLayerPlaysItsAnimations() throws {
        let layer = CALayer()
        layer.opacity = 0
        layer.add(fade(), forKey: "fade")
        let stage = Stage(try Archive.roundTrip(layer))
        CATransaction.flush()
        stage.advance(to: 0.25)
        #expect(stage.shown("opacity") == 0.25)
        stage.advance(to: 1.5)
        #expect(stage.layer.animationKeys() == nil)
    }

    @Test func timingFunctionsAreEqualAfterArchiving() throws {
        for name in [CAMediaTimingFunctionName.linear, .easeIn, .easeOut, .easeInEaseOut, .default] {
            let function = CAMediaTimingFunction(name: name)
            #expect(try Archive.roundTrip(function) == function)
        }
        let own = CAMediaTimingFunction(controlPoints: 0.25, -0.125, 0.75, 1.5)
        #expect(try Archive.roundTrip(own) == own)
        #expect(own != CAMediaTimingFunction(name: .linear))
    }

    @Test func valueFunctionsAreEqualAfterArchiving() throws {
        for name in [CAValueFunctionName.rotateX, .rotateZ, .scale, .translate, .translateY] {
            let function = try #require(CAValueFunction(name: name))
            let copy = try Archive.roundTrip(function)
            #expect(copy.isEqual(function) && copy.hash == function.hash && copy.function == function.function)
        }
    }

    @Test func aSubclassKeepsItsClassAndItsOwnCoding() throws {
        let animation = ArchivedWave(keyPath: "opacity")
        animation.amplitude = 4
        let group = CAAnimationGroup()
        group.animations = [animation]
        let copy = try #require(Archive.roundTrip(group).animations?.first as? ArchivedWave)
        #expect(copy.amplitude == 4 && copy.keyPath == "opacity")
    }
}

/// A subclass as apps write it: with coding of its own.
final class ArchivedWave: CABasicAnimation {
    var amplitude = 0
    override init() { super.init() }
    required init?(coder: NSCoder) {
        super.init(coder: coder)
        amplitude = coder.decodeInteger(forKey: "amplitude")
    }
    override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(amplitude, forKey: "amplitude")
    }
}
