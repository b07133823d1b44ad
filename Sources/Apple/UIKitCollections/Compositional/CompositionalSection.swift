import CoreGraphics
import Foundation

/// The arrangement of a section, in coordinates that begin at the section's upper leading corner.
@MainActor
final class CompositionalSection {
    /// A view at an edge of the section.
    struct Boundary {
        let item: NSCollectionLayoutBoundarySupplementaryItem
        var frame: CGRect
    }

    let section: NSCollectionLayoutSection
    /// The axis along which the layout scrolls.
    let axis: LayoutAxis
    /// The section's own insets plus the insets of its reference, such as the safe area.
    let insets: NSDirectionalEdgeInsets
    /// The cells by item.
    private(set) var items: [CompositionalPiece] = []
    /// The supplementary views at items and groups.
    private(set) var badges: [CompositionalPiece] = []
    private(set) var boundaries: [Boundary] = []
    /// The first item of each group.
    private var firsts: [Int] = []
    /// The start of each group along the axis of its succession, and the greatest end of a group and all before it.
    private(set) var starts: [CGFloat] = []
    private var reaches: [CGFloat] = []
    /// The length of each group along the axis of the succession.
    private(set) var lengths: [CGFloat] = []
    /// The size of the section with its insets and boundary views.
    private(set) var size = CGSize.zero
    /// The rectangle in which groups lie, with the insets across the layout; groups that scroll across it may lie beyond.
    private(set) var groupArea = CGRect.zero
    /// The length of all groups and insets of a section that scrolls across the layout.
    private(set) var orthogonalLength: CGFloat = 0

    var isOrthogonal: Bool { section.orthogonalScrollingBehavior != .none }
    /// The axis along which groups follow each other.
    var groupAxis: LayoutAxis { isOrthogonal ? axis.other : axis }

    /// - Parameters:
    ///   - container: The room for the section.
    ///   - preferred: The size that a view preferred, by item or kind of boundary view.
    init(
        _ section: NSCollectionLayoutSection, _ axis: LayoutAxis, in container: CGSize, insets: NSDirectionalEdgeInsets,
        solver: CompositionalSolver, boundarySize: (String) -> CGSize?
    ) {
        (self.section, self.axis, self.insets) = (section, axis, insets)
        let room = insets.inset(container)
        arrangeGroups(in: room, solver)
        arrangeEdges(in: container, room, boundarySize)
    }

    /// The distances by which the first and the last group can be scrolled from the edges of the visible part to its middle; 0 for a section that
    /// does not centre its groups, and for a group that is wider than that part.
    var centringMargins: (before: CGFloat, after: CGFloat) {
        guard section.orthogonalScrollingBehavior == .groupPagingCentered, let start = starts.first, let last = starts.last else { return (0, 0) }
        let middle = groupArea.size[keyPath: groupAxis.length] / 2
        let (first, end) = (start + (lengths.first ?? 0) / 2, last + (lengths.last ?? 0) / 2)
        return (max(0, middle - first), max(0, middle - (orthogonalLength - end)))
    }

    /// Returns the cells in all groups that meet a range along the axis of the groups' succession.
    func items(in range: Range<CGFloat>) -> Range<Int> {
        let (first, last) = (search(reaches) { $0 <= range.lowerBound }, search(starts) { $0 < range.upperBound })
        guard first < last else { return 0..<0 }
        return firsts[first]..<(last < firsts.count ? firsts[last] : items.count)
    }

    private func search(_ values: [CGFloat], _ isBelow: (CGFloat) -> Bool) -> Int {
        var (low, high) = (0, values.count)
        while low < high {
            let middle = (low + high) / 2
            if isBelow(values[middle]) { low = middle + 1 } else { high = middle }
        }
        return low
    }

    // MARK: Groups

    private func arrangeGroups(in room: CGSize, _ solver: CompositionalSolver) {
        let group = section.group
        let spaces = group.edgeSpacing?.spaces(along: groupAxis)
        let across = group.edgeSpacing?.spaces(along: groupAxis.other).0?.spacing ?? 0
        var (place, reach, breadth, next) = (CGFloat(0), CGFloat(0), CGFloat(0), 0)
        while next < solver.count {
            let solution = solver.solve(group, in: room, first: next)
            guard solution.count > 0 else { break }
            if next > 0 { place += section.interGroupSpacing }
            place += spaces?.0?.spacing ?? 0
            var displacement = CGPoint.zero
            (displacement[keyPath: groupAxis.place], displacement[keyPath: groupAxis.other.place]) = (place, across)
            for piece in solution.pieces {
                if piece.kind == nil { items.append(piece.moved(by: displacement)) } else { badges.append(piece.moved(by: displacement)) }
            }
            let length = solution.size[keyPath: groupAxis.length]
            reach = max(reach, place + length)
            firsts.append(next)
            starts.append(place)
            lengths.append(length)
            reaches.append(reach)
            breadth = max(breadth, across + solution.size[keyPath: groupAxis.other.length])
            next += solution.count
            place += length + (spaces?.1?.spacing ?? 0)
        }
        finishGroups(length: place, breadth: breadth, in: room)
    }

    /// Moves the groups inside the insets, and determines the size without boundary views.
    private func finishGroups(length: CGFloat, breadth: CGFloat, in room: CGSize) {
        let (before, after) = groupAxis.insets(insets)
        let (near, far) = groupAxis.other.insets(insets)
        var displacement = CGPoint.zero
        (displacement[keyPath: groupAxis.place], displacement[keyPath: groupAxis.other.place]) = (before, near)
        items = items.map { $0.moved(by: displacement) }
        badges = badges.map { $0.moved(by: displacement) }
        starts = starts.map { $0 + before }
        reaches = reaches.map { $0 + before }
        orthogonalLength = before + length + after
        if isOrthogonal {
            size[keyPath: groupAxis.length] = room[keyPath: groupAxis.length] + before + after
            size[keyPath: axis.length] = near + breadth + far
        } else {
            size[keyPath: groupAxis.length] = before + length + after
            size[keyPath: groupAxis.other.length] = room[keyPath: groupAxis.other.length] + near + far
        }
        groupArea = CGRect(origin: .zero, size: size)
    }

    // MARK: Edges

    /// Places the boundary views, which push the groups aside when they extend the boundary.
    private func arrangeEdges(in container: CGSize, _ room: CGSize, _ preferred: (String) -> CGSize?) {
        let follows = section.supplementariesFollowContentInsets
        let side = CGRect(x: follows ? insets.leading : 0, y: follows ? insets.top : 0, width: 0, height: 0).origin
        let free = follows ? room : container
        var (before, after) = (CGFloat(0), CGFloat(0))
        var placed: [(Boundary, isBefore: Bool)] = []
        for item in section.boundarySupplementaryItems {
            var size = item.layoutSize.size(in: free, preferred: preferred(item.elementKind))
            let isBefore = item.edge == (axis == .vertical ? .top : .leading) || axis == .horizontal && item.edge == .top
            let spaces = item.edgeSpacing?.spaces(along: axis)
            let more = (spaces?.0?.spacing ?? 0, spaces?.1?.spacing ?? 0)
            let length = size[keyPath: axis.length] + more.0 + more.1
            var place = CGPoint.zero
            let rest = free[keyPath: axis.other.length] - size[keyPath: axis.other.length]
            let along = axis == .horizontal ? 0.5 : item.position
            place[keyPath: axis.other.place] = side[keyPath: axis.other.place] + rest * along
            place[keyPath: axis.place] = (isBefore ? before : after) + more.0
            if item.extendsBoundary {
                if isBefore { before += length } else { after += length }
            } else if !isBefore {
                place[keyPath: axis.place] -= length
            }
            size = item.contentInsets.inset(size)
            place.x += item.contentInsets.leading + item.offset.x
            place.y += item.contentInsets.top + item.offset.y
            placed.append((Boundary(item: item, frame: CGRect(origin: place, size: size)), isBefore))
        }
        push(by: before)
        boundaries = placed.map { boundary, isBefore in
            var boundary = boundary
            if !isBefore { boundary.frame.origin[keyPath: axis.place] += size[keyPath: axis.length] }
            return boundary
        }
        size[keyPath: axis.length] += after
    }

    private func push(by length: CGFloat) {
        guard length != 0 else { return }
        var displacement = CGPoint.zero
        displacement[keyPath: axis.place] = length
        items = items.map { $0.moved(by: displacement) }
        badges = badges.map { $0.moved(by: displacement) }
        if !isOrthogonal {
            starts = starts.map { $0 + length }
            reaches = reaches.map { $0 + length }
        }
        groupArea.origin[keyPath: axis.place] += length
        size[keyPath: axis.length] += length
    }
}
