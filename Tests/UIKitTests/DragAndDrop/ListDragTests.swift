import CoreGraphics
import Foundation
import TestSupport
import Testing
import UIKit

/// Items of tables and of collection views are dragged and dropped alike.
@MainActor
@Suite struct ListDragTests {
    enum Face: CaseIterable { case table, collection }

    @MainActor
    final class Rig: NSObject, UITableViewDataSource, UITableViewDragDelegate, UITableViewDropDelegate, UICollectionViewDataSource,
        UICollectionViewDragDelegate, UICollectionViewDropDelegate
    {
        let hand = Hand(size: CGSize(width: 320, height: 480))
        let (table, collection): (UITableView, UICollectionView)
        let face: Face
        var rows = ["a", "b", "c", "d"]
        var heard: [String] = []
        var onDrop: (() -> Void)?
        /// Is called with the coordinator of a drop on the table.
        var onTableDrop: ((any UITableViewDropCoordinator) -> Void)?
        /// True when the data source can move items.
        var canMove = true
        private(set) var moves: [[Int]] = []
        private var screen: ManualScreen?

        init(_ face: Face, drops: Bool) {
            let frame = CGRect(x: 0, y: 0, width: 320, height: 480)
            let flow = UICollectionViewFlowLayout()
            (flow.itemSize, flow.minimumLineSpacing) = (CGSize(width: 320, height: 44), 0)
            (table, collection) = (UITableView(frame: frame), UICollectionView(frame: frame, collectionViewLayout: flow))
            self.face = face
            super.init()
            table.rowHeight = 44
            table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
            collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
            (table.dataSource, collection.dataSource) = (self, self)
            (table.dragDelegate, collection.dragDelegate) = (self, self)
            if drops { (table.dropDelegate, collection.dropDelegate) = (self, self) }
            hand.window.addSubview(face == .table ? table : collection)
            hand.open()
            hand.window.layoutIfNeeded()
            // The shared screen runs on the system's clock, so the window's layer is moved to a screen with a manual clock.
            hand.window.layer.removeFromSuperlayer()
            screen = ManualScreen(hand.window.layer, at: 50)
        }

        func close() { hand.close() }

        /// Lifts a row and carries it, and leaves the finger down.
        func carry(_ from: Int, to: Int) {
            let (start, end) = (22 + CGFloat(from) * 44, 22 + CGFloat(to) * 44)
            hand.down(50, start)
            hand.wait(0.6)
            for step in 1...8 { hand.move(50, start + (end - start) * CGFloat(step) / 8) }
        }

        /// Deletes and inserts items in one update.
        func update(deleting deleted: [Int] = [], inserting inserted: [(Int, String)] = []) {
            for row in deleted.sorted(by: >) { rows.remove(at: row) }
            for (row, text) in inserted { rows.insert(text, at: row) }
            let (old, new) = (deleted.map { IndexPath(item: $0, section: 0) }, inserted.map { IndexPath(item: $0.0, section: 0) })
            switch face {
            case .table:
                table.performBatchUpdates {
                    table.deleteRows(at: old, with: .fade)
                    table.insertRows(at: new, with: .fade)
                }
            case .collection:
                collection.performBatchUpdates {
                    collection.deleteItems(at: old)
                    collection.insertItems(at: new)
                }
            }
            hand.window.layoutIfNeeded()
        }

        func release(at row: Int) {
            hand.up(50, 22 + CGFloat(row) * 44)
            finish()
            hand.window.layoutIfNeeded()
        }

        /// Drags from the middle of one row to that of another.
        func drag(_ from: Int, to: Int) {
            let (start, end) = (22 + CGFloat(from) * 44, 22 + CGFloat(to) * 44)
            hand.down(50, start)
            hand.wait(0.6)
            for step in 1...8 { hand.move(50, start + (end - start) * CGFloat(step) / 8) }
            hand.up(50, end)
            finish()
            hand.window.layoutIfNeeded()
        }

        /// Lets all animations end.
        func finish() { for _ in 0..<2 { screen?.advance(to: (screen?.time ?? 0) + 2) } }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        }
        func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { canMove }
        func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {
            moves.append([sourceIndexPath.item, destinationIndexPath.item])
            move(sourceIndexPath, destinationIndexPath)
        }
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { rows.count }
        func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        }
        func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { canMove }
        func collectionView(_ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {
            moves.append([sourceIndexPath.item, destinationIndexPath.item])
            move(sourceIndexPath, destinationIndexPath)
        }
        private func move(_ from: IndexPath, _ to: IndexPath) { rows.insert(rows.remove(at: from.item), at: to.item) }

        private func items(_ path: IndexPath) -> [UIDragItem] {
            [UIDragItem(itemProvider: NSItemProvider(object: NSString(string: rows[path.item])))]
        }
        func tableView(_ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath) -> [UIDragItem] {
            items(indexPath)
        }
        func collectionView(
            _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
        ) -> [UIDragItem] { items(indexPath) }
        func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) { heard.append("end") }
        func collectionView(_ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession) { heard.append("end") }

        func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {
            if let onDrop { return onDrop() }
            if let onTableDrop { return onTableDrop(coordinator) }
            guard let item = coordinator.items.first, let from = item.sourceIndexPath, let to = coordinator.destinationIndexPath else { return }
            tableView.performBatchUpdates {
                move(from, to)
                tableView.deleteRows(at: [from], with: .automatic)
                tableView.insertRows(at: [to], with: .automatic)
            }
            coordinator.drop(item.dragItem, toRowAt: to).addCompletion { _ in self.heard.append("landed \(coordinator.proposal.operation)") }
        }
        func collectionView(_ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator) {
            if let onDrop { return onDrop() }
            guard let item = coordinator.items.first, let from = item.sourceIndexPath, let to = coordinator.destinationIndexPath else { return }
            collectionView.performBatchUpdates {
                move(from, to)
                collectionView.deleteItems(at: [from])
                collectionView.insertItems(at: [to])
            }
            coordinator.drop(item.dragItem, toItemAt: to).addCompletion { _ in self.heard.append("landed \(coordinator.proposal.operation)") }
        }
    }

    @Test(arguments: Face.allCases)
    func aDropDelegateMovesADraggedItemToTheRowUnderTheFinger(face: Face) {
        let rig = Rig(face, drops: true)
        defer { rig.close() }
        rig.canMove = false
        rig.drag(0, to: 2)
        #expect(rig.rows == ["b", "c", "a", "d"])
        #expect(rig.heard == ["landed move", "end"])
        #expect(!rig.table.hasActiveDrag && !rig.collection.hasActiveDrop)
    }

    @Test(arguments: Face.allCases)
    func withoutADropDelegateADragReordersTheItems(face: Face) {
        let rig = Rig(face, drops: false)
        defer { rig.close() }
        rig.drag(0, to: 2)
        #expect(rig.rows == ["b", "c", "a", "d"])
        #expect(rig.heard == ["end"])
    }

    @Test(arguments: Face.allCases)
    func anItemThatLeavesTheListStaysAtItsPlace(face: Face) {
        let rig = Rig(face, drops: false)
        defer { rig.close() }
        (rig.table.frame.size.height, rig.collection.frame.size.height) = (200, 200)
        rig.hand.window.layoutIfNeeded()
        rig.hand.down(50, 22)
        rig.hand.wait(0.6)
        for y in [40.0, 80, 110, 160, 300] { rig.hand.move(50, y) }
        rig.hand.up(50, 300)
        rig.finish()
        #expect(rig.rows == ["a", "b", "c", "d"] && rig.heard == ["end"])
    }

    @Test(arguments: Face.allCases)
    func aReloadEndsAMovement(face: Face) {
        let rig = Rig(face, drops: false)
        defer { rig.close() }
        rig.hand.down(50, 154)
        rig.hand.wait(0.6)
        for y in [140.0, 110, 60] { rig.hand.move(50, y) }
        rig.rows = ["a"]
        rig.table.reloadData()
        rig.collection.reloadData()
        rig.hand.window.layoutIfNeeded()
        rig.hand.move(50, 30)
        rig.hand.up(50, 30)
        rig.finish()
        #expect(rig.rows == ["a"])
    }

    @Test(arguments: Face.allCases)
    func aDropMayRemoveTheList(face: Face) {
        let rig = Rig(face, drops: true)
        defer { rig.close() }
        rig.canMove = false
        rig.onDrop = { [unowned rig] in (face == .table ? rig.table as UIView : rig.collection).removeFromSuperview() }
        rig.drag(0, to: 2)
        #expect(rig.heard.contains("end"))
    }

    @Test(arguments: Face.allCases)
    func dragsCanBeSwitchedOff(face: Face) {
        let rig = Rig(face, drops: true)
        defer { rig.close() }
        (rig.table.dragInteractionEnabled, rig.collection.dragInteractionEnabled) = (false, false)
        rig.drag(0, to: 2)
        #expect(rig.rows == ["a", "b", "c", "d"] && rig.heard.isEmpty)
    }

    @Test func aTableWhoseDataSourceMovesRowsMovesItsOwnRowItself() {
        let rig = Rig(.table, drops: true)
        defer { rig.close() }
        rig.onTableDrop = { _ in rig.heard.append("drop") }
        rig.drag(0, to: 2)
        #expect(rig.moves == [[0, 2]] && rig.rows == ["b", "c", "a", "d"] && rig.heard == ["end"])
        #expect(rig.table.numberOfRows(inSection: 0) == 4)
    }

    @Test(arguments: Face.allCases)
    func aMovementFollowsTheUpdatesOfTheList(face: Face) {
        let rig = Rig(face, drops: false)
        defer { rig.close() }
        rig.carry(3, to: 1)
        rig.update(deleting: [0], inserting: [(0, "y"), (1, "x")])
        #expect(rig.rows == ["y", "x", "b", "c", "d"])
        for step in 0..<3 { rig.hand.move(50, 66 + CGFloat(step)) }
        rig.release(at: 1)
        #expect(rig.moves == [[4, 1]] && rig.rows == ["y", "d", "x", "b", "c"])
    }

    @Test(arguments: Face.allCases)
    func aMovementEndsWhenItsItemIsDeleted(face: Face) {
        let rig = Rig(face, drops: false)
        defer { rig.close() }
        rig.carry(3, to: 1)
        rig.update(deleting: [3])
        rig.hand.move(50, 30)
        rig.release(at: 0)
        #expect(rig.moves.isEmpty && rig.rows == ["a", "b", "c"])
        let cells = face == .table ? rig.table.visibleCells as [UIView] : rig.collection.visibleCells
        #expect(cells.count == 3 && cells.allSatisfy { !$0.isHidden })
    }

    @Test(arguments: Face.allCases)
    func anItemThatIsDeletedUnderTheFingerLeavesTheOthers(face: Face) {
        let rig = Rig(face, drops: false)
        defer { rig.close() }
        rig.carry(0, to: 3)
        rig.update(deleting: [1, 2, 3])
        rig.release(at: 3)
        #expect(rig.moves.isEmpty && rig.rows == ["a"])
    }

    @Test func aDroppedItemHasNoSourceAfterAnUpdateOfItsList() {
        let rig = Rig(.table, drops: true)
        defer { rig.close() }
        rig.canMove = false
        var sources: [IndexPath?] = []
        rig.onTableDrop = { sources.append($0.items.first?.sourceIndexPath) }
        rig.drag(1, to: 2)
        rig.carry(1, to: 2)
        rig.update(deleting: [0])
        rig.release(at: 2)
        #expect(sources == [[0, 1], nil])
    }

    @Test func aTableMovesTheRowThatWasDraggedAfterAnUpdate() {
        let rig = Rig(.table, drops: true)
        defer { rig.close() }
        rig.carry(3, to: 1)
        rig.update(deleting: [0])
        rig.release(at: 1)
        #expect(rig.moves == [[2, 1]] && rig.rows == ["b", "d", "c"])
    }

    @Test func placeholdersStayBetweenTheirItems() throws {
        let rig = Rig(.table, drops: true)
        defer { rig.close() }
        rig.canMove = false
        var contexts: [any UITableViewDropPlaceholderContext] = []
        rig.onTableDrop = { coordinator in
            guard let item = coordinator.items.first?.dragItem else { return }
            contexts = [2, 3].map { row in
                let place = UITableViewDropPlaceholder(insertionIndexPath: [0, row], reuseIdentifier: "cell", rowHeight: 44)
                return coordinator.drop(item, to: place)
            }
        }
        rig.drag(0, to: 2)
        try #require(contexts.count == 2)
        rig.update(deleting: [0, 1])
        #expect(contexts[1].commitInsertion { rig.rows.insert("second", at: $0.row) })
        #expect(contexts[0].commitInsertion { rig.rows.insert("first", at: $0.row) })
        #expect(rig.rows == ["first", "second", "c", "d"] && rig.table.numberOfRows(inSection: 0) == 4)
        #expect(!contexts[0].commitInsertion { _ in rig.rows = [] } && rig.rows.count == 4)
    }

    @Test func aReloadRemovesPlaceholders() throws {
        let rig = Rig(.table, drops: true)
        defer { rig.close() }
        rig.canMove = false
        var context: (any UITableViewDropPlaceholderContext)?
        rig.onTableDrop = { coordinator in
            guard let item = coordinator.items.first?.dragItem else { return }
            let place = UITableViewDropPlaceholder(insertionIndexPath: [0, 4], reuseIdentifier: "cell", rowHeight: 44)
            context = coordinator.drop(item, to: place)
        }
        rig.drag(0, to: 2)
        rig.rows = ["a"]
        rig.table.reloadData()
        #expect(context?.commitInsertion { rig.rows.insert("late", at: $0.row) } == false)
        #expect(rig.rows == ["a"] && context?.deletePlaceholder() == false)
    }

    /// A delegate of drags and drops that notes all calls.
    @MainActor
    private final class Witness: NSObject, UITableViewDragDelegate, UITableViewDropDelegate, UICollectionViewDragDelegate,
        UICollectionViewDropDelegate
    {
        var heard: [String] = []
        var looks: [Int] = []
        var handles = true
        private let item = UIDragItem(itemProvider: NSItemProvider(object: NSString(string: "a")))

        func watch(_ rig: Rig) {
            (rig.table.dragDelegate, rig.collection.dragDelegate) = (self, self)
            (rig.table.dropDelegate, rig.collection.dropDelegate) = (self, self)
        }
        private func note<Result>(_ text: String, _ result: Result) -> Result {
            heard.append(text)
            return result
        }
        private func look(_ path: IndexPath) -> UIDragPreviewParameters? {
            looks.append(path.item)
            return nil
        }

        func tableView(_ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath) -> [UIDragItem] { [item] }
        func tableView(_ tableView: UITableView, dragPreviewParametersForRowAt indexPath: IndexPath) -> UIDragPreviewParameters? { look(indexPath) }
        func tableView(_ tableView: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession) -> Bool { note("move?", true) }
        func tableView(_ tableView: UITableView, dragSessionIsRestrictedToDraggingApplication session: any UIDragSession) -> Bool {
            note("restricted?", true)
        }
        func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession) { heard.append("begin") }
        func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) { heard.append("end") }
        func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool {
            note("handle? \(session.isRestrictedToDraggingApplication)", handles)
        }
        func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession) { heard.append("enter") }
        func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession) { heard.append("exit") }
        func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession) { heard.append("drop ends") }
        func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) { heard.append("drop") }

        func collectionView(
            _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
        ) -> [UIDragItem] { [item] }
        func collectionView(
            _ collectionView: UICollectionView, dragPreviewParametersForItemAt indexPath: IndexPath
        ) -> UIDragPreviewParameters? { look(indexPath) }
        func collectionView(_ collectionView: UICollectionView, dragSessionAllowsMoveOperation session: any UIDragSession) -> Bool {
            note("move?", true)
        }
        func collectionView(
            _ collectionView: UICollectionView, dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
        ) -> Bool { note("restricted?", true) }
        func collectionView(_ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession) { heard.append("begin") }
        func collectionView(_ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession) { heard.append("end") }
        func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession) -> Bool {
            note("handle? \(session.isRestrictedToDraggingApplication)", handles)
        }
        func collectionView(_ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession) { heard.append("enter") }
        func collectionView(_ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession) { heard.append("exit") }
        func collectionView(_ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession) { heard.append("drop ends") }
        func collectionView(_ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator) {
            heard.append("drop")
        }
    }

    @Test(arguments: Face.allCases)
    func theDelegatesHearOfEveryStep(face: Face) {
        let (rig, witness) = (Rig(face, drops: true), Witness())
        defer { rig.close() }
        rig.canMove = false
        witness.watch(rig)
        (rig.table.frame.size.height, rig.collection.frame.size.height) = (200, 200)
        rig.hand.window.layoutIfNeeded()
        rig.carry(0, to: 2)
        #expect(face == .table ? rig.table.hasActiveDrag && rig.table.hasActiveDrop : rig.collection.hasActiveDrag && rig.collection.hasActiveDrop)
        rig.hand.move(50, 300)
        #expect(face == .table ? !rig.table.hasActiveDrop : !rig.collection.hasActiveDrop)
        rig.hand.move(50, 110)
        rig.release(at: 2)
        #expect(witness.heard == ["move?", "restricted?", "begin", "handle? true", "enter", "exit", "enter", "drop", "drop ends", "end"])
        #expect(witness.looks.first == 0 && !rig.table.hasActiveDrag && !rig.collection.hasActiveDrag)
        (witness.heard, witness.handles) = ([], false)
        rig.drag(0, to: 2)
        #expect(witness.heard.contains("handle? true") && witness.heard.last == "end")
        #expect(!witness.heard.contains("enter") && !witness.heard.contains("drop"))
    }

    /// A delegate of a table whose rows have menus.
    private final class Menus: NSObject, UITableViewDelegate {
        var heard: [String] = []
        func tableView(
            _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
        ) -> UIContextMenuConfiguration? {
            heard.append("menu \(indexPath.row)")
            return UIContextMenuConfiguration(actionProvider: { _ in UIMenu(children: [UIAction(title: "One") { _ in }]) })
        }
        func tableView(
            _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) { heard.append("end") }
    }

    @Test(arguments: [true, false])
    func aRowWithAMenuIsDraggedFromIt(drops: Bool) {
        let (rig, menus) = (Rig(.table, drops: drops), Menus())
        defer { rig.close() }
        rig.table.delegate = menus
        rig.drag(0, to: 2)
        #expect(menus.heard == ["menu 0", "end"] && rig.moves == [[0, 2]] && rig.heard == ["end"])
        #expect(rig.table.visibleCells.count == 4 && rig.table.visibleCells.allSatisfy { !$0.isHidden })
    }
}
