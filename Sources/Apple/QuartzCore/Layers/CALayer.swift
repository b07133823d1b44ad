public import CoreGraphics
public import Foundation
import LaminaPrimitives
package import LaminaScene
package import LaminaMethods

/// The unit of Core Animation: a rectangle with a position, an appearance, animations and sublayers.
///
/// A change of a property goes through the property's row in the table (`LayerState.properties`): the value is stored, the layer is marked stale, and
/// an action may animate the change. Swift does not allow overriding of extension members, so all members that subclasses may override are declared
/// in this body; the files beside this one implement them.
open class CALayer: NSObject, CAMediaTiming, NSSecureCoding {
    /// The methods that selectors name.
    package class var memberTable: MemberTable { layerMembers }

    // The parts of a layer. Each access holds `layerLock`. The accessors are written out, because those that a property wrapper generates copy the whole
    // part for each access to one of its fields.

    /// The values of all properties: the model.
    package final var state: LayerState {
        _read {
            layerLock.lock()
            defer { layerLock.unlock() }
            yield guardedState
        }
        _modify {
            layerLock.lock()
            defer { layerLock.unlock() }
            yield &guardedState
        }
    }
    private final var guardedState = LayerState()

    /// Animations and other objects that belong to the layer but are not part of its state.
    final var attachments: LayerAttachments {
        _read {
            layerLock.lock()
            defer { layerLock.unlock() }
            yield guardedAttachments
        }
        _modify {
            layerLock.lock()
            defer { layerLock.unlock() }
            yield &guardedAttachments
        }
    }
    private final var guardedAttachments = LayerAttachments()

    /// The layer's superlayer, sublayers and mask.
    final var links: LayerLinks {
        _read {
            layerLock.lock()
            defer { layerLock.unlock() }
            yield linksWhileLocked
        }
        _modify {
            layerLock.lock()
            defer { layerLock.unlock() }
            yield &linksWhileLocked
        }
    }
    /// The links, for code that holds `layerLock` anyway.
    final var linksWhileLocked = LayerLinks()

    /// The result of the last commit, and the changes since then.
    final var commitment: LayerCommitment {
        _read {
            layerLock.lock()
            defer { layerLock.unlock() }
            yield commitmentWhileLocked
        }
        _modify {
            layerLock.lock()
            defer { layerLock.unlock() }
            yield &commitmentWhileLocked
        }
    }
    /// The commitment, for code that holds `layerLock` anyway.
    final var commitmentWhileLocked = LayerCommitment()

    /// True when the delegate does not implement `display(_:)`; set by the default implementation of that method.
    final var delegateLacksDisplay = false

    /// The object that provides contents, layout and actions; not retained.
    open var delegate: (any CALayerDelegate)? {
        get { links.delegate }
        set { links.delegate = newValue }
    }

    /// Creates a layer of size 0.
    public override init() {
        super.init()
        state = Self.initialState
    }

    /// Creates a copy for the presentation tree.
    ///
    /// Only Core Animation calls this initialiser. Subclasses override it to copy their own stored properties, and call `super`.
    public init(layer: Any) {
        super.init()
        guard let original = layer as? CALayer else { return }
        state = original.state
        attachments = original.attachments.presentationCopy
    }

    /// Creates a layer from an archive that `encode(with:)` has written, with its sublayers, mask and animations.
    ///
    /// Subclasses override it to read values of their own, and call `super`. The delegate is nil.
    ///
    /// - Returns: Nil when the archive is malformed; the coder then has an error of `CocoaError.coderReadCorrupt`.
    public required init?(coder: NSCoder) {
        super.init()
        state = Self.initialState
        guard readArchive(coder) else { return nil }
    }

    deinit { releaseSublayers() }

    // MARK: Archiving

    /// True: layers support secure coding; subclasses that read values of their own override it as well.
    open class var supportsSecureCoding: Bool { true }

    /// Writes the values for which `shouldArchiveValue(forKey:)` returns true, with the sublayers, the mask and the animations; the delegate is left
    /// out.
    ///
    /// Subclasses override it to write values of their own, and call `super`. Values that do not support secure coding are left out with a warning.
    open func encode(with coder: NSCoder) { writeArchive(coder) }

    /// The class whose name an archive contains: for a class that is declared inside a function or another type, its nearest superclass that is not.
    open override var classForKeyedArchiver: AnyClass? { ArchivedClasses.nameable(type(of: self)) }

    /// The property table of this class of layers.
    package class var properties: PropertyTable { LayerState.properties }
    /// The objects of the class by key, and what other values determine.
    package class var objects: RowTable<ObjectProperty<CALayer>> { objectRows }
    /// The state of a new layer of this class.
    package class var initialState: LayerState { LayerState() }

    // MARK: Geometry

    /// The layer's rectangle in its own coordinates, which is also the part of those coordinates that it shows; animatable.
    open var bounds: CGRect {
        get { CGRect(self[\.bounds]) }
        set { self[\.bounds] = Rect(newValue).standardized }
    }
    /// The anchor point's position in the superlayer's coordinates, in points; animatable, default (0, 0).
    open var position: CGPoint {
        get { CGPoint(self[\.position]) }
        set { self[\.position] = Point(newValue) }
    }
    /// The layer's position on the z axis, which points to the viewer, in points; animatable, default 0.
    open var zPosition: CGFloat {
        get { self[\.zPosition] }
        set { self[\.zPosition] = newValue }
    }
    /// The point that `position` places and that `transform` rotates and scales about, in units of the bounds; animatable, default (0.5, 0.5).
    open var anchorPoint: CGPoint {
        get { CGPoint(self[\.anchorPoint]) }
        set { self[\.anchorPoint] = Point(newValue) }
    }
    /// The anchor point's position on the z axis, in points; animatable, default 0.
    open var anchorPointZ: CGFloat {
        get { self[\.anchorPointZ] }
        set { self[\.anchorPointZ] = newValue }
    }
    /// The transform that is applied about the anchor point; animatable, default the identity.
    open var transform: CATransform3D {
        get { CATransform3D(self[\.transform]) }
        set { self[\.transform] = Transform3D(newValue) }
    }
    /// The transform that is applied to all sublayers about this layer's anchor point, usually a perspective; animatable, default the identity.
    open var sublayerTransform: CATransform3D {
        get { CATransform3D(self[\.sublayerTransform]) }
        set { self[\.sublayerTransform] = Transform3D(newValue) }
    }
    /// Returns `transform` as a transform of the plane; the identity when `transform` is not affine.
    open func affineTransform() -> CGAffineTransform {
        CATransform3DIsAffine(transform) ? CATransform3DGetAffineTransform(transform) : .identity
    }
    /// Sets `transform` to a transform of the plane.
    open func setAffineTransform(_ m: CGAffineTransform) { transform = CATransform3DMakeAffineTransform(m) }
    /// The box around the layer in its superlayer's coordinates; computed from bounds, position, anchor point and transform.
    open var frame: CGRect {
        get { CGRect(state.frame) }
        set { setFrame(Rect(newValue)) }
    }
    /// True when the y axis of the layer's own coordinates is reversed for its sublayers; default false.
    ///
    /// Images in `contents` stay upright.
    open var isGeometryFlipped: Bool {
        get { self[\.flags.isGeometryFlipped] }
        set { self[\.flags.isGeometryFlipped] = newValue }
    }

    // MARK: Appearance

    /// The opacity of the layer and its sublayers, from 0, invisible, to 1, the default; animatable.
    open var opacity: Float {
        get { Float(self[\.opacity]) }
        set { self[\.opacity] = Double(newValue) }
    }
    /// True when the layer and its sublayers are not drawn; animatable, default false.
    open var isHidden: Bool {
        get { self[\.flags.isHidden] }
        set { self[\.flags.isHidden] = newValue }
    }
    /// True when sublayers and contents are clipped to the bounds and their rounded corners; animatable, default false.
    ///
    /// A layer that masks to its bounds casts no shadow.
    open var masksToBounds: Bool {
        get { self[\.flags.masksToBounds] }
        set { self[\.flags.masksToBounds] = newValue }
    }
    /// True when the layer is also drawn while its back faces the viewer; default true.
    open var isDoubleSided: Bool {
        get { self[\.flags.isDoubleSided] }
        set { self[\.flags.isDoubleSided] = newValue }
    }
    /// True when the app promises that the contents fill the bounds with opaque pixels; default false.
    ///
    /// Contents that the layer draws then have no alpha channel.
    open var isOpaque: Bool {
        get { self[\.flags.isOpaque] }
        set { self[\.flags.isOpaque] = newValue }
    }
    /// True when an opacity below 1 applies to the layer and its sublayers composited as one image; default true.
    open var allowsGroupOpacity: Bool {
        get { self[\.flags.allowsGroupOpacity] }
        set { self[\.flags.allowsGroupOpacity] = newValue }
    }
    /// True when edges that do not lie on pixel boundaries are antialiased; default true, as on macOS.
    open var allowsEdgeAntialiasing: Bool {
        get { self[\.flags.allowsEdgeAntialiasing] }
        set { self[\.flags.allowsEdgeAntialiasing] = newValue }
    }
    /// The edges that are antialiased if `allowsEdgeAntialiasing` is true; default all four.
    ///
    /// At the others a pixel is covered if its centre is. Concerns the edges of the background, the contents and the border; rounded corners and the
    /// edges between them are always smooth, and so are paths.
    open var edgeAntialiasingMask: CAEdgeAntialiasingMask {
        get { CAEdgeAntialiasingMask(rawValue: EdgeState.bits(self[\.edges.edgeAntialiasingMask])) }
        set { self[\.edges.edgeAntialiasingMask] = Double(newValue.rawValue) }
    }
    /// The colour behind contents and sublayers; animatable, default nil.
    open var backgroundColor: CGColor? {
        get { color(.background) }
        set { setColor(newValue, .background) }
    }
    /// The radius of the rounded corners, in points; animatable, default 0.
    ///
    /// Applies to the background and the border and, with `masksToBounds`, to contents and sublayers.
    open var cornerRadius: CGFloat {
        get { self[\.edges.cornerRadius] }
        set { self[\.edges.cornerRadius] = newValue }
    }
    /// The corners that `cornerRadius` rounds; default all four.
    open var maskedCorners: CACornerMask {
        get { CACornerMask(rawValue: UInt(EdgeState.bits(self[\.edges.maskedCorners]))) }
        set { self[\.edges.maskedCorners] = Double(newValue.rawValue) }
    }
    /// The curve of the rounded corners; default `circular`.
    open var cornerCurve: CALayerCornerCurve {
        get { CALayerCornerCurve(rawValue: self[\.edges.cornerCurve].rawValue) }
        set { self[\.edges.cornerCurve] = CornerCurve(rawValue: newValue.rawValue) ?? .fallback }
    }
    /// The width of the border, in points; animatable, default 0.
    ///
    /// The border is drawn inside the bounds, above the sublayers.
    open var borderWidth: CGFloat {
        get { self[\.edges.borderWidth] }
        set { self[\.edges.borderWidth] = newValue }
    }
    /// The colour of the border; animatable, default opaque black.
    open var borderColor: CGColor? {
        get { color(.border) }
        set { setColor(newValue, .border) }
    }
    /// The colour of the shadow; animatable, default opaque black.
    open var shadowColor: CGColor? {
        get { self[\.shadow.color].map { CGColor($0) } }
        set { self[\.shadow.color] = newValue?.color }
    }
    /// The opacity of the shadow, 0...1; animatable, default 0, which draws no shadow.
    open var shadowOpacity: Float {
        get { Float(self[\.shadow.opacity]) }
        set { self[\.shadow.opacity] = Double(newValue) }
    }
    /// The offset of the shadow from the layer, in points; animatable, default (0, -3).
    open var shadowOffset: CGSize {
        get { CGSize(self[\.shadow.offset]) }
        set { self[\.shadow.offset] = Size(newValue) }
    }
    /// The standard deviation of the shadow's blur, in points; animatable, default 3.
    open var shadowRadius: CGFloat {
        get { self[\.shadow.radius] }
        set { self[\.shadow.radius] = newValue }
    }
    /// The outline that casts the shadow; nil, the default, uses the alpha of the layer with its sublayers.
    ///
    /// Can be animated, but has no implicit animation.
    open var shadowPath: CGPath? {
        get { self[\.shadow.path].map { CGPath($0) } }
        set { self[\.shadow.path] = newValue?.path }
    }
    /// True when the layer with its sublayers, shadow, filters and mask is drawn as a picture with `rasterizationScale` pixels per point; default
    /// false.
    ///
    /// The picture is drawn again only when something in it changes. It is placed with the layer's contents filters, and takes its opacity.
    open var shouldRasterize: Bool {
        get { self[\.flags.shouldRasterize] }
        set { self[\.flags.shouldRasterize] = newValue }
    }
    /// The number of pixels per point of a rasterised layer's picture; animatable, default 1.
    ///
    /// A value that is not positive or not finite counts as 1. A picture with more pixels than 2.5 screens has its visible part only, if need be at a
    /// lower scale.
    open var rasterizationScale: CGFloat {
        get { self[\.edges.rasterizationScale] }
        set { self[\.edges.rasterizationScale] = newValue }
    }

    // MARK: Contents

    /// The `CGImage` that the layer shows; animatable by a cross-fade, default nil.
    ///
    /// An object of another type is kept and not drawn.
    open var contents: Any? {
        get { self[\.picture].value.picture.map { $0.object ?? attachments.image(for: $0) } }
        set { setContents(newValue) }
    }
    /// The part of the image that is shown, in units of the image; animatable, default the whole image.
    open var contentsRect: CGRect {
        get { CGRect(self[\.contents.rect]) }
        set { self[\.contents.rect] = Rect(newValue) }
    }
    /// The part that stretches when contents are resized, in units of the shown part; animatable, default all of it.
    open var contentsCenter: CGRect {
        get { CGRect(self[\.contents.center]) }
        set { self[\.contents.center] = Rect(newValue) }
    }
    /// The placement of contents in the bounds; default `resize`.
    ///
    /// "Top" means maximum y, as in Core Animation.
    open var contentsGravity: CALayerContentsGravity {
        get { CALayerContentsGravity(rawValue: self[\.contents.gravity].rawValue) }
        set { self[\.contents.gravity] = Gravity(rawValue: newValue.rawValue) ?? .fallback }
    }
    /// The number of pixels per point of the contents; default 1.
    open var contentsScale: CGFloat {
        get { self[\.contents.scale] }
        set { self[\.contents.scale] = newValue }
    }
    /// The pixel format of contents that the layer draws; default `RGBA8Uint`.
    ///
    /// `RGBA16Float` keeps the range and the precision of colours while they are drawn, and `gray8Uint` drops their hue. The finished contents are
    /// shown with 8 bits per channel in sRGB.
    open var contentsFormat: CALayerContentsFormat {
        get { CALayerContentsFormat(rawValue: self[\.contents.format].rawValue) }
        set { self[\.contents.format] = ContentsFormat(rawValue: newValue.rawValue) ?? .fallback }
    }
    /// The filter for contents that are shown smaller than their own size; default `linear`.
    open var minificationFilter: CALayerContentsFilter {
        get { CALayerContentsFilter(rawValue: self[\.contents.minification].rawValue) }
        set { self[\.contents.minification] = Filter(rawValue: newValue.rawValue) ?? .fallback }
    }
    /// The filter for contents that are shown larger than their own size; default `linear`.
    open var magnificationFilter: CALayerContentsFilter {
        get { CALayerContentsFilter(rawValue: self[\.contents.magnification].rawValue) }
        set { self[\.contents.magnification] = Filter(rawValue: newValue.rawValue) ?? .fallback }
    }
    /// The bias of the mipmap level that the filter `trilinear` samples; each 1 halves the resolution; animatable, default 0.
    open var minificationFilterBias: Float {
        get { Float(self[\.contents.minificationBias]) }
        set { self[\.contents.minificationBias] = Double(newValue) }
    }
    /// True when a change of the bounds' size redraws the contents; default false.
    open var needsDisplayOnBoundsChange: Bool {
        get { self[\.flags.needsDisplayOnBoundsChange] }
        set { self[\.flags.needsDisplayOnBoundsChange] = newValue }
    }
    /// Stored without effect, because drawing is always synchronous; default false.
    open var drawsAsynchronously: Bool {
        get { self[\.flags.drawsAsynchronously] }
        set { self[\.flags.drawsAsynchronously] = newValue }
    }

    // MARK: CAMediaTiming

    /// The beginning of the layer's time, in seconds of the superlayer's time; default 0.
    open var beginTime: CFTimeInterval {
        get { self[\.timing.beginTime] }
        set { self[\.timing.beginTime] = newValue }
    }
    /// Stored without effect, because a layer's time never ends; default infinite.
    open var duration: CFTimeInterval {
        get { self[\.timing.duration] }
        set { self[\.timing.duration] = newValue }
    }
    /// The rate of the layer's time in the superlayer's time; default 1.
    ///
    /// 0 freezes the layer's animations and those of its sublayers.
    open var speed: Float {
        get { Float(self[\.timing.speed]) }
        set { self[\.timing.speed] = Double(newValue) }
    }
    /// The layer's time at `beginTime`, in seconds; default 0.
    open var timeOffset: CFTimeInterval {
        get { self[\.timing.timeOffset] }
        set { self[\.timing.timeOffset] = newValue }
    }
    /// Stored without effect, because a layer's time does not repeat; default 0.
    open var repeatCount: Float {
        get { Float(self[\.timing.repeatCount]) }
        set { self[\.timing.repeatCount] = Double(newValue) }
    }
    /// Stored without effect, because a layer's time does not repeat; default 0.
    open var repeatDuration: CFTimeInterval {
        get { self[\.timing.repeatDuration] }
        set { self[\.timing.repeatDuration] = newValue }
    }
    /// Stored without effect, because a layer's time does not repeat; default false.
    open var autoreverses: Bool {
        get { self[\.timing.autoreverses] }
        set { self[\.timing.autoreverses] = newValue }
    }
    /// Stored without effect, because a layer's time never ends; default `removed`.
    open var fillMode: CAMediaTimingFillMode {
        get { CAMediaTimingFillMode(rawValue: self[\.timing.fillMode].rawValue) }
        set { self[\.timing.fillMode] = FillMode(rawValue: newValue.rawValue) ?? .fallback }
    }

    // MARK: Tree

    /// The sublayers, back to front among equal values of `zPosition`; nil when there are none.
    open var sublayers: [CALayer]? {
        get { visibleSublayers.isEmpty ? nil : visibleSublayers }
        set { setSublayers(newValue ?? []) }
    }
    /// The layer that has this one as a sublayer or as its mask.
    open var superlayer: CALayer? { visibleSuperlayer }
    /// The layer whose alpha multiplies this layer's pixels, positioned in this layer's coordinates; default nil.
    ///
    /// A layer that already has a superlayer is refused.
    open var mask: CALayer? {
        get { visibleMask }
        set { setMask(newValue) }
    }
    /// Adds a layer in front of all other sublayers, after removing it from its present superlayer.
    open func addSublayer(_ layer: CALayer) { insert(layer) { links.sublayers.count } }
    /// Inserts a layer at an index, after removing it from its present superlayer; an index beyond the end means the end.
    open func insertSublayer(_ layer: CALayer, at idx: UInt32) { insert(layer) { Int(idx) } }
    /// Inserts a layer directly behind `sibling`, or behind all sublayers when `sibling` is not one of them.
    open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) { insert(layer, nextTo: sibling, above: false) }
    /// Inserts a layer directly in front of `sibling`, or in front of all sublayers when `sibling` is not one of them.
    open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) { insert(layer, nextTo: sibling, above: true) }
    /// Replaces `oldLayer` by `newLayer`; does nothing when `oldLayer` is not a sublayer.
    open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) { replace(oldLayer, with: newLayer) }
    /// Removes the layer from its superlayer, whether it is a sublayer or the mask.
    open func removeFromSuperlayer() { leaveSuperlayer() }

    // MARK: Layout and display

    /// Marks the layer so that the next commit calls `layoutSublayers()`.
    open func setNeedsLayout() { markNeedsLayout() }
    /// Returns whether the layer is marked for layout.
    open func needsLayout() -> Bool { commitment.needsLayout }
    /// Performs pending layout now, beginning with the highest marked ancestor.
    open func layoutIfNeeded() { layOutIfNeeded() }
    /// Places the sublayers; the default implementation asks the delegate, else the layout manager.
    ///
    /// Subclasses override it.
    open func layoutSublayers() {
        guard let delegate else { return layOutByManager() }
        delegate.layoutSublayers(of: self)
    }
    /// The margins and lengths that may change when the superlayer's size changes; default none.
    ///
    /// Views have an autoresizing mask of their own, which distributes a change differently.
    open var autoresizingMask: CAAutoresizingMask {
        get { attachments.sparse.autoresizingMask }
        set { attachments.sparse.autoresizingMask = newValue }
    }
    /// Notifies the sublayers that the bounds' size has changed, so that they resize by their autoresizing masks.
    open func resizeSublayers(withOldSize size: CGSize) { for layer in links.sublayers { layer.resize(withOldSuperlayerSize: size) } }
    /// Resizes the layer by its autoresizing mask after the superlayer's size has changed.
    open func resize(withOldSuperlayerSize size: CGSize) { followSuperlayer(from: size) }
    /// Returns the size that the layer prefers; the default implementation asks the layout manager, else returns the bounds' size.
    open func preferredFrameSize() -> CGSize { attachments.layoutManager?.preferredSize(of: self) ?? bounds.size }
    /// Marks the layer so that the next commit calls `display()`.
    open func setNeedsDisplay() { markNeedsDisplay() }
    /// Marks a part of the layer, so that the next commit calls `display()`.
    ///
    /// The context is clipped to the smallest rectangle around all marked parts; contents that the layer drew before stay outside it. An empty
    /// rectangle marks nothing.
    open func setNeedsDisplay(_ r: CGRect) { markNeedsDisplay(in: Rect(r)) }
    /// Returns whether the layer is marked for display.
    open func needsDisplay() -> Bool { commitment.needsDisplay }
    /// Calls `display()` now when the layer is marked for display.
    open func displayIfNeeded() { displayIfAsked() }
    /// Updates the contents: the delegate provides them, or the layer draws them with `draw(in:)`.
    open func display() { displayByDelegate() }
    /// Draws the contents; the default implementation asks the delegate.
    ///
    /// Subclasses override it.
    open func draw(in ctx: CGContext) { delegate?.draw(self, in: ctx) }
    /// Draws the layer and its descendants with their model values; the context's user space is the layer's own coordinates.
    ///
    /// As Apple documents, filters and compositing filters are left out.
    open func render(in ctx: CGContext) { draw(withSublayersIn: ctx) }
    /// Returns whether a change of this key's value redraws the contents; the default implementation returns false.
    ///
    /// Subclasses override it. While an animation changes such a value, the contents are drawn for every frame: `draw(in:)` is called on a
    /// presentation copy, which has the values of that time. Key-value coding also stores values under keys that a subclass adds.
    open class func needsDisplay(forKey key: String) -> Bool { false }
    /// Returns whether drawn contents are upside down in the layer's own coordinates.
    open func contentsAreFlipped() -> Bool { yAxisPointsDown }

    // MARK: Points and time

    /// Returns whether a point lies in the bounds; points on the maximum x and y edges do not.
    open func contains(_ p: CGPoint) -> Bool { state.bounds.contains(Point(p)) }
    /// Returns the front-most layer at a point in the superlayer's coordinates: this layer or a descendant; nil when there is none.
    open func hitTest(_ p: CGPoint) -> CALayer? { frontmost(at: Point(p)) }
    /// Converts a point from another layer's coordinates; nil means the coordinate space that contains the root layer.
    open func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint { CGPoint(LayerConversion(from: l, to: self)(Point(p))) }
    /// Converts a point to another layer's coordinates; nil means the coordinate space that contains the root layer.
    open func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint { CGPoint(LayerConversion(from: self, to: l)(Point(p))) }
    /// Converts a rectangle from another layer's coordinates; returns the box around its converted corners.
    open func convert(_ r: CGRect, from l: CALayer?) -> CGRect { CGRect(LayerConversion(from: l, to: self)(Rect(r))) }
    /// Converts a rectangle to another layer's coordinates; returns the box around its converted corners.
    open func convert(_ r: CGRect, to l: CALayer?) -> CGRect { CGRect(LayerConversion(from: self, to: l)(Rect(r))) }
    /// Converts a time from another layer's time space; nil means media time.
    open func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval { LayerConversion.time(t, from: l, to: self) }
    /// Converts a time to another layer's time space; nil means media time.
    open func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval { LayerConversion.time(t, from: self, to: l) }

    // MARK: Animations and actions

    /// Adds a copy of an animation, which replaces an animation with the same key.
    ///
    /// Any number of animations can be added with the key nil.
    open func add(_ anim: CAAnimation, forKey key: String?) { attach(anim, forKey: key) }
    /// Removes the animation with this key; its delegate is notified that it did not finish.
    open func removeAnimation(forKey key: String) { detachAnimations { $0.key == key } }
    /// Removes all animations.
    open func removeAllAnimations() { detachAnimations { _ in true } }
    /// Returns the animations' keys, in the order in which the animations apply; nil when there are none.
    ///
    /// A presentation copy has its model's keys.
    open func animationKeys() -> [String]? { attachedKeys }
    /// Returns the layer's copy of the animation with this key; changing the copy has no effect.
    ///
    /// A presentation copy has its model's animations.
    open func animation(forKey key: String) -> CAAnimation? { attachedAnimation(forKey: key) }
    /// Returns the action for a change.
    ///
    /// Asks the delegate, `actions`, `style` and the class, in this order; a layer on screen then falls back to the property's default animation.
    open func action(forKey event: String) -> (any CAAction)? { searchAction(forKey: event) }
    /// Returns the class's action for a change; the default implementation returns nil.
    ///
    /// Subclasses override it.
    open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }
    /// Returns the initial value of a property; nil when it is zero, false or nil, and for unknown keys.
    open class func defaultValue(forKey key: String) -> Any? { initialValue(forKey: key) }
    /// The actions by event name; `NSNull()` means that the event has no action, and ends the search for one.
    open var actions: [String: any CAAction]? {
        get { attachments.sparse.actions }
        set { attachments.sparse.actions = newValue }
    }
    /// Values by key for properties that were not set; default nil.
    ///
    /// Its value for `actions` takes part in the search for an action, and its value for `style` is a nested style for keys that are missing in this
    /// one. A property counts as set when it was set while the layer has a style, or when its value differed from the initial one before.
    open var style: [AnyHashable: Any]? {
        get { attachments.sparse.style }
        set { setStyle(newValue) }
    }
    /// A name for the app's own use, and for key paths such as `sublayers.NAME.opacity`; default nil.
    open var name: String? {
        get { attachments.sparse.name }
        set {
            attachments.sparse.name = newValue
            nameChanged()
        }
    }
    /// The filters of the picture of the layer and its sublayers, in the order in which they apply: `CAFilter` and `CIFilter`; default nil.
    ///
    /// Their inputs are animatable by key paths such as `filters.NAME.inputRadius`.
    open var filters: [Any]? {
        get { filterObjects(.filters) }
        set { setFilterObjects(newValue, .filters) }
    }
    /// The filters of what lies beneath the layer, inside its rounded bounds; default nil.
    ///
    /// Their inputs are animatable by key paths such as `backgroundFilters.NAME.inputRadius`.
    open var backgroundFilters: [Any]? {
        get { filterObjects(.backgroundFilters) }
        set { setFilterObjects(newValue, .backgroundFilters) }
    }
    /// The mode in which the layer is composited with what lies beneath it in its superlayer's picture; default nil, which is source over.
    ///
    /// A name such as `multiplyBlendMode`, `CIScreenBlendMode` or `xor`, or a filter of such a name.
    open var compositingFilter: Any? {
        get { attachments.sparse.compositingFilter }
        set { setCompositingObject(newValue) }
    }

    // MARK: Key-value coding

    /// Returns the value of a property, or the value that the app stored under a key of its own.
    open func value(forKey key: String) -> Any? { storedValue(forKey: key) }
    /// Sets a property, or stores a value under a key of the app's own.
    open func setValue(_ value: Any?, forKey key: String) { storeValue(value, forKey: key) }
    /// Returns the value at a key path, which may name a part of a value, such as `transform.rotation.z`.
    open func value(forKeyPath keyPath: String) -> Any? { storedValue(forKeyPath: keyPath) }
    /// Sets the value at a key path, which may name a part of a value, such as `transform.rotation.z`.
    open func setValue(_ value: Any?, forKeyPath keyPath: String) { storeValue(value, forKeyPath: keyPath) }
    /// Returns whether an archive needs the value, because it differs from the initial one; subclasses may override it.
    ///
    /// - Source: Measured on Apple's system: true for a new layer's `cornerCurve`, `contentsFormat`, `allowsEdgeAntialiasing` and
    ///   `allowsGroupOpacity`,   and never true for `frame`, `superlayer` and `wantsDynamicContentScaling`.
    open func shouldArchiveValue(forKey key: String) -> Bool { differsFromInitialValue(forKey: key) }
}
