import CLaminaRuntime
import CoreGraphics
import LaminaPrimitives
import LaminaScene

/// The links between a layer and the other layers of its tree, and its delegate.
@safe
struct LayerLinks {
    /// The sublayers, back to front.
    var sublayers: [CALayer] = []
    var mask: CALayer?
    weak var delegate: (any CALayerDelegate)?
    /// The superlayer, which clears this reference in its `deinit`, so that it never dangles; a weak reference would cost an allocation per layer.
    private var superlayerReference: Unmanaged<CALayer>?
    /// The superlayer; nil also while another thread deallocates it.
    var superlayer: CALayer? {
        get {
            // The superlayer's memory stays valid during this access: its `deinit` waits for `layerLock` before it ends.
            guard let reference = unsafe superlayerReference, unsafe lamina_try_retain(reference.toOpaque()) else { return nil }
            return unsafe reference.takeRetainedValue()
        }
        set { unsafe superlayerReference = newValue.map { unsafe Unmanaged.passUnretained($0) } }
    }
    /// The layer whose presentation copy this is; nil for a layer that is no copy.
    var model: CALayer?
}

/// The result of a layer's last commit, and the changes since then.
struct LayerCommitment {
    /// The layer's node in the host's render tree; nil before the first commit and after leaving the tree.
    var node: LayerNode?
    /// The host whose tree contains the node.
    weak var host: LayerHost?
    /// The layer's index among its superlayer's sublayers at the last commit.
    var index = 0
    /// The last batch of changes that contains this layer; see `LayerChanges`.
    var changeBatch: UInt64 = 0
    /// The last batch of changes in which sublayers of this layer were added, removed or reordered.
    var rearrangementBatch: UInt64 = 0
    /// The layer's part in the commit that is in progress.
    var mark = CommitMark()
    var needsLayout = false
    /// True while the layer places its sublayers.
    var isLayingOut = false
    var needsDisplay = false
    /// True when the layer drew its contents itself, so that a partial redraw may start from them.
    var hasDrawnContents = false
    /// True while contents are drawn that an animation changes; `presentation()` then returns the values to draw.
    var drawsPresentation = false
    /// True while the layer is in its host's list of layers to redraw during animations.
    var isRedrawn = false
}

/// A layer's part in one commit.
///
/// A mark with the number of an earlier commit means nothing, so that no commit has to remove its marks.
struct CommitMark {
    /// The number of the commit in which this layer or a descendant has changed.
    var commit: UInt64 = 0
    /// True when the layer itself has changed, and not only a descendant.
    var isChanged = false
    /// True when sublayers of the layer were added, removed or reordered.
    var isRearranged = false
    /// The marked sublayers, so that the commit need not search for them; not maintained while `isRearranged`.
    var sublayers: [CALayer] = []
}

/// The animations and other objects that belong to a layer but are not part of its state.
struct LayerAttachments {
    /// The animations in the order in which they apply.
    var animations: [AttachedAnimation] = []
    /// The image that the app set as contents, so that the getter returns the same object.
    private var image: CGImage?
    private var box: Box?

    /// Values that few layers have, allocated together when one of them is set.
    struct SparseParts {
        var actions: [String: any CAAction]?
        var style: [AnyHashable: Any]?
        /// The properties whose values come from `style`.
        var styledNames: Set<String> = []
        /// The properties that were set while the layer has a style.
        var assignedNames: Set<String> = []
        var name: String?
        var filters: [Any]?
        var backgroundFilters: [Any]?
        var compositingFilter: Any?
        var autoresizingMask: CAAutoresizingMask = []
        var layoutManager: (any CALayoutManager)?
        var constraints: [CAConstraint]?
        /// The objects under keys that are not properties; see `LayerState.custom`.
        var values: [String: Any] = [:]
        /// The states of the layer and its descendants, and the transitions between them.
        var states: [CAState] = []
        var stateTransitions: [CAStateTransition] = []
        /// Animations that ancestors have added for this layer by key path.
        var ancestorAnimations: [SublayerAnimation] = []
        /// Descendants that hold animations of this layer.
        var sublayerTargets: [SublayerAnimationTarget] = []
        /// The part of the contents that is marked for display; nil means everything.
        var dirtyRect: Rect?
    }

    private final class Box {
        var sparse: SparseParts
        init(_ sparse: SparseParts) { self.sparse = sparse }
    }

    var sparse: SparseParts {
        get { box?.sparse ?? SparseParts() }
        // A new box for every change, because a presentation copy may share the old one.
        set { box = Box(newValue) }
    }

    var ancestorAnimations: [SublayerAnimation] { box?.sparse.ancestorAnimations ?? [] }

    /// True when the layer has animations that name sublayers by key path, or has passed such animations on before.
    var animatesSublayers: Bool { animations.contains(where: \.animatesSublayers) || box?.sparse.sublayerTargets.isEmpty == false }

    var name: String? { box?.sparse.name }

    var layoutManager: (any CALayoutManager)? { box?.sparse.layoutManager }

    var hasStyle: Bool { box?.sparse.style != nil }

    /// True when only a part of the contents is marked for display.
    var hasDirtyRect: Bool { box?.sparse.dirtyRect != nil }

    /// The attachments of a presentation copy: without animations, because the copy's state has their effect already.
    var presentationCopy: LayerAttachments {
        var copy = self
        copy.animations = []
        if !copy.ancestorAnimations.isEmpty { copy.sparse.ancestorAnimations = [] }
        return copy
    }

    mutating func keep(_ image: CGImage?) { self.image = image }

    /// Returns the image that the app set, or a new one for pixels that come from an animation or from drawing.
    func image(for picture: Picture) -> CGImage {
        if let image, image.picture === picture { return image }
        return CGImage(picture)
    }
}

/// An animation that a layer holds.
struct AttachedAnimation {
    /// The key with which the animation was added; nil when it was added without one.
    let key: String?
    /// The layer's own copy of the animation.
    let animation: CAAnimation
    /// A number that is unique in the process.
    let id: UInt64
    /// The begin time that the app has set, in seconds; 0 means the time of the commit.
    let givenBeginTime: Double
    /// The begin time in the layer's time, in seconds; nil until the commit for an animation without a begin time.
    var begin: Double?
    /// True when the animation changes a value that the layer draws, so that the contents are redrawn while it runs.
    let redraws: Bool
    /// True when a key path of the animation names sublayers; the commit attaches it to them.
    let animatesSublayers: Bool
    /// True when a start or end value is missing, so that the tracks depend on the layer's model value.
    let usesModelValue: Bool
    /// The tracks that the renderer evaluates; set at the commit.
    var resolved: LayerAnimation?
    /// The completion blocks that wait for this animation's end.
    let completions: [CompletionGroup]
    /// True when `animationDidStop` was sent.
    var hasStopped = false
}
