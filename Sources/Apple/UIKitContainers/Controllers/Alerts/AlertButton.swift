import CoreGraphics
import Foundation

/// A button of an alert.
package final class AlertButton: UIControl {
    package let action: UIAlertAction
    private let label = UILabel()

    package init(_ action: UIAlertAction, size: CGFloat, isBold: Bool, onTap: @escaping @MainActor () -> Void) {
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

    package required init?(coder: NSCoder) { nil }

    package override func tintColorDidChange() { recolor() }

    private func recolor() {
        let tint: UIColor = action.style == .destructive ? .systemRed : tintColor ?? .systemBlue
        label.textColor = isEnabled ? tint : .tertiaryLabel
    }

    package override var isHighlighted: Bool {
        didSet { backgroundColor = isHighlighted ? AlertColors.pressed : nil }
    }

    /// The width of the title, in points.
    package var wordsWidth: CGFloat { label.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: bounds.height)).width }

    package override func layoutSubviews() { label.frame = bounds.insetBy(dx: 8, dy: 0) }
}
