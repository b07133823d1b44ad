import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIKit

/// The contexts that tell a layout of a collection view the parts that changed.
@MainActor
@Suite struct LayoutContextTests {
    /// A flow layout that records its invalidations.
    private final class Flow: UICollectionViewFlowLayout {
        var contexts: [UICollectionViewLayoutInvalidationContext] = []
        override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
            contexts.append(context)
            super.invalidateLayout(with: context)
        }
    }

    private func attributes(_ size: CGSize) -> UICollectionViewLayoutAttributes {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: [1, 2])
        attributes.size = size
        return attributes
    }

    @Test func aPreferredSizeInvalidatesItsElement() {
        let layout = UICollectionViewLayout()
        let header = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: "header", with: [3, 0])
        let rule = UICollectionViewLayoutAttributes(forDecorationViewOfKind: "rule", with: [4, 0])
        let all = [attributes(.zero), header, rule].map { layout.invalidationContext(forPreferredLayoutAttributes: $0, withOriginalAttributes: $0) }
        #expect(all.map(\.invalidatedItemIndexPaths) == [[[1, 2]], nil, nil])
        #expect(all.map(\.invalidatedSupplementaryIndexPaths) == [nil, ["header": [[3, 0]]], nil])
        #expect(all.map(\.invalidatedDecorationIndexPaths) == [nil, nil, ["rule": [[4, 0]]]])
        #expect(!layout.shouldInvalidateLayout(forPreferredLayoutAttributes: attributes(CGSize(width: 9, height: 9)), withOriginalAttributes: header))
        #expect(all.allSatisfy { !$0.invalidateEverything && !$0.invalidateDataSourceCounts })
    }

    @Test func partsAddUp() {
        let context = UICollectionViewLayoutInvalidationContext()
        for path in [[0, 1], [0, 2]] as [IndexPath] {
            context.invalidateItems(at: [path])
            context.invalidateSupplementaryElements(ofKind: "a", at: [path])
            context.invalidateDecorationElements(ofKind: path == [0, 1] ? "b" : "c", at: [path])
        }
        #expect(context.invalidatedItemIndexPaths == [[0, 1], [0, 2]])
        #expect(context.invalidatedSupplementaryIndexPaths == ["a": [[0, 1], [0, 2]]])
        #expect(context.invalidatedDecorationIndexPaths == ["b": [[0, 1]], "c": [[0, 2]]])
    }

    @Test func aMovementsContextHasItsPaths() {
        let layout = UICollectionViewLayout()
        let moving = layout.invalidationContext(
            forInteractivelyMovingItems: [[0, 3]], withTargetPosition: CGPoint(x: 5, y: 6), previousIndexPaths: [[0, 1]], previousPosition: .zero)
        #expect(moving.targetIndexPathsForInteractivelyMovingItems == [[0, 3]] && moving.previousIndexPathsForInteractivelyMovingItems == [[0, 1]])
        #expect(moving.interactiveMovementTarget == CGPoint(x: 5, y: 6))
        let ended = layout.invalidationContextForEndingInteractiveMovementOfItems(
            toFinalIndexPaths: [[0, 4]], previousIndexPaths: [[0, 2]], movementCancelled: false)
        #expect(ended.targetIndexPathsForInteractivelyMovingItems == [[0, 4]] && ended.previousIndexPathsForInteractivelyMovingItems == [[0, 2]])
    }

    @Test func aMovedItemIsAboveAllOthersAtTheFinger() {
        let rig = CollectionRig(items: 6)
        let moved = rig.flow.layoutAttributesForInteractivelyMovingItem(at: [0, 1], withTargetPosition: CGPoint(x: 33, y: 44))
        #expect(moved.center == CGPoint(x: 33, y: 44) && moved.size == CGSize(width: 50, height: 50) && moved.zIndex > 1_000_000)
        #expect(rig.frame(1)?.origin != moved.frame.origin)
        let place = rig.frame(3).map { CGPoint(x: $0.midX, y: $0.midY) } ?? .zero
        #expect(rig.flow.targetIndexPath(forInteractivelyMovingItem: [0, 1], withPosition: place) == [0, 3])
        #expect(rig.flow.targetIndexPath(forInteractivelyMovingItem: [0, 1], withPosition: CGPoint(x: 5, y: 999)) == [0, 1])
    }

    @Test func aFlowLayoutIsInvalidatedByEachNewValueOnce() {
        let changes: [(String, (Flow) -> Void)] = [
            ("line spacing", { $0.minimumLineSpacing = 3 }), ("item spacing", { $0.minimumInteritemSpacing = 3 }),
            ("size", { $0.itemSize = CGSize(width: 3, height: 3) }), ("estimate", { $0.estimatedItemSize = CGSize(width: 3, height: 3) }),
            ("direction", { $0.scrollDirection = .horizontal }), ("header", { $0.headerReferenceSize.height = 3 }),
            ("footer", { $0.footerReferenceSize.height = 3 }), ("inset", { $0.sectionInset.left = 3 }),
            ("reference", { $0.sectionInsetReference = .fromSafeArea }), ("pinned headers", { $0.sectionHeadersPinToVisibleBounds = true }),
            ("pinned footers", { $0.sectionFootersPinToVisibleBounds = true }),
        ]
        for (name, change) in changes {
            let flow = Flow()
            let rig = CollectionRig(items: 3, layout: flow)
            flow.contexts = []
            change(flow)
            change(flow)
            #expect(flow.contexts.count == 1, "\(name)")
            #expect(flow.contexts.first is UICollectionViewFlowLayoutInvalidationContext && flow.contexts.first?.invalidateEverything == true)
            rig.collection.layoutIfNeeded()
        }
    }

    @Test func newBoundsChangeAFlowLayoutWhereTheyChangeItsBreadth() throws {
        let flow = Flow()
        let rig = CollectionRig(items: 3, layout: flow)
        let bounds = rig.collection.bounds
        let (scrolled, wider, higher) = (
            bounds.offsetBy(dx: 0, dy: 5), CGRect(origin: .zero, size: CGSize(width: 400, height: 480)),
            CGRect(origin: .zero, size: CGSize(width: 320, height: 500))
        )
        func answers() -> [Bool] { [scrolled, wider, higher].map(flow.shouldInvalidateLayout) }
        #expect(answers() == [false, true, false])
        flow.scrollDirection = .horizontal
        #expect(answers() == [false, false, true])
        flow.sectionHeadersPinToVisibleBounds = true
        #expect(answers() == [true, true, true])
        flow.scrollDirection = .vertical
        let contexts = try [scrolled, wider].map { bounds in
            try #require(flow.invalidationContext(forBoundsChange: bounds) as? UICollectionViewFlowLayoutInvalidationContext)
        }
        #expect(contexts.map(\.invalidateFlowLayoutAttributes) == [false, true])
        #expect(contexts.map(\.invalidateFlowLayoutDelegateMetrics) == [false, false])
    }

    @Test func preferredSizesCountWhereTheSizeIsAnEstimate() throws {
        let flow = Flow()
        let (small, large) = (attributes(CGSize(width: 10, height: 10)), attributes(CGSize(width: 10, height: 30)))
        let header = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: "header", with: [0, 0])
        #expect(!flow.shouldInvalidateLayout(forPreferredLayoutAttributes: large, withOriginalAttributes: small))
        flow.estimatedItemSize = CGSize(width: 10, height: 10)
        #expect(flow.shouldInvalidateLayout(forPreferredLayoutAttributes: large, withOriginalAttributes: small))
        #expect(!flow.shouldInvalidateLayout(forPreferredLayoutAttributes: small, withOriginalAttributes: small))
        #expect(!flow.shouldInvalidateLayout(forPreferredLayoutAttributes: large, withOriginalAttributes: header))
        let context = flow.invalidationContext(forPreferredLayoutAttributes: large, withOriginalAttributes: small)
        let flowContext = try #require(context as? UICollectionViewFlowLayoutInvalidationContext)
        #expect(!flowContext.invalidateFlowLayoutDelegateMetrics && context.invalidatedItemIndexPaths == [[1, 2]])
    }

    // MARK: Transitions

    /// A layout with one item in common with others of its kind, and one of its own.
    private final class Fixed: UICollectionViewLayout {
        let common = UICollectionViewLayoutAttributes(forCellWith: [0, 0])
        let own: UICollectionViewLayoutAttributes
        var prepared = 0
        init(_ frame: CGRect, alpha: CGFloat, zIndex: Int, angle: CGFloat, own item: Int) {
            own = UICollectionViewLayoutAttributes(forCellWith: [0, item])
            super.init()
            (common.frame, common.alpha, common.zIndex) = (frame, alpha, zIndex)
            common.transform3D = CATransform3DMakeTranslation(angle, 0, 0)
            own.frame = frame
        }
        required init?(coder: NSCoder) { nil }
        override func prepare() { prepared += 1 }
        override var collectionViewContentSize: CGSize { common.size }
        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { [common, own] }
        override func layoutAttributesForItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
            path == [0, 0] ? common : path == own.indexPath ? own : nil
        }
    }

    @Test(arguments: [0, 0.25, 0.5, 1] as [CGFloat])
    func aTransitionLayoutMixesItsTwoLayouts(progress: CGFloat) throws {
        let first = Fixed(CGRect(x: 0, y: 0, width: 10, height: 20), alpha: 1, zIndex: 1, angle: 0, own: 1)
        let second = Fixed(CGRect(x: 100, y: 40, width: 30, height: 60), alpha: 0.5, zIndex: 2, angle: 8, own: 2)
        let layout = UICollectionViewTransitionLayout(currentLayout: first, nextLayout: second)
        layout.prepare()
        layout.prepare()
        #expect(first.prepared == 1 && second.prepared == 1)
        layout.transitionProgress = progress
        let mixed = try #require(layout.layoutAttributesForItem(at: [0, 0]))
        #expect(mixed.center == CGPoint(x: 5 + 110 * progress, y: 10 + 60 * progress))
        #expect(mixed.size == CGSize(width: 10 + 20 * progress, height: 20 + 40 * progress) && layout.collectionViewContentSize == mixed.size)
        #expect(mixed.alpha == 1 - 0.5 * progress && mixed.zIndex == (progress < 0.5 ? 1 : 2) && mixed.transform3D.m41 == 8 * progress)
        #expect(layout.layoutAttributesForItem(at: [0, 1])?.alpha == 1 - progress && layout.layoutAttributesForItem(at: [0, 2])?.alpha == progress)
        #expect(layout.layoutAttributesForItem(at: [0, 3]) == nil)
        #expect(layout.layoutAttributesForElements(in: .zero)?.map(\.indexPath) == [[0, 0], [0, 1], [0, 2]])
        // The layouts' own attributes stay.
        #expect(first.common.center == CGPoint(x: 5, y: 10) && first.own.alpha == 1 && second.own.alpha == 1)
    }

    @Test func aTransitionLayoutKeepsValuesByTheirKeys() {
        let layout = UICollectionViewTransitionLayout(currentLayout: UICollectionViewLayout(), nextLayout: UICollectionViewLayout())
        #expect(layout.value(forAnimatedKey: "angle") == 0)
        layout.updateValue(3, forAnimatedKey: "angle")
        layout.updateValue(4, forAnimatedKey: "other")
        #expect(layout.value(forAnimatedKey: "angle") == 3)
    }
}
