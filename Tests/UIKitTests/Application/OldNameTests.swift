import TestSupport
import Testing
import UIKit

/// Names of older code.
@Suite(.serialized) @MainActor
struct OldNameTests {
    final class Turning: UIViewController {
        var heard: [String] = []

        override func willTransition(to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator) {
            super.willTransition(to: newCollection, with: coordinator)
            heard.append("traits \(newCollection.verticalSizeClass == .compact)")
        }
        override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
            super.viewWillTransition(to: size, with: coordinator)
            heard.append("size")
        }
    }

    private func onScreen(_ controller: UIViewController, _ body: () -> Void) {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = controller
        window.makeKeyAndVisible()
        finishTurn()
        body()
        window.rootViewController = nil
        window.isHidden = true
    }

    @Test func controllersHearOfComingTraitsBeforeTheNewSize() {
        let (root, child) = (Turning(), Turning())
        root.addChild(child)
        root.view.addSubview(child.view)
        let (size, scale) = (UIScreen.main.bounds.size, UIScreen.main.scale)
        onScreen(root) {
            UIScreen.main.resize(to: CGSize(width: 667, height: 375), scale: scale)
            finishTurn()
            UIScreen.main.resize(to: size, scale: scale)
        }
        #expect(root.heard.prefix(2) == ["traits true", "size"])
        #expect(child.heard.first == "traits true")
        #expect(root.heard.count == 4)
    }

    @Test func theStatusBarsOrientationFollowsTheScreen() {
        final class Log: @unchecked Sendable { var names: [String] = [] }
        let log = Log()
        let names = [
            UIApplication.willChangeStatusBarOrientationNotification, UIApplication.didChangeStatusBarOrientationNotification,
        ]
        let tokens = names.map { name in
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in log.names.append(name.rawValue) }
        }
        let (size, scale) = (UIScreen.main.bounds.size, UIScreen.main.scale)
        onScreen(UIViewController()) {
            #expect(UIApplication.shared.statusBarOrientation == .portrait)
            UIScreen.main.resize(to: CGSize(width: 667, height: 375), scale: scale)
            #expect(UIApplication.shared.statusBarOrientation == .landscapeLeft)
            UIScreen.main.resize(to: size, scale: scale)
        }
        for token in tokens { NotificationCenter.default.removeObserver(token) }
        #expect(log.names == names.map(\.rawValue) + names.map(\.rawValue))
    }

    @Test func theStatusBarManagerAsksTheRootController() {
        final class Hiding: UIViewController {
            override var prefersStatusBarHidden: Bool { true }
            override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
        }
        onScreen(Hiding()) {
            let manager = UIApplication.shared.mainScene.statusBarManager
            #expect(manager?.isStatusBarHidden == true && manager?.statusBarStyle == .lightContent)
        }
    }

    @Test func aPresentedControllerMayCaptureTheStatusBar() {
        final class Hiding: UIViewController {
            override var prefersStatusBarHidden: Bool { true }
        }
        let (root, hiding) = (UIViewController(), Hiding())
        hiding.modalPresentationStyle = .overFullScreen
        onScreen(root) {
            let manager = UIApplication.shared.mainScene.statusBarManager
            root.present(hiding, animated: false)
            finishTurn()
            #expect(manager?.isStatusBarHidden == false)
            hiding.modalPresentationCapturesStatusBarAppearance = true
            #expect(manager?.isStatusBarHidden == true)
            root.dismiss(animated: false)
            finishTurn()
            #expect(manager?.isStatusBarHidden == false)
        }
    }

    @Test func ignoredEventsReachNoView() {
        let hand = Hand()
        var taps = 0
        let button = UIButton(frame: hand.window.bounds)
        button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        hand.window.addSubview(button)
        UIApplication.shared.beginIgnoringInteractionEvents()
        UIApplication.shared.beginIgnoringInteractionEvents()
        hand.tap(50, 50)
        UIApplication.shared.endIgnoringInteractionEvents()
        hand.tap(50, 50)
        #expect(taps == 0 && UIApplication.shared.isIgnoringInteractionEvents)
        UIApplication.shared.endIgnoringInteractionEvents()
        hand.tap(50, 50)
        hand.close()
        #expect(taps == 1)
    }

    @Test func backgroundTasksEndByTheirIdentifiers() {
        let application = UIApplication.shared
        let (first, second) = (application.beginBackgroundTask(), application.beginBackgroundTask(withName: "save"))
        #expect(first != second && first != .invalid)
        application.endBackgroundTask(first)
        #expect(application.runningBackgroundTasks == [second])
        application.endBackgroundTask(second)
    }

    @Test func constraintsHoldToTheOldLayoutGuides() {
        let controller = UIViewController()
        controller.additionalSafeAreaInsets = UIEdgeInsets(top: 30, left: 0, bottom: 20, right: 0)
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        controller.view.addSubview(view)
        onScreen(controller) {
            NSLayoutConstraint.activate([
                view.topAnchor.constraint(equalTo: controller.topLayoutGuide.bottomAnchor),
                view.bottomAnchor.constraint(equalTo: controller.bottomLayoutGuide.topAnchor),
                view.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor), view.widthAnchor.constraint(equalToConstant: 50),
            ])
            controller.view.layoutIfNeeded()
            let height = controller.view.bounds.height
            #expect(controller.topLayoutGuide.length == 30 && controller.bottomLayoutGuide.length == 20)
            #expect(view.frame == CGRect(x: 0, y: 30, width: 50, height: height - 50))
        }
    }

    @Test func aControllersAddedKeyCommandsAreItsCommands() {
        let controller = UIViewController()
        #expect(controller.keyCommands == nil)
        let command = UIKeyCommand(input: "a", modifierFlags: .command, action: Selector("go"))
        controller.addKeyCommand(command)
        #expect(controller.keyCommands == [command])
        controller.removeKeyCommand(command)
        #expect(controller.keyCommands == nil)
    }

    @Test func anAssetGivesTheImageForTheTraits() throws {
        let renderer = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2))
        let images = [UIColor.red, .blue].map { color in
            renderer.image { context in
                color.setFill()
                context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
            }
        }
        let asset = UIImageAsset()
        asset.register(images[0], with: UITraitCollection(userInterfaceStyle: .light))
        asset.register(images[1], with: UITraitCollection(userInterfaceStyle: .dark))
        let shown = asset.image(with: UITraitCollection(traitsFrom: [.init(userInterfaceStyle: .dark), .init(displayScale: 2)]))
        #expect(shown.cgImage === images[1].cgImage)
        #expect(shown.imageAsset === asset)
        asset.unregister(with: UITraitCollection(userInterfaceStyle: .dark))
        #expect(asset.image(with: UITraitCollection(userInterfaceStyle: .dark)).cgImage === images[0].cgImage)
    }

    @Test func aRendererFormatOfAnImageHasItsScale() {
        let format = UIGraphicsImageRendererFormat()
        (format.scale, format.opaque) = (3, true)
        let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4), format: format).image { _ in }
        #expect(image.imageRendererFormat.scale == 3)
        #expect(image.imageRendererFormat.opaque)
    }
}
