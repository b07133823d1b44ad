import CoreGraphics
import Foundation
import QuartzCore

extension UITableViewCell {
    /// Updates the accessory to match the accessory view, the accessory type and the editing state.
    ///
    /// - Parameter old: A custom accessory view that the app has just replaced, to remove from the cell.
    func replaceAccessory(_ old: UIView? = nil) {
        let own = row.isEditing ? editingAccessoryView : accessoryView
        for view in [old, accessoryView, editingAccessoryView, parts.accessory] where view !== own { view?.removeFromSuperview() }
        parts.accessory = own == nil ? makeAccessory(row.isEditing ? editingAccessoryType : accessoryType) : nil
        if let view = shownAccessory { addSubview(view) }
        setNeedsLayout()
    }

    /// The accessory at the cell's end: the custom view for the current editing state, or the view of the accessory type.
    package var shownAccessory: UIView? { (row.isEditing ? editingAccessoryView : accessoryView) ?? parts.accessory }

    private func makeAccessory(_ type: AccessoryType) -> UIView? {
        switch type {
        case .none: return nil
        case .disclosureIndicator: return AccessorySign(.chevron)
        case .checkmark: return AccessorySign(.checkmark)
        case .detailButton: return DetailButton(self)
        case .detailDisclosureButton:
            let (button, chevron) = (DetailButton(self), AccessorySign(.chevron))
            let both = UIView(frame: CGRect(x: 0, y: 0, width: button.bounds.width + 10 + chevron.bounds.width, height: button.bounds.height))
            both.addSubview(button)
            both.addSubview(chevron)
            return both
        @unknown default: return nil
        }
    }

    /// Lets the signs of the accessory stand and point as the row reads: the chevron after the info button.
    func directAccessory(_ view: UIView) {
        (view as? AccessorySign)?.point(inRowFromRightToLeft: isRightToLeft)
        guard view === parts.accessory, let button = view.subviews.first as? DetailButton, let chevron = view.subviews.last as? AccessorySign
        else { return }
        let (room, size) = (view.bounds, chevron.bounds.size)
        button.frame = directed(CGRect(origin: .zero, size: button.bounds.size), in: room)
        chevron.point(inRowFromRightToLeft: isRightToLeft)
        let place = CGPoint(x: room.width - size.width, y: (room.height - size.height) / 2)
        chevron.frame = directed(CGRect(origin: place, size: size), in: room)
    }
}

/// The info button at a cell's end; a tap notifies the delegate.
final class DetailButton: UIView {
    private weak var cell: UITableViewCell?
    private let sign = AccessorySign(.details)

    init(_ cell: UITableViewCell) {
        self.cell = cell
        super.init(frame: CGRect(origin: .zero, size: AccessorySign.Sign.details.size))
        addSubview(sign)
    }

    required init?(coder: NSCoder) { nil }

    // A fingertip is larger than the button, so the button accepts touches up to 11 points outside.
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.insetBy(dx: -11, dy: -11).containsHalfOpen(point) }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { sign.alpha = 0.3 }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { sign.alpha = isUnder(touches) ? 0.3 : 1 }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { sign.alpha = 1 }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        sign.alpha = 1
        guard isUnder(touches), let cell, let table = cell.table, let path = table.indexPath(for: cell) else { return }
        cell.segues.accessory?.fire(cell)
        table.delegate?.tableView(table, accessoryButtonTappedForRowWith: path)
    }

    private func isUnder(_ touches: Set<UITouch>) -> Bool {
        touches.contains { point(inside: $0.location(in: self), with: nil) }
    }
}
