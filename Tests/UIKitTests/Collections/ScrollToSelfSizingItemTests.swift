import Foundation
import Testing
import UIKit

@Suite @MainActor struct ScrollToSelfSizingItemTests {
    final class Tall: UICollectionViewCell {
        override func preferredLayoutAttributesFitting(_ layoutAttributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
            let attributes = layoutAttributes.copy() as? UICollectionViewLayoutAttributes ?? layoutAttributes
            attributes.size = CGSize(width: 320, height: 97)
            return attributes
        }
    }

    enum Kind: CaseIterable {
        case flow
        case compositional
    }

    func rig(_ kind: Kind, estimate: CGFloat = 44) -> CollectionRig {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(estimate))
        let group = NSCollectionLayoutGroup.vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        let flow = UICollectionViewFlowLayout()
        flow.estimatedItemSize = CGSize(width: 320, height: estimate)
        flow.minimumLineSpacing = 0
        let layout = kind == .flow ? flow : UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
        let rig = CollectionRig(items: 0, layout: layout)
        rig.collection.register(Tall.self, forCellWithReuseIdentifier: "cell")
        rig.sections = [(0..<30).map { "\($0)" }]
        if kind == .flow { rig.sizes = { _ in CGSize(width: 320, height: estimate) } }
        rig.collection.dataSource = nil
        rig.collection.register(Tall.self, forCellWithReuseIdentifier: "cell")
        rig.collection.dataSource = rig
        rig.collection.reloadData()
        rig.collection.layoutIfNeeded()
        return rig
    }

    /// The distance from the top of the visible area to the top of an item, in points.
    func place(_ item: Int, _ rig: CollectionRig) -> CGFloat { (rig.frame(item)?.minY ?? -1e9) - rig.collection.contentOffset.y }

    @Test(arguments: Kind.allCases, [(.top, 0), (.centeredVertically, 191.5), (.bottom, 383)] as [(UICollectionView.ScrollPosition, CGFloat)])
    func anItemIsAtItsPositionAfterAScrollWithoutAnimation(kind: Kind, position: (UICollectionView.ScrollPosition, CGFloat)) {
        for (item, estimate) in [(20, 44), (12, 44), (20, 300)] as [(Int, CGFloat)] {
            let rig = rig(kind, estimate: estimate)
            rig.collection.scrollToItem(at: [0, item], at: position.0, animated: false)
            #expect(abs(place(item, rig) - position.1) < 1)
            rig.collection.layoutIfNeeded()
            #expect(abs(place(item, rig) - position.1) < 1)
            #expect(rig.collection.cellForItem(at: [0, item])?.frame.height == 97)
        }
    }

    @Test(arguments: Kind.allCases) func theLastItemEndsAtTheBottom(kind: Kind) {
        for position in [UICollectionView.ScrollPosition.top, .bottom, []] {
            let rig = rig(kind)
            rig.collection.selectItem(at: [0, 29], animated: false, scrollPosition: .bottom)
            rig.collection.scrollToItem(at: [0, 29], at: position, animated: false)
            rig.collection.layoutIfNeeded()
            #expect(place(29, rig) == 383)
        }
    }

    @Test(arguments: Kind.allCases) func anAnimatedScrollEndsAtTheItem(kind: Kind) {
        let rig = rig(kind)
        rig.collection.scrollToItem(at: [0, 29], at: .bottom, animated: true)
        let start = rig.collection.scrolling.motion?.start ?? 0
        for frame in 1...40 {
            rig.collection.tick(at: start + Double(frame) / 60)
            rig.collection.layoutIfNeeded()
        }
        #expect(rig.collection.scrolling.motion == nil)
        #expect(place(29, rig) == 383)
        #expect(rig.collection.cellForItem(at: [0, 29]) != nil)
    }
}
