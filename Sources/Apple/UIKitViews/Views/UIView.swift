public import CoreGraphics
public import Foundation
public import QuartzCore
package import LaminaMethods

/// A rectangle on the screen that draws content, handles touches and contains subviews.
///
/// Every view is the delegate of its own layer. The layer holds the visible state; most properties here forward to it.
open class UIView: UIResponder {
    /// The members that selectors and keys name.
    nonisolated package override class var memberTable: MemberTable { viewMembers }

    /// The class of the view's layer; `CALayer` unless overridden.
    open class var layerClass: AnyClass { CALayer.self }

    /// The layer that displays the view.
    public let layer: CALayer
    /// The subviews, from back to front.
    open package(set) var subviews: [UIView] = []
    /// The view that contains this view.
    open package(set) weak var superview: UIView? { didSet { inherit() } }
    /// The view controller that has this view as its root view.
    package weak var controller: UIViewController?

    /// An arbitrary number to find the view by; the default is 0.
    open var tag = 0
    /// True when the view and its subviews receive touches.
    open var isUserInteractionEnabled = true
    /// True when the view receives more than one touch at a time.
    open var isMultipleTouchEnabled = false
    /// True when no other view receives touches while this view does.
    open var isExclusiveTouch = false
    /// The gesture recognisers for touches of the view and its descendants.
    package var recognizers: [UIGestureRecognizer] = []
    /// True when a change of size resizes the subviews by their autoresizing masks.
    open var autoresizesSubviews = true
    /// The parts of the view's geometry that may change when its superview is resized.
    open var autoresizingMask: AutoresizingMask = []
    /// The placement of contents in the bounds.
    open var contentMode = ContentMode.scaleToFill {
        didSet {
            layer.contentsGravity = contentMode.gravity
            // A redraw would clear contents that an app set on a view without `draw(_:)`.
            layer.needsDisplayOnBoundsChange = contentMode == .redraw && drawsItself
        }
    }
    /// The view's constraints and other layout state; nil while all of that state has default values.
    package var viewLayout: ViewLayout?
    /// The pending layout steps of the view and its descendants.
    package var layoutFlags = LayoutFlags.wantsUpdate
    /// The background colour as it was set; a dynamic colour is resolved again whenever the traits change.
    private var color: UIColor?
    /// The traits of the view's environment: the superview's traits, with the overrides of the view and its controller.
    open package(set) var traitCollection = UITraitCollection.screen
    /// The closures that are called when traits change.
    var traitRegistrations = TraitRegistrations()
    /// The tint colour that was set on this view; nil inherits the superview's.
    var ownTint: UIColor? { didSet { inherit() } }
    /// The tint adjustment mode that was set on this view.
    var ownAdjustmentMode = TintAdjustmentMode.automatic { didSet { inherit() } }
    /// The values inherited from ancestors.
    var inherited = ViewInheritance()

    /// The customisation by appearance proxies.
    package var appearanceState = AppearanceState()
    /// The state of the motion effects; nil without any.
    package var motion: MotionState?

    /// Creates a view with a frame in its superview's coordinate space.
    public init(frame: CGRect) {
        layer = Self.makeLayer()
        super.init()
        checkThread()
        adoptLayer()
        self.frame = frame
    }

    /// Creates a view of size zero.
    public convenience override init() { self.init(frame: .zero) }

    /// Creates the view from a nib or storyboard.
    public required init?(coder: NSCoder) {
        layer = Self.makeLayer()
        super.init()
        adoptLayer()
        coder.finishDecoding(self, as: UIView.self)
    }

    // MARK: Geometry

    /// The view's rectangle in its superview's coordinate space.
    open var frame: CGRect {
        get { layer.frame }
        set {
            checkThread()
            resize { layer.frame = newValue }
        }
    }
    /// The view's rectangle in its own coordinate space; moving its origin scrolls the subviews.
    open var bounds: CGRect {
        get { layer.bounds }
        set {
            checkThread()
            resize { layer.bounds = newValue }
        }
    }
    /// The position of the anchor point, by default the centre, in the superview's coordinate space.
    open var center: CGPoint {
        get { layer.position }
        set {
            checkThread()
            layer.position = newValue
            geometryChanged()
        }
    }
    /// The affine transform about the anchor point.
    open var transform: CGAffineTransform {
        get { layer.affineTransform() }
        set {
            checkThread()
            layer.setAffineTransform(newValue)
        }
    }
    /// The three-dimensional transform about the anchor point.
    open var transform3D: CATransform3D {
        get { layer.transform }
        set {
            checkThread()
            layer.transform = newValue
        }
    }
    /// The point of the bounds that `center` positions and transforms leave fixed, in unit coordinates; the default is (0.5, 0.5).
    open var anchorPoint: CGPoint {
        get { layer.anchorPoint }
        set { layer.anchorPoint = newValue }
    }
    /// The scale of drawn contents, in pixels per point.
    open var contentScaleFactor: CGFloat {
        get { layer.contentsScale }
        set { layer.contentsScale = newValue }
    }

    // MARK: Appearance

    /// The opacity, from 0 to 1; below 0.01 the view receives no touches.
    open var alpha: CGFloat {
        get { CGFloat(layer.opacity) }
        set {
            checkThread()
            layer.opacity = Float(newValue)
        }
    }
    /// True when the view and its subviews are neither displayed nor touched.
    open var isHidden: Bool {
        get { layer.isHidden }
        set {
            checkThread()
            let hasChanged = newValue != layer.isHidden
            layer.isHidden = newValue
            if hasChanged { (superview as? any Arranging)?.visibilityChanged(of: self) }
        }
    }
    /// A view whose alpha channel masks this view; it uses this view's coordinate space and has no superview.
    open var mask: UIView? {
        didSet { maskChanged(from: oldValue) }
    }
    /// True when the drawing area is cleared before drawing; stored without effect, because Lamina always clears the area.
    open var clearsContextBeforeDrawing = true
    /// A promise that drawing fills the bounds; stored without effect: the view never sets its layer's `isOpaque`.
    open var isOpaque = true
    /// True when subviews are clipped to the bounds.
    open var clipsToBounds: Bool {
        get { layer.masksToBounds }
        set {
            checkThread()
            layer.masksToBounds = newValue
        }
    }
    /// The colour behind the contents; nil for none.
    open var backgroundColor: UIColor? {
        get { color }
        set {
            checkThread()
            color = newValue
            layer.backgroundColor = newValue?.resolvedColor(with: traitCollection).cgColor
            customized(\.backgroundColor)
        }
    }
    /// The colour of interactive elements; nil inherits the superview's, and a hierarchy without any uses `systemBlue`.
    open var tintColor: UIColor! {
        get { effectiveTint }
        set {
            changeTint { ownTint = newValue }
            customized(\.tintColor) { $0.tintColor = newValue }
        }
    }
    /// The dimming of the tint colour; `automatic` inherits the superview's.
    open var tintAdjustmentMode: TintAdjustmentMode {
        get { effectiveAdjustmentMode }
        set { changeTint { ownAdjustmentMode = newValue } }
    }
    /// Called when the effective tint changed here or in an ancestor; does nothing unless overridden.
    open func tintColorDidChange() {}

    /// The light or dark style that the view and its descendants are forced to; `unspecified` inherits the superview's style.
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
        didSet { updateTraits() }
    }
    /// The values that override the traits inherited from the superview, for the view and its descendants.
    public var traitOverrides: UITraitOverrides {
        get { UITraitOverrides(replacedTraits) }
        set {
            guard newValue != traitOverrides else { return }
            replacedTraits = newValue.collection
            updateTraits()
        }
    }
    /// The traits of `traitOverrides`; nil for most views.
    private var replacedTraits: UITraitCollection?
    /// The smallest text size of the view and its descendants, whatever the user prefers; nil for no limit.
    open var minimumContentSizeCategory: UIContentSizeCategory? { didSet { updateTraits() } }
    /// The largest text size of the view and its descendants, whatever the user prefers; nil for no limit.
    open var maximumContentSizeCategory: UIContentSizeCategory? { didSet { updateTraits() } }
    /// The limits of the text size that this view and its superviews set, for debugging; empty without limits.
    open var appliedContentSizeCategoryLimitsDescription: String { textSizeLimits }
    /// Called when the traits changed; does nothing unless overridden.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    /// Resolves dynamic colours with the current traits: the background here, further colours in a `ColorResolving` view.
    package final func resolveColors() {
        if let color, color.isDynamic { layer.backgroundColor = color.resolvedColor(with: traitCollection).cgColor }
        (self as? any ColorResolving)?.resolveOwnColors()
    }

    // MARK: Motion effects

    /// The effects that change properties with the tilt of the device.
    open var motionEffects: [UIMotionEffect] {
        get { motion?.effects ?? [] }
        set { setMotionEffects(newValue) }
    }
    /// Adds an effect that changes properties with the tilt of the device; the properties' model values stay the same.
    open func addMotionEffect(_ effect: UIMotionEffect) { motionEffects.append(effect) }
    /// Removes a motion effect.
    open func removeMotionEffect(_ effect: UIMotionEffect) { motionEffects.removeAll { $0 === effect } }

    /// The name by which state restoration finds the view; nil excludes it.
    open var restorationIdentifier: String?

    // MARK: Dynamics

    /// The shape with which the view collides under a dynamic animator; a rectangle unless overridden.
    open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
    /// The outline of a view whose type is `path`, about its centre; the bounds unless overridden.
    open var collisionBoundingPath: UIBezierPath { .centered(bounds.size) }

    // MARK: Hierarchy

    /// The window that contains the view; nil outside a window.
    open var window: UIWindow? { inherited.window }

    open override var next: UIResponder? { controller ?? superview }

    /// The class, the frame and the values that differ from those of a fresh view, as UIKit prints them.
    nonisolated open override var description: String { Isolation.ignored(self) { ($0 as? any LogDescribing)?.logLine ?? "" } }

    /// Adds a subview in front of all others.
    open func addSubview(_ view: UIView) {
        checkThread()
        insert(view, at: subviews.count)
    }
    /// Adds a subview at an index, clamped to the valid range.
    open func insertSubview(_ view: UIView, at index: Int) {
        checkThread()
        insert(view, at: index)
    }
    /// Adds a subview directly behind another one.
    open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
        insert(view, at: subviews.firstIndex { $0 === siblingSubview } ?? 0)
    }
    /// Adds a subview directly in front of another one.
    open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
        insert(view, at: subviews.firstIndex { $0 === siblingSubview }.map { $0 + 1 } ?? subviews.count)
    }
    /// Removes the view from its superview.
    open func removeFromSuperview() {
        checkThread()
        leaveSuperview()
    }
    /// Moves a subview in front of all others.
    open func bringSubviewToFront(_ view: UIView) { if view.superview === self { insert(view, at: subviews.count) } }
    /// Moves a subview behind all others.
    open func sendSubviewToBack(_ view: UIView) { if view.superview === self { insert(view, at: 0) } }
    /// Exchanges two subviews by their indices.
    open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) { exchange(index1, index2) }
    /// Returns true when `view` is this view or one of its ancestors.
    open func isDescendant(of view: UIView) -> Bool {
        // Shortcut: a view without subviews has no descendants, so the cycle check of each new leaf need not climb all its ancestors.
        if view.subviews.isEmpty { return view === self }
        return sequence(first: self) { $0.superview }.contains { $0 === view }
    }

    /// Returns the first view with a tag among this view and its descendants, in depth-first order; nil when there is none.
    open func viewWithTag(_ tag: Int) -> UIView? { firstView(withTag: tag) }
    /// Called when a subview was added; does nothing unless overridden.
    open func didAddSubview(_ subview: UIView) {}
    /// Called before a subview is removed; does nothing unless overridden.
    open func willRemoveSubview(_ subview: UIView) {}
    /// Called before the superview changes; does nothing unless overridden.
    open func willMove(toSuperview newSuperview: UIView?) {}
    /// Called after the superview changed; does nothing unless overridden.
    open func didMoveToSuperview() {}

    /// Called before the window changes; does nothing unless overridden.
    open func willMove(toWindow newWindow: UIWindow?) {}
    /// Called after the window changed; does nothing unless overridden.
    open func didMoveToWindow() {}

    // MARK: Layout and drawing

    /// Requests a layout of the subviews.
    open func setNeedsLayout() {
        checkThread()
        layer.setNeedsLayout()
    }
    /// Performs the requested layout now.
    open func layoutIfNeeded() {
        checkThread()
        layOutNow()
    }
    /// Positions the subviews by their constraints; overrides must call the superclass.
    open func layoutSubviews() { placeSubviews() }
    /// Requests a redraw; does nothing in a view that does not override `draw(_:)`.
    open func setNeedsDisplay() {
        checkThread()
        if drawsItself { layer.setNeedsDisplay() }
    }
    /// Requests a redraw of a part of the bounds; the contents outside it are kept.
    open func setNeedsDisplay(_ rect: CGRect) { if drawsItself { layer.setNeedsDisplay(rect) } }
    /// Draws the contents into the current context; does nothing unless overridden.
    open func draw(_ rect: CGRect) {}
    /// Returns the size that best fits the view's contents; the current size unless overridden.
    open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
    /// Resizes the view to `sizeThatFits(_:)`.
    open func sizeToFit() {
        let size = sizeThatFits(bounds.size)
        guard transform.isIdentity else { return bounds.size = size }
        // The corner stays, and not the centre, as pictures and descriptions of UIKit's views show.
        frame.size = size
    }

    /// Makes the first responder resign, if it is this view or a descendant.
    ///
    /// - Parameter force: True makes the responder resign even if it refuses.
    @discardableResult
    open func endEditing(_ force: Bool) -> Bool { endEditingBelow(force: force) }

    // MARK: Gestures

    /// The gesture recognisers for touches of the view and its descendants; nil when there are none.
    open var gestureRecognizers: [UIGestureRecognizer]? {
        get { recognizers.isEmpty ? nil : recognizers }
        set {
            for recognizer in recognizers { removeGestureRecognizer(recognizer) }
            for recognizer in newValue ?? [] { addGestureRecognizer(recognizer) }
        }
    }
    /// Adds a gesture recogniser, removing it from its previous view.
    open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { adopt(gestureRecognizer) }
    /// Removes a gesture recogniser, which fails or cancels its gesture.
    open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { giveUp(gestureRecognizer) }
    /// Returns true when a gesture recognised in this view or a descendant may begin.
    open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

    /// The interactions of the view, in the order in which they were added.
    open var interactions: [any UIInteraction] {
        get { attachedInteractions }
        set {
            for interaction in attachedInteractions { removeInteraction(interaction) }
            for interaction in newValue { addInteraction(interaction) }
        }
    }
    var attachedInteractions: [any UIInteraction] = []
    /// Adds an interaction, removing it from its previous view.
    open func addInteraction(_ interaction: any UIInteraction) { attach(interaction) }
    /// Removes an interaction.
    open func removeInteraction(_ interaction: any UIInteraction) { detach(interaction) }

    // MARK: Constraints

    /// True when the class requires constraints; the presence of an instance enables constraint-based layout in its tree.
    open class var requiresConstraintBasedLayout: Bool { false }
    /// The natural size of the contents, in points; `noIntrinsicMetric` along an axis without one.
    open var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) }
    /// Notifies the layout that the intrinsic content size changed.
    open func invalidateIntrinsicContentSize() { contentChanged() }
    /// Updates constraints before layout; overrides call the superclass last.
    open func updateConstraints() { layoutFlags.remove(.wantsUpdate) }
    /// Calls `updateConstraints()` now for this view and its descendants that requested it.
    open func updateConstraintsIfNeeded() { updateConstraintsBelow() }
    /// Requests `updateConstraints()` before the next layout.
    open func setNeedsUpdateConstraints() {
        // An update may add the first constraint of the tree.
        takePartInLayout()
        markWantsUpdate()
    }
    /// True when `updateConstraints()` was requested.
    open func needsUpdateConstraints() -> Bool { layoutFlags.contains(.wantsUpdate) }
    /// Returns the size that satisfies the constraints and is closest to `targetSize`.
    open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
    }
    /// Returns the size that satisfies the constraints, with the target size as constraints of the given priorities.
    open func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize { fittingSize(targetSize, horizontalFittingPriority, verticalFittingPriority) }
    /// The insets from the frame to the rectangle that constraints align, for example to exclude a drawn shadow.
    open var alignmentRectInsets: UIEdgeInsets { .zero }
    /// Returns the rectangle that constraints align, for a frame.
    open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }
    /// Returns the frame for a rectangle that constraints align; the inverse of `alignmentRect(forFrame:)`.
    open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect { alignmentRect.inset(by: alignmentRectInsets.negated) }
    /// Returns the view that provides the last baseline, by the name from before iOS 9; constraints do not call it.
    open func forBaselineLayout() -> UIView { forLastBaselineLayout }
    /// The view, this one or a descendant, that provides the first baseline.
    open var forFirstBaselineLayout: UIView { forLastBaselineLayout }
    /// The view, this one or a descendant, that provides the last baseline.
    open var forLastBaselineLayout: UIView { self }

    // MARK: Margins

    /// The insets from the edges to the content, in points; 8 by default, plus the safe area.
    open var layoutMargins: UIEdgeInsets {
        get { effectiveMargins }
        set { changeMargins { ($0.bySide, $0.isOwn) = (newValue, true) } }
    }
    /// The meaning of the view's content, which decides the layout direction; `unspecified` by default.
    open var semanticContentAttribute: UISemanticContentAttribute {
        get { viewLayout?.semantics ?? .unspecified }
        set {
            customized(\.semanticContentAttribute) { $0.semanticContentAttribute = newValue }
            guard newValue != semanticContentAttribute else { return }
            layoutState.semantics = newValue
            setNeedsLayout()
            for constraint in attachedConstraints { constraint.changeInEngine { $0.reinstall(constraint) } }
            marginsChanged()
        }
    }
    /// The layout margins by reading direction, in points; 8 by default, plus the safe area.
    open var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get { NSDirectionalEdgeInsets(effectiveMargins, effectiveUserInterfaceLayoutDirection) }
        set { changeMargins { ($0.bySide, $0.directional, $0.isOwn) = (nil, newValue, true) } }
    }
    /// Called when the layout margins changed; does nothing unless overridden.
    open func layoutMarginsDidChange() {}
    /// The insets of the view that bars and other elements cover, in points.
    open var safeAreaInsets: UIEdgeInsets { effectiveSafeArea }
    /// Called when the safe area changed; does nothing unless overridden.
    open func safeAreaInsetsDidChange() {}

    // MARK: Hit testing and conversion

    /// Returns the front-most view at a point, among this view and its descendants.
    ///
    /// Hidden or non-interactive views and views with an alpha below 0.01 are skipped with all descendants, and subviews are found only inside the
    /// bounds of their superview. Animations have no effect on positions: the model geometry decides.
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard isTouchable, self.point(inside: point, with: event) else { return nil }
        for subview in subviews.reversed() {
            if let found = subview.hitTest(subview.convert(point, from: self), with: event) { return found }
        }
        return self
    }
    /// Returns true when a point, in the view's coordinate space, is inside the bounds.
    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.containsHalfOpen(point) }
    /// Converts a point from another view's coordinate space; nil for the window's.
    open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint { layer.convert(point, from: view?.layer ?? windowLayer) }
    /// Converts a point to another view's coordinate space; nil for the window's.
    open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { layer.convert(point, to: view?.layer ?? windowLayer) }
    /// Converts a rectangle from another view's coordinate space; nil for the window's.
    open func convert(_ rect: CGRect, from view: UIView?) -> CGRect { layer.convert(rect, from: view?.layer ?? windowLayer) }
    /// Converts a rectangle to another view's coordinate space; nil for the window's.
    open func convert(_ rect: CGRect, to view: UIView?) -> CGRect { layer.convert(rect, to: view?.layer ?? windowLayer) }

    // MARK: CALayerDelegate

    /// Provides the layer's contents; the default implementation reports that the view provides none, and the layer then draws itself.
    open func display(_ layer: CALayer) { PlainDelegate.shared.display(layer) }
    /// Draws the layer's contents by calling `draw(_:)`.
    open func draw(_ layer: CALayer, in ctx: CGContext) { drawByContext(ctx) }
    /// Lays out the subviews by calling `layoutSubviews()`.
    open func layoutSublayers(of layer: CALayer) { layOutByLayer() }
    /// Returns the animation of the current animation block for a change of the view's layer; `NSNull`, for no animation, outside a block.
    open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
        guard layer === self.layer, let scope = AnimationScope.current else { return NSNull() }
        return scope.action(for: event, of: self) ?? NSNull()
    }
    /// Called before the layer draws; does nothing unless overridden.
    open func layerWillDraw(_ layer: CALayer) {}
}

extension UIView: CALayerDelegate {}

extension UIView: DrawingOnMainThread {}
