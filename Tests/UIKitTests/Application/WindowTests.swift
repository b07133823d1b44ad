import QuartzCore
import Testing
import UIKit

@MainActor
struct WindowTests {
    @Test func aWindowIsHiddenUntilItIsShown() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        #expect(window.isHidden)
        #expect(!UIApplication.shared.windows.contains(window))
        window.makeKeyAndVisible()
        #expect(!window.isHidden)
        #expect(window.isKeyWindow)
        #expect(UIApplication.shared.keyWindow === window)
        #expect(UIApplication.shared.windows.last === window)
        window.isHidden = true
        #expect(!UIApplication.shared.windows.contains(window))
        #expect(!window.isKeyWindow)
    }

    @Test func theFirstScreenOfANavigationControllerLoadsWhenTheWindowIsKey() {
        final class First: UIViewController {
            var keyWindow: UIWindow?
            override func viewDidLoad() {
                super.viewDidLoad()
                keyWindow = UIApplication.shared.keyWindow
            }
        }
        let (first, window) = (First(), UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
        window.rootViewController = UINavigationController(rootViewController: first)
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        #expect(first.keyWindow === window)
        window.isHidden = true
    }

    @Test func aSubclassMayBeOfAScene() throws {
        final class OfScene: UIWindow {
            init(of scene: UIWindowScene) { super.init(windowScene: scene) }
            required init?(coder: NSCoder) { nil }
        }
        let scene = try #require(UIApplication.shared.connectedScenes.first as? UIWindowScene)
        let window = OfScene(of: scene)
        #expect(window.windowScene === scene && window.frame == scene.screen.bounds && window.isHidden)
    }

    @Test func aWindowWithoutAFrameFillsTheScreen() {
        final class Own: UIWindow {}
        #expect(UIWindow().frame == UIScreen.main.bounds && Own().frame == UIScreen.main.bounds)
        #expect(UIWindow(frame: .zero).frame == .zero)
    }

    @Test func onlyOneWindowIsKey() {
        final class Keyed: UIWindow {
            var heard: [String] = []
            override func becomeKey() { heard.append("become") }
            override func resignKey() { heard.append("resign") }
        }
        let (first, second) = (Keyed(frame: .zero), Keyed(frame: .zero))
        first.makeKeyAndVisible()
        second.makeKeyAndVisible()
        #expect(first.heard == ["become", "resign"])
        #expect(second.heard == ["become"])
        #expect(!first.isKeyWindow)
        first.makeKeyAndVisible()
        #expect(UIApplication.shared.windows.suffix(2) == [second, first])
        #expect(first.layer.superlayer?.sublayers?.last === first.layer)
        first.isHidden = true
        second.isHidden = true
    }

    @Test func aWindowThatLosesTheKeysWhileItsViewsLoadIsNotToldOtherwise() {
        final class Keyed: UIWindow {
            var heard: [String] = []
            override func becomeKey() { heard.append("become") }
            override func resignKey() { heard.append("resign") }
        }
        final class Locking: UIViewController {
            let lock = Keyed(frame: .zero)
            override func viewDidLoad() { lock.makeKeyAndVisible() }
        }
        let (locking, window) = (Locking(), Keyed(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
        window.rootViewController = locking
        window.makeKeyAndVisible()
        #expect(locking.isViewLoaded && locking.lock.isKeyWindow && !window.isKeyWindow)
        #expect(locking.lock.heard == ["become"] && window.heard == ["resign"])
        window.isHidden = true
        locking.lock.isHidden = true
    }

    @Test func aShownWindowIsCommittedToTheScreen() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        window.isHidden = false
        CATransaction.flush()
        #expect(window.layer.presentation() != nil)
        #expect(UIScreen.main.host.tree != nil)
        window.isHidden = true
    }

    @Test func aNewRootControllerReplacesTheView() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let (first, second) = (UIViewController(), UIViewController())
        window.rootViewController = first
        window.isHidden = false
        window.rootViewController = second
        #expect(window.subviews == [second.view])
        window.frame.size = CGSize(width: 20, height: 30)
        #expect(second.view.frame == CGRect(x: 0, y: 0, width: 20, height: 30))
        window.isHidden = true
    }

    @Test func drawingTakesTheScaleOfTheScreen() {
        let (size, scale) = (UIScreen.main.bounds.size, UIScreen.main.scale)
        UIScreen.main.resize(to: CGSize(width: 100, height: 50), scale: 3)
        defer { UIScreen.main.resize(to: size, scale: scale) }
        #expect(UIScreen.main.nativeBounds == CGRect(x: 0, y: 0, width: 300, height: 150))
        #expect(UIGraphicsImageRendererFormat.default().scale == 3)
        UIGraphicsBeginImageContextWithOptions(CGSize(width: 1, height: 1), false, 0)
        #expect(UIGraphicsGetImageFromCurrentImageContext()?.scale == 3)
        UIGraphicsEndImageContext()
    }

    @Test func aTouchPassesThroughAWindowWithoutInteraction() {
        let hand = Hand(size: CGSize(width: 200, height: 200))
        final class Touched: UIView {
            var count = 0
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { count += 1 }
        }
        let view = Touched(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        hand.window.addSubview(view)
        hand.open()
        let overlay = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        overlay.windowLevel = .alert
        overlay.isUserInteractionEnabled = false
        overlay.isHidden = false
        hand.tap(20, 20)
        #expect(view.count == 1)
        overlay.isUserInteractionEnabled = true
        hand.tap(20, 20)
        #expect(view.count == 1)
        overlay.isHidden = true
        hand.close()
    }

    @Test func aReleasedWindowLeavesNoLayers() {
        weak var layer: CALayer?
        do {
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            window.isHidden = false
            layer = window.layer
            window.isHidden = true
        }
        CATransaction.flush()
        #expect(layer == nil)
    }
}
