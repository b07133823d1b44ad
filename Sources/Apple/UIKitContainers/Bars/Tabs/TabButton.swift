import CoreGraphics
import Foundation

/// The view of one item of a tab bar.
package final class TabButton: UIControl {
    private static let titleSize: CGFloat = 10
    private static let pictureTop: CGFloat = 5

    package let item: UITabBarItem
    private let label = UILabel()
    private let picture = UIImageView()
    private let badge = TabBadge()
    /// The colour while the item is not selected.
    package var plainColor = UIColor.systemGray { didSet { update() } }
    /// The look that the bar gives its tabs; nil for the usual one.
    package var look: UITabBarItemAppearance? { didSet { update() } }
    /// The image behind the tab while its item is selected.
    package var selectionImage: UIImage? { didSet { update() } }
    private let selection = UIImageView()

    package init(_ item: UITabBarItem, onTap: @escaping @MainActor () -> Void) {
        self.item = item
        super.init(frame: .zero)
        label.font = .systemFont(ofSize: Self.titleSize, weight: .medium)
        label.textAlignment = .center
        picture.contentMode = .center
        for view in [selection, picture, label, badge] as [UIView] { addSubview(view) }
        addAction(UIAction { _ in onTap() }, for: .touchDown)
        update()
    }

    package required init?(coder: NSCoder) { nil }

    package func update() {
        isEnabled = item.isEnabled
        let state = isSelected ? look?.selected : isEnabled ? look?.normal : look?.disabled
        let color = state?.iconColor ?? (isSelected ? tintColor ?? .systemBlue : isEnabled ? plainColor : .tertiaryLabel)
        label.text = item.title
        label.font = .systemFont(ofSize: Self.titleSize, weight: .medium)
        label.textColor = color
        showAttributes(state)
        selection.image = isSelected ? selectionImage : nil
        let image = isSelected ? item.selectedImage ?? item.image : item.image
        picture.image = image?.barImage
        picture.dimImage(!isEnabled)
        picture.tintColor = color
        let attributes = (state?.badgeTextAttributes ?? [:]).merging(item.badgeTextAttributes(for: .normal) ?? [:]) { $1 }
        badge.show(item.badgeValue, attributes, color: item.badgeColor ?? state?.badgeBackgroundColor ?? .systemRed)
        setNeedsLayout()
    }

    /// Sets the title's attributes to the item's own, else to the attributes of the bar's look.
    private func showAttributes(_ look: UITabBarItemStateAppearance?) {
        let own = (isSelected ? item.titleTextAttributes(for: .selected) : nil) ?? item.titleTextAttributes(for: .normal)
        let attributes = (look?.titleTextAttributes ?? [:]).merging(own ?? [:]) { $1 }
        guard !attributes.isEmpty, let words = item.title else { return }
        let usual: [NSAttributedString.Key: Any] = [
            .font: UIFont.systemFont(ofSize: Self.titleSize, weight: .medium), .foregroundColor: label.textColor as Any,
        ]
        label.show(words, usual.merging(attributes) { $1 })
    }

    package override func didMoveToWindow() {
        super.didMoveToWindow()
        guard window != nil else { return }
        AppearanceRules.apply(to: item, in: superview)
        update()
    }

    package override var isSelected: Bool { didSet { update() } }

    package override func tintColorDidChange() { update() }

    package override func layoutSubviews() {
        let back = selection.image?.size ?? .zero
        selection.frame = CGRect(
            x: ((bounds.width - back.width) / 2).rounded(), y: ((bounds.height - back.height) / 2).rounded(), width: back.width,
            height: back.height)
        let size = picture.image?.size ?? .zero
        let hasWords = item.title?.isEmpty == false
        let room: CGFloat = hasWords ? 28 : bounds.height - Self.pictureTop
        picture.frame = CGRect(
            x: ((bounds.width - size.width) / 2).rounded(), y: Self.pictureTop + ((room - size.height) / 2).rounded(),
            width: size.width, height: size.height)
        let titleY: CGFloat = size == .zero ? ((bounds.height - 12) / 2).rounded() : 34
        let shift = item.titlePositionAdjustment
        // A larger font needs more height than the usual line, on both sides of its middle.
        let height = max(12, label.sizeThatFits(CGSize(width: bounds.width, height: bounds.height)).height.rounded(.up))
        label.frame = CGRect(x: shift.horizontal, y: titleY + (12 - height) / 2 + shift.vertical, width: bounds.width, height: height)
        badge.frame.origin = CGPoint(x: bounds.midX + 4, y: 2)
    }
}

/// A badge: a red capsule with a short text.
final class TabBadge: UIView {
    private static let height: CGFloat = 18

    private let label = UILabel()

    init() {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        layer.cornerRadius = Self.height / 2
        label.textAlignment = .center
        addSubview(label)
    }

    required init?(coder: NSCoder) { nil }

    func show(_ words: String?, _ attributes: [NSAttributedString.Key: Any], color: UIColor) {
        isHidden = words == nil
        backgroundColor = color
        let usual: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 13), .foregroundColor: UIColor.white]
        label.show(words, usual.merging(attributes) { $1 })
        let width = label.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: Self.height)).width.rounded(.up)
        bounds.size = CGSize(width: max(Self.height, width + 10), height: Self.height)
        label.frame = bounds
    }
}
