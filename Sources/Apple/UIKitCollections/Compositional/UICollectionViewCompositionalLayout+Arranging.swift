import CoreGraphics
import Foundation

extension UICollectionViewCompositionalLayout {
    var axis: LayoutAxis { configuration.scrollDirection == .vertical ? .vertical : .horizontal }

    /// Arranges all sections, unless the arrangement is still valid.
    func arrange() {
        guard let collectionView else { return }
        let inset = collectionView.adjustedContentInset
        let room = collectionView.bounds.inset(by: inset).size
        guard composition.isStale || composition.container != room else { return }
        composition.isStale = false
        composition.container = room
        let environment = CompositionalEnvironment(room, .zero, collectionView.traitCollection)
        composition.sections = (0..<collectionView.numberOfSections).compactMap { index in
            section(at: index, environment).map { arranged($0, index, room, collectionView) }
        }
        stackSections(in: room)
        if composition.sections.contains(where: { $0.section.list != nil }), collectionView.content.swipes == nil {
            collectionView.content.swipes = RowSwipes(collectionView)
        }
        if let list = composition.sections.first?.section.list, !composition.hasListBackground {
            composition.hasListBackground = true
            collectionView.backgroundColor = list.shownBackground
        }
        composition.usesEstimates = composition.sections.contains(where: usesEstimates)
    }

    private func arranged(
        _ section: NSCollectionLayoutSection, _ index: Int, _ room: CGSize, _ collectionView: UICollectionView
    ) -> CompositionalSection {
        let solver = CompositionalSolver(
            traits: collectionView.traitCollection, count: collectionView.numberOfItems(inSection: index),
            preferred: { [composition] item, kind in
                let path = IndexPath(item: item, section: index)
                return composition.preferred[kind.map { CollectionElement(.supplementaryView, $0, path) } ?? .cell(path)]
            })
        return CompositionalSection(
            section, axis, in: room, insets: insets(of: section, collectionView), solver: solver,
            boundarySize: { [composition] kind in
                composition.preferred[CollectionElement(.supplementaryView, kind, IndexPath(item: 0, section: index))]
            })
    }

    /// A section's insets plus the insets of its reference, less the part that the content inset contains already.
    private func insets(of section: NSCollectionLayoutSection, _ collectionView: UICollectionView) -> NSDirectionalEdgeInsets {
        var reference = section.contentInsetsReference
        if reference == .automatic { reference = configuration.contentInsetsReference }
        let more: UIEdgeInsets
        switch reference {
        case .none: more = .zero
        case .automatic, .safeArea: more = collectionView.safeAreaInsets
        case .layoutMargins, .readableContent: more = collectionView.layoutMargins
        @unknown default: more = .zero
        }
        let given = collectionView.adjustedContentInset
        var insets = section.contentInsets
        if axis == .vertical {
            insets.leading += max(0, more.left - given.left)
            insets.trailing += max(0, more.right - given.right)
        } else {
            insets.top += max(0, more.top - given.top)
            insets.bottom += max(0, more.bottom - given.bottom)
        }
        return insets
    }

    /// Places the sections one after the other, between the views at the edges of the whole layout.
    private func stackSections(in room: CGSize) {
        var (boundaries, place) = ([CompositionalSection.Boundary](), CGFloat(0))
        let edges = configuration.boundarySupplementaryItems.map { item in
            let element = CollectionElement(.supplementaryView, item.elementKind, IndexPath(index: 0))
            return (item, item.layoutSize.size(in: room, preferred: composition.preferred[element]))
        }
        let isFirst = { (item: NSCollectionLayoutBoundarySupplementaryItem) in item.edge == .top || item.edge == .leading }
        for (item, size) in edges where isFirst(item) {
            boundaries.append(boundary(item, size, at: place, in: room))
            if item.extendsBoundary { place += size[keyPath: axis.length] }
        }
        composition.starts = []
        for (index, section) in composition.sections.enumerated() {
            if index > 0 { place += configuration.interSectionSpacing }
            composition.starts.append(place)
            place += section.size[keyPath: axis.length]
        }
        for (item, size) in edges where !isFirst(item) {
            let start = item.extendsBoundary ? place : place - size[keyPath: axis.length]
            boundaries.append(boundary(item, size, at: start, in: room))
            if item.extendsBoundary { place += size[keyPath: axis.length] }
        }
        composition.boundaries = boundaries
        composition.size = room
        composition.size[keyPath: axis.length] = place
    }

    private func boundary(
        _ item: NSCollectionLayoutBoundarySupplementaryItem, _ size: CGSize, at start: CGFloat, in room: CGSize
    ) -> CompositionalSection.Boundary {
        var place = item.offset
        place[keyPath: axis.place] += start
        place[keyPath: axis.other.place] += (room[keyPath: axis.other.length] - size[keyPath: axis.other.length]) * item.position
        return CompositionalSection.Boundary(item: item, frame: item.contentInsets.inset(CGRect(origin: place, size: size)))
    }

    private func usesEstimates(_ section: CompositionalSection) -> Bool {
        let isFree = { (piece: CompositionalPiece) in !piece.fixesWidth || !piece.fixesHeight }
        return section.items.contains(where: isFree) || section.badges.contains(where: isFree)
            || section.boundaries.contains { $0.item.layoutSize.isEstimated }
    }
}
