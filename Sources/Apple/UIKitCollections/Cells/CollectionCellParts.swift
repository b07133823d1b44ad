import Foundation

/// The views and the state of a collection view's cell.
@MainActor
final class CollectionCellParts {
    var content = UIView(frame: .zero)
    var configurations = ViewConfigurations()
    var isSelected = false
    var isHighlighted = false
    var isEditing = false
    /// True while the user drags the cell.
    var isMoving = false
    /// True while a swipe displaces the cell's content.
    var isSwiped = false
}
