import Foundation
import Testing
import UIKit

@MainActor
struct WindowLevelTests {
    private func makeWindow(_ level: UIWindow.Level) -> UIWindow {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        window.windowLevel = level
        window.isHidden = false
        return window
    }

    @Test func aWindowOfAHigherLevelStaysInFront() {
        let alert = makeWindow(.alert)
        let normal = makeWindow(.normal)
        #expect(UIApplication.shared.windows.suffix(2) == [normal, alert])
        #expect(normal.layer.superlayer?.sublayers?.suffix(2) == [normal.layer, alert.layer])
        normal.windowLevel = .alert
        #expect(UIApplication.shared.windows.suffix(2) == [alert, normal])
        #expect(normal.layer.superlayer?.sublayers?.last === normal.layer)
        for window in [alert, normal] { window.isHidden = true }
    }

    @Test func levelsAreOrdered() {
        #expect(UIWindow.Level.normal < .statusBar && UIWindow.Level.alert > .statusBar)
        #expect(UIWindow.Level.normal <= .normal && !(UIWindow.Level.normal >= .alert))
        #expect(max(UIWindow.Level.normal, .alert) == .alert && UIWindow.Level.alert - 1 < .alert)
        var level = UIWindow.Level.normal + 1
        #expect(level.rawValue == 1)
        level += 2
        level -= 0.5
        #expect(level == UIWindow.Level(2.5))
    }

    @Test func aWindowThatCannotBecomeKeyDoesNot() {
        final class Keyless: UIWindow {
            override var canBecomeKey: Bool { false }
        }
        let window = Keyless(frame: .zero)
        window.makeKeyAndVisible()
        #expect(!window.isKeyWindow)
        window.isHidden = true
    }

    @Test func showingAndHidingAWindowPostsNotifications() {
        final class Posts: @unchecked Sendable { var names: [String] = [] }
        let (posts, window) = (Posts(), UIWindow(frame: .zero))
        let names = [UIWindow.didBecomeVisibleNotification, UIWindow.didBecomeKeyNotification, UIWindow.didResignKeyNotification]
        let tokens = (names + [UIWindow.didBecomeHiddenNotification]).map { name in
            NotificationCenter.default.addObserver(forName: name, object: window, queue: nil) { _ in posts.names.append(name.rawValue) }
        }
        window.makeKeyAndVisible()
        window.isHidden = true
        for token in tokens { NotificationCenter.default.removeObserver(token) }
        #expect(
            posts.names == [
                "UIWindowDidBecomeVisibleNotification", "UIWindowDidBecomeKeyNotification", "UIWindowDidResignKeyNotification",
                "UIWindowDidBecomeHiddenNotification",
            ])
    }

    @Test(arguments: [(100.0, 200.0, UIDeviceOrientation.portrait), (200, 100, .landscapeLeft)])
    func theDeviceOrientationFollowsTheScreen(width: Double, height: Double, orientation: UIDeviceOrientation) {
        let (size, scale) = (UIScreen.main.bounds.size, UIScreen.main.scale)
        UIScreen.main.resize(to: CGSize(width: width, height: height), scale: 2)
        #expect(UIDevice.current.orientation == orientation)
        UIScreen.main.resize(to: size, scale: scale)
    }
}
