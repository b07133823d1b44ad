import CoreGraphics
import Foundation

/// The content of a navigation bar for one item: back button, bar buttons and title.
package final class NavigationBarContent: UIView {
    private static let margin: CGFloat = 16
    private static let gap: CGFloat = 8

    package let item: UINavigationItem
    package private(set) var back: NavigationBackButton?
    private let title = UILabel()
    /// The large title below the buttons; nil for an item whose title is small.
    package let large: LargeTitleView?
    private let appearance: UINavigationBarAppearance?
    private var left: [BarButton] = []
    private var right: [BarButton] = []

    /// Creates the content for an item.
    ///
    /// - Parameters:
    ///   - backItem: The item that the back button leads to; nil shows no back button.
    ///   - largeTitle: The attributes of the large title; nil for a small one.
    ///   - appearance: The looks of the buttons; nil for the usual ones.
    package init(
        _ item: UINavigationItem, backItem: UINavigationItem?, titleAttributes: [NSAttributedString.Key: Any],
        largeTitle: [NSAttributedString.Key: Any]? = nil, appearance: UINavigationBarAppearance? = nil, onBack: @escaping @MainActor () -> Void
    ) {
        self.item = item
        self.appearance = appearance
        large = largeTitle.map { LargeTitleView(item.title, $0) }
        super.init(frame: .zero)
        showBack(to: backItem, onBack)
        left = makeButtons(item.leftBarButtonItems)
        right = makeButtons(item.rightBarButtonItems)
        showTitle(titleAttributes)
        guard let large else { return }
        addSubview(large)
        showLargeTitle(height: LargeTitleView.height, pull: 0)
    }

    package required init?(coder: NSCoder) { nil }

    /// The item's title view, or the label with its title.
    package var titleView: UIView { item.titleView ?? title }
    /// The buttons that fade when the bar moves to another item.
    package var buttons: [UIView] { left + right }

    /// The opacity of the title in the row of buttons: it is invisible while the large title is visible; a title view always is visible.
    package private(set) var titleAlpha: CGFloat = 1

    /// Sets the height of the large title that is left, and the distance by which the content is pulled down, in points.
    func showLargeTitle(height: CGFloat, pull: CGFloat) {
        guard let large else { return }
        large.isReversed = isReversed
        large.frame = CGRect(x: 0, y: bounds.height, width: bounds.width, height: height + pull)
        large.show(pull: pull)
        guard item.titleView == nil else { return }
        titleAlpha = LargeTitleView.smallTitleAlpha(at: height)
        title.alpha = titleAlpha
    }

    private func showBack(to backItem: UINavigationItem?, _ onBack: @escaping @MainActor () -> Void) {
        let isReplaced = item.leftBarButtonItems?.isEmpty == false && !item.leftItemsSupplementBackButton
        guard let backItem, !item.hidesBackButton, !isReplaced else { return }
        let made = NavigationBackButton(words: backItem.wordsOfBackButton, color: backItem.backBarButtonItem?.tintColor, onTap: onBack)
        made.show(appearance?.backButtonAppearance.normal.titleTextAttributes ?? [:], image: appearance?.backIndicatorImage)
        // A back button without an item of its own takes the proxies' values too.
        let own = backItem.backBarButtonItem ?? UIBarButtonItem()
        AppearanceRules.apply(to: own, in: superview)
        made.titleOffset = own.backButtonTitlePositionAdjustment(for: .default)
        addSubview(made)
        back = made
    }

    private func makeButtons(_ items: [UIBarButtonItem]?) -> [BarButton] {
        BarButton.buttons(of: items ?? [], appearance?.looks, in: self) { [weak self] in self?.itemChanged($0) }
    }

    private func itemChanged(_ changed: UIBarButtonItem) {
        let button = (left + right).first { $0.item === changed }
        // An item that is hidden or shown changes the set of buttons, so the bar rebuilds the whole content.
        guard changed.isSpace || (button == nil) == changed.isHidden else { return item.onChange?() ?? () }
        button?.update()
        setNeedsLayout()
    }

    private func showTitle(_ attributes: [NSAttributedString.Key: Any]) {
        guard item.titleView == nil else { return addSubview(titleView) }
        title.font = UIFont.systemFont(ofSize: 17, weight: .semibold)
        title.textColor = .label
        title.text = item.title
        title.accessibilityTraits = .header
        if !attributes.isEmpty, let words = item.title {
            var all: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 17, weight: .semibold)]
            all.merge(attributes) { $1 }
            if all[.foregroundColor] == nil { all[.foregroundColor] = UIColor.label }
            title.show(words, all)
        }
        addSubview(title)
    }

    package override func layoutSubviews() {
        // A bar without a width would shrink everything to nothing.
        guard bounds.width > 0 else { return }
        layOutFromLeftToRight()
        guard isReversed else { return }
        let row = CGRect(origin: .zero, size: bounds.size)
        let views: [UIView?] = left + right + [back]
        for view in views.compactMap(\.self) + [titleView] { view.frame = view.frame.mirrored(in: row) }
    }

    /// True when the bar runs from right to left.
    var isReversed = false { didSet { if isReversed != oldValue { setNeedsLayout() } } }

    private func layOutFromLeftToRight() {
        let scale = max(1, contentScaleFactor)
        let inset = Self.margin - BarButton.padding
        // The right items are listed from the edge inwards, but a row is laid out from left to right.
        let rightRow = BarItemRow((item.rightBarButtonItems ?? []).reversed(), buttons: right)
        let rightStart = bounds.width - inset - rightRow.width
        rightRow.layOut(in: CGRect(x: rightStart, y: 0, width: rightRow.width, height: bounds.height), scale: scale)
        let titleWidth = min(fittingTitle.width, bounds.width)
        var leftEnd = placeBack(titleWidth: titleWidth, rightStart: rightStart)
        let leftRow = BarItemRow(item.leftBarButtonItems ?? [], buttons: left)
        if !left.isEmpty {
            let start = back == nil ? inset : leftEnd
            leftRow.layOut(in: CGRect(x: start, y: 0, width: leftRow.width, height: bounds.height), scale: scale)
            leftEnd = start + leftRow.width
        }
        placeTitle(from: leftEnd + Self.gap, to: (right.isEmpty ? bounds.width - inset : rightStart) - Self.gap, scale: scale)
    }

    private var fittingTitle: CGSize {
        titleView === title
            ? title.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: bounds.height)) : ownTitleViewSize
    }

    /// The size of the item's title view before the bar truncated it, or a size that the app has set since.
    private var ownTitleViewSize: CGSize {
        let size = titleView.bounds.size
        guard let sizes = item.titleViewSizes, sizes.shown == size else { return size }
        return sizes.own
    }

    /// Places the back button and returns its right edge.
    ///
    /// The back button's text is truncated where the bar's title, centred in the bar, needs the space.
    private func placeBack(titleWidth: CGFloat, rightStart: CGFloat) -> CGFloat {
        guard let back else { return 0 }
        let room = max(44, (bounds.width - titleWidth) / 2 - Self.gap)
        back.isReversed = isReversed
        back.frame = CGRect(x: 0, y: 0, width: min(back.fullWidth, room), height: bounds.height)
        return back.frame.maxX
    }

    /// Places the title in the middle of the bar, or as near to it as the space from `start` to `end` allows.
    private func placeTitle(from start: CGFloat, to end: CGFloat, scale: CGFloat) {
        let size = fittingTitle
        let width = max(0, min(size.width.rounded(.up), end - start))
        let x = min(max(start, (bounds.width - width) / 2), max(start, end - width))
        func whole(_ length: CGFloat) -> CGFloat { (length * scale).rounded() / scale }
        let shift = titleView === title ? appearance?.titlePositionAdjustment ?? .zero : .zero
        titleView.frame = CGRect(
            x: whole(x + shift.horizontal), y: whole((bounds.height - size.height) / 2 + shift.vertical), width: width, height: size.height)
        if titleView !== title { item.titleViewSizes = (size, titleView.bounds.size) }
    }
}
