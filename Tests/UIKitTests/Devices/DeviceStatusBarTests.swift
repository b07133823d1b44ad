import Foundation
import LaminaHardware
import Testing
import QuartzCore
import TestSupport
import UIKit

@testable import UIKitDevices

@MainActor
struct DeviceStatusBarTests {
    /// A controller that hides and styles the status bar.
    final class Styled: UIViewController {
        var hides = false
        var style = UIStatusBarStyle.default
        var hidesIndicator = false
        var animation = UIStatusBarAnimation.fade

        override var prefersStatusBarHidden: Bool { hides }
        override var preferredStatusBarStyle: UIStatusBarStyle { style }
        override var prefersHomeIndicatorAutoHidden: Bool { hidesIndicator }
        override var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { animation }
    }

    @Test(arguments: [("iPhone 16", CGFloat(54), CGFloat(59), CGFloat(59)), ("iPhone SE", 20, 20, 0), ("iPad mini", 24, 24, 0)])
    func aHiddenBarHasNoFrameAndFreesWhatNoHousingCovers(name: String, height: CGFloat, top: CGFloat, topWithout: CGFloat) throws {
        try onDevice(name) { device in
            let controller = Styled()
            try showing(controller) { window in
                let manager = try #require(window.windowScene?.statusBarManager)
                #expect(manager.statusBarFrame == CGRect(x: 0, y: 0, width: window.bounds.width, height: height))
                #expect(UIApplication.shared.statusBarFrame == manager.statusBarFrame)
                #expect(window.safeAreaInsets.top == top)
                controller.hides = true
                #expect(window.safeAreaInsets.top == top, "the change is announced by the controller")
                controller.setNeedsStatusBarAppearanceUpdate()
                #expect(manager.isStatusBarHidden && manager.statusBarFrame == .zero)
                #expect(window.safeAreaInsets.top == topWithout)
                #expect(!device.drawnBars.showsStatusBar)
            }
        }
    }

    @Test func aPhoneOnItsSideShowsNoStatusBar() throws {
        try onDevice("iPhone 16", isLandscape: true) { device in
            showing(Styled()) { window in
                #expect(window.windowScene?.statusBarManager?.isStatusBarHidden == true)
                #expect(UIApplication.shared.statusBarFrame == .zero)
                #expect(device.drawnBars.statusBar.isHidden)
            }
        }
        try onDevice("iPad mini", isLandscape: true) { device in
            showing(Styled()) { _ in #expect(UIApplication.shared.statusBarFrame.height == 24 && !device.drawnBars.statusBar.isHidden) }
        }
    }

    @Test func theStyleFollowsTheControllerAndTheAppearance() throws {
        try onDevice("iPhone 16") { device in
            let controller = Styled()
            showing(controller) { window in
                #expect(!device.drawnBars.statusBar.isLight)
                controller.style = .lightContent
                controller.setNeedsStatusBarAppearanceUpdate()
                #expect(device.drawnBars.statusBar.isLight)
                controller.style = .default
                controller.setNeedsStatusBarAppearanceUpdate()
                #expect(!device.drawnBars.statusBar.isLight)
                UIScreen.main.userInterfaceStyle = .dark
                #expect(device.drawnBars.statusBar.isLight)
                UIScreen.main.userInterfaceStyle = .light
                #expect(!device.drawnBars.statusBar.isLight)
            }
        }
    }

    /// Pictures of iOS show white text above a page sheet; a medium sheet and a tablet's leave the view below in its place.
    @Test(arguments: [("iPhone 16", true, true), ("iPhone 16", false, false), ("iPad mini", true, false)])
    func theTextIsWhiteAboveACard(name: String, isLarge: Bool, isLight: Bool) throws {
        try onDevice(name) { device in
            let controller = Styled()
            showing(controller) { _ in
                let sheet = Styled()
                sheet.sheetPresentationController?.detents = [isLarge ? .large() : .medium()]
                controller.present(sheet, animated: false)
                #expect(device.drawnBars.statusBar.isLight == isLight)
                // A dismissal would wait for the next turn of the run loop, which would start other tests.
                sheet.modal.presentation?.withdraw(leavingBase: false)
                #expect(!device.drawnBars.statusBar.isLight)
            }
        }
    }

    @Test func aBlockAnimatesTheBar() throws {
        try onDevice("iPhone 16") { device in
            let controller = Styled()
            showing(controller) { _ in
                // A turn of the run loop would start other tests, which expect a plain screen.
                CATransaction.flush()
                controller.hides = true
                UIView.animate(withDuration: 0.3) { controller.setNeedsStatusBarAppearanceUpdate() }
                #expect(device.drawnBars.statusBar.layer.animation(forKey: "opacity")?.duration == 0.3)
                #expect(device.drawnBars.statusBar.alpha == 0)
                controller.style = .lightContent
                UIView.animate(withDuration: 0.4) { controller.setNeedsStatusBarAppearanceUpdate() }
                #expect(device.drawnBars.statusBar.layer.animation(forKey: kCATransition)?.duration == 0.4)
            }
        }
    }

    @Test func aBarThatSlidOutComesBackWithoutAnAnimation() throws {
        try onDevice("iPhone 16") { device in
            let controller = Styled()
            showing(controller) { _ in
                controller.hides = true
                controller.animation = .slide
                UIView.animate(withDuration: 0.3) { controller.setNeedsStatusBarAppearanceUpdate() }
                #expect(device.drawnBars.statusBar.frame.minY == -54)
                controller.hides = false
                controller.setNeedsStatusBarAppearanceUpdate()
                #expect(device.drawnBars.statusBar.frame.minY == 0 && device.drawnBars.statusBar.alpha == 1)
            }
        }
    }

    @Test func theBarsAreInNoListOfTheAppAndTakeNoTouches() throws {
        try onDevice("iPhone 16") { device in
            showing(Styled()) { window in
                #expect(UIApplication.shared.windows.allSatisfy { !$0.isOfSystem })
                #expect(UIApplication.shared.windows(at: CGPoint(x: 196, y: 843)).first === window)
                #expect(UIApplication.shared.windows(at: CGPoint(x: 20, y: 20)).first === window)
                let top = UIScreen.main.root.sublayers?.last?.delegate as? UIWindow
                #expect(top?.isOfSystem == true)
            }
        }
        #expect(UIScreen.main.root.sublayers?.contains { ($0.delegate as? UIWindow)?.isOfSystem == true } != true)
    }

    @Test func theHomeIndicatorHidesItselfWhereAControllerAsks() throws {
        try onDevice("iPhone 16") { device in
            let controller = Styled()
            try showing(controller) { _ in
                let indicator = try #require(device.drawnBars.indicator)
                #expect(indicator.alpha == 1 && indicator.frame.maxY == 844 && abs(indicator.frame.midX - 196.5) <= 0.5)
                controller.hidesIndicator = true
                controller.setNeedsUpdateOfHomeIndicatorAutoHidden()
                #expect(indicator.alpha == 0)
            }
        }
        try onDevice("iPhone SE") { device in #expect(device.drawnBars.indicator == nil) }
    }

    @Test(arguments: [("en_US", "1:05"), ("de_DE", "13:05"), ("en_GB", "13:05")])
    func theClockWritesTheTimeAsTheLocaleDoes(locale: String, text: String) {
        let zone = TimeZone.current.secondsFromGMT(for: Date(timeIntervalSince1970: 1_767_272_700))
        // 2026-01-01T13:05:00 in the process's time zone.
        let date = Date(timeIntervalSince1970: 1_767_272_700 - Double(zone))
        #expect(ClockText.text(at: date, locale: Locale(identifier: locale)) == text)
    }

    @Test func partsOfTheBarStayClearOfTheHousing() throws {
        for model in DeviceModel.all where model.hasHousing {
            let plan = StatusBarPlan(model, width: CGFloat(model.width))
            let housing: Double =
                switch model.housing {
                case .none: 0
                case .notch(let width, _), .island(let width, _, _): width
                }
            let (left, right) = ((model.width - housing) / 2, (model.width + housing) / 2)
            #expect(Double(plan.timeX) + 20 < left && Double(plan.networkX) > right, "\(model.name)")
            #expect(Double(plan.batteryX + StatusBarPlan.battery) < model.width, "\(model.name)")
        }
    }
}
