import QuartzCore
import Testing
import TestSupport

@Suite @MainActor struct AnimationKeysTests {
    private let layer = CALayer()

    @Test func aLayerListsTheKeyOfAnAnimation_animation_keys_001() {
        layer.add(fade(), forKey: "k")
        #expect(layer.animationKeys() == ["k"])
    }

    @Test func withoutAnimationsThereAreNoKeys_animation_keys_002() {
        layer.add(fade(), forKey: "k")
        layer.removeAllAnimations()
        #expect(layer.animationKeys() == nil)
    }

    @Test func aLayerStoresACopyOfAnAnimation_animation_keys_003() {
        let animation = fade()
        layer.add(animation, forKey: "k")
        animation.duration = 7
        #expect(layer.animation(forKey: "k") !== animation)
        #expect(layer.animation(forKey: "k")?.duration == 1)
    }

    @Test func theSameKeyReplaces_animation_keys_004() {
        layer.add(fade(duration: 1), forKey: "k")
        layer.add(fade(duration: 2), forKey: "k")
        #expect(layer.animationKeys() == ["k"])
        #expect(layer.animation(forKey: "k")?.duration == 2)
    }

    @Test func animationsWithoutAKeyDoNotReplaceEachOther_animation_keys_005() {
        let listener = Listener()
        layer.add(fade().tagged("a", for: listener), forKey: nil)
        layer.add(fade().tagged("b", for: listener), forKey: nil)
        layer.removeAllAnimations()
        finishTurn()
        #expect(listener.events.count == 2)
    }

    @Test func aTransitionAlwaysHasTheSameKey_animation_keys_006() {
        layer.add(CATransition(), forKey: "k")
        #expect(layer.animationKeys() == ["transition"])
    }

    @Test func animationKeysAreInTheOrderOfAdding() {
        for key in ["c", "a", "b"] { layer.add(fade(), forKey: key) }
        #expect(layer.animationKeys() == ["c", "a", "b"])
    }

    @Test func anAnimationWithoutADurationUsesTheTransactionsDuration() {
        CATransaction.begin()
        CATransaction.setAnimationDuration(3)
        layer.add(fade(duration: 0), forKey: "k")
        CATransaction.commit()
        #expect(layer.animation(forKey: "k")?.duration == 3)
    }

    @Test func theAttachedCopyGetsItsBeginTimeAtCommit() {
        let stage = Stage()
        stage.time = 5
        let animation = fade()
        stage.layer.add(animation, forKey: "k")
        CATransaction.flush()
        #expect(stage.layer.animation(forKey: "k")?.beginTime == 5)
        #expect(animation.beginTime == 0)
    }
}
