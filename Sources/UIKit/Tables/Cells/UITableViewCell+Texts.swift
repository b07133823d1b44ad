import CoreGraphics
import Foundation

extension UITableViewCell {
    /// The cell's first text, made when it is first asked for.
    var madeText: UILabel {
        if let label = parts.text { return label }
        let label = makeLabel()
        label.font = .systemFont(ofSize: style == .value2 ? 12 : 17)
        if style == .value2 {
            label.textColor = tintColor
            label.textAlignment = .right
        }
        parts.text = label
        return label
    }

    /// The cell's second text, made when it is first asked for; nil where the style has none.
    var madeDetail: UILabel? {
        guard style != .default else { return nil }
        if let label = parts.detail { return label }
        let label = makeLabel()
        label.font = .systemFont(ofSize: style == .value1 ? 17 : 12)
        if style != .value2 { label.textColor = style == .value1 ? .secondaryLabel : .label }
        parts.detail = label
        return label
    }

    /// The cell's picture, made when it is first asked for.
    var madePicture: UIImageView {
        if let picture = parts.picture { return picture }
        let picture = CellPicture(frame: .zero)
        picture.contentMode = .scaleAspectFit
        contentView.addSubview(picture)
        parts.picture = picture
        setNeedsLayout()
        return picture
    }

    /// Something stands at the end.
    var hasAccessory: Bool { shownAccessory != nil || row.isEditing && showsReorderControl }

    /// Where the line below begins when nobody says: where the texts do.
    var textInset: CGFloat? {
        guard let picture = parts.picture, picture.image != nil, let text = parts.text else { return nil }
        return contentView.frame.minX + text.frame.minX
    }

    private func makeLabel() -> UILabel {
        let label = CellLabel()
        contentView.addSubview(label)
        setNeedsLayout()
        return label
    }

    /// The height that the texts need, of one line or more.
    func naturalHeight(width: CGFloat) -> CGFloat {
        let picture = parts.picture?.image.map { min($0.size.width, 44) + 16 } ?? 0
        let room = CGSize(width: max(0, width - 2 * margin - picture), height: .greatestFiniteMagnitude)
        let title = parts.text?.sizeThatFits(room).height ?? 0
        guard style == .subtitle else { return max(44, (title + 22).rounded(.up)) }
        let detail = parts.detail?.text?.isEmpty == false ? parts.detail?.sizeThatFits(room).height ?? 0 : 0
        return max(detail > 0 ? 58 : 44, (title + detail + 22).rounded(.up))
    }
}

/// A text whose cell is laid out anew when it changes.
private final class CellLabel: UILabel {
    override var text: String? { didSet { superview?.superview?.setNeedsLayout() } }
    override var attributedText: NSAttributedString? { didSet { superview?.superview?.setNeedsLayout() } }
    override var font: UIFont! { didSet { superview?.superview?.setNeedsLayout() } }
}

/// A picture whose cell is laid out anew when it changes.
private final class CellPicture: UIImageView {
    override var image: UIImage? { didSet { superview?.superview?.setNeedsLayout() } }
}
