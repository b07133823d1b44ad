import Testing
import TestSupport
import UIKit

@MainActor
struct ViewControllerTests {
    final class Recorder: UIViewController {
        var heard: [String] = []

        override func loadView() {
            heard.append("load")
            super.loadView()
        }
        override func viewDidLoad() { heard.append("did load") }
        override func viewWillAppear(_ animated: Bool) { heard.append("will appear") }
        override func viewDidAppear(_ animated: Bool) { heard.append("did appear") }
        override func viewWillDisappear(_ animated: Bool) { heard.append("will disappear") }
        override func viewDidDisappear(_ animated: Bool) { heard.append("did disappear") }
        override func viewWillLayoutSubviews() { heard.append("will lay out") }
        override func viewDidLayoutSubviews() { heard.append("did lay out") }
        override func willMove(toParent parent: UIViewController?) { heard.append(parent == nil ? "will leave" : "will join") }
        override func didMove(toParent parent: UIViewController?) { heard.append(parent == nil ? "left" : "joined") }
    }

    @Test func theViewIsLoadedOnFirstUse() {
        let controller = Recorder()
        #expect(!controller.isViewLoaded)
        #expect(controller.viewIfLoaded == nil)
        controller.loadViewIfNeeded()
        controller.loadViewIfNeeded()
        #expect(controller.view === controller.viewIfLoaded)
        #expect(controller.heard == ["load", "did load"])
    }

    @Test func aControllerWithoutAViewGetsAnEmptyOne() {
        final class Forgetful: UIViewController {
            override func loadView() {}
        }
        #expect(Forgetful().view.bounds == UIScreen.main.bounds)
    }

    @Test func theViewThatAControllerMakesGrowsWithItsSuperview() {
        let (container, controller) = (UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), UIViewController())
        controller.view.frame = container.bounds
        container.addSubview(controller.view)
        container.frame.size = CGSize(width: 200, height: 150)
        #expect(controller.view.autoresizingMask == [.flexibleWidth, .flexibleHeight])
        #expect(controller.view.frame == container.bounds)
    }

    @Test func theCallbacksOfARootControllerAreInOrder() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        let controller = Recorder()
        window.rootViewController = controller
        #expect(controller.heard.isEmpty)
        window.makeKeyAndVisible()
        finishTurn()
        #expect(controller.heard == ["load", "did load", "will appear", "will lay out", "did lay out", "did appear"])
        #expect(controller.view.frame == window.bounds)
        controller.heard = []
        window.rootViewController = nil
        #expect(controller.heard == ["will disappear", "did disappear"])
        #expect(window.subviews.isEmpty)
        window.isHidden = true
    }

    @Test func layoutCallbacksSurroundTheViewsLayout() {
        final class Layout: UIView {
            var onLayout: (() -> Void)?
            override func layoutSubviews() { onLayout?() }
        }
        let controller = Recorder()
        let view = Layout()
        view.onLayout = { controller.heard.append("lay out") }
        controller.view = view
        view.layoutIfNeeded()
        #expect(controller.heard == ["will lay out", "lay out", "did lay out"])
    }

    @Test func aControllerRemovedBeforeTheCommitDoesNotAppear() {
        let window = UIWindow(frame: .zero)
        let controller = Recorder()
        window.rootViewController = controller
        window.isHidden = false
        window.rootViewController = nil
        finishTurn()
        #expect(!controller.heard.contains("did appear"))
        window.isHidden = true
    }

    @Test func childrenKnowTheirParent() {
        let (parent, other, child) = (UIViewController(), UIViewController(), Recorder())
        parent.addChild(child)
        child.didMove(toParent: parent)
        #expect(parent.children == [child])
        #expect(child.parent === parent)
        #expect(child.heard == ["will join", "joined"])
        other.addChild(child)
        #expect(parent.children.isEmpty)
        #expect(child.parent === other)
        child.willMove(toParent: nil)
        child.removeFromParent()
        #expect(other.children.isEmpty)
        #expect(child.parent == nil)
        #expect(child.heard.suffix(2) == ["will leave", "left"])
    }

    @Test func aControllerIsNotItsOwnChild() {
        let controller = UIViewController()
        controller.addChild(controller)
        #expect(controller.children.isEmpty)
    }

    @Test func childrenAppearWithTheirView() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        let (parent, child) = (UIViewController(), Recorder())
        window.rootViewController = parent
        window.isHidden = false
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
        finishTurn()
        #expect(child.heard == ["will join", "load", "did load", "will appear", "joined", "will lay out", "did lay out", "did appear"])
        window.isHidden = true
    }
}
