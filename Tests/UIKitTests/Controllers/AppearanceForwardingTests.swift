import Testing
import UIKit

@MainActor
struct AppearanceForwardingTests {
    let log = LifeLog()

    private func makeFamily(_ parent: UIViewController) -> LifeController {
        let child = LifeController("child", log)
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
        return child
    }

    @Test func childrenGetWillAfterAndDidBeforeTheirParent() {
        let parent = LifeController("parent", log)
        _ = makeFamily(parent)
        _ = log.take()
        let stage = ControllerStage(parent)
        #expect(log.take() == ["parent will appear", "child will appear", "child did appear", "parent did appear"])
        stage.window.rootViewController = nil
        #expect(log.take() == ["parent will disappear", "child will disappear", "child did disappear", "parent did disappear"])
    }

    @Test func aContainerMayForwardAppearanceCallbacksItself() {
        final class Container: UIViewController {
            override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
        }
        let container = Container()
        let stage = ControllerStage(container)
        let child = makeFamily(container)
        stage.advance(by: 0)
        #expect(log.take() == ["child did load"])
        child.beginAppearanceTransition(true, animated: true)
        child.endAppearanceTransition()
        #expect(log.take() == ["child will appear…", "child did appear…"])
        child.beginAppearanceTransition(false, animated: false)
        child.view.removeFromSuperview()
        child.endAppearanceTransition()
        #expect(log.take() == ["child will disappear", "child did disappear"])
    }

    @Test func appearanceCallbacksAreNotRepeated() {
        let controller = LifeController("A", log)
        let stage = ControllerStage(controller)
        _ = log.take()
        controller.beginAppearanceTransition(true, animated: false)
        controller.endAppearanceTransition()
        #expect(log.take().isEmpty)
        stage.advance(by: 0)
        #expect(log.take().isEmpty)
    }

    @Test func childrenMoveWithAPresentedParent() {
        let (first, second) = (UIViewController(), LifeController("parent", log))
        second.modalPresentationStyle = .fullScreen
        _ = makeFamily(second)
        let stage = ControllerStage(first)
        _ = log.take()
        first.present(second, animated: true)
        stage.finishTransition()
        #expect(log.take() == ["parent will appear…", "child will appear…", "child did appear…", "parent did appear…"])
    }

    @Test func theViewIsInItsWindowWhenItIsAppearing() {
        final class Place: UIViewController {
            var heard: [String] = []
            override func viewWillAppear(_ animated: Bool) { heard.append("will \(view.window != nil)") }
            override func viewIsAppearing(_ animated: Bool) { heard.append("is \(view.window != nil)") }
            override func viewDidAppear(_ animated: Bool) { heard.append("did \(view.window != nil)") }
        }
        let (root, presented) = (Place(), Place())
        let stage = ControllerStage(root)
        #expect(root.heard == ["will false", "is true", "did true"])
        root.present(presented, animated: true)
        stage.finishTransition()
        #expect(presented.heard == ["will false", "is true", "did true"])
    }

    @Test func movingToAndFromAParentIsReportedDuringTheCallbacks() {
        final class Moving: UIViewController {
            var heard: [String] = []
            override func viewWillAppear(_ animated: Bool) { heard.append("joining \(isMovingToParent)") }
            override func viewDidAppear(_ animated: Bool) { heard.append("joined \(isMovingToParent)") }
            override func viewWillDisappear(_ animated: Bool) { heard.append("leaving \(isMovingFromParent)") }
        }
        let (parent, child) = (UIViewController(), Moving())
        let stage = ControllerStage(parent)
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
        stage.advance(by: 0)
        child.willMove(toParent: nil)
        child.view.removeFromSuperview()
        child.removeFromParent()
        #expect(child.heard == ["joining true", "joined true", "leaving true"])
        #expect(!child.isMovingFromParent && !child.isMovingToParent)
    }

    @Test func transitionOptionsApplyWhenChildrenAreSwapped() {
        let parent = UIViewController()
        let stage = ControllerStage(parent)
        let old = makeFamily(parent)
        let new = LifeController("new", log)
        parent.addChild(new)
        stage.advance(by: 0)
        parent.transition(from: old, to: new, duration: 0.5, options: .transitionFlipFromLeft, animations: nil)
        #expect(old.view.superview == nil)
        #expect(new.view.superview === parent.view)
        stage.finishTransition()
        #expect(log.take().suffix(2) == ["child did disappear…", "new did appear…"])
    }

    @Test func swappingChildrenNotifiesBoth() {
        let parent = UIViewController()
        let stage = ControllerStage(parent)
        let old = makeFamily(parent)
        stage.advance(by: 0)
        let new = LifeController("new", log)
        parent.addChild(new)
        _ = log.take()
        var finished: Bool?
        parent.transition(from: old, to: new, duration: 0.5, animations: { new.view.alpha = 0.5 }) { finished = $0 }
        stage.finishTransition()
        #expect(
            log.take() == [
                "new did load", "child will disappear…", "new will appear…", "child did disappear…", "new did appear…",
            ])
        #expect(old.view.superview == nil)
        #expect(new.view.superview === parent.view)
        #expect(finished == true)
    }
}
