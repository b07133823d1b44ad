import CoreGraphics
import Foundation
import LaminaTables

/// The arranged sections of a compositional layout, and the values that it keeps between invalidations.
@MainActor
final class CompositionalState {
    var sections: [CompositionalSection] = []
    /// The start of each section in the direction of scrolling.
    var starts: [CGFloat] = []
    /// The size of all sections together, in points.
    var size = CGSize.zero
    /// The views at the edges of the whole layout.
    var boundaries: [CompositionalSection.Boundary] = []
    /// The room for which the sections are arranged.
    var container = CGSize.zero
    var isStale = true
    /// The sizes that views preferred.
    var preferred: [CollectionElement: CGSize] = [:]
    /// The offsets of sections that scroll across the layout.
    var offsets: [Int: CGFloat] = [:]
    /// True when the collection view has taken over the background colour of a list.
    var hasListBackground = false
    /// True when a view determines a dimension.
    var usesEstimates = false

    /// The offset of a section that scrolls across the layout; before it has been scrolled, one whose groups are centred begins with its first group
    /// in the middle.
    func offset(ofSection index: Int) -> CGFloat {
        offsets[index] ?? (sections.indices.contains(index) ? -sections[index].centringMargins.before : 0)
    }

    /// True when scrolling changes places: because of pinned views or closures for visible items.
    var followsScrolling: Bool {
        boundaries.contains { $0.item.pinToVisibleBounds }
            || sections.contains { section in
                section.section.visibleItemsInvalidationHandler != nil || section.boundaries.contains { $0.item.pinToVisibleBounds }
            }
    }

    /// Moves the preferred sizes of items to the index paths that the items have after an update; without an update, drops all sizes.
    func forgetItems(movedBy update: CollectionUpdate?) {
        guard let update else {
            (preferred, offsets) = ([:], [:])
            return
        }
        preferred = Dictionary(preferred.compactMap { element, size in update.place(of: element).map { ($0, size) } }, uniquingKeysWith: { $1 })
        offsets = Dictionary(
            offsets.compactMap { section, offset in update.change.place(ofSection: section).map { ($0, offset) } }, uniquingKeysWith: { $1 })
    }
}
