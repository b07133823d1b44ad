import Foundation
import Testing

import UIKit

@MainActor
struct BarHidingTests {
    private let hand = Hand(size: CGSize(width: 320, height: 480))
    private let scroll = UIScrollView()
    private let navigation: UINavigationController

    init() {
        let content = UIViewController()
        scroll.contentSize = CGSize(width: 320, height: 2000)
        content.view = scroll
        navigation = UINavigationController(rootViewController: content)
        navigation.setToolbarHidden(false, animated: false)
        hand.window.rootViewController = navigation
    }

    /// Opens the window in front of those of other tests.
    private func open() {
        hand.open()
        hand.window.layoutIfNeeded()
    }

    private func swipe(from start: CGFloat, to end: CGFloat) {
        hand.wait(1)
        hand.down(160, start)
        for step in 1...10 { hand.move(160, start + (end - start) * CGFloat(step) / 10) }
        hand.up(160, end)
    }

    private func close() {
        hand.close()
        hand.window.rootViewController = nil
    }

    @Test func aSwipeUpHidesTheBarsAndOneDownShowsThem() {
        open()
        defer { close() }
        swipe(from: 300, to: 200)
        #expect(!navigation.isNavigationBarHidden)
        navigation.hidesBarsOnSwipe = true
        swipe(from: 300, to: 200)
        #expect(navigation.isNavigationBarHidden && navigation.isToolbarHidden)
        #expect(scroll.contentOffset.y > 0)
        swipe(from: 200, to: 300)
        #expect(!navigation.isNavigationBarHidden && !navigation.isToolbarHidden)
    }

    @Test func oneSwipeUpAndBackHidesTheBarsAndShowsThemAgain() {
        open()
        defer { close() }
        navigation.hidesBarsOnSwipe = true
        hand.wait(1)
        hand.down(160, 300)
        for y in [285.0, 280] { hand.move(160, y) }
        #expect(!navigation.isNavigationBarHidden)
        for y in [270.0, 260, 250] { hand.move(160, y) }
        #expect(navigation.isNavigationBarHidden)
        for y in [270.0, 280, 290] { hand.move(160, y) }
        #expect(!navigation.isNavigationBarHidden)
        hand.up(160, 290)
    }

    @Test func aSwipeToTheSideHidesNothing() {
        open()
        defer { close() }
        navigation.hidesBarsOnSwipe = true
        hand.wait(1)
        hand.down(250, 300)
        for step in 1...5 { hand.move(250 - 40 * CGFloat(step), 300 - 15 * CGFloat(step)) }
        hand.up(50, 225)
        #expect(!navigation.isNavigationBarHidden)
    }

    @Test func aTapOnAControlOrABarHidesNothing() {
        open()
        defer { close() }
        navigation.hidesBarsOnTap = true
        let button = UIButton(frame: CGRect(x: 20, y: 120, width: 60, height: 40))
        scroll.addSubview(button)
        let place = button.convert(CGPoint(x: 30, y: 20), to: nil)
        let bars: [UIView] = [navigation.navigationBar, navigation.toolbar]
        for bar in bars {
            hand.wait(1)
            let middle = bar.convert(CGPoint(x: bar.bounds.midX, y: bar.bounds.midY), to: nil)
            hand.tap(middle.x, middle.y)
            #expect(!navigation.isNavigationBarHidden)
        }
        hand.wait(1)
        hand.tap(place.x, place.y)
        #expect(!navigation.isNavigationBarHidden)
        hand.wait(1)
        hand.tap(160, 300)
        #expect(navigation.isNavigationBarHidden && navigation.isToolbarHidden)
        hand.wait(1)
        hand.tap(160, 300)
        #expect(!navigation.isNavigationBarHidden && !navigation.isToolbarHidden)
    }

    @Test func aToolbarThatWasHiddenStaysHidden() {
        open()
        defer { close() }
        navigation.setToolbarHidden(true, animated: false)
        navigation.hidesBarsOnSwipe = true
        swipe(from: 300, to: 200)
        swipe(from: 200, to: 300)
        #expect(!navigation.isNavigationBarHidden && navigation.isToolbarHidden)
    }

    @Test func theKeyboardHidesTheBarsAndATapShowsThem() {
        open()
        defer { close() }
        navigation.hidesBarsWhenKeyboardAppears = true
        NotificationCenter.default.post(name: UIResponder.keyboardWillShowNotification, object: nil)
        #expect(navigation.isNavigationBarHidden && navigation.isToolbarHidden)
        hand.wait(1)
        hand.tap(160, 200)
        #expect(!navigation.isNavigationBarHidden && !navigation.isToolbarHidden)
        hand.wait(1)
        hand.tap(160, 200)
        #expect(!navigation.isNavigationBarHidden)
        navigation.hidesBarsWhenKeyboardAppears = false
        NotificationCenter.default.post(name: UIResponder.keyboardWillShowNotification, object: nil)
        #expect(!navigation.isNavigationBarHidden)
    }

    @Test func aWindowOfCompactHeightHidesTheBars() {
        open()
        defer { close() }
        navigation.hidesBarsWhenVerticallyCompact = true
        #expect(!navigation.isNavigationBarHidden)
        navigation.traitOverrides.verticalSizeClass = .compact
        #expect(navigation.isNavigationBarHidden)
        navigation.traitOverrides.verticalSizeClass = .regular
        #expect(!navigation.isNavigationBarHidden)
    }
}
