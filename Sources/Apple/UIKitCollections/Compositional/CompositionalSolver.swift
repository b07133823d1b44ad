import CoreGraphics
import Foundation

/// Arranges the items of groups.
///
/// - Source: Apple's "Implementing Modern Collection Views" and the documentation of `NSCollectionLayoutGroup`: a group takes its items in turn until its
///   length is full; fractions refer to the containing group without its insets; free room goes to flexible spaces in equal parts.
@MainActor
struct CompositionalSolver {
    /// Lengths that exceed the room by less than this still fit, because fifths of a length do not add up exactly.
    private static let tolerance: CGFloat = 1e-4

    let traits: UITraitCollection
    /// The number of items in the section.
    let count: Int
    /// The size that the view of an item or of a kind of badge preferred.
    let preferred: (Int, String?) -> CGSize?

    /// An item of a group with its place along the group's axis.
    private struct Entry {
        let item: NSCollectionLayoutItem
        let solution: CompositionalSolution
        /// The free spaces before and after.
        let before: NSCollectionLayoutSpacing?
        let after: NSCollectionLayoutSpacing?
    }

    /// Arranges an item or a group.
    ///
    /// - Parameter first: The position in the section of the first of its items.
    func solve(_ item: NSCollectionLayoutItem, in container: CGSize, first: Int, size given: CGSize? = nil) -> CompositionalSolution {
        if let group = item as? NSCollectionLayoutGroup { return solve(group: group, in: container, first: first, size: given) }
        let size = given ?? item.layoutSize.size(in: container, preferred: preferred(first, nil))
        let frame = item.contentInsets.inset(CGRect(origin: .zero, size: size))
        var cell = CompositionalPiece(item: first, kind: nil, frame: frame)
        cell.fixesWidth = !item.layoutSize.widthDimension.isEstimated
        cell.fixesHeight = !item.layoutSize.heightDimension.isEstimated
        return CompositionalSolution(pieces: [cell] + badges(of: item, frame, first), size: size, count: 1)
    }

    // MARK: Groups

    private func solve(group: NSCollectionLayoutGroup, in container: CGSize, first: Int, size given: CGSize?) -> CompositionalSolution {
        let size = given ?? group.layoutSize.size(in: container)
        let room = group.contentInsets.inset(size)
        var solution: CompositionalSolution
        switch group.arrangement {
        case .custom(let provider): solution = custom(provider, size, group.contentInsets, first)
        case .filling(let axis):
            solution = placed(entries(of: group, along: axis, in: room, first: first), group, along: axis, in: room)
        case .counted(let axis, let number, let isEqual):
            let entries = counted(group, number, isEqual: isEqual, along: axis, in: room, first: first)
            solution = placed(entries, group, along: axis, in: room)
        }
        let inset = CGPoint(x: group.contentInsets.leading, y: group.contentInsets.top)
        if inset != .zero { solution.pieces = solution.pieces.map { $0.moved(by: inset) } }
        solution.size = fitted(size, solution.size, group)
        solution.pieces += badges(of: group, CGRect(origin: .zero, size: solution.size), first)
        return solution
    }

    /// The size of a group: that of its items along axes whose length it only assumes.
    private func fitted(_ size: CGSize, _ content: CGSize, _ group: NSCollectionLayoutGroup) -> CGSize {
        var size = size
        let insets = group.contentInsets
        if group.layoutSize.widthDimension.isEstimated { size.width = content.width + insets.leading + insets.trailing }
        if group.layoutSize.heightDimension.isEstimated { size.height = content.height + insets.top + insets.bottom }
        return size
    }

    private func custom(
        _ provider: NSCollectionLayoutGroupCustomItemProvider, _ size: CGSize, _ insets: NSDirectionalEdgeInsets, _ first: Int
    ) -> CompositionalSolution {
        let places = provider(CompositionalEnvironment(size, insets, traits)).prefix(max(0, count - first))
        let pieces = places.enumerated().map { CompositionalPiece(item: first + $0, kind: nil, frame: $1.frame, zIndex: $1.zIndex) }
        return CompositionalSolution(pieces: Array(pieces), size: size, count: pieces.count)
    }

    /// Takes items in turn until the next one does not fit.
    private func entries(of group: NSCollectionLayoutGroup, along axis: LayoutAxis, in room: CGSize, first: Int) -> [Entry] {
        let dimension = axis == .horizontal ? group.layoutSize.widthDimension : group.layoutSize.heightDimension
        let spacing = group.interItemSpacing?.spacing ?? 0
        var (entries, next, used) = ([Entry](), first, CGFloat(0))
        guard !group.subitems.isEmpty else { return [] }
        while next < count {
            // A group that only assumes its length has each of its items once.
            if dimension.isEstimated, entries.count == group.subitems.count { break }
            let entry = entry(group.subitems[entries.count % group.subitems.count], along: axis, in: room, first: next)
            let need = length(entry, along: axis) + (entries.isEmpty ? 0 : spacing)
            let isFull = used + need > room[keyPath: axis.length] + Self.tolerance
            if !entries.isEmpty, isFull, !dimension.isEstimated { break }
            entries.append(entry)
            next += entry.solution.count
            used += need
            // Items without a length would fill a group forever.
            if entry.solution.count == 0 || need <= 0 && entries.count >= group.subitems.count { break }
        }
        return entries
    }

    private func counted(
        _ group: NSCollectionLayoutGroup, _ number: Int, isEqual: Bool, along axis: LayoutAxis, in room: CGSize, first: Int
    ) -> [Entry] {
        guard let item = group.subitems.first, number > 0 else { return [] }
        let spacing = (group.interItemSpacing?.spacing ?? 0) * CGFloat(number - 1)
        let share = max(0, room[keyPath: axis.length] - spacing) / CGFloat(number)
        var (entries, next) = ([Entry](), first)
        while entries.count < number, next < count {
            var size = item.layoutSize.size(in: room, preferred: preferred(next, nil))
            size[keyPath: axis.length] = share
            let entry = entry(item, along: axis, in: room, first: next, size: isEqual ? size : nil)
            entries.append(entry)
            next += max(1, entry.solution.count)
        }
        return entries
    }

    private func entry(_ item: NSCollectionLayoutItem, along axis: LayoutAxis, in room: CGSize, first: Int, size: CGSize? = nil) -> Entry {
        let spaces = item.edgeSpacing?.spaces(along: axis)
        return Entry(item: item, solution: solve(item, in: room, first: first, size: size), before: spaces?.0, after: spaces?.1)
    }

    private func length(_ entry: Entry, along axis: LayoutAxis) -> CGFloat {
        entry.solution.size[keyPath: axis.length] + (entry.before?.spacing ?? 0) + (entry.after?.spacing ?? 0)
    }

    // MARK: Placing

    private func placed(_ entries: [Entry], _ group: NSCollectionLayoutGroup, along axis: LayoutAxis, in room: CGSize) -> CompositionalSolution {
        let spacing = group.interItemSpacing
        let used = entries.reduce(0) { $0 + length($1, along: axis) } + (spacing?.spacing ?? 0) * CGFloat(max(0, entries.count - 1))
        let flexible =
            entries.reduce(0) { $0 + ($1.before?.isFlexible == true ? 1 : 0) + ($1.after?.isFlexible == true ? 1 : 0) }
            + (spacing?.isFlexible == true ? max(0, entries.count - 1) : 0)
        let dimension = axis == .horizontal ? group.layoutSize.widthDimension : group.layoutSize.heightDimension
        let free = dimension.isEstimated ? 0 : max(0, room[keyPath: axis.length] - used)
        let share = flexible > 0 ? free / CGFloat(flexible) : 0
        let breadth = breadth(of: entries, group, axis.other, room)
        var (solution, place) = (CompositionalSolution(), CGFloat(0))
        for (index, entry) in entries.enumerated() {
            if index > 0 { place += grown(spacing, share) }
            place += grown(entry.before, share)
            var displacement = CGPoint.zero
            displacement[keyPath: axis.place] = place
            displacement[keyPath: axis.other.place] = offset(of: entry, axis.other, breadth)
            solution.pieces += entry.solution.pieces.map { $0.moved(by: displacement) }
            solution.count += entry.solution.count
            place += entry.solution.size[keyPath: axis.length] + grown(entry.after, share)
        }
        solution.size[keyPath: axis.length] = place
        solution.size[keyPath: axis.other.length] = breadth
        return solution
    }

    private func grown(_ spacing: NSCollectionLayoutSpacing?, _ share: CGFloat) -> CGFloat {
        spacing.map { $0.spacing + ($0.isFlexible ? share : 0) } ?? 0
    }

    /// The room across a group's axis: the group's own, or that of its largest item.
    private func breadth(of entries: [Entry], _ group: NSCollectionLayoutGroup, _ axis: LayoutAxis, _ room: CGSize) -> CGFloat {
        let dimension = axis == .horizontal ? group.layoutSize.widthDimension : group.layoutSize.heightDimension
        guard dimension.isEstimated else { return room[keyPath: axis.length] }
        return entries.map { entry in
            let spaces = entry.item.edgeSpacing?.spaces(along: axis)
            return entry.solution.size[keyPath: axis.length] + (spaces?.0?.spacing ?? 0) + (spaces?.1?.spacing ?? 0)
        }.max() ?? 0
    }

    /// The offset of an item across its group's axis.
    private func offset(of entry: Entry, _ axis: LayoutAxis, _ breadth: CGFloat) -> CGFloat {
        guard let spaces = entry.item.edgeSpacing?.spaces(along: axis) else { return 0 }
        let (before, after) = (spaces.0?.spacing ?? 0, spaces.1?.spacing ?? 0)
        let free = max(0, breadth - entry.solution.size[keyPath: axis.length] - before - after)
        guard spaces.0?.isFlexible == true else { return before }
        return before + (spaces.1?.isFlexible == true ? free / 2 : free)
    }

    /// The supplementary views at an item's or group's rectangle.
    private func badges(of item: NSCollectionLayoutItem, _ frame: CGRect, _ first: Int) -> [CompositionalPiece] {
        item.supplementaryItems.map { badge in
            let place = badge.frame(in: frame, preferred: preferred(first, badge.elementKind))
            var piece = CompositionalPiece(item: first, kind: badge.elementKind, frame: place, zIndex: badge.zIndex)
            piece.fixesWidth = !badge.layoutSize.widthDimension.isEstimated
            piece.fixesHeight = !badge.layoutSize.heightDimension.isEstimated
            return piece
        }
    }
}
