import Foundation
import LaminaScrolling
import Testing

import UIKit

@MainActor
final class SheetDragTests {
    final class Listener: NSObject, UISheetPresentationControllerDelegate {
        var heard: [String] = []
        func presentationControllerWillDismiss(_ presentationController: UIPresentationController) { heard.append("will dismiss") }
        func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { heard.append("did dismiss") }
        func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) { heard.append("attempt") }
        func sheetPresentationControllerDidChangeSelectedDetentIdentifier(_ sheet: UISheetPresentationController) {
            heard.append(sheet.selectedDetentIdentifier == .large ? "large" : "other")
        }
    }

    let first = UIViewController()
    let second = UIViewController()
    /// Lazy, so that the test itself creates the window.
    ///
    /// Between the suite's initialiser and the test, another test may bring its window to the front.
    private lazy var stage = ControllerStage(first)
    private lazy var hand = Hand(stage.window)
    let listener = Listener()
    var sheet: UISheetPresentationController? { second.sheetPresentationController }
    var top: CGFloat { second.view.convert(second.view.bounds, to: nil).minY }

    private func present(_ detents: [UISheetPresentationController.Detent] = [.large()]) {
        _ = stage
        sheet?.detents = detents
        sheet?.delegate = listener
        first.present(second, animated: false)
        stage.advance(by: 0)
    }

    /// Drags vertically by `way` points and releases.
    ///
    /// - Parameter rests: True to wait 0.3 seconds before the release, so that the touch ends without velocity.
    private func drag(from start: CGFloat, by way: CGFloat, rests: Bool = true) {
        hand.down(160, start)
        for step in 1...4 { hand.move(160, start + way * CGFloat(step) / 4) }
        if rests { hand.wait(0.3) }
        hand.up(160, start + way)
    }

    @Test func aSheetFollowsTheFingerAfterTenPoints() {
        present()
        hand.down(160, 100)
        hand.move(160, 109)
        #expect(top == 30)
        hand.move(160, 200)
        #expect(top == 120)
        #expect(second.view.bounds.height == 450)
        hand.move(160, 60)
        #expect(top < 30 && top > 15)
        hand.wait(0.3)
        hand.up(160, 60)
        stage.finishTransition()
        #expect(top == 30)
        #expect(listener.heard.isEmpty)
    }

    @Test func aSheetReturnsFromItsUpperHalfAndIsDismissedFromTheLower() {
        present()
        drag(from: 100, by: 225)
        stage.finishTransition()
        #expect(top == 30)
        drag(from: 100, by: 245)
        #expect(listener.heard == ["will dismiss"])
        stage.finishTransition()
        #expect(first.presentedViewController == nil)
        #expect(second.view.window == nil)
        #expect(listener.heard == ["will dismiss", "did dismiss"])
    }

    @Test func aModalSheetStaysAndAsksTheDelegate() {
        second.isModalInPresentation = true
        present()
        hand.down(160, 100)
        hand.move(160, 450)
        #expect(top > 30 && top < 250)
        hand.move(160, 470)
        hand.up(160, 470)
        stage.finishTransition()
        #expect(first.presentedViewController === second)
        #expect(top == 30)
    }

    @Test func aFlickedModalSheetAsksTheDelegate() {
        second.isModalInPresentation = true
        present()
        drag(from: 100, by: 300, rests: false)
        stage.finishTransition()
        #expect(listener.heard == ["attempt"])
        #expect(top == 30)
    }

    @Test func aDragSelectsTheNearestDetent() {
        present([.medium(), .large()])
        #expect(top == 240)
        hand.down(160, 260)
        hand.move(160, 160)
        stage.advance(by: 0)
        hand.wait(0.3)
        hand.up(160, 160)
        #expect(sheet?.selectedDetentIdentifier == nil)
        // The return to the detent is animated.
        #expect(sheet?.presentedView?.layer.animationKeys()?.isEmpty == false)
        stage.finishTransition()
        #expect(top == 240)
        drag(from: 260, by: -130)
        stage.finishTransition()
        #expect(sheet?.selectedDetentIdentifier == .large)
        #expect(top == 30)
        #expect(listener.heard == ["large"])
        #expect(second.view.bounds.height == 450)
    }

    @Test func aSheetGrowsWhileItIsDraggedBetweenDetents() {
        present([.medium(), .large()])
        hand.down(160, 260)
        hand.move(160, 150)
        #expect(top == 140)
        #expect(second.view.bounds.height == 340)
        hand.up(160, 150)
    }

    @Test func aDragMovesTheSheetOnlyAtTheTopOfItsContent() {
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 450))
        scrollView.contentSize = CGSize(width: 320, height: 2000)
        second.view.addSubview(scrollView)
        present()
        hand.down(160, 100)
        hand.move(160, 200)
        #expect(top == 120)
        #expect(scrollView.contentOffset.y == 0)
        hand.move(160, 100)
        hand.wait(0.3)
        hand.up(160, 100)
        stage.finishTransition()
        scrollView.contentOffset.y = 500
        hand.down(160, 100)
        hand.move(160, 200)
        #expect(top == 30)
        #expect(scrollView.contentOffset.y == 410)
        hand.up(160, 200)
    }

    @Test(arguments: [true, false])
    func scrollingUpExpandsTheSheetFirstUnlessDisabled(expands: Bool) {
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 450))
        scrollView.contentSize = CGSize(width: 320, height: 2000)
        second.view.addSubview(scrollView)
        sheet?.prefersScrollingExpandsWhenScrolledToEdge = expands
        present([.medium(), .large()])
        hand.down(160, 400)
        hand.move(160, 340)
        #expect(top == (expands ? 190 : 240))
        #expect(scrollView.contentOffset.y == (expands ? 0 : 50))
        hand.up(160, 340)
    }

    @Test func customDetentsAreClampedAndMayBeNil() {
        var facts: [CGFloat] = []
        stage.window.setAdditionalSafeArea(UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
        let small = UISheetPresentationController.Detent.custom(identifier: .init("small")) { context in
            facts = [context.maximumDetentValue, CGFloat(context.containerTraitCollection.verticalSizeClass.rawValue)]
            return 100
        }
        present([.custom { _ in nil }, small, .custom { _ in 10_000 }])
        #expect(facts == [480 - 59 - 34, 2])
        #expect(abs(top - 346) < 1e-9)
        sheet?.selectedDetentIdentifier = sheet?.detents.last?.identifier
        stage.advance(by: 0)
        #expect(top == 59)
    }

    @Test(arguments: [(875.0, false), (975, false), (1000, true)])
    func aFlickIsProjectedOneThirdSecondAhead(velocity: Double, isAway: Bool) {
        let drag = SheetDrag(tops: [59], leastHeight: 793, canDismiss: true)
        #expect((drag.rest(from: 59 + 64, velocity: velocity) == .away) == isAway)
    }

    @Test func theViewBelowAnUndimmedDetentReceivesTouches() {
        present([.medium(), .large()])
        #expect(stage.window.hitTest(CGPoint(x: 160, y: 100), with: nil) !== first.view)
        sheet?.largestUndimmedDetentIdentifier = .medium
        #expect(stage.window.hitTest(CGPoint(x: 160, y: 100), with: nil) === first.view)
        sheet?.selectedDetentIdentifier = .large
        #expect(stage.window.hitTest(CGPoint(x: 160, y: 25), with: nil) !== first.view)
    }
}
