import LaminaScene
import QuartzCore
import Testing
import TestSupport

import UIKit

@Suite(.serialized) @MainActor
struct ViewTransitionTests {
    private let stage = AnimationStage()

    private var transition: CATransition? { stage.view.layer.animation(forKey: kCATransition) as? CATransition }

    @Test func aDissolveShowsTheChangeAndCallsItsCompletion() {
        var heard: [Bool] = []
        let view = stage.view
        UIView.transition(
            with: view, duration: 1, options: .transitionCrossDissolve, animations: { view.backgroundColor = .red },
            completion: { heard.append($0) })
        #expect(transition?.type == .fade)
        #expect(transition?.duration == 1)
        #expect(view.layer.animationKeys() == [kCATransition])
        stage.advance(to: 0.9)
        #expect(heard.isEmpty)
        stage.advance(to: 1)
        #expect(heard == [true])
    }

    @Test(arguments: [
        UIView.AnimationOptions.transitionFlipFromLeft, .transitionFlipFromRight, .transitionFlipFromTop, .transitionFlipFromBottom,
        .transitionCurlUp, .transitionCurlDown,
    ])
    func theOptionsSelectTheTransition(options: UIView.AnimationOptions) {
        UIView.transition(with: stage.view, duration: 1, options: options, animations: {})
        #expect(transition?.effect != nil)
        #expect(transition?.effect == options.effect)
    }

    @Test func animatedContentIsAllowedByAnOption() {
        let view = stage.view
        UIView.transition(with: view, duration: 1, options: [.transitionCrossDissolve, .allowAnimatedContent]) { view.alpha = 0.5 }
        #expect(view.layer.animationKeys() == ["opacity", kCATransition])
    }

    @Test func aTransitionWithoutAnEffectIsAnOrdinaryBlock() {
        let view = stage.view
        UIView.transition(with: view, duration: 1, options: []) { view.alpha = 0.5 }
        #expect(view.layer.animationKeys() == ["opacity"])
    }

    @Test func aTransitionReplacesOneViewByAnother() {
        let (first, second) = (UIView(), UIView())
        stage.view.addSubview(first)
        stage.view.addSubview(UIView())
        UIView.transition(from: first, to: second, duration: 1, options: .transitionFlipFromLeft)
        #expect(first.superview == nil)
        #expect(stage.view.subviews.first === second)
        #expect(transition != nil)
    }

    @Test func aTransitionCanHideAndShowViewsInstead() {
        let (first, second) = (UIView(), UIView())
        stage.view.addSubview(first)
        stage.view.addSubview(second)
        second.isHidden = true
        UIView.transition(from: first, to: second, duration: 1, options: [.transitionCrossDissolve, .showHideTransitionViews])
        #expect(first.isHidden)
        #expect(!second.isHidden)
        #expect(stage.view.subviews.count == 2)
    }

    @Test func aViewOutsideAWindowChangesImmediately() {
        let view = UIView()
        var heard: [Bool] = []
        UIView.transition(with: view, duration: 1, options: .transitionCurlUp, animations: { view.tag = 1 }, completion: { heard.append($0) })
        finishTurn()
        #expect(view.tag == 1)
        #expect(heard == [true])
    }

    @Test func betweenBeginAndCommitTheSubviewsChangeByAnEffect() {
        UIView.beginAnimations(nil, context: nil)
        UIView.setAnimationDuration(3)
        UIView.setAnimationTransition(.flipFromRight, for: stage.view, cache: true)
        stage.view.addSubview(UIView())
        UIView.commitAnimations()
        #expect(transition?.duration == 3)
        #expect(transition?.effect == .flip(.maxX))
    }

    @Test func deletedViewsAreRemovedAtTheEnd() {
        let view = UIView()
        stage.view.addSubview(view)
        stage.advance(to: 0)
        UIView.perform(.delete, on: [view], animations: nil)
        stage.advance(to: 0.1)
        #expect(view.superview != nil)
        stage.advance(to: 1)
        #expect(view.superview == nil)
    }
}
