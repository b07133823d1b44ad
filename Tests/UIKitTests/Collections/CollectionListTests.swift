import Foundation
import Testing

import UIKit

@MainActor
struct CollectionListTests {
    private final class Rows: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
        var texts = ["one", "two", "three"]
        var accessories: [UICellAccessory] = []
        let collection: UICollectionView
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 600))

        init(_ configuration: UICollectionLayoutListConfiguration) {
            let layout = UICollectionViewCompositionalLayout.list(using: configuration)
            collection = UICollectionView(frame: CGRect(x: 0, y: 0, width: 375, height: 600), collectionViewLayout: layout)
            super.init()
            collection.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "row")
            collection.register(
                UICollectionViewListCell.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader, withReuseIdentifier: "header")
            collection.dataSource = self
            collection.delegate = self
            window.addSubview(collection)
        }

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { texts.count }
        func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
            configure(cell as? UICollectionViewListCell, texts[indexPath.item])
            return cell
        }
        func collectionView(
            _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
        ) -> UICollectionReusableView {
            let view = collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "header", for: indexPath)
            configure(view as? UICollectionViewListCell, "Header")
            return view
        }

        private func configure(_ cell: UICollectionViewListCell?, _ text: String) {
            var content = cell?.defaultContentConfiguration()
            content?.text = text
            cell?.contentConfiguration = content
            cell?.accessories = accessories
        }

        func row(_ item: Int) -> UICollectionViewListCell? {
            collection.layoutIfNeeded()
            return collection.cellForItem(at: [0, item]) as? UICollectionViewListCell
        }
    }

    private func separator(_ cell: UIView?) -> UIView? { cell?.subviews.first { $0.frame.height <= 1 && $0.backgroundColor == .separator } }

    @Test func rowsAreFortyFourPointsHighOrAsHighAsTheirText() {
        let rows = Rows(UICollectionLayoutListConfiguration(appearance: .plain))
        rows.texts[1] = Array(repeating: "a long text", count: 12).joined(separator: " ")
        #expect(rows.row(0)?.frame == CGRect(x: 0, y: 0, width: 375, height: 44))
        #expect(rows.row(1)?.frame.height ?? 0 > 60)
        #expect(rows.row(2)?.frame.minY == rows.row(1)?.frame.maxY)
        #expect(rows.collection.backgroundColor == .systemBackground)
    }

    @Test func aSeparatorReachesFromTheTextToTheEnd() {
        let rows = Rows(UICollectionLayoutListConfiguration(appearance: .plain))
        let cell = rows.row(0)
        cell?.layoutIfNeeded()
        #expect(separator(cell)?.frame.minX == 16 && separator(cell)?.frame.maxX == 375)
        var without = UICollectionLayoutListConfiguration(appearance: .plain)
        without.showsSeparators = false
        let plain = Rows(without)
        plain.row(0)?.layoutIfNeeded()
        #expect(separator(plain.row(0)) == nil)
    }

    @Test func insetGroupsHaveRoundEnds() {
        let rows = Rows(UICollectionLayoutListConfiguration(appearance: .insetGrouped))
        #expect(rows.row(0)?.frame == CGRect(x: 16, y: 35, width: 343, height: 44))
        for item in 0..<3 { rows.row(item)?.layoutIfNeeded() }
        #expect(rows.row(0)?.layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
        #expect((0..<3).map { rows.row($0)?.layer.cornerRadius } == [10, 0, 10])
        #expect(separator(rows.row(2)) == nil)
    }

    @Test func accessoriesNarrowTheContent() {
        let rows = Rows(UICollectionLayoutListConfiguration(appearance: .plain))
        rows.accessories = [.checkmark(), .disclosureIndicator(), .delete()]
        let cell = rows.row(0)
        cell?.layoutIfNeeded()
        // The chevron is 8 wide and 16 from the end, the checkmark 15 wide and 8 before it; the content ends 8 before that.
        #expect(cell?.contentView.frame == CGRect(x: 0, y: 0, width: 320, height: 44))
        rows.collection.isEditing = true
        cell?.layoutIfNeeded()
        #expect(cell?.contentView.frame.minX == 38)
    }

    @Test func aHeaderHasTheLooksOfOne() {
        var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
        configuration.headerMode = .supplementary
        let rows = Rows(configuration)
        rows.collection.layoutIfNeeded()
        let header = rows.collection.supplementaryView(forElementKind: UICollectionView.elementKindSectionHeader, at: [0, 0])
        #expect(header?.frame.minY == 0)
        #expect(header?.frame.maxY == rows.row(0)?.frame.minY)
        let content = (header as? UICollectionViewListCell)?.contentConfiguration as? UIListContentConfiguration
        #expect(content?.textProperties.font == UIListContentConfiguration.plainHeader().textProperties.font)
    }

    @Test func aTapOnAnOutlinesChevronExpandsIt() throws {
        let layout = UICollectionViewCompositionalLayout.list(using: UICollectionLayoutListConfiguration(appearance: .plain))
        let hand = Hand(size: CGSize(width: 375, height: 400))
        defer { hand.close() }
        let collection = UICollectionView(frame: hand.window.bounds, collectionViewLayout: layout)
        hand.window.addSubview(collection)
        hand.open()
        var snapshot = NSDiffableDataSourceSectionSnapshot<String>()
        snapshot.append(["parent"])
        snapshot.append(["child"], to: "parent")
        let cells = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, text in
            var content = cell.defaultContentConfiguration()
            content.text = text
            cell.contentConfiguration = content
            cell.accessories = text == "parent" ? [.outlineDisclosure()] : []
        }
        let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: collection) { collection, path, item in
            collection.dequeueConfiguredReusableCell(using: cells, for: path, item: item)
        }
        source.apply(snapshot, to: 0, animatingDifferences: false)
        collection.layoutIfNeeded()
        #expect(collection.visibleCells.count == 1)
        hand.tap(355, 22)
        collection.layoutIfNeeded()
        #expect(collection.visibleCells.count == 2)
        let child = try #require(collection.cellForItem(at: [0, 1]))
        child.layoutIfNeeded()
        #expect(child.contentView.frame.minX == 10)
        #expect(collection.indexPathsForSelectedItems == [])
    }

    @Test func attributesThatAnAnimatorMovesPlaceTheCells() {
        let layout = UICollectionViewFlowLayout()
        let rig = CollectionRig(items: 2, layout: layout)
        let animator = UIDynamicAnimator(collectionViewLayout: layout)
        guard let attributes = rig.collection.layoutAttributesForItem(at: [0, 1]) else { return }
        let gravity = UIGravityBehavior(items: [attributes])
        animator.addBehavior(gravity)
        animator.tick(at: animator.startTime + 0.2)
        #expect(animator.layoutAttributesForCell(at: [0, 1])?.center.y ?? 0 > 30)
        #expect(animator.layoutAttributesForCell(at: [0, 0]) == nil)
        #expect(rig.collection.layer.needsLayout())
    }

    @Test func aSwipeRevealsTheActionsOfARow() throws {
        var performed: [String] = []
        var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
        configuration.trailingSwipeActionsConfigurationProvider = { path in
            guard path.item == 1 else { return nil }
            return UISwipeActionsConfiguration(actions: [
                UIContextualAction(style: .destructive, title: "Delete") { _, _, done in
                    performed.append("delete \(path.item)")
                    done(true)
                }
            ])
        }
        let hand = Hand(size: CGSize(width: 375, height: 600))
        defer { hand.close() }
        let rows = Rows(configuration)
        hand.window.addSubview(rows.collection)
        hand.open()
        let cell = try #require(rows.row(1))
        let swipe = { (y: CGFloat, way: CGFloat) in
            hand.down(300, y)
            hand.move(300 + way / 2, y)
            hand.move(300 + way, y)
            hand.wait(0.5)
            hand.move(300 + way, y)
            hand.up(300 + way, y)
        }
        swipe(22, -80)
        #expect(rows.row(0)?.bounds.minX == 0)
        swipe(66, -80)
        #expect(cell.bounds.minX >= 74 && cell.bounds.minX < 80 && cell.clipsToBounds)
        #expect(cell.contentView.frame.minX == 0)
        #expect(rows.collection.indexPathsForSelectedItems?.contains([0, 1]) == false)
        hand.tap(340, 66)
        #expect(performed == ["delete 1"])
        #expect(cell.bounds.minX == 0)
        swipe(66, -280)
        #expect(performed == ["delete 1", "delete 1"])
    }

    @Test func anOpenRowFollowsTheNextDragAndClosesByATouchElsewhere() throws {
        var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
        let actions: (IndexPath) -> UISwipeActionsConfiguration? = { _ in
            UISwipeActionsConfiguration(actions: [UIContextualAction(style: .normal, title: "Act") { _, _, _ in }])
        }
        configuration.trailingSwipeActionsConfigurationProvider = actions
        let hand = Hand(size: CGSize(width: 375, height: 600))
        defer { hand.close() }
        let rows = Rows(configuration)
        hand.window.addSubview(rows.collection)
        hand.open()
        let cell = try #require(rows.row(1))
        let swipe = { (y: CGFloat, way: CGFloat) in
            hand.down(200, y)
            for step in 1...4 { hand.move(200 + way * CGFloat(step) / 4, y) }
            hand.wait(0.5)
            hand.move(200 + way, y)
            hand.up(200 + way, y)
        }
        func isOpen(_ row: Int) -> Bool { rows.row(row)?.bounds.minX ?? 0 > 40 }
        swipe(66, -80)
        #expect(isOpen(1) && cell.clipsToBounds)
        hand.down(200, 66)
        hand.move(190, 66)
        hand.move(180, 66)
        #expect(cell.bounds.minX > 74, "the drag begins at the open place")
        hand.up(180, 66)
        swipe(66, 80)
        #expect(!isOpen(1) && cell.bounds.minX == 0)
        swipe(66, 80)
        #expect(cell.bounds.minX == 0, "there are no leading actions")
        swipe(66, -80)
        swipe(22, -80)
        #expect(isOpen(0) && !isOpen(1))
        hand.wait(1)
        let selected = rows.collection.indexPathsForSelectedItems
        hand.tap(100, 110)
        #expect(!isOpen(0) && rows.collection.indexPathsForSelectedItems == selected)
        hand.wait(1)
        hand.tap(100, 110)
        #expect(rows.collection.indexPathsForSelectedItems == [[0, 2]])
        rows.collection.isEditing = true
        swipe(66, -80)
        #expect(!isOpen(1))
    }

    @Test func leadingActionsComeFromTheLeft() throws {
        var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
        configuration.leadingSwipeActionsConfigurationProvider = { _ in
            UISwipeActionsConfiguration(actions: [UIContextualAction(style: .normal, title: "Act") { _, _, _ in }])
        }
        let hand = Hand(size: CGSize(width: 375, height: 600))
        defer { hand.close() }
        let rows = Rows(configuration)
        hand.window.addSubview(rows.collection)
        hand.open()
        let cell = try #require(rows.row(0))
        hand.down(100, 22)
        for step in 1...4 { hand.move(100 + CGFloat(step) * 20, 22) }
        hand.wait(0.5)
        hand.move(180, 22)
        hand.up(180, 22)
        #expect(cell.bounds.minX <= -74 && cell.bounds.minX > -80)
        rows.texts.removeFirst()
        rows.collection.deleteItems(at: [[0, 0]])
        rows.collection.layoutIfNeeded()
        #expect(rows.collection.visibleCells.allSatisfy { $0.bounds.minX == 0 })
    }
}
