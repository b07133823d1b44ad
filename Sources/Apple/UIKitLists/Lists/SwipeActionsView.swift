import CoreGraphics
import Foundation
import LaminaScrolling

/// The action buttons that a swipe reveals at one end of a row.
///
/// - Source: iOS 15 to 17: each button is 74 points wide, or as wide as its title of 15 points plus 15 points on both sides.
package final class SwipeActionsView: UIView {
    private static let minimumWidth: CGFloat = 74
    private static let room: CGFloat = 15

    /// True when the buttons are at the row's right end.
    let isAtRight: Bool
    let configuration: UISwipeActionsConfiguration
    /// The width at which every button has its preferred width, in points.
    let restingWidth: CGFloat
    private let buttons: [SwipeActionButton]

    init(_ configuration: UISwipeActionsConfiguration, isAtRight: Bool, onTap: @escaping (UIContextualAction, UIView) -> Void) {
        self.isAtRight = isAtRight
        self.configuration = configuration
        buttons = configuration.actions.map { SwipeActionButton($0, onTap: onTap) }
        restingWidth = buttons.reduce(0) { $0 + max(Self.minimumWidth, $1.contentWidth + 2 * Self.room) }
        super.init(frame: .zero)
        clipsToBounds = true
        for button in buttons.reversed() { addSubview(button) }
        backgroundColor = configuration.actions.last?.backgroundColor
    }

    required init?(coder: NSCoder) { nil }

    // MARK: Swiping

    /// The duration of the animation that opens or closes a row, in seconds.
    static let duration = 0.3

    /// The end of a swipe.
    enum Outcome {
        case open
        case close
        case performFirst
    }

    /// The displacement of the row that fully reveals the buttons, in points; negative for buttons at the left.
    var openShift: CGFloat { isAtRight ? restingWidth : -restingWidth }

    /// True when a swipe across the row performs the first action.
    var allowsFullSwipe: Bool { configuration.performsFirstActionWithFullSwipe && !configuration.actions.isEmpty }

    /// Returns the displacement of a row for a finger's.
    ///
    /// - Parameter allowsFull: False when a rubber band resists beyond the width of the buttons.
    func shift(for finger: CGFloat, of row: UIView, allowsFull: Bool) -> CGFloat {
        // The row stops at its closed position: the other side has no buttons.
        var shift = finger * openShift < 0 ? 0 : finger
        if !allowsFull {
            let limits = min(0, Double(openShift))...max(0, Double(openShift))
            shift = CGFloat(RubberBand(dimension: Double(row.bounds.width)).resisted(Double(shift), in: limits))
        }
        return max(-row.bounds.width, min(row.bounds.width, shift))
    }

    /// Returns the end of a swipe that is released.
    ///
    /// - Parameter velocity: The finger's velocity, in points per second.
    func outcome(of row: UIView, velocity: CGFloat, allowsFull: Bool) -> Outcome {
        let shift = row.bounds.minX
        // A full swipe covers half the row's width and at least 30 points more than the buttons.
        if allowsFull, abs(shift) > max(row.bounds.width / 2, abs(openShift) + 30) { return .performFirst }
        // A flick faster than 300 points/s decides by its direction, a slower release by the nearer position.
        let opens = abs(velocity) > 300 ? velocity * openShift < 0 : abs(shift) > abs(openShift) / 2
        return opens ? .open : .close
    }

    /// Places the buttons over the area that a row's displacement reveals.
    func place(beside row: UIView) {
        let width = max(restingWidth, abs(row.bounds.minX))
        // The buttons lie just outside the row's side. The displaced bounds reveal the button next to the content first.
        frame = CGRect(x: isAtRight ? row.bounds.width : -width, y: 0, width: width, height: row.bounds.height)
        layoutIfNeeded()
    }

    /// Moves a row with an animation.
    func animate(_ animated: Bool, _ change: @escaping () -> Void, completion: @escaping () -> Void = {}) {
        guard animated, window != nil else {
            change()
            return completion()
        }
        UIView.animate(
            withDuration: Self.duration, delay: 0, options: [.curveEaseOut, .allowUserInteraction], animations: change,
            completion: { _ in completion() })
    }

    /// The button of the first action; nil when there are no actions.
    var firstButton: UIView? { buttons.first }

    /// Divides the revealed width among the buttons, in proportion to their preferred widths.
    package override func layoutSubviews() {
        super.layoutSubviews()
        let stretch = restingWidth > 0 ? bounds.width / restingWidth : 0
        var place: CGFloat = 0
        for button in buttons {
            let width = max(Self.minimumWidth, button.contentWidth + 2 * Self.room) * stretch
            let start = isAtRight ? bounds.width - place - width : place
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
