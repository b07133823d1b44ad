import CoreGraphics
import Foundation
import TestSupport
import Testing
import UIKit

/// A view with a sender on the left and a receiver on the right, which note what they are told.
@MainActor
private final class Rig: NSObject, UIDragInteractionDelegate, UIDropInteractionDelegate {
    let hand = Hand(size: CGSize(width: 400, height: 400))
    let (sender, receiver) = (
        UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), UIView(frame: CGRect(x: 200, y: 0, width: 200, height: 400))
    )
    private var screen: ManualScreen?
    var heard: [String] = []
    var answer = UIDropOperation.copy
    var texts: [String] = []
    /// True to note also the calls that few delegates ask for.
    var isExact = false
    var allowsMove = true
    /// The preview to which a dropped or a cancelled item flies; nil for the default one.
    var target: UITargetedDragPreview?

    override init() {
        super.init()
        sender.addInteraction(UIDragInteraction(delegate: self))
        receiver.addInteraction(UIDropInteraction(delegate: self))
        hand.window.addSubview(sender)
        hand.window.addSubview(receiver)
        hand.open()
        // The shared screen runs on the system's clock, so the window's layer is moved to a screen with a manual clock.
        hand.window.layer.removeFromSuperlayer()
        screen = ManualScreen(hand.window.layer, at: 50)
    }

    func close() { hand.close() }

    /// Lets all animations end.
    func finish() { for _ in 0..<2 { screen?.advance(to: (screen?.time ?? 0) + 2) } }

    /// Drags from the sender to a place and drops there.
    func drag(to place: CGPoint) {
        hand.down(50, 50)
        hand.wait(0.6)
        hand.move(60, 60)
        hand.move(place.x, place.y)
        hand.up(place.x, place.y)
        finish()
    }

    func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem] {
        let item = UIDragItem(itemProvider: NSItemProvider(object: NSString(string: "letter")))
        item.localObject = 7
        return [item]
    }
    func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) { heard.append("begin") }
    func dragInteraction(_ interaction: UIDragInteraction, session: any UIDragSession, willEndWith operation: UIDropOperation) {
        heard.append("will end \(operation)")
    }
    func dragInteraction(_ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation) {
        heard.append("did end \(operation)")
    }

    private func note(_ text: String) { if isExact { heard.append(text) } }
    private func note(_ text: String, _ animator: any UIDragAnimating) {
        animator.addAnimations { self.note(text) }
        animator.addCompletion { _ in self.note("\(text) ended") }
    }
    func dragInteraction(_ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating, session: any UIDragSession) {
        note("lift", animator)
    }
    func dragInteraction(_ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession) -> Bool { allowsMove }
    func dragInteraction(_ interaction: UIDragInteraction, sessionIsRestrictedToDraggingApplication session: any UIDragSession) -> Bool { isExact }
    func dragInteraction(_ interaction: UIDragInteraction, sessionDidMove session: any UIDragSession) {
        note("moved \(session.isRestrictedToDraggingApplication)")
    }
    func dragInteraction(_ interaction: UIDragInteraction, sessionDidTransferItems session: any UIDragSession) { note("transferred") }
    func dragInteraction(
        _ interaction: UIDragInteraction, previewForCancelling item: UIDragItem, withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview? {
        note("back to \(Int(defaultPreview.target.center.x))")
        return target ?? defaultPreview
    }
    func dragInteraction(_ interaction: UIDragInteraction, item: UIDragItem, willAnimateCancelWith animator: any UIDragAnimating) {
        note("cancel", animator)
    }
    func dropInteraction(
        _ interaction: UIDropInteraction, previewForDropping item: UIDragItem, withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview? {
        note("preview")
        return target ?? defaultPreview
    }
    func dropInteraction(_ interaction: UIDropInteraction, item: UIDragItem, willAnimateDropWith animator: any UIDragAnimating) {
        note("drop", animator)
    }

    func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
        heard.append("can handle")
        return session.canLoadObjects(ofClass: String.self)
    }
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) { heard.append("enter") }
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) { heard.append("exit") }
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession) -> UIDropProposal {
        UIDropProposal(operation: answer)
    }
    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
        let place = session.location(in: receiver)
        heard.append("drop \(Int(place.x)) \(Int(place.y)) \(session.items.first?.localObject ?? "-")")
        session.loadObjects(ofClass: String.self) { self.texts = $0 }
    }
    func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession) { heard.append("conclude") }
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) { heard.append("session ends") }
}

@MainActor
@Suite struct DragAndDropTests {
    @Test func anItemGoesFromItsSenderToTheReceiverUnderTheFinger() {
        let rig = Rig()
        defer { rig.close() }
        rig.drag(to: CGPoint(x: 300, y: 150))
        #expect(
            rig.heard == ["begin", "can handle", "enter", "will end copy", "drop 100 150 7", "conclude", "session ends", "did end copy"])
        #expect(rig.texts == ["letter"])
        // Nothing of the drag stays in the window.
        #expect(rig.hand.window.subviews.count == 2)
    }

    @Test func aDropBesideAllReceiversCancelsTheDrag() {
        let rig = Rig()
        defer { rig.close() }
        rig.hand.down(50, 50)
        rig.hand.wait(0.6)
        for x in [60.0, 300, 150] { rig.hand.move(x, 50) }
        rig.hand.up(150, 50)
        rig.finish()
        #expect(rig.heard == ["begin", "can handle", "enter", "exit", "will end cancel", "session ends", "did end cancel"])
        #expect(rig.hand.window.subviews.count == 2)
    }

    @Test func delegatesHearOfEveryStepOfADrop() {
        let rig = Rig()
        defer { rig.close() }
        rig.isExact = true
        rig.drag(to: CGPoint(x: 300, y: 150))
        #expect(
            rig.heard == [
                "lift", "begin", "moved true", "moved true", "can handle", "enter", "moved true", "will end copy", "drop 100 150 7", "transferred",
                "preview", "drop", "lift ended", "drop ended", "conclude", "session ends", "did end copy",
            ], "\(rig.heard)")
    }

    @Test func delegatesHearOfEveryStepOfACancelledDrag() {
        let rig = Rig()
        defer { rig.close() }
        rig.isExact = true
        rig.drag(to: CGPoint(x: 150, y: 50))
        #expect(
            rig.heard == [
                "lift", "begin", "moved true", "moved true", "moved true", "will end cancel", "back to 50", "cancel", "lift ended", "cancel ended",
                "did end cancel",
            ], "\(rig.heard)")
    }

    @Test func aMoveNeedsThePermissionOfTheSender() {
        for allows in [true, false] {
            let rig = Rig()
            defer { rig.close() }
            (rig.answer, rig.allowsMove) = (.move, allows)
            rig.drag(to: CGPoint(x: 300, y: 150))
            #expect(rig.heard.last == (allows ? "did end move" : "did end cancel") && rig.texts.isEmpty != allows)
        }
    }

    @Test func theBadgeTellsTheOperation() throws {
        let rig = Rig()
        defer { rig.close() }
        func badge() -> String? {
            func label(_ view: UIView) -> UILabel? { view as? UILabel ?? view.subviews.lazy.compactMap(label).first }
            return label(rig.hand.window).flatMap { $0.isHidden ? nil : $0.text }
        }
        rig.hand.down(50, 50)
        rig.hand.wait(0.6)
        rig.hand.move(60, 60)
        #expect(badge() == nil)
        rig.hand.move(300, 60)
        #expect(badge() == "+")
        rig.answer = .forbidden
        rig.hand.move(310, 60)
        #expect(badge() == "–")
        rig.answer = .move
        rig.hand.move(320, 60)
        #expect(badge() == nil)
        rig.hand.up(320, 60)
        rig.finish()
    }

    @Test(arguments: [UIDropOperation.forbidden, .cancel])
    func aReceiverThatRefusesGetsNothing(answer: UIDropOperation) {
        let rig = Rig()
        defer { rig.close() }
        rig.answer = answer
        rig.drag(to: CGPoint(x: 300, y: 150))
        #expect(rig.texts.isEmpty && rig.heard.contains("did end cancel") && !rig.heard.contains("conclude"))
    }

    @Test func aPressWithoutAMovementIsNoDrag() {
        let rig = Rig()
        defer { rig.close() }
        rig.hand.down(50, 50)
        rig.hand.wait(0.8)
        rig.hand.up(50, 50)
        rig.finish()
        #expect(rig.heard.isEmpty && rig.hand.window.subviews.count == 2)
        // The next press drags again.
        rig.drag(to: CGPoint(x: 300, y: 150))
        #expect(rig.texts == ["letter"])
    }

    @Test func aDisabledInteractionLiftsNothing() throws {
        let rig = Rig()
        defer { rig.close() }
        let drag = try #require(rig.sender.interactions.first as? UIDragInteraction)
        #expect(drag.isEnabled)
        drag.isEnabled = false
        rig.drag(to: CGPoint(x: 300, y: 150))
        #expect(rig.heard.isEmpty)
    }

    @Test func theWindowClosesDuringADragWithoutACrash() {
        let rig = Rig()
        defer { rig.close() }
        rig.hand.down(50, 50)
        rig.hand.wait(0.6)
        rig.hand.move(300, 60)
        rig.sender.removeFromSuperview()
        rig.hand.move(310, 60)
        rig.hand.up(310, 60)
        rig.finish()
        #expect(rig.hand.window.subviews.contains(rig.receiver))
    }

    /// A delegate of a menu, which notes what it is told.
    private final class Menus: NSObject, UIContextMenuInteractionDelegate {
        var heard: [String] = []
        var offersMenu = true
        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
        ) -> UIContextMenuConfiguration? {
            heard.append("ask")
            guard offersMenu else { return nil }
            return UIContextMenuConfiguration(actionProvider: { _ in UIMenu(children: [UIAction(title: "One") { _ in }]) })
        }
        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) { heard.append("open") }
        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) { heard.append("close") }
    }

    /// Adds a menu to the sender, before its drags or after them.
    private func add(_ menus: Menus, to sender: UIView, isFirst: Bool) {
        let drags = sender.interactions
        if isFirst { drags.forEach(sender.removeInteraction) }
        sender.addInteraction(UIContextMenuInteraction(delegate: menus))
        if isFirst { drags.forEach(sender.addInteraction) }
    }

    @Test(arguments: [true, false])
    func aPressOpensTheMenuAndAMovementTurnsItIntoADrag(menuIsFirst: Bool) {
        let (rig, menus) = (Rig(), Menus())
        defer { rig.close() }
        add(menus, to: rig.sender, isFirst: menuIsFirst)
        rig.hand.down(50, 50)
        rig.hand.wait(0.6)
        rig.hand.move(55, 55)
        #expect(menus.heard == ["ask", "open"] && rig.heard.isEmpty && rig.sender.isHidden)
        rig.hand.move(70, 70)
        #expect(menus.heard == ["ask", "open", "close"] && rig.heard.first == "begin" && !rig.sender.isHidden)
        rig.hand.move(300, 200)
        rig.hand.up(300, 200)
        rig.finish()
        #expect(rig.heard.contains("drop 100 200 7") && rig.heard.last == "did end copy" && !rig.sender.isHidden)
    }

    @Test(arguments: [true, false])
    func aFingerThatRestsLeavesTheMenuOpen(menuIsFirst: Bool) {
        let (rig, menus) = (Rig(), Menus())
        defer { rig.close() }
        add(menus, to: rig.sender, isFirst: menuIsFirst)
        rig.hand.down(50, 50)
        rig.hand.wait(0.6)
        rig.hand.up(52, 50)
        rig.finish()
        #expect(menus.heard == ["ask", "open"] && rig.heard.isEmpty)
    }

    @Test(arguments: [true, false])
    func withoutAMenuThePressLifts(menuIsFirst: Bool) {
        let (rig, menus) = (Rig(), Menus())
        defer { rig.close() }
        menus.offersMenu = false
        add(menus, to: rig.sender, isFirst: menuIsFirst)
        rig.drag(to: CGPoint(x: 300, y: 200))
        #expect(menus.heard == ["ask"] && rig.heard.contains("drop 100 200 7"))
    }
}
