import Foundation
import LaminaMethods
import Testing
import UIKit

/// A data source that implements the methods that change rows, and not those that permit the changes.
final class SilentSource: NSObject, UITableViewDataSource, UICollectionViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
    func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath) {}
    func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {}
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell { UICollectionViewCell() }
    func collectionView(_ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {}
}

/// The function that the SDK writes for the method `tableView:commitEditingStyle:forRowAtIndexPath:`.
@_cdecl("lamina$UIKitTests.SilentSource$tableView:commitEditingStyle:forRowAtIndexPath:")
public func commitOfSilentSource(_ call: UnsafeRawPointer) {}
/// The function that the SDK writes for the method `tableView:moveRowAtIndexPath:toIndexPath:`.
@_cdecl("lamina$UIKitTests.SilentSource$tableView:moveRowAtIndexPath:toIndexPath:")
public func moveOfSilentSource(_ call: UnsafeRawPointer) {}
/// The function that the SDK writes for the method `collectionView:moveItemAtIndexPath:toIndexPath:`.
@_cdecl("lamina$UIKitTests.SilentSource$collectionView:moveItemAtIndexPath:toIndexPath:")
public func itemMoveOfSilentSource(_ call: UnsafeRawPointer) {}

/// A data source without methods that change rows.
private final class ReadOnlySource: NSObject, UITableViewDataSource, UICollectionViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell { UICollectionViewCell() }
}

/// Permissions of a list whose data source does not give them.
@MainActor
@Suite struct OptionalMethodTests {
    private final class OldDelegate: NSObject, UITableViewDelegate {
        var chosen: [IndexPath] = []
        func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath) -> [UITableViewRowAction]? {
            let share = UITableViewRowAction(style: .normal, title: "Share") { [weak self] _, path in self?.chosen.append(path) }
            share.backgroundColor = .systemBlue
            return [UITableViewRowAction(style: .destructive, title: "Delete") { _, _ in }, share]
        }
    }

    private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

    @Test func whatChangesRowsPermitsTheChange() {
        let source = SilentSource()
        table.dataSource = source
        table.layoutIfNeeded()
        #expect(table.offersDeletion(at: [0, 1]) && table.canMove([0, 1]))
        let collection = UICollectionView(frame: table.frame, collectionViewLayout: UICollectionViewFlowLayout())
        collection.dataSource = source
        #expect(collection.canMove([0, 1]))
    }

    @Test func withoutSuchAMethodNothingIsPermitted() {
        let source = ReadOnlySource()
        table.dataSource = source
        table.layoutIfNeeded()
        #expect(!table.offersDeletion(at: [0, 1]) && !table.canMove([0, 1]))
        let collection = UICollectionView(frame: table.frame, collectionViewLayout: UICollectionViewFlowLayout())
        collection.dataSource = source
        #expect(!collection.canMove([0, 1]))
    }

    @Test func aSizeThatChangesDuringUpdatesKeepsTheSelection() {
        let source = ReadOnlySource()
        table.dataSource = source
        table.layoutIfNeeded()
        table.selectRow(at: [0, 1], animated: false, scrollPosition: .none)
        table.beginUpdates()
        table.rowHeight = 200
        table.endUpdates()
        table.layoutIfNeeded()
        #expect(table.indexPathForSelectedRow == [0, 1] && table.rectForRow(at: [0, 1]).height == 200)
    }

    @Test func actionsOfTheOldFormAreShownLikeNewOnes() throws {
        let (source, delegate) = (ReadOnlySource(), OldDelegate())
        (table.dataSource, table.delegate) = (source, delegate)
        table.layoutIfNeeded()
        let shown = try #require(table.swipeActions(at: [0, 1], isTrailing: true))
        #expect(shown.actions.map(\.title) == ["Delete", "Share"] && !shown.performsFirstActionWithFullSwipe)
        #expect(shown.actions[0].style == .destructive && shown.actions[1].backgroundColor == .systemBlue)
        shown.actions[1].handler(shown.actions[1], UIView()) { #expect($0) }
        #expect(delegate.chosen == [[0, 1]])
        #expect(table.swipeActions(at: [0, 1], isTrailing: false) == nil)
    }
}
