import CoreGraphics
import LaminaPrimitives
import LaminaScene

/// Where a layer stands in its tree.
struct LayerLinks {
    /// Back to front.
    var sublayers: [CALayer] = []
    var mask: CALayer?
    /// Cleared by the superlayer when it goes, so it never dangles; a weak reference would cost an allocation for each layer.
    @safe unowned(unsafe) var superlayer: CALayer?
    /// Set in presentation copies: the layer whose copy this is.
    var model: CALayer?
}

/// What the last commit made of a layer, and what changed since.
struct LayerCommitment {
    /// What the tree on screen has for this layer; nil before the first commit and after leaving the tree.
    var node: LayerNode?
    /// The tree that the node is part of.
    weak var host: LayerHost?
    /// This layer or one below changed since: the node is out of date.
    var isStale = true
    /// Sublayers came, went or changed places since.
    var isRearranged = true
    /// Sublayers that are stale; unused while `isRearranged`.
    var staleSublayers: [CALayer] = []
    /// Index among the superlayer's sublayers at the last commit.
    var index = 0
    var needsLayout = false
    var needsDisplay = false
    /// Some of the contents were drawn by the layer itself, and nobody replaced them since.
    var hasDrawnContents = false
    /// Contents are being made while an animation changes what they show.
    var drawsPresentation = false
    /// The host draws the layer anew while animations run.
    var isRedrawn = false
}

/// What is hung on a layer besides its values.
struct LayerAttachments {
    /// In the order in which they apply.
    var animations: [AttachedAnimation] = []
    /// The image whose picture is the contents, so that the same object comes back.
    private var image: CGImage?
    private var box: Box?

    /// What few layers have.
    struct Rare {
        var actions: [String: any CAAction]?
        var style: [AnyHashable: Any]?
        /// Properties whose values come from `style`.
        var styledNames: Set<String> = []
        /// Properties that were set since there is a style.
        var assignedNames: Set<String> = []
        var name: String?
        var filters: [Any]?
        var backgroundFilters: [Any]?
        var autoresizingMask: CAAutoresizingMask = []
        /// The objects under keys that are no properties; see `LayerState.own`.
        var values: [String: Any] = [:]
        /// Animations that layers above have for this one.
        var loans: [AnimationLoan] = []
        /// Sublayers that have animations of this one.
        var borrowers: [AnimationBorrower] = []
        /// The part of the contents that is to be drawn; nil is everything.
        var dirtyRect: Rect?
    }

    private final class Box {
        var rare: Rare
        init(_ rare: Rare) { self.rare = rare }
    }

    var rare: Rare {
        get { box?.rare ?? Rare() }
        set { box = Box(newValue) }
    }

    var loans: [AnimationLoan] { box?.rare.loans ?? [] }

    /// Animations are lent to sublayers, or have to be.
    var lends: Bool { animations.contains(where: \.lends) || box?.rare.borrowers.isEmpty == false }

    var hasStyle: Bool { box?.rare.style != nil }

    /// Drawing was asked for in a part of the contents only.
    var hasDirtyRect: Bool { box?.rare.dirtyRect != nil }

    /// What a presentation copy takes over: names and values, no animations.
    var presentationCopy: LayerAttachments {
        var copy = self
        copy.animations = []
        if !copy.loans.isEmpty { copy.rare.loans = [] }
        return copy
    }

    mutating func keep(_ image: CGImage?) { self.image = image }

    /// The image that was set, or a new one for pictures that an animation or drawing brought.
    func image(for picture: Picture) -> CGImage {
        if let image, image.picture === picture { return image }
        return CGImage(picture)
    }
}

/// An animation that a layer holds.
struct AttachedAnimation {
    /// Nil for those added without one.
    let key: String?
    /// The layer's copy.
    let animation: CAAnimation
    /// Unique in the process.
    let id: UInt64
    /// In the layer's time: set at the commit for animations that begin "now".
    var begin: Double?
    /// It changes a value that the layer draws, so that the contents are drawn anew while it runs.
    let redraws: Bool
    /// It changes sublayers that its key path names.
    let lends: Bool
    /// What plays; made at the commit.
    var resolved: LayerAnimation?
    /// The completion blocks that wait for this animation.
    let completions: [CompletionGroup]
    /// `animationDidStop` was sent.
    var hasStopped = false
}
