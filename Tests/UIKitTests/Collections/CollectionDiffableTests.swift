import Foundation
import LaminaFoundation
import Testing

import UIKit

@MainActor
struct CollectionDiffableTests {
    private typealias Source = UICollectionViewDiffableDataSource<String, String>

    private final class Named: UICollectionViewCell {
        var name = ""
    }

    private func source(in hand: Hand) -> (UICollectionView, Source) {
        let collection = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 400), collectionViewLayout: UICollectionViewFlowLayout())
        let cells = UICollectionView.CellRegistration<Named, String> { cell, _, item in cell.name = item }
        let source = Source(collectionView: collection) { collection, path, item in
            collection.dequeueConfiguredReusableCell(using: cells, for: path, item: item)
        }
        hand.window.addSubview(collection)
        hand.open()
        return (collection, source)
    }

    private func snapshot(_ sections: [(String, [String])]) -> NSDiffableDataSourceSnapshot<String, String> {
        var snapshot = NSDiffableDataSourceSnapshot<String, String>()
        for (section, items) in sections {
            snapshot.appendSections([section])
            snapshot.appendItems(items)
        }
        return snapshot
    }

    private func names(_ collection: UICollectionView) -> [String] {
        collection.layoutIfNeeded()
        return collection.visibleCells.compactMap { ($0 as? Named)?.name }
    }

    @Test(arguments: [true, false]) func theFirstSnapshotIsAnUpdateOfAnEmptyView(isAnimated: Bool) {
        let hand = Hand()
        defer { hand.close() }
        let (collection, source) = source(in: hand)
        source.apply(snapshot((0..<7).map { ("\($0)", ["item \($0)"]) }), animatingDifferences: isAnimated)
        #expect(names(collection).count == 7)
        #expect(!Diagnostics.hasReported(exception: "NSInternalInconsistencyException", part: "collection view before the update (7), plus"))
    }

    @Test func itemsThatChangeTheirPlaceKeepTheirCells() {
        let hand = Hand()
        defer { hand.close() }
        let (collection, source) = source(in: hand)
        source.apply(snapshot([("one", ["a", "b", "c"]), ("two", ["d"])]), animatingDifferences: false)
        #expect(names(collection) == ["a", "b", "c", "d"])
        let moved = collection.cellForItem(at: [0, 2])
        var isShown = false
        source.apply(snapshot([("one", ["b", "x"]), ("two", ["c", "d"])])) { isShown = true }
        #expect(names(collection) == ["b", "x", "c", "d"])
        #expect(collection.cellForItem(at: [1, 0]) === moved)
        #expect(source.indexPath(for: "c") == [1, 0] && source.itemIdentifier(for: [0, 1]) == "x")
        #expect(!isShown)
    }

    @Test func anOutlineShowsTheChildrenOfExpandedItems() {
        var outline = NSDiffableDataSourceSectionSnapshot<String>()
        outline.append(["fruit", "roots"])
        outline.append(["apple", "pear"], to: "fruit")
        outline.append(["red"], to: "apple")
        outline.append(["carrot"], to: "roots")
        #expect(outline.items == ["fruit", "apple", "red", "pear", "roots", "carrot"])
        #expect(outline.rootItems == ["fruit", "roots"] && outline.visibleItems == ["fruit", "roots"])
        outline.expand(["fruit"])
        #expect(outline.visibleItems == ["fruit", "apple", "pear", "roots"])
        #expect(outline.level(of: "red") == 2 && outline.parent(of: "red") == "apple")
        #expect(outline.snapshot(of: "fruit").items == ["apple", "red", "pear"])
        #expect(outline.snapshot(of: "fruit").rootItems == ["apple", "pear"])
        #expect(outline.visualDescription() == "- fruit\n  + apple\n    * red\n  * pear\n+ roots\n  * carrot")
        outline.delete(["apple"])
        #expect(outline.items == ["fruit", "pear", "roots", "carrot"])
    }

    @Test func anOutlineIsChangedAtEveryLevel() {
        var outline = NSDiffableDataSourceSectionSnapshot<String>()
        outline.append(["a", "c"])
        outline.append(["a1"], to: "a")
        outline.append(["a11"], to: "a1")
        outline.insert(["b"], after: "a")
        outline.insert(["a0"], before: "a1")
        outline.insert(["a2"], after: "a1")
        outline.expand(["a", "a1"])
        #expect(outline.visualDescription() == "- a\n  * a0\n  - a1\n    * a11\n  * a2\n* b\n* c")
        #expect(outline.index(of: "b") == 5 && outline.index(of: "x") == nil && outline.contains("a11") && !outline.contains("x"))
        let part = outline.snapshot(of: "a1", includingParent: true)
        #expect(part.items == ["a1", "a11"] && part.rootItems == ["a1"] && part.isExpanded("a1") && part.level(of: "a11") == 1)
        outline.collapse(["a"])
        #expect(outline.visibleItems == ["a", "b", "c"] && !outline.isVisible("a11") && outline.isExpanded("a1"))
        outline.replace(childrenOf: "a", using: part)
        #expect(outline.items == ["a", "a1", "a11", "b", "c"] && outline.parent(of: "a1") == "a" && outline.isExpanded("a1"))
        outline.delete(["a1"])
        outline.append(["a1"], to: "c")
        #expect(outline.items == ["a", "b", "c", "a1"] && !outline.isExpanded("a1") && outline.parent(of: "a11") == nil)
        outline.deleteAll()
        #expect(outline.items.isEmpty && !outline.isExpanded("a"))
    }

    @Test func anOutlineRefusesUnknownItemsAndSecondOnes() {
        var outline = NSDiffableDataSourceSectionSnapshot<String>()
        outline.append(["a", "b", "a"])
        outline.append(["b", "c"], to: "a")
        outline.append(["x"], to: "none")
        outline.insert(["x"], before: "none")
        outline.insert(["x"], after: "none")
        #expect(outline.items == ["a", "c", "b"] && outline.parent(of: "b") == nil && outline.parent(of: "c") == "a")
    }

    @Test func anOutlineIsShownInItsSection() {
        let hand = Hand()
        defer { hand.close() }
        let (collection, source) = source(in: hand)
        var outline = NSDiffableDataSourceSectionSnapshot<String>()
        outline.append(["a", "b"])
        outline.append(["a1", "a2"], to: "a")
        source.apply(outline, to: "section", animatingDifferences: false)
        #expect(names(collection) == ["a", "b"])
        outline.expand(["a"])
        source.apply(outline, to: "section")
        #expect(names(collection) == ["a", "a1", "a2", "b"])
        #expect(source.snapshot(for: "section").isExpanded("a"))
    }

    @Test func aDragChangesTheSnapshot() {
        let hand = Hand()
        defer { hand.close() }
        let (collection, source) = source(in: hand)
        source.apply(snapshot([("one", ["a", "b", "c"])]), animatingDifferences: false)
        var differences: [Int] = []
        source.reorderingHandlers.canReorderItem = { $0 != "b" }
        source.reorderingHandlers.didReorder = { differences.append($0.difference.count) }
        collection.layoutIfNeeded()
        #expect(!collection.beginInteractiveMovementForItem(at: [0, 1]))
        #expect(collection.beginInteractiveMovementForItem(at: [0, 0]))
        collection.updateInteractiveMovementTargetPosition(CGPoint(x: 290, y: 25))
        collection.updateInteractiveMovementTargetPosition(CGPoint(x: 160, y: 25))
        collection.endInteractiveMovement()
        #expect(source.snapshot().itemIdentifiers == ["b", "c", "a"])
        #expect(differences == [2])
        #expect(names(collection) == ["b", "c", "a"])
    }

    @Test func aRegistrationConfiguresSupplementaryViews() {
        let hand = Hand()
        defer { hand.close() }
        let (collection, source) = source(in: hand)
        (collection.collectionViewLayout as? UICollectionViewFlowLayout)?.headerReferenceSize = CGSize(width: 0, height: 20)
        final class Title: UICollectionReusableView {
            var title = ""
        }
        let headers = UICollectionView.SupplementaryRegistration<Title>(elementKind: UICollectionView.elementKindSectionHeader) { view, _, path in
            view.title = "section \(path.section)"
        }
        source.supplementaryViewProvider = { collection, _, path in
            collection.dequeueConfiguredReusableSupplementary(using: headers, for: path)
        }
        source.apply(snapshot([("one", ["a"]), ("two", ["b"])]), animatingDifferences: false)
        collection.layoutIfNeeded()
        let titles = collection.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader).compactMap { ($0 as? Title)?.title }
        #expect(titles == ["section 0", "section 1"])
    }
}
