import CoreGraphics
import Foundation

/// The title and the message of an alert, one below the other.
final class AlertHeader: UIView {
    private let title = UILabel()
    private let message = UILabel()

    init(title words: String?, message text: String?, titleFont: UIFont, messageFont: UIFont, color: UIColor) {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        show(words, in: title, titleFont, color)
        show(text, in: message, messageFont, color)
    }

    required init?(coder: NSCoder) { nil }

    private func show(_ words: String?, in label: UILabel, _ font: UIFont, _ color: UIColor) {
        label.text = words
        label.font = font
        label.textColor = color
        label.textAlignment = .center
        label.numberOfLines = 0
        label.isHidden = words?.isEmpty ?? true
        addSubview(label)
    }

    private var shown: [UILabel] { [title, message].filter { !$0.isHidden } }
    var isEmpty: Bool { shown.isEmpty }

    private func height(of label: UILabel, width: CGFloat) -> CGFloat {
        label.sizeThatFits(CGSize(width: width, height: CGFloat.greatestFiniteMagnitude)).height.rounded(.up)
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let heights = shown.map { height(of: $0, width: size.width) }
        return CGSize(width: size.width, height: heights.reduce(0, +) + AlertMetrics.gap * CGFloat(max(0, heights.count - 1)))
    }

    override func layoutSubviews() {
        var y: CGFloat = 0
        for label in shown {
            let height = height(of: label, width: bounds.width)
            label.frame = CGRect(x: 0, y: y, width: bounds.width, height: height)
            y += height + AlertMetrics.gap
        }
    }
}
