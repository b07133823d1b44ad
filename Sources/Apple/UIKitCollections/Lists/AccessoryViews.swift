import CoreGraphics
import Foundation

extension UICellAccessory {
    /// Returns true when the accessory is shown in a mode.
    func isShown(whileEditing isEditing: Bool) -> Bool {
        guard options.isHidden != true else { return false }
        switch displayed {
        case .always: return true
        case .whenEditing: return isEditing
        case .whenNotEditing: return !isEditing
        }
    }

    /// Creates the accessory's view.
    func makeView(for cell: UICollectionViewListCell) -> UIView {
        let view = signView(for: cell)
        if let tint = options.tintColor { view.tintColor = tint }
        return view
    }

    private func signView(for cell: UICollectionViewListCell) -> UIView {
        switch kind {
        case .disclosure: return AccessorySign(.chevron)
        case .checkmark: return AccessorySign(.checkmark)
        case .detail: return AccessoryTap(AccessorySign(.details)) { action?() }
        case .delete: return editControl(.delete) { [weak cell] in action.map { $0() } ?? cell?.revealActions() }
        case .insert: return editControl(.insert) { action?() }
        case .multiselect: return editControl(.selection(isSelected: cell.isSelected)) {}
        case .reorder: return ReorderGrip()
        case .outline:
            let tap = AccessoryTap(AccessorySign(.chevron)) { [weak cell] in action.map { $0() } ?? cell?.toggleOutline() }
            return tap
        case .label(let text):
            let label = UILabel()
            label.text = text
            label.textColor = .secondaryLabel
            label.sizeToFit()
            return label
        case .view(let view): return view
        }
    }

    private func editControl(_ kind: EditControl.Kind, onTap: @escaping () -> Void) -> EditControl {
        let control = EditControl(onTap: onTap)
        control.show(kind)
        return control
    }

    /// The width of the accessory's room, in points.
    func width(of view: UIView) -> CGFloat {
        switch options.reservedLayoutWidth {
        case .custom(let width): width
        case .standard: max(24, view.bounds.width)
        case .actual, nil: view.bounds.width
        }
    }
}

/// A sign at a cell's end that reacts to taps.
final class AccessoryTap: UIView {
    private let sign: UIView
    private let onTap: () -> Void

    init(_ sign: UIView, onTap: @escaping () -> Void) {
        (self.sign, self.onTap) = (sign, onTap)
        super.init(frame: sign.bounds)
        addSubview(sign)
    }

    required init?(coder: NSCoder) { nil }

    /// Turns the sign down while the item is expanded, and else to the side to which the row reads.
    func turn(isExpanded: Bool, isReversed: Bool) {
        if !isExpanded, let sign = sign as? AccessorySign { return sign.point(inRowFromRightToLeft: isReversed) }
        sign.transform = isExpanded ? CGAffineTransform(rotationAngle: .pi / 2) : .identity
    }

    // A fingertip is larger than the sign, so the view accepts touches up to 14 points outside.
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.insetBy(dx: -14, dy: -14).containsHalfOpen(point) }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { sign.alpha = 0.3 }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { sign.alpha = 1 }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        sign.alpha = 1
        if touches.contains(where: { point(inside: $0.location(in: self), with: nil) }) { onTap() }
    }
}
