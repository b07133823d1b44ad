import LaminaMethods
import Testing
import UIKit

@testable import UIKitControls

/// The edit menu and its commands.
@MainActor
final class MenuControllerTests {
    final class Note: UIView, @MainActor MethodProviding {
        var heard: [String] = []
        override var canBecomeFirstResponder: Bool { true }

        override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
            action == "copy:" || action == "star:" && sender is UIMenuController
        }
        override func copy(_ sender: Any?) { heard.append("copy") }

        func laminaPerform(_ call: MethodCall) {
            guard call.selector == "star:" else { return call.isUnknown() }
            call.perform { (me: Note, sender: Any?) in me.heard.append("star \(sender is UIMenuController)") }
        }
    }

    let hand = Hand()
    let note = Note(frame: CGRect(x: 100, y: 200, width: 100, height: 40))
    let menu = UIMenuController.shared

    private func start() {
        hand.window.addSubview(note)
        hand.open()
        note.becomeFirstResponder()
        menu.menuItems = [UIMenuItem(title: "Star", action: "star:"), UIMenuItem(title: "Nobody", action: "nobody:")]
    }

    private func finish() {
        menu.isMenuVisible = false
        menu.menuItems = nil
        menu.arrowDirection = .default
        hand.close()
    }

    @Test func theMenuOffersWhatTheFirstResponderCanPerform() throws {
        start()
        menu.setTargetRect(note.bounds, in: note)
        menu.isMenuVisible = true
        let bubble = try #require(hand.window.subviews.compactMap { $0 as? MenuBubble }.first)
        let titles = bubble.panel.subviews[0].subviews.compactMap { ($0 as? UIButton)?.currentTitle }
        #expect(titles == ["Copy", "Star"] && menu.isMenuVisible)
        #expect(menu.menuFrame.maxY == note.frame.minY - 8 && menu.menuFrame.midX == note.frame.midX)
        finish()
        #expect(!hand.window.subviews.contains { $0 is MenuBubble } && menu.menuFrame == .zero)
    }

    @Test func theArrowDecidesTheSideOfTheMenu() {
        start()
        menu.menuItems = nil
        let target = CGRect(x: 100, y: 200, width: 10, height: 10)
        func frame(_ direction: UIMenuController.ArrowDirection) -> CGRect {
            menu.arrowDirection = direction
            menu.showMenu(from: note, rect: CGRect(x: 0, y: 0, width: 10, height: 10))
            defer { menu.hideMenu() }
            return menu.menuFrame
        }
        #expect(frame(.left).minX == target.maxX + 8 && frame(.left).midY == target.midY)
        #expect(frame(.right).maxX == target.minX - 8 && frame(.right).midY == target.midY)
        #expect(frame(.up).minY == target.maxY + 8 && frame(.up).midX == target.midX)
        #expect(frame(.down).maxY == target.minY - 8 && frame(.down).midX == target.midX)
        finish()
    }

    @Test func aCommandIsSentToItsTargetAndHidesTheMenu() {
        start()
        menu.showMenu(from: note, rect: note.bounds)
        let frame = menu.menuFrame
        hand.tap(frame.maxX - 20, frame.midY)
        #expect(note.heard == ["star true"])
        #expect(!menu.isMenuVisible)
        finish()
    }

    @Test func aTouchBesideTheMenuHidesIt() {
        start()
        var posted: [String] = []
        let names = [UIMenuController.willShowMenuNotification, UIMenuController.didHideMenuNotification]
        let tokens = names.map { name in
            NotificationCenter.default.addObserver(forName: name, object: menu, queue: nil) { _ in
                MainActor.assumeIsolated { posted.append(name.rawValue) }
            }
        }
        menu.showMenu(from: note, rect: note.bounds)
        hand.tap(10, 390)
        #expect(!menu.isMenuVisible && note.heard.isEmpty)
        #expect(posted == ["UIMenuControllerWillShowMenuNotification", "UIMenuControllerDidHideMenuNotification"])
        for token in tokens { NotificationCenter.default.removeObserver(token) }
        finish()
    }

    @Test func theMenuIsBelowItsTargetWhenThereIsNoRoomAbove() {
        start()
        note.frame.origin.y = 10
        menu.showMenu(from: note, rect: note.bounds)
        #expect(menu.menuFrame.minY == note.frame.maxY + 8)
        finish()
    }

    @Test func commandsThatDoNotFitAreOnFurtherPages() {
        let commands = (1...12).map { MenuCommand(title: "Command \($0)") {} }
        let pages = MenuPages(commands, width: 384)
        let titles = (0..<pages.count).map { pages.entries(of: $0).map(\.title) }
        #expect(titles.flatMap { $0 }.filter { $0.count > 1 } == commands.map(\.title))
        #expect(titles.allSatisfy { $0.reduce(0) { $0 + MenuPages.width(of: $1) } <= 384 } && pages.count > 3)
        #expect(
            titles.first?.last == "›" && titles.last?.first == "‹" && titles.dropFirst().dropLast().allSatisfy { $0.first == "‹" && $0.last == "›" })
        #expect(MenuPages(commands, width: 4000).count == 1)
    }
}
