import CoreGraphics
package import LaminaScene

/// Shows how one state of a layer's content becomes the next.
///
/// A layer keeps it under the key `transition`, whatever key it is added with.
open class CATransition: CAAnimation {
    /// How the new content comes; default `fade`.
    ///
    /// Names that are not Apple's are kept.
    open var type = CATransitionType.fade
    /// Where the new content comes from, nil means from the left; default nil.
    open var subtype: CATransitionSubtype?
    /// Which part of the transition is shown first, 0...1 (others are kept); default 0.
    open var startProgress: Float = 0
    /// Which part of the transition is shown last, 0...1 (others are kept); default 1.
    open var endProgress: Float = 1
    /// A filter that draws the transition instead of `type`, kept without effect; default nil.
    open var filter: Any?

    /// An effect that has no type of Apple's; nil draws `type` and `subtype`.
    package var effect: TransitionEffect?

    package override class var properties: AnimationPropertyTable { table }

    package override class func makePlain() -> CAAnimation { CATransition() }

    package override func copyState(into copy: CAAnimation) {
        super.copyState(into: copy)
        guard let copy = copy as? CATransition else { return }
        copy.type = type
        copy.subtype = subtype
        copy.startProgress = startProgress
        copy.endProgress = endProgress
        copy.filter = filter
        copy.effect = effect
    }

    package override func describe() -> Animation {
        var animation = super.describe()
        animation.range = ProgressRange(start: Double(startProgress), end: Double(endProgress))
        return animation
    }

    /// What is drawn; an unknown type fades.
    var drawnEffect: TransitionEffect {
        if let effect { return effect }
        switch type {
        case .moveIn: return .moveIn(edge)
        case .push: return .push(edge)
        case .reveal: return .reveal(edge)
        default: return .fade
        }
    }

    /// "Top" is where y is greatest, as everywhere in this framework.
    private var edge: TransitionEffect.Edge {
        switch subtype {
        case .fromRight: .maxX
        case .fromTop: .maxY
        case .fromBottom: .minY
        default: .minX
        }
    }

    private static let table =
        CAAnimation.properties + [
            .name("type", \CATransition.type),
            .name("subtype", \CATransition.subtype),
            .number("startProgress", \CATransition.startProgress),
            .number("endProgress", \CATransition.endProgress),
            .object("filter", \CATransition.filter),
        ]
}

/// How new content comes.
public struct CATransitionType: _NameBridgeable {
    /// The name in key-value coding and archives.
    public let rawValue: String

    /// The transition of this name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The old content becomes the new one on the spot.
    public static let fade = CATransitionType(rawValue: "fade")
    /// The new content slides over the old.
    public static let moveIn = CATransitionType(rawValue: "moveIn")
    /// The new content pushes the old away.
    public static let push = CATransitionType(rawValue: "push")
    /// The old content slides away from the new.
    public static let reveal = CATransitionType(rawValue: "reveal")
}

/// Where new content comes from.
public struct CATransitionSubtype: _NameBridgeable {
    /// The name in key-value coding and archives.
    public let rawValue: String

    /// The direction of this name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// From the right.
    public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
    /// From the left.
    public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
    /// From the top.
    public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
    /// From the bottom.
    public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}

/// The key under which a layer keeps its transition.
public let kCATransition = "transition"
