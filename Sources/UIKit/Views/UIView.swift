public import CoreGraphics
public import Foundation
public import QuartzCore

/// A rectangle on the screen that draws, is touched and holds others.
///
/// Every view has a layer whose delegate it is. What can be seen of a view is its layer's: the properties here only name it.
open class UIView: UIResponder {
    /// The class of the view's layer: `CALayer`, unless overridden.
    open class var layerClass: AnyClass { CALayer.self }

    /// What the view is seen by.
    public let layer: CALayer
    /// Back to front.
    open internal(set) var subviews: [UIView] = []
    /// The view that holds this one.
    open internal(set) weak var superview: UIView? { didSet { inherit() } }
    /// The controller whose view this is.
    weak var controller: UIViewController?

    /// Any number, to find the view by.
    open var tag = 0
    /// Whether touches reach the view and its subviews.
    open var isUserInteractionEnabled = true
    /// Whether the view sees more than one finger at a time.
    open var isMultipleTouchEnabled = false
    /// Whether no other view hears of touches while this one is touched.
    open var isExclusiveTouch = false
    /// Who looks for gestures in the touches of the view and of those below.
    var recognizers: [UIGestureRecognizer] = []
    /// Whether a change of size resizes the subviews by their masks.
    open var autoresizesSubviews = true
    /// What may change when the superview's size changes.
    open var autoresizingMask: AutoresizingMask = []
    /// How contents fit the bounds.
    open var contentMode = ContentMode.scaleToFill {
        didSet {
            layer.contentsGravity = contentMode.gravity
            // A view that draws nothing would lose contents that were set.
            layer.needsDisplayOnBoundsChange = contentMode == .redraw && drawsItself
        }
    }
    /// What the view says about its layout; nil while that is nothing.
    var viewLayout: ViewLayout?
    /// What the view or those below wait for.
    var layoutFlags = LayoutFlags.wantsUpdate
    /// A layer's colour, kept with the colour space and name it was said in.
    private var color: UIColor?
    /// What surrounds the view: its superview's, with its own and its controller's wishes.
    open internal(set) var traitCollection = UITraitCollection.screen
    /// The closures that hear when that changes.
    var traitRegistrations = TraitRegistrations()
    /// The tint said for this view itself.
    var ownTint: UIColor? { didSet { inherit() } }
    /// The fading said for this view itself.
    var ownAdjustmentMode = TintAdjustmentMode.automatic { didSet { inherit() } }
    /// What the views above hand down.
    var inherited = ViewInheritance()

    /// The motion effects; nil while there are none.
    var motion: MotionState?

    /// A view in a rectangle of its superview.
    public init(frame: CGRect) {
        layer = Self.makeLayer()
        super.init()
        adoptLayer()
        self.frame = frame
    }

    /// A view without size.
    public convenience override init() { self.init(frame: .zero) }

    /// Interface Builder's way.
    public required init?(coder: NSCoder) {
        layer = Self.makeLayer()
        super.init()
        adoptLayer()
        coder.finishDecoding(self, as: UIView.self)
    }

    // MARK: Geometry

    /// The view in its superview's coordinates.
    open var frame: CGRect {
        get { layer.frame }
        set { resize { layer.frame = newValue } }
    }
    /// The visible part of the view's own coordinates.
    open var bounds: CGRect {
        get { layer.bounds }
        set { resize { layer.bounds = newValue } }
    }
    /// Where the anchor point, by default the middle, is in the superview's coordinates.
    open var center: CGPoint {
        get { layer.position }
        set {
            layer.position = newValue
            geometryChanged()
        }
    }
    /// A map about the anchor point.
    open var transform: CGAffineTransform {
        get { layer.affineTransform() }
        set { layer.setAffineTransform(newValue) }
    }
    /// A map in space about the anchor point.
    open var transform3D: CATransform3D {
        get { layer.transform }
        set { layer.transform = newValue }
    }
    /// What `center` fixes, in units of the bounds.
    open var anchorPoint: CGPoint {
        get { layer.anchorPoint }
        set { layer.anchorPoint = newValue }
    }
    /// Pixels per point of drawn contents.
    open var contentScaleFactor: CGFloat {
        get { layer.contentsScale }
        set { layer.contentsScale = newValue }
    }

    // MARK: Appearance

    /// 0 (invisible) to 1; below 0.01 the view gets no touches.
    open var alpha: CGFloat {
        get { CGFloat(layer.opacity) }
        set { layer.opacity = Float(newValue) }
    }
    /// Neither the view nor its subviews are seen or touched.
    open var isHidden: Bool {
        get { layer.isHidden }
        set {
            let hasChanged = newValue != layer.isHidden
            layer.isHidden = newValue
            if hasChanged { superview?.visibilityChanged(of: self) }
        }
    }
    /// A view whose alpha is multiplied into this one; in this view's coordinates, and in no superview.
    open var mask: UIView? {
        didSet { maskChanged(from: oldValue) }
    }
    /// Whether a view that draws begins with nothing; drawing here always does.
    open var clearsContextBeforeDrawing = true
    /// A promise that drawing fills the bounds; a view that draws keeps its alpha all the same, unless it has an opaque background.
    open var isOpaque = true
    /// Subviews end at the bounds.
    open var clipsToBounds: Bool {
        get { layer.masksToBounds }
        set { layer.masksToBounds = newValue }
    }
    /// Below what is drawn.
    open var backgroundColor: UIColor? {
        get { color }
        set {
            color = newValue
            layer.backgroundColor = newValue?.resolvedColor(with: traitCollection).cgColor
        }
    }
    /// What interactive parts are marked with: the nearest superview's that has one, else blue.
    open var tintColor: UIColor! {
        get { effectiveTint }
        set { changeTint { ownTint = newValue } }
    }
    /// Whether the tint is faded; the nearest superview's word counts.
    open var tintAdjustmentMode: TintAdjustmentMode {
        get { effectiveAdjustmentMode }
        set { changeTint { ownAdjustmentMode = newValue } }
    }
    /// The tint has changed, here or in a superview; for subclasses.
    open func tintColorDidChange() {}

    /// Makes this view and all below light or dark.
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
        didSet { updateTraits() }
    }
    /// What surrounds the view has changed; for subclasses.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    /// Hands the layer colours as the traits have them now; subclasses in this module add theirs.
    func resolveColors() {
        if let color, color.isDynamic { layer.backgroundColor = color.resolvedColor(with: traitCollection).cgColor }
    }

    // MARK: Motion effects

    /// What differs while the device is tilted.
    open var motionEffects: [UIMotionEffect] {
        get { motion?.effects ?? [] }
        set { setMotionEffects(newValue) }
    }
    /// Has properties follow the way in which the device is held; their values in the model stay.
    open func addMotionEffect(_ effect: UIMotionEffect) { motionEffects.append(effect) }
    /// Ends an effect.
    open func removeMotionEffect(_ effect: UIMotionEffect) { motionEffects.removeAll { $0 === effect } }

    // MARK: Hierarchy

    /// The window above; nil while the view is on no screen.
    open var window: UIWindow? { inherited.window }

    open override var next: UIResponder? { controller ?? superview }

    /// Adds a view in front of all others.
    open func addSubview(_ view: UIView) { insert(view, at: subviews.count) }
    /// Adds a view at an index.
    open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }
    /// Adds a view just behind another.
    open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
        insert(view, at: subviews.firstIndex { $0 === siblingSubview } ?? 0)
    }
    /// Adds a view just in front of another.
    open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
        insert(view, at: subviews.firstIndex { $0 === siblingSubview }.map { $0 + 1 } ?? subviews.count)
    }
    /// Takes the view out of its superview.
    open func removeFromSuperview() { leaveSuperview() }
    /// Puts a subview in front of all others.
    open func bringSubviewToFront(_ view: UIView) { if view.superview === self { insert(view, at: subviews.count) } }
    /// Puts a subview behind all others.
    open func sendSubviewToBack(_ view: UIView) { if view.superview === self { insert(view, at: 0) } }
    /// Swaps the places of two subviews.
    open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) { exchange(index1, index2) }
    /// Whether this view is `view` or below it.
    open func isDescendant(of view: UIView) -> Bool {
        // Nothing is below a view without subviews, so a chain that grows at its end is not climbed for every link.
        if view.subviews.isEmpty { return view === self }
        return sequence(first: self) { $0.superview }.contains { $0 === view }
    }

    /// The first view with this tag among this one and those below; nil when there is none.
    open func viewWithTag(_ tag: Int) -> UIView? { firstView(withTag: tag) }
    /// A subview was hidden or shown.
    func visibilityChanged(of subview: UIView) {}
    /// A subview was added.
    open func didAddSubview(_ subview: UIView) {}
    /// A subview is about to be removed.
    open func willRemoveSubview(_ subview: UIView) {}
    /// The superview is about to change.
    open func willMove(toSuperview newSuperview: UIView?) {}
    /// The superview has changed.
    open func didMoveToSuperview() {}

    /// The window is about to change.
    open func willMove(toWindow newWindow: UIWindow?) {}
    /// The window has changed.
    open func didMoveToWindow() {}

    // MARK: Layout and drawing

    /// Asks for `layoutSubviews()`.
    open func setNeedsLayout() { layer.setNeedsLayout() }
    /// Lays out now what asked for it.
    open func layoutIfNeeded() { layOutNow() }
    /// Places the subviews by their constraints; subclasses call it and add to it.
    open func layoutSubviews() { placeSubviews() }
    /// Asks for `draw(_:)`; does nothing in a view that does not draw.
    open func setNeedsDisplay() { if drawsItself { layer.setNeedsDisplay() } }
    /// Asks for `draw(_:)` of a part; what was drawn before stays outside of it.
    open func setNeedsDisplay(_ rect: CGRect) { if drawsItself { layer.setNeedsDisplay(rect) } }
    /// Draws into the current context; for subclasses.
    open func draw(_ rect: CGRect) {}
    /// The size that suits the view: the one it has, unless overridden.
    open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
    /// Takes the size that suits.
    open func sizeToFit() { bounds.size = sizeThatFits(bounds.size) }

    /// Whoever edits text below stops.
    ///
    /// - Parameter force: Even if it would rather go on.
    @discardableResult
    open func endEditing(_ force: Bool) -> Bool { endEditingBelow(force: force) }

    // MARK: Gestures

    /// Who looks for gestures in the touches of the view and of those below; nil when nobody does.
    open var gestureRecognizers: [UIGestureRecognizer]? {
        get { recognizers.isEmpty ? nil : recognizers }
        set {
            for recognizer in recognizers { removeGestureRecognizer(recognizer) }
            for recognizer in newValue ?? [] { addGestureRecognizer(recognizer) }
        }
    }
    /// Adds a recogniser, which leaves the view that it was in.
    open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { adopt(gestureRecognizer) }
    /// Takes a recogniser away, which breaks off its gesture.
    open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { giveUp(gestureRecognizer) }
    /// Whether a gesture that was found in the view, or in one below, counts.
    open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

    // MARK: Constraints

    /// Whether the class cannot do without constraints; views of such classes are asked for them wherever they are.
    open class var requiresConstraintBasedLayout: Bool { false }
    /// The size of the view's content, in points, or `noIntrinsicMetric` where it has none.
    open var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) }
    /// Says that the content's size has changed.
    open func invalidateIntrinsicContentSize() { contentChanged() }
    /// Makes and changes constraints before a layout; subclasses call it last.
    open func updateConstraints() {}
    /// Calls `updateConstraints()` now, for this view and those below, where it is wanted.
    open func updateConstraintsIfNeeded() { updateConstraintsBelow() }
    /// Asks for `updateConstraints()`.
    open func setNeedsUpdateConstraints() { markWantsUpdate() }
    /// Whether `updateConstraints()` is asked for.
    open func needsUpdateConstraints() -> Bool { layoutFlags.contains(.wantsUpdate) }
    /// The size that the constraints give the view, as near to `targetSize` as they allow.
    open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
    }
    /// The size that the constraints give the view, where the target matters as much as said.
    open func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize { fittingSize(targetSize, horizontalFittingPriority, verticalFittingPriority) }
    /// What of the frame constraints leave out, such as a shadow that is drawn.
    open var alignmentRectInsets: UIEdgeInsets { .zero }
    /// What constraints are about, of a frame.
    open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }
    /// The frame around what constraints are about.
    open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect { alignmentRect.inset(by: alignmentRectInsets.negated) }
    /// The view, this or one below, whose first line of text counts for this one.
    open var forFirstBaselineLayout: UIView { forLastBaselineLayout }
    /// The view, this or one below, whose last line of text counts for this one.
    open var forLastBaselineLayout: UIView { self }
    /// Where text stands in a view of a size: the first line from the upper edge, the last from the lower one; nil without text.
    func baselineOffsets(in size: CGSize) -> (first: CGFloat, last: CGFloat)? { nil }
    /// The height of the content at a width, in points; nil where it does not depend on that.
    func contentHeight(forWidth width: CGFloat) -> CGFloat? { nil }

    // MARK: Margins

    /// What the view leaves free at its edges, in points, safe area included; 8 unless set.
    open var layoutMargins: UIEdgeInsets {
        get { effectiveMargins }
        set { changeMargins { $0.bySide = newValue } }
    }
    /// What the view leaves free where reading begins and ends, in points, safe area included.
    open var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get { NSDirectionalEdgeInsets(effectiveMargins, effectiveUserInterfaceLayoutDirection) }
        set { changeMargins { ($0.bySide, $0.directional) = (nil, newValue) } }
    }
    /// The margins have changed.
    open func layoutMarginsDidChange() {}
    /// What bars and the like cover of the view, in points.
    open var safeAreaInsets: UIEdgeInsets { effectiveSafeArea }
    /// The safe area has changed.
    open func safeAreaInsetsDidChange() {}

    // MARK: Points and places

    /// The front-most view at a point, among this one and those below.
    ///
    /// Hidden views, those without interaction and those with an alpha below 0.01 are left out with all below them, and a view's
    /// subviews are found inside its bounds only. Animations do not matter: views are where their model says.
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard isTouchable, self.point(inside: point, with: event) else { return nil }
        for subview in subviews.reversed() {
            if let found = subview.hitTest(subview.convert(point, from: self), with: event) { return found }
        }
        return self
    }
    /// Whether a point lies in the view.
    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.holds(point) }
    /// From another view's coordinates; nil is the window's.
    open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint { layer.convert(point, from: view?.layer ?? windowLayer) }
    /// To another view's coordinates; nil is the window's.
    open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { layer.convert(point, to: view?.layer ?? windowLayer) }
    /// From another view's coordinates; nil is the window's.
    open func convert(_ rect: CGRect, from view: UIView?) -> CGRect { layer.convert(rect, from: view?.layer ?? windowLayer) }
    /// To another view's coordinates; nil is the window's.
    open func convert(_ rect: CGRect, to view: UIView?) -> CGRect { layer.convert(rect, to: view?.layer ?? windowLayer) }

    // MARK: CALayerDelegate

    /// Says that the view does not set the layer's contents itself; subclasses that do override it.
    open func display(_ layer: CALayer) { PlainDelegate.shared.display(layer) }
    /// Draws the layer's contents by `draw(_:)`.
    open func draw(_ layer: CALayer, in ctx: CGContext) { drawByContext(ctx) }
    /// Lays out by `layoutSubviews()`.
    open func layoutSublayers(of layer: CALayer) { layOutByLayer() }
    /// The animation that the running block makes of a change in the view's own layer; without a block nothing animates there.
    open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
        guard layer === self.layer, let scope = AnimationScope.current else { return NSNull() }
        return scope.action(for: event, of: self) ?? NSNull()
    }
    /// Does nothing.
    open func layerWillDraw(_ layer: CALayer) {}
}

extension UIView: @preconcurrency CALayerDelegate {}
