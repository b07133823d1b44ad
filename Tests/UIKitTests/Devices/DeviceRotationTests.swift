import Foundation
import LaminaHardware
import Testing
import UIKit

@testable import UIKitViews

@MainActor
struct DeviceRotationTests {
    /// A controller that names its orientations.
    final class Turning: UIViewController {
        var orientations = UIInterfaceOrientationMask.allButUpsideDown
        var turns = true
        var heard: [CGSize] = []

        override var supportedInterfaceOrientations: UIInterfaceOrientationMask { orientations }
        override var shouldAutorotate: Bool { turns }
        override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
            super.viewWillTransition(to: size, with: coordinator)
            heard.append(size)
        }
    }

    @Test func theInterfaceFollowsTheDevice() throws {
        try onDevice("iPhone 16") { _ in
            let controller = Turning()
            showing(controller) { window in
                UIScreen.main.turn(to: .landscapeLeft)
                #expect(controller.heard == [CGSize(width: 852, height: 393)])
                #expect(window.frame.size == CGSize(width: 852, height: 393))
                #expect(window.safeAreaInsets == UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59))
                #expect(UIDevice.current.orientation == .landscapeLeft && window.windowScene?.interfaceOrientation == .landscapeRight)
                #expect(UIScreen.main.traitCollection.verticalSizeClass == .compact)
                UIScreen.main.turn(to: .landscapeRight)
                #expect(window.windowScene?.interfaceOrientation == .landscapeLeft && controller.heard.count == 1)
                UIScreen.main.turn(to: .portrait)
                #expect(window.safeAreaInsets == UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
                #expect(controller.heard.last == CGSize(width: 393, height: 852))
            }
        }
    }

    @Test func aControllerKeepsAnOrientationThatItDoesNotSupport() throws {
        try onDevice("iPhone 16") { device in
            let controller = Turning()
            controller.orientations = .portrait
            showing(controller) { _ in
                UIScreen.main.turn(to: .landscapeLeft)
                #expect(controller.heard.isEmpty && device.interfaceOrientation == .portrait && UIDevice.current.orientation == .landscapeLeft)
                controller.orientations = .landscape
                controller.setNeedsUpdateOfSupportedInterfaceOrientations()
                #expect(device.interfaceOrientation == .landscapeRight)
                controller.orientations = .all
                controller.turns = false
                UIScreen.main.turn(to: .portrait)
                #expect(device.interfaceOrientation == .landscapeRight)
            }
        }
    }

    @Test func upsideDownIsForTablets() throws {
        try onDevice("iPhone 16") { device in
            showing(UIViewController()) { _ in
                UIScreen.main.turn(to: .portraitUpsideDown)
                #expect(device.interfaceOrientation == .portrait)
            }
        }
        try onDevice("iPad mini") { device in
            showing(UIViewController()) { _ in
                UIScreen.main.turn(to: .portraitUpsideDown)
                #expect(device.interfaceOrientation == .portraitUpsideDown)
            }
        }
    }

    @Test func notificationsAreForThoseWhoAskedForThem() throws {
        try onDevice("iPhone 16") { _ in
            showing(UIViewController()) { _ in
                nonisolated(unsafe) var count = 0
                let observer = NotificationCenter.default.addObserver(
                    forName: UIDevice.orientationDidChangeNotification, object: nil, queue: nil
                ) { _ in count += 1 }
                UIScreen.main.turn(to: .landscapeLeft)
                #expect(count == 0)
                UIDevice.current.beginGeneratingDeviceOrientationNotifications()
                UIScreen.main.turn(to: .portrait)
                #expect(count == 1)
                UIDevice.current.endGeneratingDeviceOrientationNotifications()
                NotificationCenter.default.removeObserver(observer)
            }
        }
    }

    @Test func withoutADeviceNothingTurns() {
        UIScreen.main.turn(to: .landscapeLeft)
        #expect(UIDevice.current.orientation == .portrait && UIScreen.main.bounds.width < UIScreen.main.bounds.height)
    }

    @Test func infoPlistNamesTheOrientations() {
        let table: [String: Any] = [
            "UISupportedInterfaceOrientations": ["UIInterfaceOrientationPortrait"],
            "UISupportedInterfaceOrientations~ipad": ["UIInterfaceOrientationLandscapeLeft", "UIInterfaceOrientationLandscapeRight"],
        ]
        #expect(SupportedOrientations.named(in: table, idiom: .phone) == .portrait)
        #expect(SupportedOrientations.named(in: table, idiom: .pad) == .landscape)
        #expect(SupportedOrientations.named(in: [:], idiom: .phone) == .allButUpsideDown)
        #expect(SupportedOrientations.named(in: [:], idiom: .pad) == .all)
        #expect(SupportedOrientations.named(in: ["UISupportedInterfaceOrientations": 7], idiom: .pad) == .all)
    }

    @Test(arguments: [
        (UIDeviceOrientation.landscapeLeft, UIInterfaceOrientationMask.all, true, UIInterfaceOrientation.landscapeRight),
        (.landscapeLeft, .portrait, true, .portrait), (.landscapeLeft, .landscapeLeft, true, .landscapeLeft),
        (.faceUp, .all, true, .portrait), (.landscapeLeft, .all, false, .portrait), (.portrait, .landscape, true, .landscapeRight),
    ])
    func theBestOrientationIsUprightToTheUserIfItIsSupported(
        device: UIDeviceOrientation, mask: UIInterfaceOrientationMask, rotates: Bool, best: UIInterfaceOrientation
    ) {
        #expect(SupportedOrientations.best(for: device, now: .portrait, in: mask, rotates: rotates) == best)
    }
}
