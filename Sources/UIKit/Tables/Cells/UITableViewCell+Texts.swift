import CoreGraphics

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
        let picture = UIImageView()
        picture.contentMode = .scaleAspectFit
        contentView.addSubview(picture)
        parts.picture = picture
        setNeedsLayout()
        return picture
    }

    /// Something stands at the end.
    var hasAccessory: Bool { (accessoryView ?? parts.accessory) != nil }

    /// Where the line below begins when nobody says: where the texts do.
    var textInset: CGFloat? {
        guard let picture = parts.picture, picture.image != nil, let text = parts.text else { return nil }
        return contentView.frame.minX + text.frame.minX
    }

    private func makeLabel() -> UILabel {
        let label = UILabel()
        contentView.addSubview(label)
        setNeedsLayout()
        return label
    }
}
