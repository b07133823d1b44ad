public import Foundation
import LaminaFoundation
import LaminaScrolling
package import LaminaMethods

/// A view whose content can be larger than itself and is scrolled by touches.
///
/// Scrolling changes the origin of the bounds, which is the content offset.
open class UIScrollView: UIView, _DelegatingScrollView {
    /// The members that selectors and keys name.
    nonisolated package class var extendedMemberTable: MemberTable { scrollMembers }

    /// The state of touches and motions.
    package var scrolling = ScrollState()
    /// The scroll indicators.
    package lazy var indicators = ScrollIndicators(of: self)
    /// The delegate, which is not stored as `delegate` because that property has another type in tables.
    public weak var _scrollDelegate: (any UIScrollViewDelegate)?

    // MARK: Content

    /// The size of the content, in points.
    open var contentSize: CGSize {
        get { scrolling.contentSize }
        set {
            guard newValue != contentSize else { return }
            guard !newValue.width.isNaN, !newValue.height.isNaN else {
                _ = refused(contentSize, "content size")
                return
            }
            let observed = Observations.shared.begin(self)
            scrolling.contentSize = newValue
            limitsDidChange()
            tellBars()
            observed?.finish()
        }
    }
    /// The point of the content at the view's top left corner; drags and decelerations go on from a new one.
    open var contentOffset: CGPoint {
        get { bounds.origin }
        set { moveContent(to: newValue) }
    }
    /// The space that is added around the content, in points.
    open var contentInset = UIEdgeInsets.zero {
        willSet { willChangeValue(forKey: "contentInset") }
        didSet {
            defer { didChangeValue(forKey: "contentInset") }
            guard contentInset != oldValue else { return }
            guard contentInset.isFinite else { return contentInset = refused(oldValue, "content inset") }
            insetsDidChange()
        }
    }
    /// The rule by which the safe area is added to `contentInset`; `automatic` by default.
    open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
        didSet { if contentInsetAdjustmentBehavior != oldValue { insetsDidChange() } }
    }
    /// The sum of `contentInset`, the safe area's part and the height of a control that refreshes.
    open var adjustedContentInset: UIEdgeInsets {
        var inset = contentInset + safeAreaAdjustment
        if let control = scrolling.refreshControl { inset.top += control.heldHeight }
        return inset
    }
    /// Called when `adjustedContentInset` changed.
    ///
    /// Does nothing; for subclasses to override.
    open func adjustedContentInsetDidChange() {}

    // MARK: Scrolling

    /// True when touches scroll the content; true by default.
    open var isScrollEnabled = true
    /// True when a drag stays on the axis along which it began; false by default.
    open var isDirectionalLockEnabled = false
    /// True when the content can be pulled past its edges and bounces back; true by default.
    open var bounces = true
    /// True when content that is not taller than the view bounces too; false by default.
    open var alwaysBounceVertical = false
    /// True when content that is not wider than the view bounces too; false by default.
    open var alwaysBounceHorizontal = false
    /// True when the content comes to rest only at multiples of the view's size; false by default.
    open var isPagingEnabled = false
    /// The rate at which the content slows down after a release; `normal` by default.
    open var decelerationRate = DecelerationRate.normal
    /// True when a tap on the status bar scrolls to the top; stored without effect, because status bars take no touches.
    open var scrollsToTop = true
    /// The way in which dragging ends text editing; `none` by default.
    open var keyboardDismissMode = KeyboardDismissMode.none
    /// True when touches reach the content only after it is clear that they do not scroll; true by default.
    open var delaysContentTouches = true
    /// True when a drag can cancel touches that the content has received; true by default.
    open var canCancelContentTouches = true

    /// True while a touch is on the content, even before it moves.
    open var isTracking: Bool { scrolling.isTracking }
    /// True while a touch drags the content.
    open var isDragging: Bool { scrolling.drag != nil }
    /// True while the content moves by itself after a drag or a turn of the wheel.
    open var isDecelerating: Bool { scrolling.motion?.isRelease ?? false }

    /// The recogniser of the drags that scroll the content.
    public let panGestureRecognizer: UIPanGestureRecognizer = ScrollPanGestureRecognizer()
    /// Scrolls until a point of the content is at the view's top left corner; ends the current motion.
    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) { scroll(to: contentOffset, animated: animated) }
    /// Scrolls by the smallest distance that makes a rectangle of the content visible.
    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) { show(rect, animated: animated) }
    /// Asks whether touches that begin may reach a view of the content.
    ///
    /// Returns true unless overridden.
    open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { true }
    /// Asks whether a drag may cancel touches in a view of the content.
    ///
    /// Returns false for controls unless overridden.
    open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

    // MARK: Zooming

    /// The smallest scale at which zoomed content comes to rest; 1 by default.
    ///
    /// Scales below 0.0001 count as 0.0001.
    open var minimumZoomScale: CGFloat {
        get { scrolling.zoom.minimum }
        set { setZoomLimit(\.minimum, newValue) }
    }
    /// The largest scale at which zoomed content comes to rest; 1 by default.
    ///
    /// Pinching zooms only when the maximum exceeds the minimum.
    open var maximumZoomScale: CGFloat {
        get { scrolling.zoom.maximum }
        set { setZoomLimit(\.maximum, newValue) }
    }
    /// The scale of the view that the delegate returns for zooming; a new value is clamped to the limits.
    open var zoomScale: CGFloat {
        get { currentScale }
        set { setZoomScale(newValue, animated: false) }
    }
    /// True when a pinch can go beyond the limits of the scale, after which the content returns to them; true by default.
    open var bouncesZoom: Bool {
        get { scrolling.zoom.bounces }
        set { scrolling.zoom.bounces = newValue }
    }
    /// True while a pinch changes the scale.
    open var isZooming: Bool { scrolling.zoom.pinch != nil }
    /// True while the scale returns from past its limits.
    open var isZoomBouncing: Bool { scrolling.zoom.motion.map { $0.cause == .bounce && $0.from.scale != $0.to.scale } ?? false }
    /// The recogniser of the pinches that zoom; nil while both limits of the scale are equal.
    open var pinchGestureRecognizer: UIPinchGestureRecognizer? { scrolling.zoom.recognizer }
    /// Sets the scale, with the centre of the visible content fixed.
    open func setZoomScale(_ scale: CGFloat, animated: Bool) { setScaleByCaller(scale, animated: animated) }
    /// Zooms, within the limits, until a rectangle in the zoomed view's coordinates fills the scroll view along one axis.
    open func zoom(to rect: CGRect, animated: Bool) { showZoomed(rect, animated: animated) }

    // MARK: Indicators

    /// True when the indicator at the right edge is shown during scrolling; true by default.
    open var showsVerticalScrollIndicator = true {
        didSet { indicators.place() }
    }
    /// True when the indicator at the bottom edge is shown during scrolling; true by default.
    open var showsHorizontalScrollIndicator = true {
        didSet { indicators.place() }
    }
    /// The colour of the indicators; `default` by default.
    open var indicatorStyle = IndicatorStyle.default {
        didSet { indicators.paint() }
    }
    /// The insets of the vertical indicator from the view's edges, in points.
    open var verticalScrollIndicatorInsets = UIEdgeInsets.zero {
        didSet { indicators.place() }
    }
    /// The insets of the horizontal indicator from the view's edges, in points.
    open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero {
        didSet { indicators.place() }
    }
    /// The insets of both indicators; reading gives the vertical indicator's.
    open var scrollIndicatorInsets: UIEdgeInsets {
        get { verticalScrollIndicatorInsets }
        set { (verticalScrollIndicatorInsets, horizontalScrollIndicatorInsets) = (newValue, newValue) }
    }
    /// True when the safe area is added to the indicators' insets; true by default.
    open var automaticallyAdjustsScrollIndicatorInsets = true {
        didSet { indicators.place() }
    }
    /// Shows the indicators briefly.
    open func flashScrollIndicators() { indicators.flash() }

    // MARK: UIView

    /// Creates a scroll view without content.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        clipsToBounds = true
        beginRecognizing()
    }

    /// Creates a scroll view from a nib.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        clipsToBounds = true
        beginRecognizing()
        coder.finishDecoding(self, as: UIScrollView.self)
    }

    open override var bounds: CGRect {
        get { super.bounds }
        set { changeBounds { super.bounds = newValue } }
    }
    open override var frame: CGRect {
        get { super.frame }
        set { changeBounds { super.frame = newValue } }
    }
    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        safeAreaDidChange()
    }
    open override func didMoveToWindow() {
        super.didMoveToWindow()
        guard window == nil else { return announceToBars() }
        stopMoving()
        stopZooming()
    }
    open override func layoutSubviews() {
        super.layoutSubviews()
        if scrolling.zoom.recognizer != nil { placeZoomedView() }
    }
}
