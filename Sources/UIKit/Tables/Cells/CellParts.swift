import Foundation

/// The views that a cell makes by itself.
@MainActor
final class CellParts {
    /// The grey of a selected cell.
    var selection: UIView?
    /// What the accessory type stands for.
    var accessory: UIView?
    /// The texts and the picture, once they were asked for.
    var text: UILabel?
    var detail: UILabel?
    var picture: UIImageView?
    /// The circle before the content and the grip at the end, while the row is edited.
    var control: EditControl?
    var grip: ReorderGrip?
    /// The lines at the edges.
    let above = UIView(frame: .zero)
    let below = UIView(frame: .zero)

    init() {
        for line in [above, below] { line.isUserInteractionEnabled = false }
    }

    func resolveColors(of cell: UITableViewCell) {
        accessory?.resolveColors()
    }
}
