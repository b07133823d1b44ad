import CoreGraphics
import Foundation
import Testing
import UIKit

/// The state that a list loses when its data is loaded anew.
@MainActor
@Suite struct ReloadTests {
    @Test func aRowThatIsTouchedDuringAReloadIsNotSelected() {
        let rig = TableRig(rows: 20)
        let touches = rig.touch(at: CGPoint(x: 100, y: 60))
        rig.table.touchesBegan(touches, with: nil)
        #expect(rig.table.cellForRow(at: [0, 1])?.isHighlighted == true)
        rig.table.reloadData()
        rig.table.layoutIfNeeded()
        #expect(rig.table.visibleCells.allSatisfy { !$0.isHighlighted })
        rig.heard = []
        rig.table.touchesEnded(touches, with: nil)
        #expect(rig.heard == [] && rig.table.indexPathForSelectedRow == nil)
    }

    @Test func anItemThatIsTouchedDuringAReloadIsNotSelected() {
        let rig = CollectionRig(items: 20)
        let touches = rig.touch(at: CGPoint(x: 10, y: 10))
        rig.collection.touchesBegan(touches, with: nil)
        #expect(rig.collection.cellForItem(at: [0, 0])?.isHighlighted == true)
        rig.collection.reloadData()
        rig.collection.layoutIfNeeded()
        #expect(rig.collection.visibleCells.allSatisfy { !$0.isHighlighted })
        rig.heard = []
        rig.collection.touchesEnded(touches, with: nil)
        #expect(rig.heard == [] && rig.collection.indexPathsForSelectedItems == [])
    }

    @Test func aReloadForgetsTheSelection() {
        let (rows, items) = (TableRig(rows: 20), CollectionRig(items: 20))
        rows.table.selectRow(at: [0, 2], animated: false, scrollPosition: .none)
        items.collection.selectItem(at: [0, 2], animated: false, scrollPosition: [])
        rows.table.reloadData()
        items.collection.reloadData()
        rows.table.layoutIfNeeded()
        items.collection.layoutIfNeeded()
        #expect(rows.table.indexPathForSelectedRow == nil && items.collection.indexPathsForSelectedItems == [])
        #expect(rows.table.visibleCells.allSatisfy { !$0.isSelected } && items.collection.visibleCells.allSatisfy { !$0.isSelected })
    }

    @Test func aReloadAsksForAllCountsAgain() {
        let (rows, items) = (TableRig([["a"], ["b", "c"]]), CollectionRig([["a"], ["b", "c"]]))
        rows.sections = [["x", "y", "z"]]
        items.sections = [["x", "y", "z"]]
        #expect(rows.table.numberOfSections == 2 && items.collection.numberOfItems(inSection: 1) == 2)
        rows.table.reloadData()
        items.collection.reloadData()
        #expect(rows.table.numberOfSections == 1 && rows.table.numberOfRows(inSection: 0) == 3)
        #expect(items.collection.numberOfSections == 1 && items.collection.numberOfItems(inSection: 0) == 3)
        rows.table.layoutIfNeeded()
        items.collection.layoutIfNeeded()
        #expect(rows.names == ["x", "y", "z"] && items.names == ["x", "y", "z"])
        #expect(rows.table.contentSize.height == 132)
    }

    /// Counts below zero.
    final class Negative: NSObject, UITableViewDataSource, UICollectionViewDataSource {
        var sections = 2
        var items = [-1, 2]
        func numberOfSections(in tableView: UITableView) -> Int { sections }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { items[section] }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
        func numberOfSections(in collectionView: UICollectionView) -> Int { sections }
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { items[section] }
        func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        }
    }

    @Test func countsBelowZeroCountAsNone() {
        let source = Negative()
        let frame = CGRect(x: 0, y: 0, width: 320, height: 480)
        let (table, collection) = (UITableView(frame: frame), UICollectionView(frame: frame, collectionViewLayout: UICollectionViewFlowLayout()))
        collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        (table.dataSource, collection.dataSource) = (source, source)
        for view in [table, collection] as [UIView] { view.layoutIfNeeded() }
        #expect((0...2).map(table.numberOfRows) == [0, 2, 0] && table.visibleCells.count == 2)
        #expect((0...1).map(collection.numberOfItems) == [0, 2] && collection.visibleCells.count == 2)
        source.sections = -3
        table.reloadData()
        collection.reloadData()
        for view in [table, collection] as [UIView] { view.layoutIfNeeded() }
        #expect(table.numberOfSections == 0 && table.visibleCells.isEmpty)
        #expect(collection.numberOfSections == 0 && collection.visibleCells.isEmpty)
    }

    @Test func aDataSourceThatAsksTheListWhileItIsAskedFindsItEmpty() {
        final class Curious: NSObject, UITableViewDataSource, UICollectionViewDataSource {
            var found: [Int] = []
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
                found.append(tableView.numberOfRows(inSection: 0))
                return 2
            }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
            func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
                found.append(collectionView.numberOfSections)
                return 2
            }
            func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
                UICollectionViewCell()
            }
        }
        let source = Curious()
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        table.dataSource = source
        #expect(table.numberOfRows(inSection: 0) == 2)
        let collection = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        collection.dataSource = source
        #expect(collection.numberOfItems(inSection: 0) == 2)
        #expect(source.found == [0, 0])
    }
}
