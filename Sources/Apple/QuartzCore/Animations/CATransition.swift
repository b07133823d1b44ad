import CoreGraphics
package import LaminaScene

/// An animated change from a layer's former content to its new content.
///
/// A layer stores it under the key `transition`, whatever key it is added with.
open class CATransition: CAAnimation {
    /// The type of transition; default `fade`.
    ///
    /// The unpublished names `cube`, `flip`, `oglFlip`, `pageCurl`, `pageUnCurl`, `rippleEffect`, `suckEffect`, `cameraIris`, `cameraIrisHollowOpen`
    /// and `cameraIrisHollowClose` are drawn too; any other name fades.
    open var type = CATransitionType.fade
    /// The side from which the new content comes; default nil, which means the left.
    open var subtype: CATransitionSubtype?
    /// The progress with which the transition starts, 0...1; default 0.
    ///
    /// Values outside the range are stored.
    open var startProgress: Float = 0
    /// The progress with which the transition ends, 0...1; default 1.
    ///
    /// Values outside the range are stored.
    open var endProgress: Float = 1
    /// A filter that would draw the transition instead of `type`; stored without effect, default nil.
    open var filter: Any?

    /// An effect for which Apple has no type; nil draws `type` and `subtype`.
    package var effect: TransitionEffect?

    package override class var properties: RowTable<ObjectProperty<CAAnimation>> { table }

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

    /// The effect to draw; an unknown type fades.
    package var drawnEffect: TransitionEffect {
        if let effect { return effect }
        switch type {
        case .moveIn: return .moveIn(edge)
        case .push: return .push(edge)
        case .reveal: return .reveal(edge)
        default: return unpublishedEffect ?? .fade
        }
    }

    /// The effect of a type that Apple's systems draw without publishing its name; nil for any other type.
    ///
    /// - Source: Apps that use these names. Apple documents none of them; the distances and speeds are this engine's own.
    private var unpublishedEffect: TransitionEffect? {
        let pageEdge = subtype == nil ? TransitionEffect.Edge.maxY : edge
        return switch type.rawValue {
        case "cube": .cube(edge)
        case "flip", "oglFlip": .flip(edge)
        case "pageCurl": .curl(pageEdge)
        case "pageUnCurl": .uncurl(pageEdge)
        case "rippleEffect", "ripple": .ripple
        case "suckEffect", "suck": .suck
        case "cameraIris": .shutter
        case "cameraIrisHollowOpen": .opening
        case "cameraIrisHollowClose": .closing
        default: nil
        }
    }

    /// The edge from which the new content comes; "top" is at maximum y, as everywhere in Core Animation.
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

/// The type of a transition.
public struct CATransitionType: _NameBridgeable {
    /// The name in key-value coding and archives.
    public let rawValue: String

    /// Creates a type with any name; unknown types fade.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The old content cross-fades to the new content in place.
    public static let fade = CATransitionType(rawValue: "fade")
    /// The new content slides in over the old content.
    public static let moveIn = CATransitionType(rawValue: "moveIn")
    /// The new content slides in and pushes the old content out.
    public static let push = CATransitionType(rawValue: "push")
    /// The old content slides out and uncovers the new content.
    public static let reveal = CATransitionType(rawValue: "reveal")
}

/// The side from which new content comes.
public struct CATransitionSubtype: _NameBridgeable {
    /// The name in key-value coding and archives.
    public let rawValue: String

    /// Creates a side with any name; unknown sides mean the left.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The right side.
    public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
    /// The left side.
    public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
    /// The top side, at maximum y.
    public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
    /// The bottom side, at minimum y.
    public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}

/// The key under which a layer stores its transition.
public let kCATransition = "transition"
