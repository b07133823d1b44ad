import CoreGraphics
public import Foundation
package import LaminaMethods

/// A bar at the upper edge with a title, buttons and a back button.
open class UINavigationBar: UIView, UIBarPositioning {
    /// The members that selectors, keys and nibs name.
    nonisolated package class var extendedMemberTable: MemberTable { navigationBarMembers }

    static let moveDuration = 0.5

    private let background = BarBackground(isLineAbove: false)
    private var content: NavigationBarContent?
    private let promptLabel = UILabel()
    /// The heights by which scrolling has collapsed the bar.
    var collapse = BarCollapse() { didSet { if collapse != oldValue { setNeedsLayout() } } }
    /// True for the bar of a navigation controller, whose height follows from its content.
    var isManaged = false
    /// True while no content is scrolled below the bar of a navigation controller.
    var isAtEdge = false {
        didSet {
            guard isAtEdge != oldValue else { return }
            updateBackground()
            guard edgeAppearance != nil else { return }
            if moves > 0 { isStale = true } else { refresh() }
        }
    }
    /// True while an active search hides the title.
    var isSearching = false {
        didSet {
            guard isSearching != oldValue else { return }
            content?.alpha = isSearching ? 0 : 1
            promptLabel.alpha = content?.alpha ?? 1
            searchBarSizeChanged()
        }
    }
    /// The number of transitions of items under way, which a change at the edge does not disturb.
    private var moves = 0
    private var isStale = false
    private weak var searchBar: UISearchBar?
    /// The height of the search bar that scrolling has left, in points.
    private var searchHeight: CGFloat { searchBar == nil ? 0 : searchHeight(of: topItem) - collapse.search }
    /// Called when the height may have changed: with the items, with the parts of the top item, or when a collapsed bar may grow.
    var onHeightChange: (() -> Void)?
    /// Called when the back button is tapped; nil pops the bar's top item.
    ///
    /// A navigation controller sets this closure to pop its own stack.
    var onBack: (() -> Void)?

    /// Creates a bar with a frame.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        begin()
    }
    /// Creates the bar from a nib.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        begin()
        coder.finishDecoding(self, as: UINavigationBar.self)
    }

    /// The delegate that is notified of pushed and popped items, and can refuse them.
    open weak var delegate: (any UINavigationBarDelegate)?
    /// The stack of items; the last item is shown.
    open var items: [UINavigationItem]? {
        get { stack }
        set { setItems(newValue, animated: false) }
    }
    private var stack: [UINavigationItem] = []
    /// The item that is shown.
    open var topItem: UINavigationItem? { stack.last }
    /// The item below the top item, to which the back button leads.
    open var backItem: UINavigationItem? { stack.dropLast().last }

    /// Replaces the stack of items.
    open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
        let isPush = (items?.count ?? 0) >= stack.count
        stack = items ?? []
        show(animated: animated, isPush: isPush)
    }
    /// Pushes an item, unless the delegate refuses the push.
    open func pushItem(_ item: UINavigationItem, animated: Bool) {
        guard delegate?.navigationBar(self, shouldPush: item) ?? true else { return }
        stack.append(item)
        show(animated: animated, isPush: true)
        delegate?.navigationBar(self, didPush: item)
    }
    /// Pops the top item, unless the delegate refuses; the last remaining item stays.
    open func popItem(animated: Bool) -> UINavigationItem? {
        guard stack.count > 1, let last = stack.last, delegate?.navigationBar(self, shouldPop: last) ?? true else { return nil }
        stack.removeLast()
        show(animated: animated, isPush: false)
        delegate?.navigationBar(self, didPop: last)
        return last
    }

    /// The bar's style, from the API before `UIBarAppearance`.
    open var barStyle = UIBarStyle.default {
        didSet {
            customized(\.barStyle)
            updateBackground()
            if barStyle != oldValue { refresh() }
        }
    }
    /// The colour of the background; nil takes the appearance's.
    open var barTintColor: UIColor? {
        didSet {
            customized(\.barTintColor)
            updateBackground()
        }
    }
    /// True when the background is slightly transparent; the default is true.
    open var isTranslucent = true {
        didSet {
            customized(\.isTranslucent)
            updateBackground()
            containerNeedsLayout()
        }
    }
    /// The text attributes of titles.
    open var titleTextAttributes: [NSAttributedString.Key: Any]? {
        didSet {
            customized(\.titleTextAttributes)
            refresh()
        }
    }
    /// True when titles are large until scrolling collapses them; the default is false.
    open var prefersLargeTitles = false { didSet { if prefersLargeTitles != oldValue { refresh() } } }
    /// The text attributes of large titles.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
        didSet {
            customized(\.largeTitleTextAttributes)
            refresh()
        }
    }
    /// The appearance of the bar.
    open var standardAppearance = UINavigationBarAppearance() {
        didSet {
            customized(\.standardAppearance)
            updateBackground()
            refresh()
        }
    }
    /// The appearance in windows of compact height; stored without effect.
    open var compactAppearance: UINavigationBarAppearance? { didSet { customized(\.compactAppearance) } }
    /// The appearance in windows of compact height while no content is scrolled below the bar; stored without effect.
    open var compactScrollEdgeAppearance: UINavigationBarAppearance? { didSet { customized(\.compactScrollEdgeAppearance) } }
    /// The appearance while no content is scrolled below the bar; nil for the standard one without background.
    open var scrollEdgeAppearance: UINavigationBarAppearance? {
        didSet {
            customized(\.scrollEdgeAppearance)
            updateBackground()
            refresh()
        }
    }
    /// The position of the bar: always `top`.
    open var barPosition: UIBarPosition { .top }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width > 0 ? size.width : bounds.width, height: ownHeight)
    }

    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: ownHeight) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        background.frame = CGRect(x: 0, y: -topExtent, width: bounds.width, height: bounds.height + topExtent)
        for case let content as NavigationBarContent in subviews {
            content.frame = contentFrame
            content.isReversed = isRightToLeft
        }
        showLargeTitle()
        searchBar?.frame = CGRect(x: 0, y: bounds.height - searchHeight, width: bounds.width, height: searchHeight)
        promptLabel.frame = CGRect(x: 0, y: contentFrame.minY - Self.promptHeight + 8, width: bounds.width, height: Self.promptHeight - 8)
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        guard prefersLargeTitles, previousTraitCollection?.verticalSizeClass != traitCollection.verticalSizeClass else { return }
        refresh()
    }

    /// The distance by which the background extends above the bar, to the window's edge, in points.
    var topExtent: CGFloat = 0 { didSet { setNeedsLayout() } }

    private var contentFrame: CGRect {
        let below = (showsLargeTitle(for: topItem) ? LargeTitleView.height - collapse.largeTitle : 0) + searchHeight
        let prompt = topItem?.prompt == nil ? 0 : Self.promptHeight
        // While the height of a navigation controller's bar is animated, the row of buttons stays at the upper edge.
        let top = isManaged ? (isSearching ? -barHeight : prompt) : bounds.height - barHeight - below
        return CGRect(x: 0, y: top, width: bounds.width, height: barHeight)
    }

    private func showLargeTitle() {
        content?.showLargeTitle(height: LargeTitleView.height - collapse.largeTitle, pull: collapse.pull)
    }

    /// Shows the search bar of the top item, if it has one, below the title.
    private func updateSearchBar() {
        let new = topItem?.searchController?.searchBar
        guard new !== searchBar else { return }
        if searchBar?.superview === self { searchBar?.removeFromSuperview() }
        searchBar?.isInNavigationBar = false
        searchBar = new
        isSearching = false
        guard let new else { return }
        new.isInNavigationBar = true
        addSubview(new)
        setNeedsLayout()
    }

    /// Adapts the height to that of the search bar.
    func searchBarSizeChanged() {
        setNeedsLayout()
        onHeightChange?()
        layoutIfNeeded()
    }

    private func begin() {
        addSubview(background)
        promptLabel.font = .systemFont(ofSize: 13)
        promptLabel.textAlignment = .center
        promptLabel.isHidden = true
        addSubview(promptLabel)
        updateBackground()
    }

    private func updatePrompt() {
        promptLabel.text = topItem?.prompt
        promptLabel.isHidden = topItem?.prompt == nil
        updateSearchBar()
        invalidateIntrinsicContentSize()
    }

    /// Shows the top of a navigation controller's stack of items; the navigation controller pushes and pops.
    package func show(_ items: [UINavigationItem], animated: Bool, isPush: Bool) {
        stack = items
        show(animated: animated, isPush: isPush)
    }

    // MARK: The content

    /// Rebuilds the content for the top item; when animated, the old content slides away.
    private func show(animated: Bool, isPush: Bool) {
        let old = content
        let new = makeContent()
        content = new
        updatePrompt()
        guard let new else {
            old?.removeFromSuperview()
            return
        }
        UIView.performWithoutAnimation {
            new.frame = contentFrame
            showLargeTitle()
            addSubview(new)
            new.layoutIfNeeded()
        }
        updateBackground()
        guard animated else {
            new.alpha = isSearching ? 0 : 1
            old?.removeFromSuperview()
            return
        }
        move(NavigationBarMove(old: old, new: new, isPush: isPush))
    }

    private func move(_ move: NavigationBarMove) {
        moves += 1
        UIView.performWithoutAnimation { move.begin() }
        UIView.animate(
            withDuration: Self.moveDuration, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0, animations: { move.end() },
            completion: { [weak self] _ in
                if let old = move.old {
                    old.removeFromSuperview()
                    // The old title view may belong to the app, which expects it unchanged when its item is shown again.
                    UIView.performWithoutAnimation { NavigationBarMove.reset(old) }
                }
                self?.moveEnded()
            })
    }

    private func moveEnded() {
        moves -= 1
        guard moves == 0, isStale else { return }
        refresh()
    }

    private func makeContent() -> NavigationBarContent? {
        guard let item = topItem else { return nil }
        item.onChange = { [weak self] in self?.refresh() }
        backItem?.onChange = { [weak self] in self?.refresh() }
        let appearance = shownAppearance
        item.wasLarge = showsLargeTitle(for: item)
        // Titles of a dark bar are white, whatever the interface's style.
        let plain: [NSAttributedString.Key: Any] = barStyle == .black ? [.foregroundColor: UIColor.white] : [:]
        let attributes = plain.merging(appearance.titleTextAttributes) { $1 }.merging(titleTextAttributes ?? [:]) { $1 }
        let large = plain.merging(appearance.largeTitleTextAttributes) { $1 }.merging(largeTitleTextAttributes ?? [:]) { $1 }
        return NavigationBarContent(
            item, backItem: backItem, titleAttributes: attributes, largeTitle: item.wasLarge ? large : nil, appearance: appearance
        ) { [weak self] in self?.goBack() }
    }

    /// Rebuilds the content after the top item, the item below or an attribute of the bar has changed.
    private func refresh() {
        guard content != nil else { return }
        isStale = false
        show(animated: false, isPush: true)
        // A collapsed bar may be allowed to be higher now.
        if bounds.height != ownHeight || collapse != BarCollapse() { onHeightChange?() }
    }

    private func goBack() {
        if let onBack { onBack() } else { _ = popItem(animated: true) }
    }

    /// The background images that were set, by position and metrics.
    private var backgroundImages: [Int: UIImage] = [:]
    /// Sets the image behind the bar; that for `default` metrics is shown.
    open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
        backgroundImages[barMetrics.rawValue] = backgroundImage
        customized(\.backgroundImages) { $0.setBackgroundImage(backgroundImage, for: barMetrics) }
        updateBackground()
    }
    /// Returns the image behind the bar.
    open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? { backgroundImages[barMetrics.rawValue] }
    /// Sets the image behind the bar; the position has no effect.
    open func setBackgroundImage(_ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics) {
        setBackgroundImage(backgroundImage, for: barMetrics)
    }
    /// The image in place of the hairline; an empty image removes it.
    open var shadowImage: UIImage? {
        didSet {
            customized(\.shadowImage)
            updateBackground()
        }
    }
    /// The image in place of the back button's arrow.
    open var backIndicatorImage: UIImage? {
        didSet {
            customized(\.backIndicatorImage)
            standardAppearance.setBackIndicatorImage(backIndicatorImage, transitionMaskImage: backIndicatorTransitionMaskImage)
            refresh()
        }
    }
    /// The mask of the back button's title while bars change; stored without effect.
    open var backIndicatorTransitionMaskImage: UIImage?

    private func updateBackground() {
        background.showImages(background: backgroundImages[UIBarMetrics.default.rawValue], shadow: shadowImage)
        // An appearance for the edge replaces the older properties.
        let isOwn = isAtEdge && edgeAppearance != nil
        background.show(shownAppearance, isOwn ? .default : barStyle, tint: isOwn ? nil : barTintColor, isTranslucent: isTranslucent)
    }

    /// True when the background comes from the API before `UIBarAppearance`; such a bar looks the same at the edge, as in apps of its time.
    var hasOldStyle: Bool {
        barStyle != .default || barTintColor != nil || !isTranslucent || !backgroundImages.isEmpty || shadowImage != nil
    }
}

/// The delegate of a navigation bar; every method is optional.
@preconcurrency @MainActor
public protocol UINavigationBarDelegate: UIBarPositioningDelegate {
    /// Asks the delegate whether an item may be pushed.
    func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool
    /// Tells the delegate that an item was pushed.
    func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem)
    /// Asks the delegate whether an item may be popped.
    func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
    /// Tells the delegate that an item was popped.
    func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
}

extension UINavigationBarDelegate {
    /// The default implementation returns true.
    public func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool { true }
    /// The default implementation does nothing.
    public func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {}
    /// The default implementation returns true.
    public func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool { true }
    /// The default implementation does nothing.
    public func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {}
}
