import CoreGraphics
import Foundation
import Testing
import UIKit

/// Touches, swipes and menus act alike on the rows of tables and of collection views.
@MainActor
@Suite struct CellListTests {
    enum Face: CaseIterable { case table, collection }

    /// A cell that receives touches in its left half only.
    final class HalfRow: UITableViewCell {
        override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { point.x < 100 && super.point(inside: point, with: event) }
    }
    final class HalfItem: UICollectionViewListCell {
        override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { point.x < 100 && super.point(inside: point, with: event) }
    }

    /// A list of three rows on a screen.
    final class Rig: NSObject, UITableViewDataSource, UITableViewDelegate, UICollectionViewDataSource, UICollectionViewDelegate {
        let hand = Hand(size: CGSize(width: 320, height: 480))
        let list: UIScrollView
        var heard: [String] = []

        init(_ face: Face) {
            var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
            let action = { UIContextualAction(style: .normal, title: "Flag") { _, _, done in done(true) } }
            configuration.trailingSwipeActionsConfigurationProvider = { _ in UISwipeActionsConfiguration(actions: [action()]) }
            let frame = CGRect(x: 0, y: 0, width: 320, height: 480)
            let table = UITableView(frame: frame)
            let collection = UICollectionView(frame: frame, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
            list = face == .table ? table : collection
            super.init()
            table.rowHeight = 44
            table.register(HalfRow.self, forCellReuseIdentifier: "cell")
            collection.register(HalfItem.self, forCellWithReuseIdentifier: "cell")
            (table.dataSource, table.delegate, collection.dataSource, collection.delegate) = (self, self, self, self)
            hand.window.addSubview(list)
            hand.open()
            hand.window.layoutIfNeeded()
        }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
            cell.configurationUpdateHandler = { [weak self] in self?.note($1, indexPath, $0) }
            return cell
        }
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
        func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
            cell.configurationUpdateHandler = { [weak self] in self?.note($1, indexPath, $0) }
            return cell
        }

        private func note(_ state: UICellConfigurationState, _ path: IndexPath, _ cell: UIView) {
            if state.isSwiped { heard.append("row \(path.item) is swiped") }
        }

        func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) { heard.append("lit \(indexPath.row)") }
        func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) { heard.append("lit \(indexPath.item)") }
        func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) { heard.append("unlit \(indexPath.row)") }
        func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) { heard.append("unlit \(indexPath.item)") }

        func tableView(
            _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
        ) -> UISwipeActionsConfiguration? {
            UISwipeActionsConfiguration(actions: [UIContextualAction(style: .normal, title: "Flag") { _, _, done in done(true) }])
        }
        func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }

        func tableView(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool { true }
        func tableView(_ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath, withSender sender: Any?) -> Bool {
            action != "cut:"
        }
        func tableView(_ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath, withSender sender: Any?) {}
        func collectionView(_ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath) -> Bool { true }
        func collectionView(
            _ collectionView: UICollectionView, canPerformAction action: Selector, forItemAt indexPath: IndexPath, withSender sender: Any?
        ) -> Bool { action != "cut:" }
        func collectionView(
            _ collectionView: UICollectionView, performAction action: Selector, forItemAt indexPath: IndexPath, withSender sender: Any?
        ) {}
    }

    @Test(arguments: Face.allCases)
    func theEditingMenuHasTheAppsOwnCommands(face: Face) throws {
        let rig = Rig(face)
        defer { rig.hand.close() }
        UIMenuController.shared.menuItems = [UIMenuItem(title: "Star", action: "star:")]
        defer { UIMenuController.shared.menuItems = nil }
        let interaction = try #require(rig.list.interactions.lazy.compactMap { $0 as? UIContextMenuInteraction }.first)
        let configuration = interaction.delegate?.contextMenuInteraction(interaction, configurationForMenuAtLocation: CGPoint(x: 50, y: 60))
        #expect(configuration?.actionProvider?([])?.children.map(\.title) == ["Copy", "Paste", "Star"])
    }

    @Test(arguments: Face.allCases)
    func aTouchIsOnARowWhereTheCellSaysSo(face: Face) {
        let rig = Rig(face)
        defer { rig.hand.close() }
        rig.hand.down(50, 60)
        rig.hand.wait(0.3)
        rig.hand.move(96, 60)
        #expect(rig.heard == ["lit 1"])
        rig.hand.move(104, 60)
        #expect(rig.heard == ["lit 1", "unlit 1"])
        rig.hand.up(104, 60)
    }

    @Test(arguments: Face.allCases)
    func aSwipedCellIsConfiguredForIt(face: Face) {
        let rig = Rig(face)
        defer { rig.hand.close() }
        rig.hand.down(90, 60)
        for x in [70.0, 50, 30, 10] { rig.hand.move(x, 60) }
        rig.hand.wait(0.5)
        rig.hand.up(10, 60)
        rig.hand.window.layoutIfNeeded()
        #expect(rig.heard.contains("row 1 is swiped"))
    }
}
