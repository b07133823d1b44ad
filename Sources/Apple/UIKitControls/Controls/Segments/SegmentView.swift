import CoreGraphics
import Foundation

/// The view of one segment, with either a title or an image.
@MainActor
package final class SegmentView: UIView {
    private static let fontSize: CGFloat = 13

    private let label = UILabel()
    private let picture = UIImageView()
    var action: UIAction?
    /// The fixed width, in points; 0 lets the control choose.
    var width: CGFloat = 0
    var offset = CGSize.zero { didSet { setNeedsLayout() } }
    var isEnabled = true

    var title: String? {
        get { label.text }
        set {
            label.text = newValue
            picture.image = nil
            setNeedsLayout()
        }
    }

    var image: UIImage? {
        get { picture.image }
        set {
            picture.image = newValue
            label.text = nil
            setNeedsLayout()
        }
    }

    init(title: String?, image: UIImage?) {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        isOpaque = false
        label.textAlignment = .center
        label.text = title
        picture.image = image
        addSubview(label)
        addSubview(picture)
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    var contentSize: CGSize {
        if let image = picture.image { return image.size }
        return label.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude))
    }

    func show(_ attributes: [NSAttributedString.Key: Any], isChosen: Bool) {
        let font = UIFont.systemFont(ofSize: Self.fontSize, weight: isChosen ? .semibold : .medium)
        label.font = attributes[.font] as? UIFont ?? font
        label.textColor = attributes[.foregroundColor] as? UIColor ?? (isEnabled ? .label : .tertiaryLabel)
        picture.tintColor = isEnabled ? .label : .tertiaryLabel
        setNeedsLayout()
    }

    package override func layoutSubviews() {
        super.layoutSubviews()
        let size = contentSize
        let scale = UIScreen.main.scale
        func whole(_ value: CGFloat) -> CGFloat { (value * scale).rounded() / scale }
        let place = CGRect(
            x: whole(max(0, bounds.midX - size.width / 2) + offset.width), y: whole(bounds.midY - size.height / 2 + offset.height),
            width: min(size.width, bounds.width), height: size.height)
        label.frame = place
        picture.frame = place
    }
}

/// The rounded rectangle behind the selected segment.
@MainActor
package final class SegmentThumb: UIView {
    /// White in light mode, grey in dark mode.
    private static let color = UIColor { $0.userInterfaceStyle == .dark ? UIColor(white: 0.39, alpha: 1) : .white }

    var tint: UIColor? { didSet { backgroundColor = tint ?? Self.color } }
    /// True while the selected segment is pressed, which shrinks the thumb to 95 %.
    var isPressed = false { didSet { transform = isPressed ? CGAffineTransform(scaleX: 0.95, y: 0.95) : .identity } }

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        backgroundColor = Self.color
        layer.cornerRadius = 7
        layer.standOut(opacity: 0.12, drop: 3, radius: 4)
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Sets the frame by bounds and centre, because the transform of a pressed thumb makes `frame` unusable.
    func place(_ rect: CGRect) {
        bounds.size = rect.size
        center = CGPoint(x: rect.midX, y: rect.midY)
    }

    /// Creates a separator between two segments.
    static func makeDivider() -> UIView {
        let divider = UIView()
        divider.isUserInteractionEnabled = false
        divider.backgroundColor = .separator
        return divider
    }
}
