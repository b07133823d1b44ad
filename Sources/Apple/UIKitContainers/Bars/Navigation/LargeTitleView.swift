import CoreGraphics
import Foundation

/// The large title below the buttons of a navigation bar, which is cut off at its upper edge while it collapses.
package final class LargeTitleView: UIView {
    /// The height of the title's area, in points.
    ///
    /// - Source: Measured on iPhones and iPads since iOS 11; the label is 3 points below the area's upper edge.
    static let height: CGFloat = 52
    private static let labelTop: CGFloat = 3
    /// The largest scale of the title, and the distance of a pull, in points, at which the title reaches it.
    private static let pulled: (scale: CGFloat, distance: CGFloat) = (1.1, 150)

    private let label = UILabel()
    private var pull: CGFloat = 0
    /// True when the title stands at the right edge, in a bar from right to left.
    var isReversed = false { didSet { if isReversed != oldValue { setNeedsLayout() } } }

    init(_ words: String?, _ attributes: [NSAttributedString.Key: Any]) {
        super.init(frame: .zero)
        clipsToBounds = true
        isUserInteractionEnabled = false
        var all: [NSAttributedString.Key: Any] = [
            .font: UIFont.systemFont(ofSize: 34, weight: .bold), .foregroundColor: UIColor.label,
        ]
        all.merge(attributes) { $1 }
        label.show(words ?? "", all)
        label.accessibilityTraits = .header
        addSubview(label)
    }

    required init?(coder: NSCoder) { nil }

    /// The opacity of the small title: it appears while the last points of the large title's letters disappear.
    ///
    /// - Parameter height: The height of the large title that is left.
    static func smallTitleAlpha(at height: CGFloat) -> CGFloat { max(0, min(1, (16 - height) / 8)) }

    /// Sets the distance by which the content is pulled down, which enlarges the title.
    func show(pull: CGFloat) {
        guard pull != self.pull else { return }
        self.pull = pull
        setNeedsLayout()
    }

    package override func layoutSubviews() {
        super.layoutSubviews()
        let margin: CGFloat = bounds.width >= 414 ? 20 : 16
        let size = label.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: Self.height))
        let width = max(0, min(size.width.rounded(.up), bounds.width - 2 * margin))
        let top = bounds.height - Self.height + Self.labelTop
        label.bounds = CGRect(x: 0, y: 0, width: width, height: size.height)
        let middle = margin + width / 2
        label.center = CGPoint(x: isReversed ? bounds.width - middle : middle, y: top + size.height / 2)
        let scale = 1 + (Self.pulled.scale - 1) * min(1, pull / Self.pulled.distance)
        // The leading edge and the lower edge stay where they are.
        let shift = width * (scale - 1) / 2 * (isReversed ? -1 : 1)
        label.transform = CGAffineTransform(translationX: shift, y: -size.height * (scale - 1) / 2).scaledBy(x: scale, y: scale)
    }
}
