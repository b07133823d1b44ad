import CoreGraphics
import Foundation

extension UITableViewCell {
    /// The cell's title label, created on first access.
    var madeText: UILabel {
        if let label = parts.text { return label }
        let label = makeLabel()
        label.font = .systemFont(ofSize: style == .value2 ? 12 : 17)
        if style == .value2 {
            label.textColor = tintColor
            label.textAlignment = isRightToLeft ? .left : .right
        }
        parts.text = label
        return label
    }

    /// The cell's detail label, created on first access; nil for the default style, which shows only a title.
    var madeDetail: UILabel? {
        guard style != .default else { return nil }
        if let label = parts.detail { return label }
        let label = makeLabel()
        label.font = .systemFont(ofSize: style == .value1 ? 17 : 12)
        if style != .value2 { label.textColor = style == .value1 ? .secondaryLabel : .label }
        parts.detail = label
        return label
    }

    /// The cell's image view, created on first access.
    var madePicture: UIImageView {
        if let picture = parts.picture { return picture }
        let picture = CellPicture(frame: .zero)
        picture.contentMode = .scaleAspectFit
        contentView.addSubview(picture)
        parts.picture = picture
        setNeedsLayout()
        return picture
    }

    /// True when an accessory or a reorder grip is shown at the cell's end.
    var hasAccessory: Bool { shownAccessory != nil || row.isEditing && showsReorderControl }

    /// The default leading inset of the separator of a cell with an image: the start of the text; nil without an image.
    var textInset: CGFloat? {
        if let list = contentView as? UIListContentView { return list.textStart.map { contentLeading + $0 } }
        guard let picture = parts.picture, picture.image != nil, let text = parts.text else { return nil }
        return contentLeading + directed(text.frame, in: contentView.bounds).minX
    }

    private func makeLabel() -> UILabel {
        let label = CellLabel()
        contentView.addSubview(label)
        setNeedsLayout()
        return label
    }

    /// The height that the texts need at a width, on one line or more; at least 44 points.
    func naturalHeight(width: CGFloat) -> CGFloat {
        let picture = parts.picture?.image.map { min($0.size.width, 44) + 16 } ?? 0
        let room = CGSize(width: max(0, width - 2 * margin - picture), height: .greatestFiniteMagnitude)
        let title = parts.text?.sizeThatFits(room).height ?? 0
        guard style == .subtitle else { return max(44, (title + 22).rounded(.up)) }
        let detail = parts.detail?.text?.isEmpty == false ? parts.detail?.sizeThatFits(room).height ?? 0 : 0
        return max(detail > 0 ? 58 : 44, (title + detail + 22).rounded(.up))
    }
}

/// A label that requests a layout of its cell when its text or font changes.
private final class CellLabel: UILabel {
    override var text: String? { didSet { superview?.superview?.setNeedsLayout() } }
    override var attributedText: NSAttributedString? { didSet { superview?.superview?.setNeedsLayout() } }
    override var font: UIFont! { didSet { superview?.superview?.setNeedsLayout() } }
}

/// An image view that requests a layout of its cell when its image changes.
private final class CellPicture: UIImageView {
    override var image: UIImage? { didSet { superview?.superview?.setNeedsLayout() } }
}
