public import Foundation

/// A view whose content may be larger than itself, and is moved by fingers.
///
/// The content moves because the origin of the bounds, which is the content offset, does.
open class UIScrollView: UIView, _DelegatingScrollView {
    /// What is going on.
    var scrolling = ScrollState()
    /// The bars at the edges.
    lazy var indicators = ScrollIndicators(of: self)
    /// Who hears how the view moves, under the name that tables share.
    public weak var _scrollDelegate: (any UIScrollViewDelegate)?

    // MARK: Content

    /// How large the content is.
    open var contentSize = CGSize.zero {
        didSet {
            guard contentSize != oldValue else { return }
            guard !contentSize.width.isNaN, !contentSize.height.isNaN else { return contentSize = refused(oldValue, "content size") }
            limitsDidChange()
        }
    }
    /// The content's point in the upper left corner of the view.
    open var contentOffset: CGPoint {
        get { bounds.origin }
        set { setOffsetByCaller(newValue) }
    }
    /// Room around the content.
    open var contentInset = UIEdgeInsets.zero {
        didSet {
            guard contentInset != oldValue else { return }
            guard contentInset.isFinite else { return contentInset = refused(oldValue, "content inset") }
            insetsDidChange()
        }
    }
    /// When the safe area is added to the inset.
    open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
        didSet { if contentInsetAdjustmentBehavior != oldValue { insetsDidChange() } }
    }
    /// The inset with what the safe area adds.
    open var adjustedContentInset: UIEdgeInsets { contentInset + safeAreaAdjustment }
    /// The inset with the safe area has changed; for subclasses.
    open func adjustedContentInsetDidChange() {}

    // MARK: Scrolling

    /// Whether fingers move the content.
    open var isScrollEnabled = true
    /// Whether a drag that begins along one axis stays on it.
    open var isDirectionalLockEnabled = false
    /// Whether the content goes past its edges and comes back.
    open var bounces = true
    /// Whether content that is not higher than the view bounces, too.
    open var alwaysBounceVertical = false
    /// Whether content that is not wider than the view bounces, too.
    open var alwaysBounceHorizontal = false
    /// Whether the content stops at multiples of the view's size only.
    open var isPagingEnabled = false
    /// How fast the content slows down.
    open var decelerationRate = DecelerationRate.normal
    /// Whether a tap on the status bar sends the content to its top; kept, because there is no status bar.
    open var scrollsToTop = true
    /// When dragging ends the editing of text.
    open var keyboardDismissMode = KeyboardDismissMode.none
    /// Whether touches reach the content only when it is clear that they do not scroll.
    open var delaysContentTouches = true
    /// Whether a drag takes touches away from the content that got them.
    open var canCancelContentTouches = true

    /// A finger is on the content, though it may not have moved.
    open var isTracking: Bool { scrolling.isTracking }
    /// A finger moves the content.
    open var isDragging: Bool { scrolling.drag != nil }
    /// The content moves by itself after a drag.
    open var isDecelerating: Bool { scrolling.motion?.isRelease ?? false }

    /// Looks for the fingers that move the content.
    public let panGestureRecognizer: UIPanGestureRecognizer = ScrollPanGestureRecognizer()
    /// Moves the content's point to the upper left corner of the view.
    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) { setOffsetByCaller(contentOffset, animated: animated) }
    /// Moves the content as little as shows a rectangle of it.
    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) { show(rect, animated: animated) }
    /// Whether the content gets touches; asked when they begin.
    open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { true }
    /// Whether a drag may take the touches away from a view of the content; from controls it may not, unless overridden.
    open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

    // MARK: Zooming

    /// The smallest scale at which zoomed content comes to rest, 1 unless set; scales below 0.0001 count as that.
    open var minimumZoomScale: CGFloat {
        get { scrolling.zoom.minimum }
        set { setZoomLimit(\.minimum, newValue) }
    }
    /// The largest scale at which zoomed content comes to rest, 1 unless set; a pinch zooms when it is above the smallest.
    open var maximumZoomScale: CGFloat {
        get { scrolling.zoom.maximum }
        set { setZoomLimit(\.maximum, newValue) }
    }
    /// The scale in the transform of the view that the delegate names for zooming; set, it is clamped to the limits.
    open var zoomScale: CGFloat {
        get { currentScale }
        set { setZoomScale(newValue, animated: false) }
    }
    /// Whether the scale passes its limits under the fingers and comes back.
    open var bouncesZoom: Bool {
        get { scrolling.zoom.bounces }
        set { scrolling.zoom.bounces = newValue }
    }
    /// Two fingers change the scale.
    open var isZooming: Bool { scrolling.zoom.pinch != nil }
    /// The scale comes back from beyond its limits.
    open var isZoomBouncing: Bool { scrolling.zoom.motion.map { $0.cause == .bounce && $0.from.scale != $0.to.scale } ?? false }
    /// Looks for the fingers that zoom; nil while both limits of the scale are equal.
    open var pinchGestureRecognizer: UIPinchGestureRecognizer? { scrolling.zoom.recognizer }
    /// Zooms about the middle of the visible content.
    open func setZoomScale(_ scale: CGFloat, animated: Bool) { setScaleByCaller(scale, animated: animated) }
    /// Zooms, within the limits, until a rectangle in the zoomed view's coordinates fills the scroll view along one axis.
    open func zoom(to rect: CGRect, animated: Bool) { showZoomed(rect, animated: animated) }

    // MARK: Indicators

    /// Whether the bar at the right edge appears.
    open var showsVerticalScrollIndicator = true {
        didSet { indicators.place() }
    }
    /// Whether the bar at the lower edge appears.
    open var showsHorizontalScrollIndicator = true {
        didSet { indicators.place() }
    }
    /// How the bars look.
    open var indicatorStyle = IndicatorStyle.default {
        didSet { indicators.paint() }
    }
    /// Room around the bar at the right edge.
    open var verticalScrollIndicatorInsets = UIEdgeInsets.zero {
        didSet { indicators.place() }
    }
    /// Room around the bar at the lower edge.
    open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero {
        didSet { indicators.place() }
    }
    /// Room around both bars.
    open var scrollIndicatorInsets: UIEdgeInsets {
        get { verticalScrollIndicatorInsets }
        set { (verticalScrollIndicatorInsets, horizontalScrollIndicatorInsets) = (newValue, newValue) }
    }
    /// Whether the bars keep clear of the safe area.
    open var automaticallyAdjustsScrollIndicatorInsets = true {
        didSet { indicators.place() }
    }
    /// Shows the bars for a moment.
    open func flashScrollIndicators() { indicators.flash() }

    // MARK: UIView

    /// A scroll view without content.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        clipsToBounds = true
        beginRecognizing()
    }

    /// Interface Builder's way.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        clipsToBounds = true
        beginRecognizing()
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
        guard window == nil else { return }
        stopMoving()
        stopZooming()
    }
    open override func layoutSubviews() {
        super.layoutSubviews()
        if scrolling.zoom.recognizer != nil { placeZoomedView() }
    }
}
