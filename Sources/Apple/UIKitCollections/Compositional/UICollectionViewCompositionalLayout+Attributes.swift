import CoreGraphics
import Foundation
import LaminaScrolling

extension UICollectionViewCompositionalLayout {
    /// Returns the attributes of all elements that meet a rectangle.
    func elements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
        let wholes = composition.boundaries.compactMap { supplementaryAttributes($0.item.elementKind, IndexPath(index: 0)) }
        let parts = composition.sections.indices.filter { sectionFrame($0).insetBy(dx: -1, dy: -1).overlaps(rect) }.flatMap { index in
            elements(ofSection: index, in: rect)
        }
        return (wholes + parts).filter { $0.frame.overlaps(rect) }
    }

    private func elements(ofSection index: Int, in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
        let section = composition.sections[index]
        let (origin, axis) = (groupOrigin(index), section.groupAxis)
        let begin = (axis == .horizontal ? rect.minX : rect.minY) - origin[keyPath: axis.place]
        let end = (axis == .horizontal ? rect.maxX : rect.maxY) - origin[keyPath: axis.place]
        // Items may reach beyond their groups by their insets or by a custom arrangement, so the search looks a little further.
        let items = begin <= end ? section.items(in: begin - 1..<end + 1) : 0..<0
        let cells = items.compactMap { itemAttributes(IndexPath(item: $0, section: index)) }
        let badges = section.badges.filter { $0.frame.offsetBy(dx: origin.x, dy: origin.y).overlaps(rect) }.map { piece in
            let element = CollectionElement(.supplementaryView, piece.kind ?? "", IndexPath(item: piece.item, section: index))
            return attributes(element, piece, at: origin)
        }
        let path = IndexPath(item: 0, section: index)
        let edges = section.boundaries.compactMap { supplementaryAttributes($0.item.elementKind, path) }
        let decorations = section.section.decorationItems.compactMap { decorationAttributes($0.elementKind, path) }
        let all = decorations + cells + badges + edges
        adapt(all.filter { $0.frame.overlaps(rect) }, section, index)
        return all
    }

    /// Lets the section's closure change visible items.
    private func adapt(_ attributes: [UICollectionViewLayoutAttributes], _ section: CompositionalSection, _ index: Int) {
        guard let handler = section.section.visibleItemsInvalidationHandler, let collectionView else { return }
        let environment = CompositionalEnvironment(composition.container, .zero, collectionView.traitCollection)
        var offset = collectionView.contentOffset
        if section.isOrthogonal { offset = CGPoint(x: composition.offset(ofSection: index), y: 0) }
        handler(attributes.map(CompositionalVisibleItem.init), offset, environment)
    }

    func itemAttributes(_ path: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard path.count == 2, composition.sections.indices.contains(path.section) else { return nil }
        let section = composition.sections[path.section]
        guard section.items.indices.contains(path.item) else { return nil }
        return attributes(.cell(path), section.items[path.item], at: groupOrigin(path.section))
    }

    func supplementaryAttributes(_ kind: String, _ path: IndexPath) -> UICollectionViewLayoutAttributes? {
        let element = CollectionElement(.supplementaryView, kind, path)
        guard path.count == 2 else {
            guard let boundary = composition.boundaries.first(where: { $0.item.elementKind == kind }) else { return nil }
            return attributes(element, boundary, at: .zero, in: CGRect(origin: .zero, size: composition.size))
        }
        guard composition.sections.indices.contains(path.section) else { return nil }
        let section = composition.sections[path.section]
        if let badge = section.badges.first(where: { $0.kind == kind && $0.item == path.item }) {
            return attributes(element, badge, at: groupOrigin(path.section))
        }
        guard let boundary = section.boundaries.first(where: { $0.item.elementKind == kind }) else { return nil }
        let frame = sectionFrame(path.section)
        return attributes(element, boundary, at: frame.origin, in: frame)
    }

    func decorationAttributes(_ kind: String, _ path: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard path.count == 2, composition.sections.indices.contains(path.section) else { return nil }
        let items = composition.sections[path.section].section.decorationItems
        guard let item = items.first(where: { $0.elementKind == kind }) else { return nil }
        let attributes = UICollectionViewLayoutAttributes.make(Self.layoutAttributesClass, CollectionElement(.decorationView, kind, path))
        attributes.frame = onPixels(item.contentInsets.inset(sectionFrame(path.section)))
        attributes.zIndex = item.zIndex
        return attributes
    }

    // MARK: Parts

    /// Rounds the edges of a frame to whole pixels, so that thirds of a width meet without a blurred column between them.
    private func onPixels(_ frame: CGRect) -> CGRect {
        guard let pixel = collectionView?.pixel, frame.hasFiniteEdges else { return frame }
        let (left, top) = (Double(frame.minX).rounded(to: pixel), Double(frame.minY).rounded(to: pixel))
        let (right, bottom) = (Double(frame.maxX).rounded(to: pixel), Double(frame.maxY).rounded(to: pixel))
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }

    /// The rectangle of a section in the collection view's coordinates.
    func sectionFrame(_ index: Int) -> CGRect {
        var origin = CGPoint.zero
        origin[keyPath: axis.place] = composition.starts[index]
        return CGRect(origin: origin, size: composition.sections[index].size)
    }

    /// The origin of a section's groups, which moves when the section scrolls across the layout.
    func groupOrigin(_ index: Int) -> CGPoint {
        var origin = sectionFrame(index).origin
        if composition.sections[index].isOrthogonal { origin[keyPath: axis.other.place] -= composition.offset(ofSection: index) }
        return origin
    }

    private func attributes(_ element: CollectionElement, _ piece: CompositionalPiece, at origin: CGPoint) -> UICollectionViewLayoutAttributes {
        let attributes = UICollectionViewLayoutAttributes.make(Self.layoutAttributesClass, element)
        attributes.frame = onPixels(piece.frame.offsetBy(dx: origin.x, dy: origin.y))
        attributes.zIndex = piece.zIndex
        (attributes.fixesWidth, attributes.fixesHeight) = (piece.fixesWidth, piece.fixesHeight)
        return attributes
    }

    private func attributes(
        _ element: CollectionElement, _ boundary: CompositionalSection.Boundary, at origin: CGPoint, in area: CGRect
    ) -> UICollectionViewLayoutAttributes {
        let attributes = UICollectionViewLayoutAttributes.make(Self.layoutAttributesClass, element)
        var frame = boundary.frame.offsetBy(dx: origin.x, dy: origin.y)
        if boundary.item.pinToVisibleBounds { frame = pinned(frame, in: area, isFirst: boundary.item.edge == .top || boundary.item.edge == .leading) }
        attributes.frame = onPixels(frame)
        attributes.zIndex = boundary.item.zIndex
        attributes.fixesWidth = !boundary.item.layoutSize.widthDimension.isEstimated
        attributes.fixesHeight = !boundary.item.layoutSize.heightDimension.isEstimated
        return attributes
    }

    /// Returns the place of a pinned view: at the edge of the visible area, but inside its section.
    private func pinned(_ frame: CGRect, in area: CGRect, isFirst: Bool) -> CGRect {
        guard let collectionView else { return frame }
        let visible = collectionView.bounds.inset(by: collectionView.adjustedContentInset)
        let length = frame.size[keyPath: axis.length]
        let (near, far) = axis == .vertical ? (visible.minY, visible.maxY) : (visible.minX, visible.maxX)
        let (first, last) = axis == .vertical ? (area.minY, area.maxY) : (area.minX, area.maxX)
        var result = frame
        let place = frame.origin[keyPath: axis.place]
        result.origin[keyPath: axis.place] = isFirst ? max(place, min(near, last - length)) : min(place, max(far - length, first))
        return result
    }
}
