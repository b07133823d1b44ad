import Foundation
import Testing

import UIKit

@MainActor
struct CollectionViewTests {
    @Test func onlyVisibleItemsHaveCellsAndCellsAreReused() {
        let rig = CollectionRig(items: 1000)
        #expect(rig.collection.visibleCells.count == 40)
        rig.scroll(to: 600)
        #expect(rig.names.first == "50")
        rig.scroll(to: 3000)
        #expect(rig.made <= 80)
        #expect(rig.collection.visibleCells.contains { ($0 as? CollectionRig.Cell)?.reuses ?? 0 > 0 })
        #expect(rig.heard.contains("end 0"))
    }

    @Test func aCellKnowsItsItemAndAnItemItsCell() {
        let rig = CollectionRig(items: 10)
        let cell = rig.collection.cellForItem(at: [0, 3])
        #expect(cell.flatMap(rig.collection.indexPath) == [0, 3])
        #expect(rig.collection.indexPathForItem(at: CGPoint(x: 210, y: 10)) == [0, 3])
        #expect(rig.collection.indexPathForItem(at: CGPoint(x: 199, y: 10)) == nil)
        #expect(rig.collection.indexPathsForVisibleItems.count == 10)
        #expect(rig.collection.cellForItem(at: [0, 30]) == nil)
    }

    @Test func aDequeuedCellHasItsItemsSize() {
        final class Sized: NSObject, UICollectionViewDataSource {
            var sizes: [CGSize] = []
            func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
            func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
                let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
                sizes.append(cell.contentView.bounds.size)
                return cell
            }
        }
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 70, height: 80)
        let (collection, source) = (UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 400), collectionViewLayout: layout), Sized())
        collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        collection.dataSource = source
        collection.layoutIfNeeded()
        #expect(source.sizes == [CGSize(width: 70, height: 80), CGSize(width: 70, height: 80)])
    }

    @Test func aTapHighlightsSelectsAndRemovesTheHighlight() {
        let rig = CollectionRig(items: 10)
        rig.tap([0, 2])
        #expect(rig.heard == ["should light 2", "lit 2", "should select 2", "selected 2", "unlit 2"])
        #expect(rig.collection.indexPathsForSelectedItems == [[0, 2]])
        #expect(rig.collection.cellForItem(at: [0, 2])?.isSelected == true)
        rig.heard = []
        rig.tap([0, 4])
        #expect(rig.heard == ["should light 4", "lit 4", "should select 4", "deselected 2", "selected 4", "unlit 4"])
    }

    @Test func aSecondTapDeselectsWhereSeveralItemsCanBeSelected() {
        let rig = CollectionRig(items: 10)
        rig.collection.allowsMultipleSelection = true
        rig.tap([0, 2])
        rig.tap([0, 5])
        rig.tap([0, 2])
        #expect(rig.collection.indexPathsForSelectedItems == [[0, 5]])
    }

    @Test func aTouchThatLeavesTheItemSelectsNothing() {
        let rig = CollectionRig(items: 10)
        rig.collection.touchesBegan(rig.touch(at: CGPoint(x: 10, y: 10)), with: nil)
        #expect(rig.collection.cellForItem(at: [0, 0])?.isHighlighted == true)
        rig.collection.touchesMoved(rig.touch(at: CGPoint(x: 100, y: 100)), with: nil)
        #expect(rig.collection.cellForItem(at: [0, 0])?.isHighlighted == false)
        rig.collection.touchesEnded(rig.touch(at: CGPoint(x: 100, y: 100)), with: nil)
        #expect(rig.collection.indexPathsForSelectedItems == [])
    }

    @Test func aSelectedCellShowsItsSelectedBackgroundAndHighlightedImages() {
        let rig = CollectionRig(items: 3)
        guard let cell = rig.collection.cellForItem(at: [0, 1]) else { return }
        let (back, image, label) = (UIView(), UIImageView(), UILabel())
        cell.selectedBackgroundView = back
        cell.contentView.addSubview(image)
        cell.addSubview(label)
        #expect(back.superview == nil)
        rig.collection.selectItem(at: [0, 1], animated: false, scrollPosition: [])
        #expect(back.superview === cell && image.isHighlighted && label.isHighlighted)
        #expect(cell.subviews.firstIndex(of: back) ?? 9 < cell.subviews.firstIndex(of: cell.contentView) ?? 0)
        rig.collection.deselectItem(at: [0, 1], animated: false)
        #expect(back.superview == nil && !image.isHighlighted)
    }

    @Test func scrollingBringsAnItemToAPosition() {
        let rig = CollectionRig(items: 1000)
        rig.collection.scrollToItem(at: [0, 500], at: .top, animated: false)
        #expect(rig.collection.contentOffset.y == 6000)
        rig.collection.scrollToItem(at: [0, 500], at: .centeredVertically, animated: false)
        #expect(rig.collection.contentOffset.y == 5785)
        rig.collection.scrollToItem(at: [0, 500], at: .bottom, animated: false)
        #expect(rig.collection.contentOffset.y == 5570)
        rig.collection.scrollToItem(at: [0, 999], at: .top, animated: false)
        #expect(rig.collection.contentOffset.y == 11510)
        rig.collection.scrollToItem(at: [0, 500], at: [], animated: false)
        #expect(rig.collection.contentOffset.y == 6000)
    }

    @Test func elementsLieInTheOrderOfTheirHeights() {
        final class Heaped: UICollectionViewFlowLayout {
            override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
                super.layoutAttributesForElements(in: rect)?.map { attributes in
                    attributes.zIndex = attributes.indexPath.item == 1 ? 5 : 0
                    return attributes
                }
            }
        }
        let rig = CollectionRig(items: 3, layout: Heaped())
        let names = rig.collection.subviews.compactMap { ($0 as? CollectionRig.Cell)?.name }
        #expect(names == ["0", "2", "1"])
    }

    @Test func theLayoutDeterminesWhereADragComesToRest() {
        final class Stepping: UICollectionViewFlowLayout {
            override func targetContentOffset(
                forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
            ) -> CGPoint { CGPoint(x: 0, y: velocity.y > 0 ? 123 : 0) }
        }
        let rig = CollectionRig(items: 1000, layout: Stepping())
        rig.collection.beginDragging(towards: CGPoint(x: 0, y: -1))
        rig.collection.drag(by: CGPoint(x: 0, y: -30))
        rig.collection.endDragging(velocity: CGPoint(x: 0, y: -500))
        rig.collection.tick(at: 1e9)
        #expect(rig.collection.contentOffset.y == 123)
    }

    @Test func aLayoutHearsOfNewBoundsInAnAnimation() {
        final class Hearing: UICollectionViewFlowLayout {
            var heard: [String] = []
            override func prepare(forAnimatedBoundsChange oldBounds: CGRect) { heard.append("from \(Int(oldBounds.width))") }
            override func finalizeAnimatedBoundsChange() { heard.append("to \(Int(collectionView?.bounds.width ?? 0))") }
        }
        let layout = Hearing()
        let rig = CollectionRig(items: 10, layout: layout)
        UIView.animate(withDuration: 1) { rig.collection.frame.size.width = 200 }
        #expect(layout.heard == ["from 320", "to 200"])
    }

    @Test func shortContentBeginsBelowTheBarsOfAContainer() {
        let controller = UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
        let hand = Hand(size: CGSize(width: 320, height: 480))
        defer { hand.close() }
        hand.window.rootViewController = UINavigationController(rootViewController: controller)
        hand.open()
        hand.window.layoutIfNeeded()
        #expect(controller.collectionView.safeAreaInsets.top > 0)
        #expect(controller.collectionView.contentOffset.y == -controller.collectionView.safeAreaInsets.top)
    }

    @Test func attributesOfAnAppsClassReachTheCell() {
        final class Named: UICollectionViewLayoutAttributes {
            var name = ""
            override func copy(with zone: NSZone? = nil) -> Any {
                let copy = super.copy(with: zone)
                (copy as? Named)?.name = name
                return copy
            }
        }
        final class Naming: UICollectionViewFlowLayout {
            override class var layoutAttributesClass: AnyClass { Named.self }
            override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
                super.layoutAttributesForElements(in: rect)?.map { attributes in
                    (attributes as? Named)?.name = "item \(attributes.indexPath.item)"
                    return attributes
                }
            }
        }
        final class Told: UICollectionViewCell {
            var told = ""
            override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
                told = ((layoutAttributes.copy() as? Named)?.name ?? "") + told
            }
        }
        let rig = CollectionRig(items: 3, layout: Naming())
        rig.collection.register(Told.self, forCellWithReuseIdentifier: "cell")
        rig.collection.reloadData()
        #expect((rig.collection.cellForItem(at: [0, 2]) as? Told)?.told.hasPrefix("item 2") == true)
    }

    @Test func decorationViewsComeFromTheLayout() {
        final class Plate: UICollectionReusableView {}
        final class Decorated: UICollectionViewFlowLayout {
            override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
                let plate = UICollectionViewLayoutAttributes(forDecorationViewOfKind: "plate", with: [0, 0])
                plate.frame = CGRect(x: 0, y: 0, width: 320, height: 100)
                return (super.layoutAttributesForElements(in: rect) ?? []) + [plate]
            }
        }
        let layout = Decorated()
        layout.register(Plate.self, forDecorationViewOfKind: "plate")
        let rig = CollectionRig(items: 300, layout: layout)
        let plates = { rig.collection.subviews.filter { $0 is Plate } }
        #expect(plates().map(\.frame) == [CGRect(x: 0, y: 0, width: 320, height: 100)])
        #expect(rig.collection.subviews.first is Plate)
        rig.scroll(to: 500)
        #expect(plates().isEmpty)
    }

    /// A delegate that hears of supplementary views, and decides about offsets and movements.
    private final class Witness: NSObject, UICollectionViewDelegateFlowLayout {
        var heard: [String] = []
        var offset: CGPoint?
        func collectionView(
            _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView, forElementKind elementKind: String,
            at indexPath: IndexPath
        ) { heard.append("show \(indexPath.section)") }
        func collectionView(
            _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
            forElementOfKind elementKind: String, at indexPath: IndexPath
        ) { heard.append("end \(indexPath.section)") }
        func collectionView(
            _ collectionView: UICollectionView, targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
        ) -> CGPoint { offset ?? proposedContentOffset }
        func collectionView(
            _ collectionView: UICollectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
            atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
        ) -> IndexPath {
            heard.append("\(originalIndexPath.item) to \(proposedIndexPath.item)")
            return [0, 1]
        }
        func collectionView(
            _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
        ) -> UIContextMenuConfiguration? { indexPaths == [[0, 1]] ? UIContextMenuConfiguration(identifier: NSNumber(value: 1)) : nil }
    }

    @Test func theDelegateHearsOfSupplementaryViewsThatComeAndGo() {
        let (rig, witness) = (CollectionRig((0..<6).map { _ in (0..<10).map { "\($0)" } }), Witness())
        rig.collection.delegate = witness
        rig.flow.headerReferenceSize = CGSize(width: 320, height: 30)
        rig.collection.layoutIfNeeded()
        // A section has a header of 30 points and two lines of 50, 10 points apart.
        #expect(witness.heard == ["show 0", "show 1", "show 2", "show 3"])
        witness.heard = []
        rig.scroll(to: 200)
        #expect(witness.heard.sorted() == ["end 0", "end 1", "show 4"])
    }

    @Test func theDelegateChoosesTheOffsetAfterAnUpdate() {
        let (rig, witness) = (CollectionRig(items: 100), Witness())
        rig.collection.delegate = witness
        let offsets: [(wanted: CGFloat, y: CGFloat)] = [(100, 100), (.nan, 100), (40, 40)]
        for (wanted, y) in offsets {
            witness.offset = CGPoint(x: 0, y: wanted)
            rig.sections[0].insert("new", at: 0)
            UIView.performWithoutAnimation { rig.collection.performBatchUpdates { rig.collection.insertItems(at: [[0, 0]]) } }
            #expect(rig.collection.contentOffset.y == y)
        }
    }

    @Test func theDelegateChoosesThePlaceOfAMovedItemAndMenusOfSeveralItems() throws {
        let (rig, witness) = (CollectionRig(items: 10), Witness())
        rig.collection.delegate = witness
        rig.mayMove = true
        let place = try #require(rig.frame(3))
        #expect(rig.collection.beginInteractiveMovementForItem(at: [0, 0]))
        rig.collection.updateInteractiveMovementTargetPosition(CGPoint(x: place.midX, y: place.midY))
        rig.collection.endInteractiveMovement()
        #expect(witness.heard.contains("0 to 3") && rig.heard.contains("move 0 to 1"))
        let places: [IndexPath?] = [nil, [0, 0], [0, 1]]
        #expect(places.map { rig.collection.contextMenu(at: $0, .zero)?.identifier as? NSNumber } == [nil, nil, 1])
    }

    @Test func anUnknownIdentifierGivesAPlainCell() {
        let rig = CollectionRig(items: 3)
        let cell = rig.collection.dequeueReusableCell(withReuseIdentifier: "unknown", for: [0, 0])
        #expect(type(of: cell) == UICollectionViewCell.self)
    }

    @Test func aCellOfAListContentHasTheContentsHeight() {
        let layout = UICollectionViewFlowLayout()
        layout.estimatedItemSize = CGSize(width: 320, height: 10)
        let rig = CollectionRig(items: 2, layout: layout)
        guard let cell = rig.collection.cellForItem(at: [0, 0]) else { return }
        var content = UIListContentConfiguration.cell()
        content.text = "Text"
        cell.contentConfiguration = content
        #expect(cell.contentView is UIListContentView)
        let attributes = cell.preferredLayoutAttributesFitting(UICollectionViewLayoutAttributes(forCellWith: [0, 0]))
        #expect(attributes.size.height > 15)
    }
}
