import Foundation
import LaminaFoundation
import Testing

import UIKit

@MainActor
struct DiffableTests {
    private typealias Source = UITableViewDiffableDataSource<String, Int>
    private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

    private func snapshot(_ sections: [(String, [Int])]) -> Snapshot {
        var snapshot = Snapshot()
        for (section, items) in sections {
            snapshot.appendSections([section])
            snapshot.appendItems(items)
        }
        return snapshot
    }

    private func source(in hand: Hand) -> (UITableView, Source) {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        table.rowHeight = 20
        let source = Source(tableView: table) { table, path, item in
            let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
            cell.textLabel?.text = "\(item)"
            return cell
        }
        hand.window.addSubview(table)
        hand.open()
        return (table, source)
    }

    private func texts(_ table: UITableView) -> [String] {
        table.layoutIfNeeded()
        return table.visibleCells.map { $0.textLabel?.text ?? "" }
    }

    @Test(arguments: [true, false]) func theFirstSnapshotIsAnUpdateOfAnEmptyTable(isAnimated: Bool) {
        let hand = Hand()
        defer { hand.close() }
        let (table, source) = source(in: hand)
        source.apply(snapshot((0..<7).map { ("\($0)", [$0]) }), animatingDifferences: isAnimated)
        #expect(texts(table) == ["0", "1", "2", "3", "4", "5", "6"])
        #expect(!Diagnostics.hasReported(exception: "NSInternalInconsistencyException", part: "table view before the update (7), plus"))
    }

    @Test func itemsAreInsertedMovedAndDeleted() {
        var some = snapshot([("a", [1, 2, 3]), ("b", [4])])
        some.insertItems([10], beforeItem: 2)
        some.insertItems([11], afterItem: 4)
        some.moveItem(1, afterItem: 3)
        some.deleteItems([4])
        #expect(some.itemIdentifiers(inSection: "a") == [10, 2, 3, 1])
        #expect(some.itemIdentifiers(inSection: "b") == [11])
        #expect(some.sectionIdentifier(containingItem: 11) == "b")
        #expect(some.indexOfItem(11) == 4)
        some.moveSection("b", beforeSection: "a")
        #expect(some.sectionIdentifiers == ["b", "a"])
        #expect(some.numberOfItems == 5)
    }

    /// A change of the snapshot a: 1 2 3, b: 4 5.
    struct Change: Sendable, CustomStringConvertible {
        let description: String
        let result: String
        let change: @Sendable (inout NSDiffableDataSourceSnapshot<String, Int>) -> Void

        init(_ name: String, _ result: String, _ change: @escaping @Sendable (inout NSDiffableDataSourceSnapshot<String, Int>) -> Void) {
            (description, self.result, self.change) = (name, result, change)
        }
    }

    @Test(arguments: [
        Change("append", "a 1 2 3, b 4 5 6") { $0.appendItems([6]) },
        Change("append to a section", "a 1 2 3 6, b 4 5") { $0.appendItems([6], toSection: "a") },
        Change("append to no section", "a 1 2 3, b 4 5 6") { $0.appendItems([6], toSection: nil) },
        Change("append to a stranger", "a 1 2 3, b 4 5") { $0.appendItems([6], toSection: "c") },
        Change("insert before", "a 6 7 1 2 3, b 4 5") { $0.insertItems([6, 7], beforeItem: 1) },
        Change("insert after", "a 1 2 3, b 4 6 5") { $0.insertItems([6], afterItem: 4) },
        Change("insert known", "a 1 2 3, b 4 5") { $0.insertItems([1], afterItem: 4) },
        Change("insert beside a stranger", "a 1 2 3, b 4 5") { $0.insertItems([6], afterItem: 9) },
        Change("delete", "a 1 3, b 5") { $0.deleteItems([2, 4, 9]) },
        Change("delete all", "") { $0.deleteAllItems() },
        Change("delete all and append", "c 1") {
            $0.deleteAllItems()
            $0.appendSections(["c"])
            $0.appendItems([1])
        },
        Change("move before", "a 3 1 2, b 4 5") { $0.moveItem(3, beforeItem: 1) },
        Change("move after", "a 2 3, b 4 1 5") { $0.moveItem(1, afterItem: 4) },
        Change("move beside itself", "a 1 2 3, b 4 5") { $0.moveItem(1, afterItem: 1) },
        Change("move beside a stranger", "a 1 2 3, b 4 5") { $0.moveItem(1, afterItem: 9) },
        Change("move a stranger", "a 1 2 3, b 4 5") { $0.moveItem(9, afterItem: 1) },
        Change("append sections", "a 1 2 3, b 4 5, c, d") { $0.appendSections(["c", "d"]) },
        Change("insert a section before", "c, a 1 2 3, b 4 5") { $0.insertSections(["c"], beforeSection: "a") },
        Change("insert a section after", "a 1 2 3, c, b 4 5") { $0.insertSections(["c"], afterSection: "a") },
        Change("insert a known section", "a 1 2 3, b 4 5") { $0.insertSections(["b"], beforeSection: "a") },
        Change("delete a section", "b 4 5") { $0.deleteSections(["a"]) },
        Change("delete a section and append it", "b 4 5, a") {
            $0.deleteSections(["a"])
            $0.appendSections(["a"])
        },
        Change("move a section before", "b 4 5, a 1 2 3") { $0.moveSection("b", beforeSection: "a") },
        Change("move a section after", "b 4 5, a 1 2 3") { $0.moveSection("a", afterSection: "b") },
        Change("move a section beside itself", "a 1 2 3, b 4 5") { $0.moveSection("a", afterSection: "a") },
        Change("move a section beside a stranger", "a 1 2 3, b 4 5") { $0.moveSection("a", afterSection: "c") },
    ])
    func eachChangeHasItsResult(change: Change) {
        var some = snapshot([("a", [1, 2, 3]), ("b", [4, 5])])
        change.change(&some)
        let words = some.sectionIdentifiers.map { ([$0] + some.itemIdentifiers(inSection: $0).map(String.init)).joined(separator: " ") }
        #expect(words.joined(separator: ", ") == change.result)
        #expect(some.numberOfItems == some.itemIdentifiers.count && some.numberOfSections == some.sectionIdentifiers.count)
        for (index, section) in some.sectionIdentifiers.enumerated() {
            #expect(some.indexOfSection(section) == index)
            #expect(some.numberOfItems(inSection: section) == some.itemIdentifiers(inSection: section).count)
        }
        for (index, item) in some.itemIdentifiers.enumerated() { #expect(some.indexOfItem(item) == index) }
        #expect(some.indexOfItem(99) == nil && some.sectionIdentifier(containingItem: 99) == nil && some.indexOfSection("z") == nil)
    }

    @Test func aSnapshotListsWhatIsLoadedAgain() {
        var some = snapshot([("a", [1, 2, 3])])
        some.reloadItems([1, 9])
        some.reconfigureItems([2, 9])
        some.reloadSections(["a"])
        #expect(some.reloadedItemIdentifiers == [1] && some.reconfiguredItemIdentifiers == [2] && some.reloadedSectionIdentifiers == ["a"])
    }

    @Test func identifiersStayUnique() {
        var some = snapshot([("a", [1, 2])])
        some.appendItems([2, 3])
        some.appendSections(["a", "b"])
        #expect(some.itemIdentifiers == [1, 2, 3])
        #expect(some.sectionIdentifiers == ["a", "b"])
    }

    @Test(arguments: [true, false])
    func aTableShowsTheAppliedSnapshot(animated: Bool) {
        let hand = Hand()
        defer { hand.close() }
        let (table, source) = source(in: hand)
        source.apply(snapshot([("a", [1, 2, 3]), ("b", [4])]), animatingDifferences: false)
        #expect(texts(table) == ["1", "2", "3", "4"])
        source.apply(snapshot([("a", [3, 5, 1]), ("c", [2])]), animatingDifferences: animated)
        #expect(texts(table) == ["3", "5", "1", "2"])
        #expect(source.indexPath(for: 2) == [1, 0])
        #expect(source.itemIdentifier(for: [0, 1]) == 5)
        #expect(source.itemIdentifier(for: [9, 1]) == nil)
    }

    @Test func anyTwoSnapshotsLeadToEachOther() {
        let hand = Hand()
        defer { hand.close() }
        let (table, source) = source(in: hand)
        var random = SystemRandomNumberGenerator()
        for _ in 0..<40 {
            var items = Array(0..<12).shuffled(using: &random)
            let sections = ["a", "b", "c"].filter { _ in Bool.random(using: &random) }
            let new = snapshot(
                sections.map { section in
                    defer { items.removeFirst(min(items.count, 4)) }
                    return (section, Array(items.prefix(Int.random(in: 0...4, using: &random))))
                })
            source.apply(new)
            #expect(texts(table) == new.itemIdentifiers.map(String.init))
        }
    }

    @Test func aReconfiguredRowKeepsItsCell() {
        let hand = Hand()
        defer { hand.close() }
        let (table, source) = source(in: hand)
        var some = snapshot([("a", [1, 2])])
        source.apply(some)
        table.layoutIfNeeded()
        let cell = table.cellForRow(at: [0, 1])
        cell?.textLabel?.text = "old"
        some.reconfigureItems([2])
        source.apply(some)
        #expect(table.cellForRow(at: [0, 1]) === cell)
        #expect(cell?.textLabel?.text == "2")
    }

    @Test func changesWithoutAnimationKeepCellsAndSelection() throws {
        let hand = Hand()
        defer { hand.close() }
        let (table, source) = source(in: hand)
        source.apply(snapshot([("a", [1, 2, 3])]), animatingDifferences: false)
        table.layoutIfNeeded()
        let third = try #require(table.cellForRow(at: [0, 2]))
        table.selectRow(at: [0, 2], animated: false, scrollPosition: .none)
        source.apply(snapshot([("a", [1, 3])]), animatingDifferences: false)
        #expect(texts(table) == ["1", "3"])
        #expect(table.cellForRow(at: [0, 1]) === third && table.indexPathForSelectedRow == [0, 1])
        #expect((third.layer.animationKeys() ?? []).isEmpty)
        source.applySnapshotUsingReloadData(snapshot([("a", [1, 3])]))
        table.layoutIfNeeded()
        #expect(table.indexPathForSelectedRow == nil)
    }

    @Test(arguments: [true, false])
    func movedRowsAndSectionsKeepTheirCells(animated: Bool) throws {
        let hand = Hand()
        defer { hand.close() }
        let (table, source) = source(in: hand)
        source.apply(snapshot([("a", [1, 2]), ("b", [3])]), animatingDifferences: false)
        table.layoutIfNeeded()
        let (first, third) = (table.cellForRow(at: [0, 0]), table.cellForRow(at: [1, 0]))
        source.apply(snapshot([("b", [3]), ("a", [2, 1])]), animatingDifferences: animated)
        #expect(texts(table) == ["3", "2", "1"])
        #expect(table.cellForRow(at: [1, 1]) === first && table.cellForRow(at: [0, 0]) === third)
    }

    @Test func aReloadedItemStaysTheStoredOne() {
        struct Item: Hashable {
            let id: Int
            var text = ""
            static func == (one: Item, other: Item) -> Bool { one.id == other.id }
            func hash(into hasher: inout Hasher) { hasher.combine(id) }
        }
        var some = NSDiffableDataSourceSnapshot<Int, Item>()
        some.appendSections([0])
        some.appendItems([Item(id: 1, text: "stored")])
        some.reloadItems([Item(id: 1, text: "given")])
        #expect(some.itemIdentifiers.map(\.text) == ["stored"])
        #expect(some.reloadedItemIdentifiers == [Item(id: 1)])
    }
}
