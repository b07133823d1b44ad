import Foundation
import Testing

import UIKit

@MainActor
struct MenuTests {
    private final class Owner: NSObject, UIContextMenuInteractionDelegate {
        var heard: [String] = []
        var offersMenu = true
        var chosen: [String] = []
        let preview: UIViewController?
        /// The place to which the lifted view returns; nil for the one from which it came.
        var home: UITargetedPreview?

        init(preview: UIViewController? = nil) { self.preview = preview }

        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
        ) -> UIContextMenuConfiguration? {
            heard.append("ask \(Int(location.x))")
            guard offersMenu else { return nil }
            return UIContextMenuConfiguration(
                identifier: NSNumber(value: 7), previewProvider: { self.preview },
                actionProvider: { _ in UIMenu(children: [UIAction(title: "One") { self.chosen.append($0.title) }]) })
        }
        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction, previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
        ) -> UITargetedPreview? { home }
        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) { heard.append("display") }
        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) { heard.append("end") }
        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
            animator: any UIContextMenuInteractionCommitAnimating
        ) { heard.append("commit") }
    }

    private func openMenu(in hand: Hand) -> MenuOverlay? { hand.window.subviews.compactMap { $0 as? MenuOverlay }.first }

    /// The middle of a row of the open menu, found by its title.
    private func place(of title: String, in hand: Hand) throws -> CGPoint {
        let open = try #require(openMenu(in: hand))
        open.layoutIfNeeded()
        var pending: [UIView] = [open]
        while let view = pending.popLast() {
            view.layoutIfNeeded()
            if let label = view as? UILabel, label.text == title {
                return label.convert(CGPoint(x: label.bounds.midX, y: label.bounds.midY), to: nil as UIView?)
            }
            pending += view.subviews
        }
        throw CancellationError()
    }

    private func tap(_ title: String, in hand: Hand) throws {
        let place = try place(of: title, in: hand)
        hand.tap(place.x, place.y)
    }

    @Test func aLongPressOpensTheMenuAndATapChoosesAnEntry() throws {
        let hand = Hand()
        defer { hand.close() }
        let owner = Owner()
        let view = makeView(20, 20, 100, 100)
        let interaction = UIContextMenuInteraction(delegate: owner)
        view.addInteraction(interaction)
        hand.window.addSubview(view)
        hand.down(60, 60)
        hand.wait(0.6)
        #expect(owner.heard == ["ask 40", "display"])
        #expect(view.isHidden)
        hand.up(60, 60)
        #expect(openMenu(in: hand) != nil)
        try tap("One", in: hand)
        #expect(owner.chosen == ["One"])
        #expect(owner.heard == ["ask 40", "display", "end"])
        #expect(interaction.location(in: view) == CGPoint(x: 40, y: 40))
    }

    @Test func aTapBesideTheMenuClosesItAndOneOnThePreviewCommits() throws {
        let hand = Hand()
        defer { hand.close() }
        let owner = Owner()
        let view = makeView(20, 20, 100, 100)
        view.addInteraction(UIContextMenuInteraction(delegate: owner))
        hand.window.addSubview(view)
        hand.down(60, 60)
        hand.wait(0.6)
        hand.up(60, 60)
        hand.tap(60, 60)
        #expect(owner.heard == ["ask 40", "display", "commit", "end"])
        #expect(owner.chosen.isEmpty)
    }

    @Test func anOpenMenuIsExchangedAndClosedByTheInteraction() throws {
        let hand = Hand()
        defer { hand.close() }
        let owner = Owner()
        let view = makeView(20, 20, 100, 100)
        let interaction = UIContextMenuInteraction(delegate: owner)
        view.addInteraction(interaction)
        hand.window.addSubview(view)
        var changes = 0
        interaction.updateVisibleMenu { menu in
            changes += 1
            return menu
        }
        interaction.dismissMenu()
        #expect(changes == 0 && interaction.menuAppearance == .unknown && owner.heard.isEmpty)
        hand.down(60, 60)
        hand.wait(0.6)
        hand.up(60, 60)
        #expect(interaction.menuAppearance == .rich)
        var titles: [String] = []
        interaction.updateVisibleMenu { menu in
            titles = menu.children.map(\.title)
            return UIMenu(children: [UIAction(title: "Two") { owner.chosen.append($0.title) }])
        }
        #expect(titles == ["One"])
        _ = try place(of: "Two", in: hand)
        interaction.dismissMenu()
        #expect(owner.heard == ["ask 40", "display", "end"] && owner.chosen.isEmpty)
    }

    @Test(arguments: [false, true])
    func theLiftedViewReturnsToThePlaceThatTheDelegateNames(isOther: Bool) throws {
        let hand = Hand()
        defer { hand.close() }
        let (owner, view, other) = (Owner(), makeView(20, 20, 100, 100), makeView(200, 300, 50, 40))
        let interaction = UIContextMenuInteraction(delegate: owner)
        view.addInteraction(interaction)
        for view in [view, other] { hand.window.addSubview(view) }
        if isOther { owner.home = UITargetedPreview(view: other) }
        hand.down(60, 60)
        hand.wait(0.6)
        hand.up(60, 60)
        let open = try #require(openMenu(in: hand))
        let wanted = isOther ? other.frame : view.frame
        #expect(!open.subviews.contains { $0.frame == other.frame })
        interaction.dismissMenu()
        #expect(open.subviews.contains { $0.frame == wanted })
    }

    @Test func aPressWithoutAMenuLeavesTheTouchToOthers() {
        let hand = Hand()
        defer { hand.close() }
        let owner = Owner()
        owner.offersMenu = false
        let button = UIButton(frame: CGRect(x: 20, y: 20, width: 100, height: 100))
        var taps = 0
        button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        button.addInteraction(UIContextMenuInteraction(delegate: owner))
        hand.window.addSubview(button)
        hand.down(60, 60)
        hand.wait(0.6)
        hand.up(60, 60)
        #expect(openMenu(in: hand) == nil)
        #expect(taps == 1)
    }

    @Test func anInteractionBelongsToOneView() {
        let (first, second) = (UIView(), UIView())
        let owner = Owner()
        let interaction = UIContextMenuInteraction(delegate: owner)
        first.addInteraction(interaction)
        second.addInteraction(interaction)
        #expect(first.interactions.isEmpty)
        #expect(second.interactions.count == 1)
        #expect(interaction.view === second)
        second.removeInteraction(interaction)
        #expect(interaction.view == nil)
        #expect(second.gestureRecognizers == nil)
    }

    @Test func aButtonsTouchOpensItsMenuAndMayChooseAtOnce() throws {
        let hand = Hand()
        defer { hand.close() }
        var chosen: [String] = []
        let button = UIButton(frame: CGRect(x: 20, y: 20, width: 100, height: 44))
        button.menu = UIMenu(children: ["One", "Two"].map { title in UIAction(title: title) { _ in chosen.append(title) } })
        button.showsMenuAsPrimaryAction = true
        hand.window.addSubview(button)
        hand.down(60, 40)
        #expect(button.isHeld)
        let place = try place(of: "Two", in: hand)
        hand.move(place.x, place.y)
        hand.up(place.x, place.y)
        #expect(chosen == ["Two"])
    }

    @Test func aPopUpButtonShowsTheSelectedEntry() throws {
        let hand = Hand()
        defer { hand.close() }
        let button = UIButton(frame: CGRect(x: 20, y: 20, width: 100, height: 44))
        let actions = ["One", "Two"].map { UIAction(title: $0) { _ in } }
        button.menu = UIMenu(children: actions)
        button.showsMenuAsPrimaryAction = true
        button.changesSelectionAsPrimaryAction = true
        #expect(button.title(for: .normal) == "One")
        hand.window.addSubview(button)
        hand.tap(60, 40)
        try tap("Two", in: hand)
        #expect(button.title(for: .normal) == "Two")
        #expect(actions.map(\.state) == [.off, .on])
    }

    @Test func submenusReplaceTheCardAndDisabledEntriesStay() throws {
        let hand = Hand()
        defer { hand.close() }
        var chosen: [String] = []
        let inner = UIMenu(title: "More", children: [UIAction(title: "Inner") { _ in chosen.append("Inner") }])
        let off = UIAction(title: "Off", attributes: .disabled) { _ in chosen.append("Off") }
        let button = UIButton(frame: CGRect(x: 20, y: 20, width: 100, height: 44))
        button.menu = UIMenu(children: [off, inner])
        button.showsMenuAsPrimaryAction = true
        hand.window.addSubview(button)
        hand.tap(60, 40)
        try tap("Off", in: hand)
        #expect(button.isHeld)
        try tap("More", in: hand)
        try tap("Inner", in: hand)
        #expect(chosen == ["Inner"])
    }

    @Test func deferredEntriesAppearWhenTheyAreLoaded() throws {
        let hand = Hand()
        defer { hand.close() }
        var deliver: (([UIMenuElement]) -> Void)?
        let button = UIButton(frame: CGRect(x: 20, y: 20, width: 100, height: 44))
        button.menu = UIMenu(children: [UIDeferredMenuElement { deliver = $0 }])
        button.showsMenuAsPrimaryAction = true
        hand.window.addSubview(button)
        hand.tap(60, 40)
        _ = try place(of: "Loading…", in: hand)
        deliver?([UIAction(title: "Late") { _ in }])
        _ = try place(of: "Late", in: hand)
    }

    @Test func aMenuStandsBelowItsSourceIfThereIsRoom() {
        let room = CGRect(x: 0, y: 0, width: 400, height: 800)
        let size = CGSize(width: 250, height: 200)
        let below = MenuPlan(source: CGRect(x: 10, y: 100, width: 50, height: 40), previewSize: nil, menuSize: size, in: room)
        #expect(below.menu == CGRect(x: 10, y: 148, width: 250, height: 200))
        let above = MenuPlan(source: CGRect(x: 340, y: 700, width: 50, height: 40), previewSize: nil, menuSize: size, in: room)
        #expect(above.menu == CGRect(x: 140, y: 492, width: 250, height: 200))
        let tall = MenuPlan(
            source: CGRect(x: 0, y: 0, width: 400, height: 800), previewSize: CGSize(width: 400, height: 800), menuSize: size, in: room)
        #expect(tall.preview.maxY + 16 <= tall.menu.minY)
        #expect(tall.menu.maxY <= 792)
        #expect(abs(tall.preview.width / tall.preview.height - 0.5) < 1e-9)
    }
}
