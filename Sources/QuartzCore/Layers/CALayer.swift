public import CoreGraphics
public import Foundation
import LaminaPrimitives
package import LaminaScene

/// A rectangle with a place, an appearance, animations and sublayers: what Core Animation is made of.
///
/// Every change of a property goes through the table row of that property (`LayerState.properties`): it is stored, the tree is told, and an
/// action may animate it. Everything that Apple lets subclasses override stands in this body, because Swift allows no overriding of
/// extensions; what the members do is in the files beside this one.
open class CALayer: NSObject, CAMediaTiming {
    /// The values of all properties: the model.
    package final var state = LayerState()
    /// What is hung on this layer besides its values.
    final var attachments = LayerAttachments()
    /// Where the layer stands in its tree.
    final var links = LayerLinks()
    /// What the last commit made of the layer, and what changed since.
    final var commitment = LayerCommitment()
    /// See `DelegateAnswers`.
    final var answers = DelegateAnswers()

    /// The object that provides contents, layout and actions; not retained.
    open weak var delegate: (any CALayerDelegate)?

    /// A layer without size.
    public override init() {
        super.init()
        state = Self.initialState
    }

    /// Makes a copy for the presentation tree.
    ///
    /// Core Animation calls this, nobody else: subclasses override it to copy their own variables and call `super`.
    public init(layer: Any) {
        super.init()
        guard let original = layer as? CALayer else { return }
        state = original.state
        attachments = original.attachments.presentationCopy
    }

    /// A layer with the class's initial values.
    ///
    /// Archives of layers are not read yet; nothing of the archive is used.
    public required init?(coder: NSCoder) {
        super.init()
        state = Self.initialState
    }

    deinit { releaseSublayers() }

    /// The properties of layers of this class.
    package class var properties: PropertyTable { LayerState.properties }
    /// What a new layer of this class begins with.
    package class var initialState: LayerState { LayerState() }

    // MARK: Geometry

    /// The visible part of the layer's own coordinates; animatable.
    open var bounds: CGRect {
        get { CGRect(self[\.bounds]) }
        set { self[\.bounds] = Rect(newValue).standardized }
    }
    /// Where the anchor point is, in the superlayer's coordinates; animatable.
    open var position: CGPoint {
        get { CGPoint(self[\.position]) }
        set { self[\.position] = Point(newValue) }
    }
    /// The distance towards the viewer; animatable.
    open var zPosition: CGFloat {
        get { self[\.zPosition] }
        set { self[\.zPosition] = newValue }
    }
    /// What `position` fixes and `transform` turns about, in units of the bounds; animatable, default the middle.
    open var anchorPoint: CGPoint {
        get { CGPoint(self[\.anchorPoint]) }
        set { self[\.anchorPoint] = Point(newValue) }
    }
    /// The anchor point's depth, in points; animatable.
    open var anchorPointZ: CGFloat {
        get { self[\.anchorPointZ] }
        set { self[\.anchorPointZ] = newValue }
    }
    /// A map applied about the anchor point; animatable.
    open var transform: CATransform3D {
        get { CATransform3D(self[\.transform]) }
        set { self[\.transform] = Transform3D(newValue) }
    }
    /// A map applied to all sublayers about this layer's anchor point, usually a perspective; animatable.
    open var sublayerTransform: CATransform3D {
        get { CATransform3D(self[\.sublayerTransform]) }
        set { self[\.sublayerTransform] = Transform3D(newValue) }
    }
    /// The plane part of `transform`; the identity when there is more to it than that.
    open func affineTransform() -> CGAffineTransform {
        CATransform3DIsAffine(transform) ? CATransform3DGetAffineTransform(transform) : .identity
    }
    /// Sets `transform` to a map of the plane.
    open func setAffineTransform(_ m: CGAffineTransform) { transform = CATransform3DMakeAffineTransform(m) }
    /// The rectangle that holds the layer in its superlayer's coordinates, derived from bounds, position, anchor point and transform.
    open var frame: CGRect {
        get { CGRect(state.frame) }
        set { setFrame(Rect(newValue)) }
    }
    /// The layer's own y axis points the other way, for its sublayers.
    open var isGeometryFlipped: Bool {
        get { self[\.flags.isGeometryFlipped] }
        set { self[\.flags.isGeometryFlipped] = newValue }
    }

    // MARK: Appearance

    /// 0 (invisible) to 1, for the layer with its sublayers; animatable.
    open var opacity: Float {
        get { Float(self[\.opacity]) }
        set { self[\.opacity] = Double(newValue) }
    }
    /// Neither the layer nor its sublayers are seen; animatable.
    open var isHidden: Bool {
        get { self[\.flags.isHidden] }
        set { self[\.flags.isHidden] = newValue }
    }
    /// Sublayers and contents end at the bounds and rounded corners; animatable.
    open var masksToBounds: Bool {
        get { self[\.flags.masksToBounds] }
        set { self[\.flags.masksToBounds] = newValue }
    }
    /// The layer is seen from behind, too.
    open var isDoubleSided: Bool {
        get { self[\.flags.isDoubleSided] }
        set { self[\.flags.isDoubleSided] = newValue }
    }
    /// A promise that contents fill the bounds without transparent pixels; drawn contents get no alpha.
    open var isOpaque: Bool {
        get { self[\.flags.isOpaque] }
        set { self[\.flags.isOpaque] = newValue }
    }
    /// An opacity below 1 applies to the layer and its sublayers as one picture.
    open var allowsGroupOpacity: Bool {
        get { self[\.flags.allowsGroupOpacity] }
        set { self[\.flags.allowsGroupOpacity] = newValue }
    }
    /// Edges at odd places are smoothed; true as on macOS.
    open var allowsEdgeAntialiasing: Bool {
        get { self[\.flags.allowsEdgeAntialiasing] }
        set { self[\.flags.allowsEdgeAntialiasing] = newValue }
    }
    /// Which edges may be smoothed; kept, and all or none are.
    open var edgeAntialiasingMask: CAEdgeAntialiasingMask {
        get { CAEdgeAntialiasingMask(rawValue: UInt32(self[\.outline.edgeAntialiasingMask])) }
        set { self[\.outline.edgeAntialiasingMask] = Double(newValue.rawValue) }
    }
    /// Below contents and sublayers; animatable.
    open var backgroundColor: CGColor? {
        get { self[\.backgroundColor].map { CGColor($0) } }
        set { self[\.backgroundColor] = newValue?.color }
    }
    /// Of background, border and, with `masksToBounds`, of everything; points, animatable.
    open var cornerRadius: CGFloat {
        get { self[\.outline.cornerRadius] }
        set { self[\.outline.cornerRadius] = newValue }
    }
    /// Which corners are rounded; default all.
    open var maskedCorners: CACornerMask {
        get { CACornerMask(rawValue: UInt(self[\.outline.maskedCorners])) }
        set { self[\.outline.maskedCorners] = Double(newValue.rawValue & 15) }
    }
    /// The form of rounded corners.
    open var cornerCurve: CALayerCornerCurve {
        get { CALayerCornerCurve(rawValue: self[\.outline.cornerCurve].rawValue) }
        set { self[\.outline.cornerCurve] = CornerCurve(rawValue: newValue.rawValue) ?? .fallback }
    }
    /// Inside the bounds, above sublayers; points, animatable.
    open var borderWidth: CGFloat {
        get { self[\.outline.borderWidth] }
        set { self[\.outline.borderWidth] = newValue }
    }
    /// Default opaque black; animatable.
    open var borderColor: CGColor? {
        get { self[\.outline.borderColor].map { CGColor($0) } }
        set { self[\.outline.borderColor] = newValue?.color }
    }
    /// Default opaque black; animatable.
    open var shadowColor: CGColor? {
        get { self[\.shadow.color].map { CGColor($0) } }
        set { self[\.shadow.color] = newValue?.color }
    }
    /// 0, the default, draws no shadow; animatable.
    open var shadowOpacity: Float {
        get { Float(self[\.shadow.opacity]) }
        set { self[\.shadow.opacity] = Double(newValue) }
    }
    /// Points; default (0, -3); animatable.
    open var shadowOffset: CGSize {
        get { CGSize(self[\.shadow.offset]) }
        set { self[\.shadow.offset] = Size(newValue) }
    }
    /// The standard deviation of the blur, points; default 3; animatable.
    open var shadowRadius: CGFloat {
        get { self[\.shadow.radius] }
        set { self[\.shadow.radius] = newValue }
    }
    /// The outline that casts the shadow; nil takes the alpha of the layer with its sublayers.
    ///
    /// Animatable, not by itself.
    open var shadowPath: CGPath? {
        get { self[\.shadow.path].map { CGPath($0) } }
        set { self[\.shadow.path] = newValue?.path }
    }
    /// Kept, without effect: what a layer draws is the same either way.
    open var shouldRasterize: Bool {
        get { self[\.flags.shouldRasterize] }
        set { self[\.flags.shouldRasterize] = newValue }
    }
    /// Kept, see `shouldRasterize`.
    open var rasterizationScale: CGFloat {
        get { self[\.outline.rasterizationScale] }
        set { self[\.outline.rasterizationScale] = newValue }
    }

    // MARK: Contents

    /// A `CGImage` that the layer shows, or nil; animatable (one fades into the other).
    open var contents: Any? {
        get { self[\.picture].map { attachments.image(for: $0.main) } }
        set { setContents(newValue) }
    }
    /// The shown part, in units of the picture; animatable.
    open var contentsRect: CGRect {
        get { CGRect(self[\.contents.rect]) }
        set { self[\.contents.rect] = Rect(newValue) }
    }
    /// The part that stretches, in units of the shown part; animatable.
    open var contentsCenter: CGRect {
        get { CGRect(self[\.contents.center]) }
        set { self[\.contents.center] = Rect(newValue) }
    }
    /// Where contents go; "top" is at maximum y.
    open var contentsGravity: CALayerContentsGravity {
        get { CALayerContentsGravity(rawValue: self[\.contents.gravity].rawValue) }
        set { self[\.contents.gravity] = Gravity(rawValue: newValue.rawValue) ?? .fallback }
    }
    /// Pixels per point of contents; default 1.
    open var contentsScale: CGFloat {
        get { self[\.contents.scale] }
        set { self[\.contents.scale] = newValue }
    }
    /// How drawn contents are stored; kept, they are always 8 bits a channel.
    open var contentsFormat: CALayerContentsFormat {
        get { CALayerContentsFormat(rawValue: self[\.contents.format].rawValue) }
        set { self[\.contents.format] = ContentsFormat(rawValue: newValue.rawValue) ?? .fallback }
    }
    /// Used where contents are shown smaller.
    open var minificationFilter: CALayerContentsFilter {
        get { CALayerContentsFilter(rawValue: self[\.contents.minification].rawValue) }
        set { self[\.contents.minification] = Filter(rawValue: newValue.rawValue) ?? .fallback }
    }
    /// Used where contents are shown larger.
    open var magnificationFilter: CALayerContentsFilter {
        get { CALayerContentsFilter(rawValue: self[\.contents.magnification].rawValue) }
        set { self[\.contents.magnification] = Filter(rawValue: newValue.rawValue) ?? .fallback }
    }
    /// Kept; trilinear pictures are drawn as linear ones, without levels.
    open var minificationFilterBias: Float {
        get { Float(self[\.contents.minificationBias]) }
        set { self[\.contents.minificationBias] = Double(newValue) }
    }
    /// A change of size draws the contents anew.
    open var needsDisplayOnBoundsChange: Bool {
        get { self[\.flags.needsDisplayOnBoundsChange] }
        set { self[\.flags.needsDisplayOnBoundsChange] = newValue }
    }
    /// Kept; drawing is done at once.
    open var drawsAsynchronously: Bool {
        get { self[\.flags.drawsAsynchronously] }
        set { self[\.flags.drawsAsynchronously] = newValue }
    }

    // MARK: CAMediaTiming

    /// Seconds in the superlayer's time.
    open var beginTime: CFTimeInterval {
        get { self[\.timing.beginTime] }
        set { self[\.timing.beginTime] = newValue }
    }
    /// Seconds; infinite for a layer.
    open var duration: CFTimeInterval {
        get { self[\.timing.duration] }
        set { self[\.timing.duration] = newValue }
    }
    /// How fast the layer's time runs; 0 holds everything that is animated in it.
    open var speed: Float {
        get { Float(self[\.timing.speed]) }
        set { self[\.timing.speed] = Double(newValue) }
    }
    /// Seconds added to the layer's time.
    open var timeOffset: CFTimeInterval {
        get { self[\.timing.timeOffset] }
        set { self[\.timing.timeOffset] = newValue }
    }
    /// See `CAMediaTiming`.
    open var repeatCount: Float {
        get { Float(self[\.timing.repeatCount]) }
        set { self[\.timing.repeatCount] = Double(newValue) }
    }
    /// See `CAMediaTiming`.
    open var repeatDuration: CFTimeInterval {
        get { self[\.timing.repeatDuration] }
        set { self[\.timing.repeatDuration] = newValue }
    }
    /// See `CAMediaTiming`.
    open var autoreverses: Bool {
        get { self[\.timing.autoreverses] }
        set { self[\.timing.autoreverses] = newValue }
    }
    /// See `CAMediaTiming`.
    open var fillMode: CAMediaTimingFillMode {
        get { CAMediaTimingFillMode(rawValue: self[\.timing.fillMode].rawValue) }
        set { self[\.timing.fillMode] = FillMode(rawValue: newValue.rawValue) ?? .fallback }
    }

    // MARK: Tree

    /// Back to front, where `zPosition` does not say otherwise; nil when there are none.
    open var sublayers: [CALayer]? {
        get { visibleSublayers.isEmpty ? nil : visibleSublayers }
        set { setSublayers(newValue ?? []) }
    }
    /// The layer that has this one among its sublayers, or as its mask.
    open var superlayer: CALayer? { visibleSuperlayer }
    /// Its alpha is multiplied into this layer; in this layer's coordinates.
    ///
    /// It must have no superlayer.
    open var mask: CALayer? {
        get { visibleMask }
        set { setMask(newValue) }
    }
    /// Adds a layer above all others; it leaves the superlayer it has.
    open func addSublayer(_ layer: CALayer) { insert(layer, at: links.sublayers.count) }
    /// Adds a layer at an index; beyond the end it goes to the end.
    open func insertSublayer(_ layer: CALayer, at idx: UInt32) { insert(layer, at: Int(idx)) }
    /// Adds a layer just below `sibling`; below all when that is no sublayer.
    open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) { insert(layer, nextTo: sibling, above: false) }
    /// Adds a layer just above `sibling`; above all when that is no sublayer.
    open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) { insert(layer, nextTo: sibling, above: true) }
    /// Puts `newLayer` in the place of `oldLayer`; does nothing when that is no sublayer.
    open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) { replace(oldLayer, with: newLayer) }
    /// Takes the layer out of its superlayer, also when it is the mask.
    open func removeFromSuperlayer() { leaveSuperlayer() }

    // MARK: Layout and display

    /// Asks for `layoutSublayers()` before the next commit.
    open func setNeedsLayout() { markNeedsLayout() }
    /// Whether layout is asked for.
    open func needsLayout() -> Bool { commitment.needsLayout }
    /// Lays out now what needs it, from the highest such layer above this one down.
    open func layoutIfNeeded() { layOutIfNeeded() }
    /// Places the sublayers; asks the delegate.
    ///
    /// Subclasses override it.
    open func layoutSublayers() { layOutByDelegate() }
    /// What may change when the superlayer's size changes; nothing unless set.
    ///
    /// Views have a mask of their own, which deals changes out in another way.
    open var autoresizingMask: CAAutoresizingMask {
        get { attachments.rare.autoresizingMask }
        set { attachments.rare.autoresizingMask = newValue }
    }
    /// Resizes the sublayers by their masks; the bounds' size has changed.
    open func resizeSublayers(withOldSize size: CGSize) { for layer in links.sublayers { layer.resize(withOldSuperlayerSize: size) } }
    /// Resizes the layer by its mask; the superlayer's size has changed.
    open func resize(withOldSuperlayerSize size: CGSize) { followSuperlayer(from: size) }
    /// The size that the layer would like to have: that of its bounds.
    open func preferredFrameSize() -> CGSize { bounds.size }
    /// Asks for `display()` before the next commit.
    open func setNeedsDisplay() { markNeedsDisplay() }
    /// Asks for `display()` of a part.
    ///
    /// The context is clipped to the smallest rectangle around all parts that were asked for, and contents that the layer drew before stay
    /// outside of it. An empty rectangle asks for nothing.
    open func setNeedsDisplay(_ r: CGRect) { markNeedsDisplay(in: Rect(r)) }
    /// Whether drawing is asked for.
    open func needsDisplay() -> Bool { commitment.needsDisplay }
    /// Draws now if it is asked for.
    open func displayIfNeeded() { displayIfAsked() }
    /// Renews the contents: asks the delegate for them, or draws them by `draw(in:)`.
    open func display() { displayByDelegate() }
    /// Draws the contents; asks the delegate.
    ///
    /// Subclasses override it.
    open func draw(in ctx: CGContext) { delegate?.draw(self, in: ctx) }
    /// Draws the layer and those below it as their models say, with the bounds' coordinates as user space.
    open func render(in ctx: CGContext) { draw(withSublayersIn: ctx) }
    /// Whether a change of this key's value asks for drawing; false for all keys.
    ///
    /// Subclasses override it. While an animation changes such a value, the contents are drawn for every frame, and `draw(in:)` is called on a
    /// presentation copy, which has the values of that moment. Values under keys of a subclass's own are stored and read by key-value coding.
    open class func needsDisplay(forKey key: String) -> Bool { false }
    /// The drawing is upside down in the layer's own coordinates.
    open func contentsAreFlipped() -> Bool { countsFlips() }

    // MARK: Points and time

    /// Maximum edges lie outside.
    open func contains(_ p: CGPoint) -> Bool { state.bounds.contains(Point(p)) }
    /// The front-most layer at a point of the superlayer's coordinates: this one, one below it, or nil.
    open func hitTest(_ p: CGPoint) -> CALayer? { frontmost(at: Point(p)) }
    /// From another layer's coordinates; nil is the space in which the root of the tree stands.
    open func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint { CGPoint(LayerConversion(from: l, to: self)(Point(p))) }
    /// To another layer's coordinates.
    open func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint { CGPoint(LayerConversion(from: self, to: l)(Point(p))) }
    /// From another layer's coordinates: the box around the corners.
    open func convert(_ r: CGRect, from l: CALayer?) -> CGRect { CGRect(LayerConversion(from: l, to: self)(Rect(r))) }
    /// To another layer's coordinates: the box around the corners.
    open func convert(_ r: CGRect, to l: CALayer?) -> CGRect { CGRect(LayerConversion(from: self, to: l)(Rect(r))) }
    /// From another layer's time; nil is media time.
    open func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval { LayerConversion.time(t, from: l, to: self) }
    /// To another layer's time.
    open func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval { LayerConversion.time(t, from: self, to: l) }

    // MARK: Animations and actions

    /// Attaches a copy; one of the same key is replaced.
    ///
    /// Without a key any number can be attached.
    open func add(_ anim: CAAnimation, forKey key: String?) { attach(anim, forKey: key) }
    /// Takes an animation away; its delegate hears that it did not finish.
    open func removeAnimation(forKey key: String) { detachAnimations { $0.key == key } }
    /// Takes all animations away.
    open func removeAllAnimations() { detachAnimations { _ in true } }
    /// The keys in the order in which animations apply; nil when there are none.
    open func animationKeys() -> [String]? { attachedKeys }
    /// The layer's copy; changes of it have no effect.
    open func animation(forKey key: String) -> CAAnimation? { attachments.animations.first { $0.key == key }?.animation }
    /// The action for a change: what the delegate, `actions`, `style` and the class say, in this order; then, for a layer that is on
    /// screen, the animation that the property has by default.
    open func action(forKey event: String) -> (any CAAction)? { searchAction(forKey: event) }
    /// What the class says about a change; nil for all keys.
    ///
    /// Subclasses override it.
    open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }
    /// The initial value; nil where it is nothing or zero, and for unknown names.
    open class func defaultValue(forKey key: String) -> Any? { initialValue(forKey: key) }
    /// Actions by event; `NSNull()` stops the search.
    open var actions: [String: any CAAction]? {
        get { attachments.rare.actions }
        set { attachments.rare.actions = newValue }
    }
    /// Values for properties that were not set, by key; its `actions` take part in the search for actions, and its own `style` gives what is
    /// missing in it.
    ///
    /// A property counts as set when it has been set since there is a style, or had another value than its initial one before.
    open var style: [AnyHashable: Any]? {
        get { attachments.rare.style }
        set { setStyle(newValue) }
    }
    /// Any text; default nil.
    open var name: String? {
        get { attachments.rare.name }
        set {
            attachments.rare.name = newValue
            nameChanged()
        }
    }
    /// Core Image filters; kept and not applied.
    open var filters: [Any]? {
        get { attachments.rare.filters }
        set { attachments.rare.filters = newValue }
    }
    /// Core Image filters; kept and not applied.
    open var backgroundFilters: [Any]? {
        get { attachments.rare.backgroundFilters }
        set { attachments.rare.backgroundFilters = newValue }
    }

    // MARK: Key-value coding

    /// The value of a property, or what was set under a name of one's own.
    open func value(forKey key: String) -> Any? { storedValue(forKey: key) }
    /// Sets a property, or keeps a value under a name of one's own.
    open func setValue(_ value: Any?, forKey key: String) { storeValue(value, forKey: key) }
    /// As `value(forKey:)`, with parts such as `transform.rotation.z`.
    open func value(forKeyPath keyPath: String) -> Any? { storedValue(forKeyPath: keyPath) }
    /// As `setValue(_:forKey:)`, with parts such as `transform.rotation.z`.
    open func setValue(_ value: Any?, forKeyPath keyPath: String) { storeValue(value, forKeyPath: keyPath) }
    /// Whether an archive needs the value: it was changed.
    open func shouldArchiveValue(forKey key: String) -> Bool { differsFromInitialValue(forKey: key) }
}
