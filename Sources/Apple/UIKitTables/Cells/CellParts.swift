import Foundation

/// The views that a table cell creates itself.
@MainActor
package final class CellParts {
    /// The view for the row's content.
    package var content = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    /// The content and background configurations.
    var configurations = ViewConfigurations()
    /// The grey background of a selected cell; nil until first needed.
    var selection: UIView?
    /// The view for the cell's `accessoryType`; nil for none or while an accessory view replaces it.
    var accessory: UIView?
    /// The labels and the image view, each created on first access.
    var text: UILabel?
    var detail: UILabel?
    var picture: UIImageView?
    /// The edit control before the content and the reorder grip at the end, while the row is edited.
    package var control: EditControl?
    package var grip: ReorderGrip?
    /// The separator lines at the top and bottom edge.
    package let above = UIView(frame: .zero)
    package let below = UIView(frame: .zero)

    init() {
        for line in [above, below] { line.isUserInteractionEnabled = false }
    }

    func resolveColors(of cell: UITableViewCell) {
        accessory?.resolveColors()
    }
}
