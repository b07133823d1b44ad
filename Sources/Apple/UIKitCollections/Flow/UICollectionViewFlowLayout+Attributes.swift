import CoreGraphics
import Foundation
import LaminaTables

extension UICollectionViewFlowLayout {
    /// Returns the attributes of all elements that meet a rectangle.
    ///
    /// - Complexity: O(log n) for n lines, and the number of the elements.
    func elements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
        let (geometry, range) = (geometry, range(of: rect))
        var found: [UICollectionViewLayoutAttributes] = []
        for section in geometry.sections(in: range) {
            let path = IndexPath(item: 0, section: section)
            let items = geometry.items(inSection: section, in: range).compactMap { itemAttributes(IndexPath(item: $0, section: section)) }
            let header = edgeAttributes(UICollectionView.elementKindSectionHeader, path)
            let footer = edgeAttributes(UICollectionView.elementKindSectionFooter, path)
            found += ([header].compactMap { $0 } + items + [footer].compactMap { $0 }).filter { $0.frame.overlaps(rect) }
        }
        return found
    }

    func itemAttributes(_ path: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard path.count == 2, let frame = geometry.frame(ofItem: path.item, inSection: path.section) else { return nil }
        let attributes = UICollectionViewLayoutAttributes.make(Self.layoutAttributesClass, .cell(path))
        attributes.frame = rect(frame)
        return attributes
    }

    /// Returns the attributes of a header or footer; nil for other kinds and for sections without one.
    func edgeAttributes(_ kind: String, _ path: IndexPath) -> UICollectionViewLayoutAttributes? {
        let geometry = geometry
        guard geometry.sections.indices.contains(path.section) else { return nil }
        let isHeader = kind == UICollectionView.elementKindSectionHeader
        guard isHeader || kind == UICollectionView.elementKindSectionFooter else { return nil }
        let isPinned = isHeader ? sectionHeadersPinToVisibleBounds : sectionFootersPinToVisibleBounds
        let visible = visibleRange
        let frame =
            isHeader
            ? geometry.header(ofSection: path.section, pinnedTo: isPinned ? visible.lowerBound : nil)
            : geometry.footer(ofSection: path.section, pinnedTo: isPinned ? visible.upperBound : nil)
        guard frame.length > 0 else { return nil }
        let element = CollectionElement(.supplementaryView, kind, path)
        let attributes = UICollectionViewLayoutAttributes.make(Self.layoutAttributesClass, element)
        attributes.frame = rect(frame)
        if isPinned { attributes.zIndex = 10 }
        return attributes
    }

    /// Returns a frame whose origin lies on a pixel.
    ///
    /// - Source: Measured on UIKit: the places of items go to the nearest pixel, and their sizes stay.
    private func rect(_ frame: FlowFrame) -> CGRect {
        let scale = Double(UIScreen.main.scale)
        let (start, offset) = ((frame.start * scale).rounded() / scale, (frame.offset * scale).rounded() / scale)
        return isVertical
            ? CGRect(x: offset, y: start, width: frame.breadth, height: frame.length)
            : CGRect(x: start, y: offset, width: frame.length, height: frame.breadth)
    }

    private func range(of rect: CGRect) -> Range<Double> {
        let (low, high) = isVertical ? (Double(rect.minY), Double(rect.maxY)) : (Double(rect.minX), Double(rect.maxX))
        return low <= high ? low..<high : 0..<0
    }

    /// The visible part of the content in the direction of scrolling.
    private var visibleRange: Range<Double> {
        guard let collectionView else { return 0..<0 }
        return range(of: collectionView.bounds.inset(by: collectionView.adjustedContentInset))
    }
}
