import QuartzCore
import Testing
import TestSupport

@Suite @MainActor struct AnimationDelegateTests {
    private let stage = Stage()
    private let listener = Listener()

    @Test func aCompletedAnimationStartsThenStopsFinished_delegate_001() {
        stage.layer.add(fade().tagged("a", for: listener), forKey: "k")
        stage.advance(to: 2)
        #expect(listener.events == [.start("a"), .stop("a", finished: true)])
    }

    @Test func aRemovedAnimationStopsUnfinished_delegate_002() {
        stage.layer.add(fade(duration: 10).tagged("a", for: listener), forKey: "k")
        stage.layer.removeAnimation(forKey: "k")
        finishTurn()
        #expect(listener.events == [.stop("a", finished: false)])
    }

    @Test func removingAllAnimationsStopsThemUnfinished_delegate_003() {
        stage.layer.add(fade(duration: 10).tagged("a", for: listener), forKey: "k")
        stage.layer.add(fade(duration: 10).tagged("b", for: listener), forKey: nil)
        stage.layer.removeAllAnimations()
        finishTurn()
        #expect(listener.events == [.stop("a", finished: false), .stop("b", finished: false)])
    }

    @Test func delegatesOfAGroupsChildrenAreNotNotified_delegate_004() {
        let group = CAAnimationGroup().tagged("group", for: listener)
        group.animations = [fade().tagged("child", for: listener)]
        group.duration = 1
        stage.layer.add(group, forKey: "k")
        stage.advance(to: 2)
        #expect(listener.events == [.start("group"), .stop("group", finished: true)])
    }

    @Test func anAnimationThatIsNotRemovedStopsOnceAndStaysAttached_delegate_005() {
        let animation = fade().tagged("a", for: listener)
        animation.isRemovedOnCompletion = false
        stage.layer.add(animation, forKey: "k")
        stage.advance(to: 2)
        stage.advance(to: 3)
        #expect(listener.events == [.start("a"), .stop("a", finished: true)])
        #expect(stage.layer.animationKeys() == ["k"])
    }

    @Test func removingAFinishedAnimationDoesNotNotifyAgain() {
        let animation = fade().tagged("a", for: listener)
        animation.isRemovedOnCompletion = false
        stage.layer.add(animation, forKey: "k")
        stage.advance(to: 2)
        stage.layer.removeAnimation(forKey: "k")
        finishTurn()
        #expect(listener.events == [.start("a"), .stop("a", finished: true)])
    }

    @Test func anAnimationThatIsReplacedStopsUnfinished_delegate_006() {
        stage.layer.add(fade(duration: 10).tagged("a", for: listener), forKey: "k")
        stage.layer.add(fade().tagged("b", for: listener), forKey: "k")
        finishTurn()
        #expect(listener.events.first == .stop("a", finished: false))
        #expect(listener.events.dropFirst() == [.start("b")])
    }

    @Test func theStartIsReportedWhenTheActiveTimeBegins_delegate_007() {
        let animation = fade().tagged("a", for: listener)
        animation.beginTime = 10
        stage.layer.add(animation, forKey: "k")
        stage.advance(to: 9)
        #expect(listener.events.isEmpty)
        stage.advance(to: 10)
        #expect(listener.events == [.start("a")])
    }

    @Test func delegatesAreNotifiedInALaterRunLoopIteration() {
        stage.layer.add(fade().tagged("a", for: listener), forKey: "k")
        CATransaction.flush()
        stage.time = 2
        stage.host.deliverEvents()
        #expect(listener.events.isEmpty)
        finishTurn()
        #expect(listener.events.count == 2)
    }

    @Test func endsAreReportedInTheOrderInWhichTheyHappened() {
        stage.layer.add(fade(duration: 2).tagged("long", for: listener), forKey: "long")
        stage.layer.add(fade(duration: 1).tagged("short", for: listener), forKey: "short")
        stage.advance(to: 3)
        #expect(
            listener.events == [
                .start("long"), .start("short"), .stop("short", finished: true), .stop("long", finished: true),
            ])
    }

    @Test func aFinishedAnimationIsRemovedBeforeItsDelegateIsNotified() {
        var keys: [String]? = ["not asked"]
        listener.onStop = { [layer = stage.layer] in keys = layer.animationKeys() }
        stage.layer.add(fade().tagged("a", for: listener), forKey: "k")
        stage.advance(to: 2)
        #expect(keys == nil)
    }

    @Test func aRemovedAnimationThatNobodyWatchesIsFreedAtOnce() {
        let layer = CALayer()
        layer.add(CABasicAnimation(keyPath: "opacity"), forKey: "fade")
        weak let attached = layer.animation(forKey: "fade")
        #expect(attached != nil)
        layer.removeAllAnimations()
        #expect(attached == nil)
    }

    @Test func leavingTheTreeStopsAnimationsUnfinished() {
        stage.layer.add(fade(duration: 10).tagged("a", for: listener), forKey: "k")
        stage.advance(to: 1)
        stage.layer.removeFromSuperlayer()
        finishTurn()
        #expect(listener.events.last == .stop("a", finished: false))
        #expect(stage.layer.animationKeys() == nil)
    }

    @Test func removingAnAnimationThatRunsStopsItUnfinished_seed_006() {
        stage.layer.add(fade(duration: 10).tagged("a", for: listener), forKey: "k")
        stage.advance(to: 1)
        stage.layer.removeAllAnimations()
        finishTurn()
        #expect(listener.events == [.start("a"), .stop("a", finished: false)])
    }

    @Test func aPausedLayerEndsNoAnimation() {
        stage.layer.add(fade().tagged("a", for: listener), forKey: "k")
        stage.advance(to: 0.5)
        stage.layer.speed = 0
        stage.advance(to: 5)
        #expect(listener.events == [.start("a")])
    }

    /// The host's own timer delivers the events here; `advance(to:)` would deliver them without it.
    @Test func anAnimationThatStandsStillHoldsBackNoOtherEnd() {
        let still = fade()
        still.speed = 0
        stage.layer.add(still, forKey: "still")
        stage.layer.add(fade().tagged("a", for: listener), forKey: "k")
        CATransaction.flush()
        stage.time = 5
        for _ in 0..<3 { finishTurn() }
        #expect(listener.events == [.start("a"), .stop("a", finished: true)])
        #expect(stage.layer.animationKeys() == ["still"])
    }

    @Test func aPausedSuperlayerPostponesTheEnd() {
        stage.layer.add(fade().tagged("a", for: listener), forKey: "k")
        stage.advance(to: 0.5)
        stage.root.speed = 0
        stage.advance(to: 5)
        #expect(listener.events == [.start("a")])
        stage.root.speed = 1
        stage.advance(to: 6)
        #expect(listener.events == [.start("a"), .stop("a", finished: true)])
    }

    @Test func commitsOfOtherLayersDoNotChangeTheEndTime() {
        let other = CALayer()
        stage.root.addSublayer(other)
        stage.layer.add(fade().tagged("a", for: listener), forKey: "k")
        for step in 1...9 {
            stage.advance(to: Double(step) / 10)
            other.position.x += 1
        }
        #expect(listener.events == [.start("a")])
        stage.advance(to: 1.1)
        #expect(listener.events == [.start("a"), .stop("a", finished: true)])
    }
}
