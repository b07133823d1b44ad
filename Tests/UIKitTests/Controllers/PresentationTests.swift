import Testing
import UIKit

@MainActor
struct PresentationTests {
    let log = LifeLog()

    /// Returns a stage with A on screen, and B ready to be presented.
    private func makeStage(
        _ style: UIModalPresentationStyle = .fullScreen, _ transition: UIModalTransitionStyle = .coverVertical
    ) -> (ControllerStage, LifeController, LifeController) {
        let (first, second) = (LifeController("A", log), LifeController("B", log))
        second.modalPresentationStyle = style
        second.modalTransitionStyle = transition
        let stage = ControllerStage(first)
        _ = log.take()
        return (stage, first, second)
    }

    // MARK: The order of callbacks

    @Test(arguments: [UIModalTransitionStyle.coverVertical, .flipHorizontal, .crossDissolve, .partialCurl])
    func fullScreenPresentationRemovesThePresenter(transition: UIModalTransitionStyle) {
        let (stage, first, second) = makeStage(.fullScreen, transition)
        first.present(second, animated: true) { log.lines.append("completion") }
        #expect(log.take() == ["B did load", "A will disappear…", "B will appear…"])
        stage.advance(by: 0.1)
        #expect(log.take().isEmpty)
        #expect(second.isBeingPresented)
        stage.finishTransition()
        #expect(log.take() == ["B did appear…", "A did disappear…", "completion"])
        #expect(!second.isBeingPresented)
        #expect(first.view.window == nil)
        #expect(second.view.frame == stage.window.bounds)

        second.dismiss(animated: true) { log.lines.append("completion") }
        #expect(log.take() == ["B will disappear…", "A will appear…"])
        #expect(second.isBeingDismissed)
        stage.finishTransition()
        #expect(log.take() == ["A did appear…", "B did disappear…", "completion"])
        #expect(first.view.superview === stage.window)
        #expect(stage.window.subviews.count == 1)
        #expect(second.view.window == nil)
        #expect(second.view.layer.animationKeys() == nil)
        #expect(first.view.layer.isDoubleSided)
    }

    @Test(arguments: [UIModalPresentationStyle.pageSheet, .formSheet, .automatic, .overFullScreen, .overCurrentContext, .popover])
    func nonFullScreenPresentationDoesNotCallViewWillDisappear(style: UIModalPresentationStyle) {
        let (stage, first, second) = makeStage(style)
        first.present(second, animated: true)
        stage.finishTransition()
        #expect(log.take() == ["B did load", "B will appear…", "B did appear…"])
        #expect(first.view.window === stage.window)
        second.dismiss(animated: true)
        stage.finishTransition()
        #expect(log.take() == ["B will disappear…", "B did disappear…"])
        #expect(stage.window.subviews == [first.view])
        #expect(first.view.transform == .identity)
    }

    @Test func withoutAnimationTheViewAppearsAfterTheCommit() {
        let (stage, first, second) = makeStage()
        first.present(second, animated: false) { log.lines.append("completion") }
        #expect(log.take() == ["B did load", "A will disappear", "B will appear"])
        #expect(second.view.window === stage.window)
        stage.advance(by: 0)
        #expect(log.take() == ["B did appear", "A did disappear", "completion"])
        second.dismiss(animated: false) { log.lines.append("completion") }
        #expect(log.take() == ["B will disappear", "A will appear", "A did appear", "B did disappear", "completion"])
    }

    @Test func animationsInViewDidAppearRun() {
        final class Mover: UIViewController {
            let box = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            override func viewDidAppear(_ animated: Bool) {
                view.addSubview(box)
                UIView.animate(withDuration: 1) { self.box.alpha = 0 }
            }
        }
        let mover = Mover()
        mover.modalPresentationStyle = .fullScreen
        let (stage, first, _) = makeStage()
        first.present(mover, animated: false)
        stage.advance(by: 0)
        #expect(mover.box.layer.animationKeys()?.isEmpty == false)
    }

    // MARK: The presenting controller

    @Test func theOutermostControllerPresents() {
        let (stage, first, second) = makeStage()
        let child = UIViewController()
        first.addChild(child)
        first.view.addSubview(child.view)
        child.didMove(toParent: first)
        child.present(second, animated: false)
        #expect(second.presentingViewController === first)
        #expect(first.presentedViewController === second)
        #expect(child.presentedViewController === second)
        #expect(second.next === first)
        child.dismiss(animated: false)
        stage.advance(by: 0)
        #expect(first.presentedViewController == nil)
        #expect(second.presentingViewController == nil)
    }

    @Test func currentContextCoversTheDefiningController() {
        let (stage, first, second) = makeStage(.overCurrentContext)
        let child = UIViewController()
        child.definesPresentationContext = true
        first.addChild(child)
        child.view.frame = CGRect(x: 0, y: 100, width: 320, height: 200)
        first.view.addSubview(child.view)
        child.didMove(toParent: first)
        child.present(second, animated: false)
        stage.advance(by: 0)
        #expect(second.presentingViewController === child)
        #expect(second.view.convert(second.view.bounds, to: nil) == CGRect(x: 0, y: 100, width: 320, height: 200))
    }

    @Test func aControllerPresentsOnlyOneController() {
        let (stage, first, second) = makeStage()
        first.present(second, animated: false)
        stage.advance(by: 0)
        let third = UIViewController()
        first.present(third, animated: false)
        #expect(third.presentingViewController == nil)
        second.present(third, animated: false)
        #expect(third.presentingViewController === second)
    }

    @Test func aControllerWithoutAWindowPresentsNothing() {
        let (first, second) = (UIViewController(), UIViewController())
        first.present(second, animated: true)
        #expect(first.presentedViewController == nil)
        #expect(second.presentingViewController == nil)
    }

    @Test func dismissingALowerControllerRemovesAllAboveAndAnimatesTheTop() {
        let (stage, first, second) = makeStage()
        let third = LifeController("C", log)
        third.modalPresentationStyle = .fullScreen
        first.present(second, animated: false)
        stage.advance(by: 0)
        second.present(third, animated: false)
        stage.advance(by: 0)
        _ = log.take()
        first.dismiss(animated: true)
        #expect(third.view.window === stage.window)
        stage.finishTransition()
        #expect(log.take() == ["C will disappear…", "A will appear…", "A did appear…", "C did disappear…"])
        #expect(first.presentedViewController == nil)
        #expect(second.presentedViewController == nil)
        #expect(stage.window.subviews == [first.view])
    }

    @Test func aDismissalWaitsForTheEndOfThePresentation() {
        let (stage, first, second) = makeStage()
        first.present(second, animated: true)
        stage.advance(by: 0.1)
        second.dismiss(animated: true) { log.lines.append("gone") }
        stage.finishTransition()
        stage.finishTransition()
        #expect(log.take().suffix(3) == ["A did appear…", "B did disappear…", "gone"])
        #expect(first.presentedViewController == nil)
    }

    @Test func dismissingNothingOnlyCompletes() {
        var isDone = false
        UIViewController().dismiss(animated: true) { isDone = true }
        #expect(isDone)
    }

    @Test func aNewRootControllerRemovesPresentations() {
        let (stage, first, second) = makeStage(.overFullScreen)
        first.present(second, animated: false)
        stage.advance(by: 0)
        let other = UIViewController()
        stage.window.rootViewController = other
        #expect(stage.window.subviews == [other.view])
        #expect(first.presentedViewController == nil)
    }

    // MARK: Touches

    @Test func touchesAreIgnoredDuringATransition() {
        let (stage, first, second) = makeStage()
        first.present(second, animated: true)
        stage.advance(by: 0.1)
        let place = CGPoint(x: 100, y: 100)
        let hit = stage.window.hitTest(place, with: nil)
        #expect(hit !== first.view && hit !== second.view && hit !== stage.window)
        stage.finishTransition()
        #expect(stage.window.hitTest(place, with: nil) === second.view)
    }

    @Test func aSheetRestoresThePresentersCorners() {
        let (stage, first, second) = makeStage(.pageSheet)
        first.view.clipsToBounds = true
        first.view.layer.cornerRadius = 4
        first.present(second, animated: true)
        stage.finishTransition()
        #expect(first.view.layer.cornerRadius == 10)
        second.dismiss(animated: true)
        stage.finishTransition()
        #expect(first.view.clipsToBounds)
        #expect(first.view.layer.cornerRadius == 4)
    }

    @Test func aPresentationHasTheTraitsOfItsSurroundings() throws {
        final class Presentation: UIPresentationController {
            var changes = 0
            override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) { changes += 1 }
        }
        final class Transition: NSObject, UIViewControllerTransitioningDelegate {
            func presentationController(
                forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
            ) -> UIPresentationController? { Presentation(presentedViewController: presented, presenting: presenting) }
        }
        let (stage, first, second) = makeStage(.custom)
        let transition = Transition()
        second.transitioningDelegate = transition
        first.present(second, animated: false)
        stage.finishTransition()
        let presentation = try #require(second.presentationController as? Presentation)
        #expect(presentation.traitCollection.userInterfaceIdiom == .phone)
        let changes = presentation.changes
        stage.window.overrideUserInterfaceStyle = .dark
        #expect(presentation.traitCollection.userInterfaceStyle == .dark)
        #expect(presentation.changes == changes + 1)
        presentation.overrideTraitCollection = UITraitCollection(userInterfaceStyle: .light)
        #expect(presentation.traitCollection.userInterfaceStyle == .light)
    }

    @Test func readingPresentationControllerRetainsNothing() {
        weak var released: UIViewController?
        do {
            let controller = UIViewController()
            controller.sheetPresentationController?.prefersGrabberVisible = true
            #expect(controller.presentationController?.presentedViewController === controller)
            #expect(controller.presentationController?.presentingViewController === controller)
            released = controller
        }
        #expect(released == nil)
    }
}
