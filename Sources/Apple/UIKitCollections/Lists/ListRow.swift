import CoreGraphics
import Foundation

/// The accessories and the separator of a list's cell.
@MainActor
final class ListRow {
    /// The space between accessories and content, in points.
    private static let gap: CGFloat = 8

    /// True when the accessories changed and have no views yet.
    var isStale = false
    private var isEditing = false
    private var isSelected = false
    private var shown: [(accessory: UICellAccessory, view: UIView)] = []
    private let line = UIView(frame: .zero)
    /// The guide of the separator; nil until the app asks for it.
    private(set) var guide: UILayoutGuide?

    /// Creates the views of the accessories that are shown in the cell's mode.
    func update(in cell: UICollectionViewListCell) {
        let editing = cell.parts.isEditing
        guard isStale || editing != isEditing || cell.isSelected != isSelected else { return turn(in: cell) }
        (isStale, isEditing, isSelected) = (false, editing, cell.isSelected)
        for (_, view) in shown { view.removeFromSuperview() }
        shown = cell.accessories.filter { $0.isShown(whileEditing: editing) }.map { ($0, $0.makeView(for: cell)) }
        for (_, view) in shown { cell.addSubview(view) }
        turn(in: cell)
    }

    /// Turns the chevrons to the side to which the row reads, and those of expanded outlines down.
    private func turn(in cell: UICollectionViewListCell) {
        for (_, view) in shown {
            (view as? AccessorySign)?.point(inRowFromRightToLeft: cell.isRightToLeft)
            (view as? AccessoryTap)?.turn(isExpanded: cell.isOutlineExpanded, isReversed: cell.isRightToLeft)
        }
    }

    /// The rectangle between the accessories; also places them.
    ///
    /// The computations are those of a row from left to right.
    func contentRectangle(in cell: UICollectionViewListCell) -> CGRect {
        let bounds = cell.plainBounds
        func place(_ view: UIView, at x: CGFloat) {
            view.center = CGPoint(x: cell.isRightToLeft ? bounds.minX + bounds.maxX - x : x, y: bounds.midY)
        }
        let indent = CGFloat(cell.indentationLevel + cell.outlineLevel) * cell.indentationWidth
        var (start, end) = (cell.indentsAccessories ? indent : 0, bounds.maxX)
        for (accessory, view) in shown where accessory.isLeading {
            let width = accessory.width(of: view)
            place(view, at: start + cell.rowMargin + width / 2)
            start += width + cell.rowMargin
        }
        if !cell.indentsAccessories { start += indent }
        let trailing = shown.filter { !$0.accessory.isLeading }
        for (index, entry) in trailing.reversed().enumerated() {
            let width = entry.accessory.width(of: entry.view)
            end -= (index == 0 ? cell.rowMargin : Self.gap) + width
            place(entry.view, at: end + width / 2)
        }
        if !trailing.isEmpty { end -= Self.gap }
        return cell.directed(CGRect(x: start, y: 0, width: max(0, end - start), height: bounds.height), in: bounds)
    }

    /// Places the line below the row, from the text to the end of the cell.
    func placeSeparator(in cell: UICollectionViewListCell) {
        guard let place = cell.place, place.list.showsSeparators, !place.isHeader, !place.isLastOfGroup else { return line.removeFromSuperview() }
        if line.superview !== cell { cell.addSubview(line) }
        line.isUserInteractionEnabled = false
        line.backgroundColor = .separator
        let pixel = 1 / max(1, cell.layer.contentsScale)
        let start = guide.map { cell.directed($0.layoutFrame, in: cell.plainBounds).minX } ?? cell.textStart
        let frame = CGRect(x: start, y: cell.bounds.height - pixel, width: max(0, cell.bounds.width - start), height: pixel)
        line.frame = cell.directed(frame, in: cell.plainBounds)
        line.isHidden = cell.isSelected || cell.isHighlighted
    }

    /// Adds the guide of the separator; constraints of the app decide where it begins.
    func addGuide(to cell: UICollectionViewListCell) -> UILayoutGuide {
        let made = UILayoutGuide()
        cell.addLayoutGuide(made)
        let start = made.leadingAnchor.constraint(equalTo: cell.leadingAnchor, constant: cell.textStart)
        let end = made.trailingAnchor.constraint(equalTo: cell.trailingAnchor)
        for edge in [start, end] { edge.priority = .defaultLow }
        NSLayoutConstraint.activate([start, end])
        guide = made
        return made
    }
}
