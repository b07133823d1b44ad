import CoreGraphics
import Foundation

/// The button that leads back: an arrow and where it leads to.
final class NavigationBackButton: UIControl {
    /// The arrow stands here, whatever is said beside it.
    private static let arrowX: CGFloat = 8
    private static let wordsX: CGFloat = 26

    let arrow = BarGlyphView(.chevron)
    let label = UILabel()

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

    override func tintColorDidChange() { recolor() }

    private func recolor() {
        let color = tintColor ?? .systemBlue
        arrow.color = color
        label.textColor = color
    }

    override var isHighlighted: Bool {
        didSet {
            guard isHighlighted != oldValue else { return }
            UIView.animate(withDuration: isHighlighted ? 0 : 0.35) { [self] in
                arrow.alpha = isHighlighted ? 0.2 : 1
                label.alpha = arrow.alpha
            }
        }
    }

    /// How wide it would be without a limit.
    var fullWidth: CGFloat { Self.wordsX + wordsWidth }

    private var wordsWidth: CGFloat {
        label.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: 44)).width.rounded(.up)
    }

    override func layoutSubviews() {
        arrow.frame.origin = CGPoint(x: Self.arrowX, y: ((bounds.height - BarGlyph.side) / 2).rounded())
        let size = label.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: 44))
        label.frame = CGRect(
            x: Self.wordsX, y: ((bounds.height - size.height) / 2).rounded(), width: max(0, min(wordsWidth, bounds.width - Self.wordsX)),
            height: size.height)
        // Words that would be cut to a few letters say nothing.
        label.isHidden = label.frame.width < wordsWidth && label.frame.width < 44
    }
}
