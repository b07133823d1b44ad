import CoreGraphics
import Foundation

/// The back button of a navigation bar: an arrow and the title of the item below.
package final class NavigationBackButton: UIControl {
    /// The x position of the arrow, in points, independent of the title.
    private static let arrowX: CGFloat = 8
    private static let wordsX: CGFloat = 26

    let arrow = BarGlyphView(.chevron)
    package let label = UILabel()
    private var picture: UIImageView?
    private var hasOwnColor = false
    /// True when the arrow points to the right and stands right of the title, in a bar from right to left.
    var isReversed = false { didSet { if isReversed != oldValue { setNeedsLayout() } } }

    /// The distance of the title from its usual place, in points.
    var titleOffset = UIOffset.zero { didSet { if titleOffset != oldValue { setNeedsLayout() } } }

    init(words: String, color: UIColor?, onTap: @escaping @MainActor () -> Void) {
        super.init(frame: .zero)
        label.font = UIFont.systemFont(ofSize: 17)
        label.text = words
        addSubview(arrow)
        addSubview(label)
        if let color { tintColor = color }
        recolor()
        addAction(UIAction { _ in onTap() }, for: .touchUpInside)
    }

    required init?(coder: NSCoder) { nil }

    package override func tintColorDidChange() { recolor() }

    /// Sets the title's attributes and the arrow's image.
    func show(_ attributes: [NSAttributedString.Key: Any], image: UIImage?) {
        if let image {
            picture = UIImageView(image: image.withRenderingMode(.alwaysTemplate))
            picture?.contentMode = .center
            if let picture { addSubview(picture) }
            arrow.isHidden = true
        }
        guard !attributes.isEmpty, let words = label.text else { return recolor() }
        hasOwnColor = attributes[.foregroundColor] != nil
        label.show(words, [.font: label.font as Any].merging(attributes) { $1 })
        recolor()
    }

    private func recolor() {
        let color = tintColor ?? .systemBlue
        arrow.color = color
        picture?.tintColor = color
        if !hasOwnColor { label.textColor = color }
    }

    package override var isHighlighted: Bool {
        didSet {
            guard isHighlighted != oldValue else { return }
            UIView.animate(withDuration: isHighlighted ? 0 : 0.35) { [self] in
                arrow.alpha = isHighlighted ? 0.2 : 1
                label.alpha = arrow.alpha
            }
        }
    }

    /// The width with the whole title, in points.
    var fullWidth: CGFloat { Self.wordsX + wordsWidth }

    private var wordsWidth: CGFloat {
        label.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: 44)).width.rounded(.up)
    }

    package override func layoutSubviews() {
        arrow.transform = isReversed ? CGAffineTransform(scaleX: -1, y: 1) : .identity
        arrow.frame.origin = CGPoint(x: Self.arrowX, y: ((bounds.height - BarGlyph.side) / 2).rounded())
        let size = label.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: 44))
        label.frame = CGRect(
            x: Self.wordsX, y: ((bounds.height - size.height) / 2).rounded(), width: max(0, min(wordsWidth, bounds.width - Self.wordsX)),
            height: size.height)
        label.frame.origin.x += titleOffset.horizontal
        label.frame.origin.y += titleOffset.vertical
        if isReversed { reverse() }
        // A title that would be truncated to a few letters is hidden.
        label.isHidden = label.frame.width < wordsWidth && label.frame.width < 44
    }

    private func reverse() {
        let row = CGRect(origin: .zero, size: bounds.size)
        for view in [arrow, label] as [UIView] { view.frame = view.frame.mirrored(in: row) }
    }
}
