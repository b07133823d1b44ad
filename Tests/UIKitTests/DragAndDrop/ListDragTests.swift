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
        func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }
        func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {
            move(sourceIndexPath, destinationIndexPath)
        }
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { rows.count }
        func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        }
        func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { true }
        func collectionView(_ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {
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
}
