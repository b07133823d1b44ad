import CoreGraphics
import Foundation

/// The action buttons that a swipe reveals at one end of a row.
///
/// - Source: iOS 15 to 17: each button is 74 points wide, or as wide as its title of 15 points plus 15 points on both sides.
final class SwipeActionsView: UIView {
    private static let minimumWidth: CGFloat = 74
    private static let room: CGFloat = 15

    /// True when the buttons are at the row's trailing end.
    let isTrailing: Bool
    let configuration: UISwipeActionsConfiguration
    /// The width at which every button has its preferred width, in points.
    let restingWidth: CGFloat
    private let buttons: [SwipeActionButton]

    init(_ configuration: UISwipeActionsConfiguration, isTrailing: Bool, onTap: @escaping (UIContextualAction, UIView) -> Void) {
        self.isTrailing = isTrailing
        self.configuration = configuration
        buttons = configuration.actions.map { SwipeActionButton($0, onTap: onTap) }
        restingWidth = buttons.reduce(0) { $0 + max(Self.minimumWidth, $1.contentWidth + 2 * Self.room) }
        super.init(frame: .zero)
        clipsToBounds = true
        for button in buttons.reversed() { addSubview(button) }
        backgroundColor = configuration.actions.last?.backgroundColor
    }

    required init?(coder: NSCoder) { nil }

    /// The button of the first action; nil when there are no actions.
    var firstButton: UIView? { buttons.first }

    /// Divides the revealed width among the buttons, in proportion to their preferred widths.
    override func layoutSubviews() {
        super.layoutSubviews()
        let stretch = restingWidth > 0 ? bounds.width / restingWidth : 0
        var place: CGFloat = 0
        for button in buttons {
            let width = max(Self.minimumWidth, button.contentWidth + 2 * Self.room) * stretch
            let start = isTrailing ? bounds.width - place - width : place
            button.frame = CGRect(x: start, y: 0, width: width, height: bounds.height)
            place += width
        }
    }
}

/// The button of one swipe action.
private final class SwipeActionButton: UIView {
    private let action: UIContextualAction
    private let label = UILabel()
    private let picture = UIImageView()
    private let onTap: (UIContextualAction, UIView) -> Void

    init(_ action: UIContextualAction, onTap: @escaping (UIContextualAction, UIView) -> Void) {
        self.action = action
        self.onTap = onTap
        super.init(frame: .zero)
        backgroundColor = action.backgroundColor
        tintColor = .white
        label.text = action.title
        label.font = .systemFont(ofSize: 15)
        label.textColor = .white
        label.textAlignment = .center
        picture.image = action.image
        for view in [label, picture] where view === picture || action.title != nil { addSubview(view) }
    }

    required init?(coder: NSCoder) { nil }

    var contentWidth: CGFloat {
        let size = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
        return max(label.sizeThatFits(size).width, picture.image?.size.width ?? 0).rounded(.up)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let text = label.sizeThatFits(bounds.size)
        let image = picture.image?.size ?? .zero
        let gap: CGFloat = action.title != nil && picture.image != nil ? 4 : 0
        let height = image.height + gap + (action.title == nil ? 0 : text.height)
        let top = ((bounds.height - height) / 2).rounded()
        picture.frame = CGRect(x: (bounds.width - image.width) / 2, y: top, width: image.width, height: image.height)
        label.frame = CGRect(x: 0, y: top + image.height + gap, width: bounds.width, height: text.height)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { alpha = 0.7 }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { alpha = 1 }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        alpha = 1
        if touches.contains(where: { bounds.containsHalfOpen($0.location(in: self)) }) { onTap(action, self) }
    }
}
