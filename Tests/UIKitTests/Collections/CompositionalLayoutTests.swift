import Foundation
import Testing

import UIKit

/// Frames of compositional layouts, computed by hand from Apple's "Implementing Modern Collection Views".
@MainActor
struct CompositionalLayoutTests {
    private func size(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension) -> NSCollectionLayoutSize {
        NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
    }

    private func rig(_ counts: [Int], _ section: NSCollectionLayoutSection) -> CollectionRig {
        CollectionRig(counts.map { (0..<$0).map(String.init) }, layout: UICollectionViewCompositionalLayout(section: section))
    }

    @Test func aGroupRepeatsItsItemUntilItsWidthIsFull() {
        let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(0.2), .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: size(.fractionalWidth(1), .fractionalWidth(0.2)), subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        section.contentInsets = NSDirectionalEdgeInsets(top: 3, leading: 5, bottom: 7, trailing: 15)
        section.interGroupSpacing = 4
        let rig = rig([7], section)
        // The section is 300 wide, so an item is 60 × 60.
        #expect((0..<7).map { rig.frame($0)?.minX } == [5, 65, 125, 185, 245, 5, 65])
        #expect(rig.frame(6) == CGRect(x: 65, y: 67, width: 60, height: 60))
        #expect(rig.collection.contentSize == CGSize(width: 320, height: 134))
    }

    @Test func nestedGroupsTakeTheirItemsInTurn() {
        let leading = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(0.7), .fractionalHeight(1)))
        leading.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 10, bottom: 10, trailing: 10)
        let small = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(0.3)))
        let column = NSCollectionLayoutGroup.vertical(
            layoutSize: size(.fractionalWidth(0.3), .fractionalHeight(1)), subitem: small, count: 2)
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: size(.fractionalWidth(1), .absolute(100)), subitems: [leading, column])
        let rig = rig([5], NSCollectionLayoutSection(group: group))
        #expect(rig.frame(0) == CGRect(x: 10, y: 10, width: 204, height: 80))
        #expect(rig.frame(1) == CGRect(x: 224, y: 0, width: 96, height: 50))
        #expect(rig.frame(2) == CGRect(x: 224, y: 50, width: 96, height: 50))
        #expect(rig.frame(3)?.minY == 110)
        #expect(rig.frame(4)?.minY == 100)
    }

    @Test func flexibleSpacesShareTheFreeRoom() {
        let item = NSCollectionLayoutItem(layoutSize: size(.absolute(100), .absolute(20)))
        item.edgeSpacing = NSCollectionLayoutEdgeSpacing(leading: nil, top: .flexible(0), trailing: nil, bottom: .flexible(0))
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: size(.fractionalWidth(1), .absolute(60)), subitems: [item])
        group.interItemSpacing = .flexible(5)
        let rig = rig([3], NSCollectionLayoutSection(group: group))
        // Two items and a least space of 5 fit twice into 320, a third does not: 3 × 100 + 2 × 5 = 310 fits. The free 10 go to two spaces.
        #expect((0..<3).map { rig.frame($0)?.minX } == [0, 110, 220])
        #expect(rig.frame(0)?.minY == 20)
    }

    @Test func aCustomGroupPlacesItemsWhereTheClosureSays() {
        let group = NSCollectionLayoutGroup.custom(layoutSize: size(.fractionalWidth(1), .absolute(50))) { environment in
            (0..<3).map { NSCollectionLayoutGroupCustomItem(frame: CGRect(x: $0 * 40, y: $0 * 10, width: 30, height: 20), zIndex: $0) }
                + [NSCollectionLayoutGroupCustomItem(frame: CGRect(x: environment.container.contentSize.width - 9, y: 0, width: 9, height: 9))]
        }
        let rig = rig([6], NSCollectionLayoutSection(group: group))
        #expect(rig.frame(1) == CGRect(x: 40, y: 10, width: 30, height: 20))
        #expect(rig.frame(3)?.minX == 311)
        #expect(rig.frame(4)?.minY == 50)
        #expect(rig.collection.layoutAttributesForItem(at: [0, 2])?.zIndex == 2)
    }

    @Test func headersBadgesAndBackgroundsBelongToASection() {
        let badge = NSCollectionLayoutSupplementaryItem(
            layoutSize: size(.absolute(20), .absolute(20)), elementKind: UICollectionView.elementKindSectionFooter,
            containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.5, y: -0.5)))
        let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(0.5), .absolute(40)), supplementaryItems: [badge])
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: size(.fractionalWidth(1), .absolute(40)), subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        section.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
        let header = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: size(.fractionalWidth(1), .absolute(30)), elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
        header.pinToVisibleBounds = true
        section.boundarySupplementaryItems = [header]
        section.decorationItems = [.background(elementKind: "back")]
        let layout = UICollectionViewCompositionalLayout(section: section)
        layout.register(UICollectionReusableView.self, forDecorationViewOfKind: "back")
        let rig = CollectionRig([(0..<40).map(String.init), ["a"]], layout: layout)
        let attributes = { (kind: String, path: IndexPath) in rig.collection.layoutAttributesForSupplementaryElement(ofKind: kind, at: path)?.frame }
        #expect(attributes(UICollectionView.elementKindSectionHeader, [0, 0]) == CGRect(x: 10, y: 0, width: 300, height: 30))
        #expect(rig.frame(0) == CGRect(x: 10, y: 35, width: 150, height: 40))
        #expect(attributes(UICollectionView.elementKindSectionFooter, [0, 0]) == CGRect(x: 150, y: 25, width: 20, height: 20))
        #expect(layout.layoutAttributesForDecorationView(ofKind: "back", at: [0, 0])?.frame == CGRect(x: 0, y: 0, width: 320, height: 840))
        rig.scroll(to: 200)
        #expect(attributes(UICollectionView.elementKindSectionHeader, [0, 0])?.minY == 200)
        rig.scroll(to: 830)
        #expect(attributes(UICollectionView.elementKindSectionHeader, [0, 0])?.minY != 830)
    }

    @Test func cellsDetermineEstimatedHeights() {
        final class Tall: UICollectionViewCell {
            override func preferredLayoutAttributesFitting(_ layoutAttributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
                let attributes = layoutAttributes.copy() as? UICollectionViewLayoutAttributes ?? layoutAttributes
                attributes.size.height = 20 + 10 * CGFloat(attributes.indexPath.item)
                return attributes
            }
        }
        let all = size(.fractionalWidth(1), .estimated(44))
        let group = NSCollectionLayoutGroup.vertical(layoutSize: all, subitems: [NSCollectionLayoutItem(layoutSize: all)])
        let rig = rig([4], NSCollectionLayoutSection(group: group))
        rig.collection.register(Tall.self, forCellWithReuseIdentifier: "cell")
        rig.collection.reloadData()
        rig.collection.layoutIfNeeded()
        #expect((0..<4).map { rig.frame($0)?.minY } == [0, 20, 50, 90])
        #expect(rig.collection.contentSize.height == 140)
    }

    @Test func onlyAnotherSizeAlongAnEstimateInvalidatesTheLayout() throws {
        for isWidthEstimated in [true, false] {
            let item = isWidthEstimated ? size(.estimated(50), .absolute(40)) : size(.absolute(50), .estimated(40))
            let group = NSCollectionLayoutGroup.horizontal(layoutSize: item, subitems: [NSCollectionLayoutItem(layoutSize: item)])
            let rig = rig([2], NSCollectionLayoutSection(group: group))
            rig.collection.layoutIfNeeded()
            let layout = rig.collection.collectionViewLayout
            let given = try #require(layout.layoutAttributesForItem(at: [0, 0]))
            func invalidates(by change: CGSize) -> Bool {
                let wanted = given.copy() as? UICollectionViewLayoutAttributes ?? given
                wanted.size = CGSize(width: given.size.width + change.width, height: given.size.height + change.height)
                return layout.shouldInvalidateLayout(forPreferredLayoutAttributes: wanted, withOriginalAttributes: given)
            }
            #expect(!invalidates(by: .zero))
            #expect(invalidates(by: CGSize(width: -7, height: 0)) == isWidthEstimated)
            #expect(invalidates(by: CGSize(width: 0, height: 7)) == !isWidthEstimated)
        }
    }

    @Test func sectionsFollowEachOtherWithTheirSpacing() {
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.interSectionSpacing = 30
        let layout = UICollectionViewCompositionalLayout(
            sectionProvider: { [self] index, environment in
                let height = NSCollectionLayoutDimension.absolute(index == 0 ? 50 : environment.container.contentSize.width / 4)
                let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
                return NSCollectionLayoutSection(group: .horizontal(layoutSize: size(.fractionalWidth(1), height), subitems: [item]))
            }, configuration: configuration)
        let rig = CollectionRig([["a", "b"], ["c"]], layout: layout)
        #expect(rig.frame(0, 1) == CGRect(x: 0, y: 130, width: 320, height: 80))
    }

    @Test func aSectionScrollsAcrossTheLayout() throws {
        let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: size(.fractionalWidth(0.5), .absolute(60)), subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = 20
        section.orthogonalScrollingBehavior = .groupPaging
        let rig = rig([10, 10], section)
        #expect(rig.collection.contentSize.height == 120)
        #expect(rig.frame(2)?.minX == 360)
        #expect(rig.collection.indexPathsForVisibleItems == [[0, 0], [0, 1], [1, 0], [1, 1]])
        let cell = try #require(rig.collection.cellForItem(at: [0, 1]))
        let scroller = try #require(cell.superview as? UIScrollView)
        #expect(scroller !== rig.collection && scroller.contentSize.width == 1780)
        scroller.contentOffset.x = 400
        rig.collection.layoutIfNeeded()
        #expect(rig.frame(2)?.minX == -40)
        #expect(rig.collection.indexPathsForVisibleItems == [[0, 2], [0, 3], [1, 0], [1, 1]])
        #expect(rig.collection.indexPathForItem(at: CGPoint(x: 10, y: 10)) == [0, 2])
        let shown = try #require(rig.collection.cellForItem(at: [0, 2]))
        #expect(shown.convert(shown.bounds, to: rig.collection).minX == -40)
        rig.collection.scrollToItem(at: [0, 5], at: .left, animated: false)
        rig.collection.layoutIfNeeded()
        #expect(rig.frame(5)?.minX == 0)
        scroller.contentOffset.x = 400
        rig.collection.layoutIfNeeded()
        rig.tap([0, 3])
        #expect(rig.collection.indexPathsForSelectedItems == [[0, 3]])
    }

    @Test func aClosureChangesVisibleItems() {
        let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .absolute(50)))
        let section = NSCollectionLayoutSection(group: .vertical(layoutSize: size(.fractionalWidth(1), .absolute(50)), subitems: [item]))
        section.visibleItemsInvalidationHandler = { items, offset, _ in
            for item in items { item.alpha = item.frame.minY < offset.y + 100 ? 1 : 0.5 }
        }
        let rig = rig([100], section)
        let alphas = { rig.collection.visibleCells.map(\.alpha) }
        #expect(alphas().prefix(3) == [1, 1, 0.5])
        rig.scroll(to: 75)
        #expect(alphas().prefix(4) == [1, 1, 1, 0.5])
    }

    @Test func everyValueOfAVisibleItemReachesItsCell() {
        let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .absolute(50)))
        let section = NSCollectionLayoutSection(group: .vertical(layoutSize: size(.fractionalWidth(1), .absolute(50)), subitems: [item]))
        section.visibleItemsInvalidationHandler = { items, _, _ in
            for item in items {
                switch item.indexPath.item {
                case 0: item.isHidden = true
                case 1: item.center.x += 7
                case 2: item.transform = CGAffineTransform(scaleX: 0.5, y: 1)
                case 3: item.transform3D = CATransform3DMakeScale(1, 0.5, 1)
                default: item.zIndex = 9
                }
            }
        }
        let rig = rig([5], section)
        let cells = (0..<5).map { rig.collection.cellForItem(at: [0, $0]) }
        // Apple: a collection view may create no view for a hidden item.
        #expect(cells.map { $0?.isHidden ?? true } == [true, false, false, false, false])
        #expect(cells.dropFirst().map { $0?.center.x } == [167, 160, 160, 160])
        #expect(cells.dropFirst().map { $0?.transform.a } == [1, 0.5, 1, 1] && cells.dropFirst().map { $0?.transform.d } == [1, 1, 0.5, 1])
        #expect(cells.dropFirst().map { $0?.layer.zPosition } == [0, 0, 0, 9])
    }

    @Test func aClosureChangesVisibleItemsAgainAfterScrolling() throws {
        let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .absolute(50)))
        let section = NSCollectionLayoutSection(group: .vertical(layoutSize: size(.fractionalWidth(1), .absolute(50)), subitems: [item]))
        section.visibleItemsInvalidationHandler = { items, offset, _ in
            for item in items where item.indexPath.item == 3 {
                item.alpha = offset.y > 0 ? 1 : 0.5
                item.transform = offset.y > 0 ? .identity : CGAffineTransform(scaleX: 2, y: 2)
                item.zIndex = offset.y > 0 ? 0 : 5
            }
        }
        let rig = rig([100], section)
        let cell = try #require(rig.collection.cellForItem(at: [0, 3]))
        #expect(cell.alpha == 0.5 && cell.transform.a == 2 && cell.layer.zPosition == 5)
        #expect(rig.collection.subviews.last { $0 is UICollectionViewCell } === cell)
        rig.scroll(to: 10)
        #expect(cell.alpha == 1 && cell.transform == .identity && cell.layer.zPosition == 0)
        #expect(rig.collection.subviews.last { $0 is UICollectionViewCell } !== cell)
    }

    @Test func headersAndDecorationsAreVisibleItemsToo() {
        let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .absolute(50)))
        let section = NSCollectionLayoutSection(group: .vertical(layoutSize: size(.fractionalWidth(1), .absolute(50)), subitems: [item]))
        section.decorationItems = [.background(elementKind: "background")]
        section.boundarySupplementaryItems = [
            NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: size(.fractionalWidth(1), .absolute(30)), elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
        ]
        var facts: [String] = []
        section.visibleItemsInvalidationHandler = { items, _, environment in
            facts = items.map {
                "\($0.representedElementKind ?? "-") \($0.representedElementCategory.rawValue) \(short($0.frame)) \(short($0.bounds))"
            }
            facts.append("\(short(environment.container.contentSize.width))")
        }
        let layout = UICollectionViewCompositionalLayout(section: section)
        layout.register(UICollectionReusableView.self, forDecorationViewOfKind: "background")
        _ = CollectionRig([["a", "b"]], layout: layout)
        #expect(facts.contains("- 0 (0, 80, 320, 50) (0, 0, 320, 50)") && facts.last == "320")
        #expect(facts.contains("\(UICollectionView.elementKindSectionHeader) 1 (0, 0, 320, 30) (0, 0, 320, 30)"))
        #expect(facts.contains("background 2 (0, 0, 320, 130) (0, 0, 320, 130)"))
    }

    @Test func theVisibleElementsAreThoseOfASlowLook() {
        let narrow = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(0.3), .absolute(35)))
        let wide = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(0.4), .absolute(55)))
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: size(.fractionalWidth(1), .absolute(60)), subitems: [narrow, wide])
        let rig = rig([50, 0, 70], NSCollectionLayoutSection(group: group))
        let layout = rig.collection.collectionViewLayout
        let all = layout.layoutAttributesForElements(in: CGRect(x: 0, y: 0, width: 320, height: 1e6)) ?? []
        #expect(all.count == 120)
        for top in stride(from: -100, to: rig.collection.contentSize.height, by: 91) {
            let rect = CGRect(x: 40, y: top, width: 150, height: 211)
            #expect(Set(layout.layoutAttributesForElements(in: rect) ?? []) == Set(all.filter { $0.frame.overlaps(rect) }))
        }
    }

    @Test func aSectionWithCentredGroupsBeginsAndEndsWithAGroupInTheMiddle() throws {
        let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: size(.fractionalWidth(0.5), .absolute(60)), subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        section.orthogonalScrollingBehavior = .groupPagingCentered
        let rig = rig([10], section)
        let first = try #require(rig.collection.cellForItem(at: [0, 0]))
        let scroller = try #require(first.superview as? UIScrollView)
        #expect(first.convert(first.bounds, to: rig.collection).midX == 160 && scroller.contentOffset.x == -80)
        scroller.setContentOffset(CGPoint(x: 10 * 160 - 320 + scroller.adjustedContentInset.right, y: 0), animated: false)
        rig.collection.layoutIfNeeded()
        let last = try #require(rig.collection.cellForItem(at: [0, 9]))
        #expect(last.convert(last.bounds, to: rig.collection).midX == 160)
    }

    @Test(arguments: [
        (UICollectionLayoutSectionOrthogonalScrollingBehavior.groupPaging, [CGFloat(0), 180, 360]), (.groupPagingCentered, [-80, 100, 280]),
        (.continuousGroupLeadingBoundary, [0, 180, 360]),
    ])
    func aSectionsGroupsComeToRestAtTheirBehavioursPlaces(
        behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior, places: [CGFloat]
    ) throws {
        let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: size(.fractionalWidth(0.5), .absolute(60)), subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = 20
        section.orthogonalScrollingBehavior = behavior
        let rig = rig([10], section)
        let scroller = try #require(rig.collection.cellForItem(at: [0, 0])?.superview as? UIScrollView)
        let delegate = try #require(scroller as? any UIScrollViewDelegate)
        /// The offset at which a drag ends that would go to an offset.
        func end(from current: CGFloat, to proposed: CGFloat, speed: CGFloat) -> CGFloat {
            scroller.contentOffset.x = current
            var target = CGPoint(x: proposed, y: 0)
            delegate.scrollViewWillEndDragging(scroller, withVelocity: CGPoint(x: speed, y: 0), targetContentOffset: &target)
            return target.x
        }
        let isPaging = behavior != .continuousGroupLeadingBoundary
        #expect(end(from: places[1] + 10, to: places[1] + 10, speed: 0) == places[1])
        #expect(end(from: places[1] + 100, to: places[1] + 100, speed: 0) == places[2])
        // A page turns by one group, however fast the drag.
        #expect(end(from: places[1] + 10, to: places[2] + 500, speed: 2) == (isPaging ? places[2] : places[2] + 540))
        #expect(end(from: places[2] - 10, to: places[2] - 20, speed: -2) == (isPaging ? places[1] : places[2]))
    }
}
