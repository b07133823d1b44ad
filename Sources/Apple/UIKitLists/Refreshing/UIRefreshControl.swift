import CoreGraphics
public import Foundation
package import LaminaMethods

/// A control above a scroll view's content that the user pulls into view to refresh the content.
open class UIRefreshControl: UIControl, ScrollRefreshing {
    /// The members that selectors and keys name.
    nonisolated package class var extendedMemberTable: MemberTable { refreshMembers }

    /// The height that the control takes while it refreshes, in points.
    static let restingHeight: CGFloat = 60
    /// The distance of a pull, with the rubber band's resistance, that begins a refresh, in points.
    static let trigger: CGFloat = 75

    private let spinner = UIActivityIndicatorView(style: .large)
    private let label = UILabel(frame: .zero)
    private var isOn = false
    /// True while a refresh holds the content below the control, as it does after the touch has ended.
    private(set) var holdsContent = false
    package var heldHeight: CGFloat { holdsContent ? Self.restingHeight : 0 }
    /// True when the content must return beyond the trigger before another refresh can begin.
    private var isSpent = false

    /// Creates a control that is not refreshing.
    public override init(frame: CGRect) {
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: Self.restingHeight))
        begin()
    }

    /// Creates the control from a nib.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        begin()
    }

    /// True while the content is being refreshed.
    open var isRefreshing: Bool { isOn }
    /// The text below the spinner.
    open var attributedTitle: NSAttributedString? {
        didSet {
            label.attributedText = attributedTitle
            setNeedsLayout()
        }
    }

    /// Begins a refresh without an event; the app shows the control by scrolling to it.
    open func beginRefreshing() {
        guard !isOn else { return }
        isOn = true
        spinner.startAnimating()
        spinner.alpha = 1
        holdContent()
        follow()
    }

    /// Ends the refresh; the content returns to its place.
    open func endRefreshing() {
        guard isOn else { return }
        isOn = false
        isSpent = true
        releaseContent()
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        spinner.color = ownTintColor
    }

    /// The colour of the spinner; nil for gray.
    open override var tintColor: UIColor! {
        didSet { spinner.color = ownTintColor }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let hasTitle = attributedTitle?.length ?? 0 > 0
        let side: CGFloat = 37
        spinner.frame = CGRect(x: bounds.midX - side / 2, y: (Self.restingHeight - side) / 2 - (hasTitle ? 8 : 0), width: side, height: side)
        let height = label.sizeThatFits(bounds.size).height
        label.frame = CGRect(x: 0, y: Self.restingHeight - height - 2, width: bounds.width, height: height)
    }

    private func begin() {
        isUserInteractionEnabled = false
        spinner.hidesWhenStopped = false
        spinner.transform = CGAffineTransform(scaleX: 0.8, y: 0.8)
        spinner.alpha = 0
        label.textAlignment = .center
        label.textColor = .secondaryLabel
        addSubview(spinner)
        addSubview(label)
    }

    private var ownTintColor: UIColor? { tintColor === superview?.tintColor ? nil : tintColor }

    // MARK: Following the scroll view

    private var scrollView: UIScrollView? { superview as? UIScrollView }

    /// Places the control at the top of the visible region, behind the content, and shows the progress of a pull.
    ///
    /// - Source: Measured on UIKit: the control is always 60 points high, its y is that of the content offset, and it is hidden at rest.
    package func follow() {
        guard let view = scrollView else { return }
        let pull = max(0, -view.distanceFromTop)
        // The large title and the search bar of a navigation bar move with the content, below the control.
        let raise = view.scrolling.bars.height
        setUntransformedFrame(CGRect(x: view.bounds.minX, y: -pull - raise, width: view.bounds.width, height: Self.restingHeight))
        isHidden = pull == 0 && !isOn
        guard !isOn else { return }
        if pull < 1 { isSpent = false }
        spinner.alpha = isSpent ? min(spinner.alpha, pull / Self.restingHeight) : min(1, pull / Self.trigger)
        spinner.showSpokes(isSpent ? 1 : pull / Self.trigger)
        label.alpha = spinner.alpha
        if pull >= Self.trigger, view.isDragging, !isSpent, isEnabled { pulled() }
    }

    private func pulled() {
        isOn = true
        spinner.startAnimating()
        spinner.showSpokes(1)
        sendActions(for: [.valueChanged, .primaryActionTriggered])
    }

    /// Holds the content below the control after the touch that began the refresh has ended.
    package func dragWillEnd() { if isOn { holdContent() } }

    private func holdContent() {
        guard !holdsContent else { return }
        holdsContent = true
        scrollView?.insetsDidChange()
    }

    private func releaseContent() {
        let view = scrollView
        guard holdsContent else { return stopSpinning() }
        holdsContent = false
        guard let view, view.window != nil else {
            scrollView?.insetsDidChange()
            return stopSpinning()
        }
        let isHeld = view.isDragging
        let offset = view.contentOffset
        view.insetsDidChange(holdingOffset: true)
        if !isHeld, offset.y < view.clamped(offset).y { view.animate(to: view.clamped(offset)) }
        stopSpinning()
    }

    private func stopSpinning() {
        UIView.animate(withDuration: 0.25) { [spinner] in
            spinner.alpha = 0
        } completion: { [weak self] _ in
            if self?.isOn == false { self?.spinner.stopAnimating() }
        }
    }
}

extension UIScrollView {
    /// The control above the content that the user pulls into view to refresh the content.
    public var refreshControl: UIRefreshControl? {
        get { scrolling.refreshControl as? UIRefreshControl }
        set {
            guard newValue !== scrolling.refreshControl else { return }
            scrolling.refreshControl?.removeFromSuperview()
            scrolling.refreshControl = newValue
            if let newValue {
                insertSubview(newValue, at: 0)
                alwaysBounceVertical = true
                newValue.follow()
            }
            insetsDidChange()
        }
    }
}
