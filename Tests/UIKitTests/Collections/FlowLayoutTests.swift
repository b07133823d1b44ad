import Foundation
import Testing

import UIKit

/// Frames of flow layouts, computed by hand from Apple's "Using the Flow Layout" and the documentation of `UICollectionViewFlowLayout`.
@MainActor
struct FlowLayoutTests {
    private func rig(_ counts: [Int], _ change: (UICollectionViewFlowLayout) -> Void = { _ in }) -> CollectionRig {
        let layout = UICollectionViewFlowLayout()
        change(layout)
        return CollectionRig(counts.map { (0..<$0).map(String.init) }, layout: layout)
    }

    @Test func itemsFillLinesFromLeftToRightAndTopToBottom() {
        // 320 = 5 × 50 + 4 × 17.5: five items of 50 with the least spacing of 10 take 290, and 30 remain for four gaps.
        let rig = rig([7])
        #expect((0..<7).map { rig.frame($0)?.minX } == [0, 67.5, 135, 202.5, 270, 0, 67.5])
        #expect((0..<7).map { rig.frame($0)?.minY } == [0, 0, 0, 0, 0, 60, 60])
        #expect(rig.collection.contentSize == CGSize(width: 320, height: 110))
    }

    @Test func sectionsStackHeadersInsetsLinesAndFooters() {
        let rig = rig([3, 0, 1]) { layout in
            layout.itemSize = CGSize(width: 100, height: 40)
            layout.sectionInset = UIEdgeInsets(top: 5, left: 10, bottom: 15, right: 20)
            layout.headerReferenceSize = CGSize(width: 7, height: 30)
            layout.footerReferenceSize = CGSize(width: 7, height: 25)
        }
        // 290 points hold two items; the gap of 90 is all that remains.
        #expect(rig.frame(0) == CGRect(x: 10, y: 35, width: 100, height: 40))
        #expect(rig.frame(1) == CGRect(x: 200, y: 35, width: 100, height: 40))
        #expect(rig.frame(2) == CGRect(x: 10, y: 85, width: 100, height: 40))
        let (header, footer) = (UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter)
        let place = { (kind: String, section: Int) in
            rig.collection.layoutAttributesForSupplementaryElement(ofKind: kind, at: [section, 0])?.frame
        }
        #expect(place(header, 0) == CGRect(x: 0, y: 0, width: 320, height: 30))
        #expect(place(footer, 0) == CGRect(x: 0, y: 140, width: 320, height: 25))
        #expect(place(header, 1) == CGRect(x: 0, y: 165, width: 320, height: 30))
        #expect(place(footer, 1) == CGRect(x: 0, y: 215, width: 320, height: 25))
        #expect(rig.frame(0, 2) == CGRect(x: 10, y: 275, width: 100, height: 40))
        #expect(rig.collection.contentSize.height == 355)
    }

    @Test func aHorizontalLayoutFillsColumns() {
        let layout = UICollectionViewFlowLayout()
        layout.scrollDirection = .horizontal
        layout.itemSize = CGSize(width: 60, height: 100)
        layout.minimumLineSpacing = 4
        layout.sectionInset = UIEdgeInsets(top: 0, left: 8, bottom: 20, right: 12)
        layout.headerReferenceSize = CGSize(width: 16, height: 99)
        let rig = CollectionRig([(0..<5).map { "\($0)" }], layout: layout, size: CGSize(width: 320, height: 250))
        // Two items of 100 and a gap of 30 fill the 230 points.
        #expect(rig.frame(0) == CGRect(x: 24, y: 0, width: 60, height: 100))
        #expect(rig.frame(1) == CGRect(x: 24, y: 130, width: 60, height: 100))
        #expect(rig.frame(4) == CGRect(x: 152, y: 0, width: 60, height: 100))
        #expect(rig.collection.contentSize == CGSize(width: 224, height: 250))
        let header = rig.collection.layoutAttributesForSupplementaryElement(ofKind: UICollectionView.elementKindSectionHeader, at: [0, 0])
        #expect(header?.frame == CGRect(x: 0, y: 0, width: 16, height: 250))
    }

    @Test func theDelegatesSizesDetermineTheLines() {
        let rig = rig([4])
        rig.sizes = { CGSize(width: [200, 100, 300, 60][$0.item], height: [30, 50, 20, 20][$0.item]) }
        rig.collection.reloadData()
        rig.collection.layoutIfNeeded()
        #expect(rig.frame(0) == CGRect(x: 0, y: 10, width: 200, height: 30))
        #expect(rig.frame(1) == CGRect(x: 220, y: 0, width: 100, height: 50))
        #expect(rig.frame(2) == CGRect(x: 10, y: 60, width: 300, height: 20))
        // The last line is arranged as if full of items of 60: four fit, and the gaps are 80 / 3; its first item begins at the left.
        #expect(rig.frame(3) == CGRect(x: 0, y: 90, width: 60, height: 20))
    }

    @Test func theContentInsetNarrowsTheLines() {
        let rig = rig([3]) { $0.itemSize = CGSize(width: 100, height: 40) }
        rig.collection.contentInset = UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 40)
        rig.collection.layoutIfNeeded()
        #expect(rig.frame(1)?.minX == 150)
        #expect(rig.collection.contentSize.width == 250)
    }

    @Test func aNewWidthArrangesTheLinesAnew() {
        let rig = rig([6])
        rig.collection.frame.size.width = 170
        rig.collection.layoutIfNeeded()
        #expect(rig.frame(2)?.minX == 120)
        #expect(rig.frame(3)?.origin == CGPoint(x: 0, y: 60))
    }

    @Test func aPinnedHeaderFollowsTheContentToTheEndOfItsSection() {
        let rig = rig([40, 40]) { layout in
            layout.headerReferenceSize = CGSize(width: 0, height: 30)
            layout.sectionHeadersPinToVisibleBounds = true
        }
        // A section is 30 + 8 × 50 + 7 × 10 = 500 points long.
        rig.scroll(to: 100)
        let header = rig.collection.supplementaryView(forElementKind: UICollectionView.elementKindSectionHeader, at: [0, 0])
        #expect(header?.frame.minY == 100)
        rig.scroll(to: 485)
        #expect(header?.frame.minY == 470)
        let last = rig.collection.subviews.last { $0 is UICollectionReusableView }
        #expect(last.map { !($0 is UICollectionViewCell) } == true)
    }

    @Test func cellsDetermineTheirSizesWhenTheyAreEstimated() {
        final class Fitted: UICollectionViewCell {
            override func preferredLayoutAttributesFitting(_ layoutAttributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
                let attributes = layoutAttributes.copy() as? UICollectionViewLayoutAttributes ?? layoutAttributes
                attributes.size = CGSize(width: 320, height: 20 + 10 * CGFloat(attributes.indexPath.item))
                return attributes
            }
        }
        let rig = rig([5])
        rig.collection.register(Fitted.self, forCellWithReuseIdentifier: "cell")
        rig.flow.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
        rig.flow.minimumLineSpacing = 0
        rig.collection.reloadData()
        rig.collection.layoutIfNeeded()
        #expect((0..<5).map { rig.frame($0)?.minY } == [0, 20, 50, 90, 140])
        #expect(rig.collection.cellForItem(at: [0, 3])?.frame == CGRect(x: 0, y: 90, width: 320, height: 50))
    }

    @Test func constraintsDetermineAnAutomaticSize() {
        final class Boxed: UICollectionViewCell {
            override init(frame: CGRect) {
                super.init(frame: frame)
                let box = UIView()
                box.translatesAutoresizingMaskIntoConstraints = false
                contentView.addSubview(box)
                NSLayoutConstraint.activate([
                    box.widthAnchor.constraint(equalToConstant: 90), box.heightAnchor.constraint(equalToConstant: 33),
                    box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 5),
                    box.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -5),
                    box.topAnchor.constraint(equalTo: contentView.topAnchor), box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
                ])
            }
            required init?(coder: NSCoder) { nil }
        }
        let rig = rig([3])
        rig.collection.register(Boxed.self, forCellWithReuseIdentifier: "cell")
        rig.flow.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
        rig.collection.reloadData()
        rig.collection.layoutIfNeeded()
        #expect(rig.frame(0)?.size == CGSize(width: 100, height: 33))
        #expect(rig.frame(2)?.minX == 220)
    }

    @Test func theVisibleElementsAreThoseOfASlowLook() {
        let rig = rig([50, 3, 0, 120]) { layout in
            layout.headerReferenceSize = CGSize(width: 0, height: 20)
            layout.sectionInset = UIEdgeInsets(top: 3, left: 3, bottom: 3, right: 3)
        }
        rig.sizes = { CGSize(width: 20 + ($0.item * 37) % 90, height: 10 + ($0.item * 53) % 70) }
        rig.collection.reloadData()
        rig.collection.layoutIfNeeded()
        let all = rig.flow.layoutAttributesForElements(in: CGRect(x: 0, y: 0, width: 320, height: 1e6)) ?? []
        #expect(all.count == 173 + 4)
        for top in stride(from: -100, to: rig.collection.contentSize.height, by: 97) {
            let rect = CGRect(x: 40, y: top, width: 150, height: 211)
            let slow = all.filter { $0.frame.overlaps(rect) }
            let fast = rig.flow.layoutAttributesForElements(in: rect) ?? []
            #expect(Set(fast) == Set(slow))
        }
    }

    @Test func theDelegateIsAskedForSizesAgainOnlyWhenTheContextSaysSo() {
        let rig = CollectionRig(items: 5)
        var asked = 0
        rig.sizes = { _ in
            asked += 1
            return CGSize(width: 50, height: 50)
        }
        func asks(metrics: Bool, attributes: Bool = true) -> Bool {
            asked = 0
            let context = UICollectionViewFlowLayoutInvalidationContext()
            context.invalidateFlowLayoutDelegateMetrics = metrics
            context.invalidateFlowLayoutAttributes = attributes
            rig.flow.invalidateLayout(with: context)
            rig.collection.layoutIfNeeded()
            return asked > 0
        }
        #expect(asks(metrics: true) && !asks(metrics: false) && asks(metrics: true))
        asked = 0
        rig.collection.frame.size.width = 200
        rig.collection.layoutIfNeeded()
        #expect(asked == 0 && rig.frame(4)?.minY == 60)
    }
}
