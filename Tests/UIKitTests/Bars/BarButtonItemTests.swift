import LaminaMethods
import Testing

import UIKit

@MainActor
struct BarButtonItemTests {
    final class Target: UIResponder, @MainActor MethodProviding {
        var heard: [String] = []

        func laminaPerform(_ call: MethodCall) {
            guard call.selector == "done:" else { return call.isUnknown() }
            call.perform { (me: Target, sender: UIBarButtonItem?) in me.heard.append("done \(sender?.tag ?? -1)") }
        }
    }

    private func makeBar(_ items: [UIBarButtonItem], width: CGFloat = 320) -> UIToolbar {
        let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: width, height: 44))
        bar.items = items
        bar.layoutIfNeeded()
        return bar
    }

    private func buttons(of bar: UIView) -> [BarButton] { bar.subviews.compactMap { $0 as? BarButton } }

    @Test func theViewOfAnItemIsReadByItsKey() {
        let item = UIBarButtonItem(title: "Mail", style: .plain, target: nil, action: nil)
        #expect(item.value(forKey: "view") == nil)
        let bar = makeBar([item])
        #expect(item.value(forKey: "view") as? UIView === buttons(of: bar).first)
    }

    /// The frame of a back button's title, in a bar of two items.
    private func backTitle(_ back: UIBarButtonItem?) throws -> CGRect {
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        let first = UINavigationItem(title: "First")
        first.backBarButtonItem = back
        bar.setItems([first, UINavigationItem(title: "Second")], animated: false)
        let window = UIWindow(frame: bar.frame)
        window.addSubview(bar)
        window.isHidden = false
        defer { window.isHidden = true }
        bar.layoutIfNeeded()
        let button = try #require(bar.subviews.flatMap(\.subviews).compactMap { $0 as? NavigationBackButton }.first)
        button.layoutIfNeeded()
        return button.label.frame
    }

    @Test func aBackButtonsTitleIsMoved() throws {
        let usual = try backTitle(nil)
        let moved = UIBarButtonItem(title: "First", style: .plain, target: nil, action: nil)
        moved.setBackButtonTitlePositionAdjustment(UIOffset(horizontal: -1000, vertical: 3), for: .default)
        #expect(moved.backButtonTitlePositionAdjustment(for: .default).horizontal == -1000)
        #expect(moved.backButtonTitlePositionAdjustment(for: .compact) == .zero)
        #expect(try backTitle(moved) == usual.offsetBy(dx: -1000, dy: 3))
    }

    @Test func aProxyMovesTheTitlesOfAllBackButtons() throws {
        let usual = try backTitle(nil)
        UIBarButtonItem.appearance().setBackButtonTitlePositionAdjustment(UIOffset(horizontal: -60, vertical: 0), for: .default)
        defer { AppearanceRules.removeAll() }
        #expect(try backTitle(nil) == usual.offsetBy(dx: -60, dy: 0))
    }

    @Test func everyInitialiserStoresItsArguments() {
        let target = Target()
        let words = UIBarButtonItem(title: "Back", style: .done, target: target, action: "done:")
        #expect(words.title == "Back")
        #expect(words.style == .done)
        #expect(words.target === target)
        #expect(words.action == "done:")
        let (image, other) = (UIImage(), UIImage())
        let picture = UIBarButtonItem(image: image, style: .done, target: target, action: "done:")
        #expect(picture.image === image && picture.style == .done && picture.target === target && picture.action == "done:")
        let wide = UIBarButtonItem(image: image, landscapeImagePhone: other, style: .done, target: target, action: "done:")
        #expect(wide.image === image && wide.landscapeImagePhone === other && wide.target === target && wide.action == "done:")
        let done = UIBarButtonItem(barButtonSystemItem: .done, target: target, action: "done:")
        #expect(done.style == .done && done.target === target && done.action == "done:")
        #expect(UIBarButtonItem(barButtonSystemItem: .cancel, target: nil, action: nil).style == .plain)
        let action = UIAction(title: "Go") { _ in }
        let menu = UIMenu(title: "More", children: [])
        #expect(UIBarButtonItem(primaryAction: action).title == "Go" && UIBarButtonItem(title: "Own", primaryAction: action).title == "Own")
        for item in [UIBarButtonItem(primaryAction: action, menu: menu), UIBarButtonItem(systemItem: .add, primaryAction: action, menu: menu)] {
            #expect(item.primaryAction === action && item.menu === menu)
        }
        let view = UIView()
        #expect(UIBarButtonItem(customView: view).customView === view)
        #expect(UIBarButtonItem.fixedSpace(12).width == 12)
    }

    @Test func aTapCallsTheMethodOfTheTarget() {
        let target = Target()
        let item = UIBarButtonItem(barButtonSystemItem: .done, target: target, action: "done:")
        item.tag = 7
        let bar = makeBar([item])
        buttons(of: bar).first?.sendActions(for: .touchUpInside)
        #expect(target.heard == ["done 7"])
        item.isEnabled = false
        buttons(of: bar).first?.sendActions(for: .touchUpInside)
        #expect(target.heard == ["done 7"])
    }

    @Test func aTapDoesThePrimaryAction() {
        var senders: [UIBarButtonItem] = []
        let item = UIBarButtonItem(
            systemItem: .add, primaryAction: UIAction { action in senders.append(contentsOf: [action.sender as? UIBarButtonItem].compactMap { $0 }) })
        let bar = makeBar([item])
        buttons(of: bar).first?.sendActions(for: .touchUpInside)
        #expect(senders == [item])
    }

    @Test func flexibleSpacesShareTheRemainingWidth() {
        let items = (0..<3).map { _ in UIBarButtonItem(customView: makeView(0, 0, 30, 30)) }
        let bar = makeBar([items[0], .flexibleSpace(), items[1], .flexibleSpace(), items[2]])
        let middles = buttons(of: bar).map(\.center.x)
        #expect(middles == [31, 160, 289])
    }

    @Test func fixedSpacesKeepTheirWidth() {
        let items = (0..<2).map { _ in UIBarButtonItem(customView: makeView(0, 0, 30, 30)) }
        let bar = makeBar([items[0], .fixedSpace(40), items[1]])
        let frames = buttons(of: bar).map(\.frame)
        #expect(frames[1].minX - frames[0].maxX == 40)
        #expect(frames[0].minX == 8)
    }

    @Test func anItemCanHaveACustomWidth() {
        let item = UIBarButtonItem(title: "Go", style: .plain, target: nil, action: nil)
        item.width = 100
        let bar = makeBar([item])
        #expect(buttons(of: bar).first?.frame.width == 116)
    }

    @Test func aHiddenItemTakesNoRoom() {
        let items = (0..<2).map { _ in UIBarButtonItem(customView: makeView(0, 0, 30, 30)) }
        let bar = makeBar(items)
        items[0].isHidden = true
        bar.layoutIfNeeded()
        #expect(buttons(of: bar).map(\.item) == [items[1]])
        #expect(buttons(of: bar).first?.frame.minX == 8)
    }

    @Test func theBarIsAsHighAsOnIOS() {
        #expect(UIToolbar().sizeThatFits(CGSize(width: 320, height: 0)) == CGSize(width: 320, height: 44))
        #expect(UINavigationBar().sizeThatFits(CGSize(width: 320, height: 0)).height == 44)
        #expect(UITabBar().sizeThatFits(CGSize(width: 320, height: 0)).height == 49)
    }

    @Test func changesOfAnItemAreShown() {
        let item = UIBarButtonItem(title: "A", style: .plain, target: nil, action: nil)
        let bar = makeBar([item])
        item.title = "Longer than before"
        bar.layoutIfNeeded()
        let label = buttons(of: bar).first?.subviews.compactMap { $0 as? UILabel }.first
        #expect(label?.text == "Longer than before")
        item.isEnabled = false
        #expect(buttons(of: bar).first?.isEnabled == false)
    }

    @Test func allPicturesOfTheSystemAreDrawn() {
        let pictures: [UIBarButtonItem.SystemItem] = [
            .add, .compose, .reply, .action, .organize, .bookmarks, .search, .refresh, .stop, .camera, .trash, .play, .pause, .rewind,
            .fastForward, .close,
        ]
        let square = CGRect(x: 0, y: 0, width: BarGlyph.side, height: BarGlyph.side)
        for item in pictures {
            let glyph = BarGlyph.of(item)
            #expect(glyph != nil, "\(item)")
            for path in [glyph?.lines, glyph?.shapes].compactMap({ $0 }) where !path.isEmpty { #expect(square.contains(path.bounds), "\(item)") }
        }
    }

    @Test func aBarAndItsItemsFormNoRetainCycle() {
        weak var released: UIBarButtonItem?
        do {
            let item = UIBarButtonItem(title: "Gone", style: .plain, target: nil, action: nil)
            _ = makeBar([item])
            released = item
        }
        #expect(released == nil)
    }

    @Test func aHiddenItemOfANavigationBarReappears() throws {
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        let item = UINavigationItem(title: "Title")
        let button = UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil)
        button.isHidden = true
        item.rightBarButtonItem = button
        bar.items = [item]
        func shown() -> Int { bar.subviews.compactMap { $0 as? NavigationBarContent }.flatMap(\.subviews).count { $0 is BarButton } }
        #expect(shown() == 0)
        button.isHidden = false
        #expect(shown() == 1)
        button.isHidden = true
        #expect(shown() == 0)
    }
}
