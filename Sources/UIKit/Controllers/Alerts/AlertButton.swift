import CoreGraphics
import Foundation

/// A button of an alert.
final class AlertButton: UIControl {
    let action: UIAlertAction
    private let label = UILabel()

    init(_ action: UIAlertAction, size: CGFloat, isBold: Bool, onTap: @escaping @MainActor () -> Void) {
        self.action = action
        super.init(frame: .zero)
        label.text = action.title
        label.font = UIFont.systemFont(ofSize: size, weight: isBold ? .semibold : .regular)
        label.textAlignment = .center
        label.lineBreakMode = .byTruncatingMiddle
        addSubview(label)
        isEnabled = action.isEnabled
        addAction(UIAction { _ in onTap() }, for: .touchUpInside)
        recolor()
    }

    required init?(coder: NSCoder) { nil }

    override func tintColorDidChange() { recolor() }

    private func recolor() {
        let tint: UIColor = action.style == .destructive ? .systemRed : tintColor ?? .systemBlue
        label.textColor = isEnabled ? tint : .tertiaryLabel
    }

    override var isHighlighted: Bool {
        didSet { backgroundColor = isHighlighted ? AlertColors.pressed : nil }
    }

    /// The width of the title, in points.
    var wordsWidth: CGFloat { label.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: bounds.height)).width }

    override func layoutSubviews() { label.frame = bounds.insetBy(dx: 8, dy: 0) }
}
