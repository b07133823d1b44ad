import CoreGraphics
import Foundation

/// A view of a compositional layout's section, in the coordinates of its group or section.
struct CompositionalPiece {
    /// The position of the item in its section; the item of a badge.
    var item: Int
    /// The kind of a supplementary view; nil for a cell.
    var kind: String?
    var frame: CGRect
    var zIndex = 0
    /// True for the axes along which the layout, and not the view's content, determines the length.
    var fixesWidth = true
    var fixesHeight = true

    /// Returns the piece moved by a distance.
    func moved(by displacement: CGPoint) -> CompositionalPiece {
        var moved = self
        moved.frame.origin.x += displacement.x
        moved.frame.origin.y += displacement.y
        return moved
    }
}

/// The arrangement of an item or a group.
struct CompositionalSolution {
    var pieces: [CompositionalPiece] = []
    /// The size of the item or group, without its edge spacing.
    var size = CGSize.zero
    /// The number of the section's items in it.
    var count = 0
}
