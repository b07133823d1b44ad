import QuartzCore
import Testing
import UIKit

@MainActor
struct TransitionLookTests {
    private func presented(_ transition: UIModalTransitionStyle, _ style: UIModalPresentationStyle = .fullScreen) -> (
        ControllerStage, UIViewController, UIViewController
    ) {
        let (first, second) = (UIViewController(), UIViewController())
        second.modalPresentationStyle = style
        second.modalTransitionStyle = transition
        let stage = ControllerStage(first)
        first.present(second, animated: true)
        return (stage, first, second)
    }

    private func seen(_ view: UIView, _ keyPath: String) -> CGFloat {
        CATransaction.flush()
        return view.layer.presentation()?.value(forKeyPath: keyPath) as? CGFloat ?? .nan
    }

    @Test func coverVerticalSlidesUpFromBelow() {
        let (stage, _, second) = presented(.coverVertical)
        #expect(isClose(seen(second.view, "position.y"), 720))
        stage.advance(by: 0.1)
        let middle = seen(second.view, "position.y")
        #expect(middle > 240 && middle < 720)
        stage.finishTransition()
        #expect(isClose(seen(second.view, "position.y"), 240))
    }

    @Test func flipHorizontalRotatesBothViewsInSpace() throws {
        let (stage, first, second) = presented(.flipHorizontal)
        let container = try #require(second.view.superview)
        #expect(first.view.superview === container)
        #expect(container.layer.sublayerTransform.m34 < 0)
        stage.advance(by: 0.375)
        // Halfway, both views are perpendicular to the screen, the old one with its right edge towards the viewer.
        #expect(isClose(seen(first.view, "transform.rotation.y"), -.pi / 2, within: 0.01))
        #expect(isClose(seen(second.view, "transform.rotation.y"), .pi / 2, within: 0.01))
        #expect(!first.view.layer.isDoubleSided)
        stage.finishTransition()
        #expect(CATransform3DIsIdentity(container.layer.sublayerTransform))
        #expect(second.view.layer.isDoubleSided)
    }

    @Test func crossDissolveFadesIn() {
        let (stage, _, second) = presented(.crossDissolve)
        #expect(isClose(seen(second.view, "opacity"), 0))
        stage.advance(by: 0.175)
        #expect(isClose(seen(second.view, "opacity"), 0.5, within: 0.01))
        stage.finishTransition()
        second.dismiss(animated: true)
        stage.advance(by: 0.175)
        #expect(isClose(seen(second.view, "opacity"), 0.5, within: 0.01))
        stage.finishTransition()
        #expect(second.view.alpha == 1)
    }

    @Test func aSheetShowsTheRoundedPresenterBehindIt() {
        let (stage, first, second) = presented(.coverVertical, .pageSheet)
        stage.finishTransition()
        #expect(second.view.convert(second.view.bounds, to: nil) == CGRect(x: 0, y: 30, width: 320, height: 450))
        #expect(second.view.superview?.layer.cornerRadius == 10)
        #expect(isClose(first.view.frame.minY, 20))
        // 320 × 0.9165, the scale that was measured on UIKit.
        #expect(isClose(first.view.frame.width, 293.28))
        #expect(first.view.layer.cornerRadius == 10)
    }

    @Test func aSheetHasTheElevatedInterfaceLevel() {
        let (stage, first, second) = presented(.coverVertical, .pageSheet)
        stage.finishTransition()
        #expect(second.view.traitCollection.userInterfaceLevel == .elevated)
        #expect(first.view.traitCollection.userInterfaceLevel == .base)
    }

    @Test func aMediumSheetBeginsInTheMiddle() {
        let (first, second) = (UIViewController(), UIViewController())
        second.sheetPresentationController?.detents = [.medium(), .large()]
        let stage = ControllerStage(first)
        first.present(second, animated: false)
        stage.advance(by: 0)
        #expect(second.view.convert(second.view.bounds, to: nil) == CGRect(x: 0, y: 240, width: 320, height: 240))
        second.sheetPresentationController?.selectedDetentIdentifier = .large
        stage.advance(by: 0)
        #expect(second.view.convert(second.view.bounds, to: nil).minY == 30)
    }

    @Test func aWideWindowShowsAFormSheetInItsMiddle() {
        let (first, second) = (UIViewController(), UIViewController())
        second.modalPresentationStyle = .formSheet
        second.preferredContentSize = CGSize(width: 300, height: 200)
        let stage = ControllerStage(first)
        stage.window.frame.size = CGSize(width: 1000, height: 800)
        first.present(second, animated: false)
        stage.advance(by: 0)
        #expect(second.view.convert(second.view.bounds, to: nil) == CGRect(x: 350, y: 300, width: 300, height: 200))
        #expect(first.view.transform == .identity)
    }
}
