import CLaminaRuntime
import CoreGraphics
package import LaminaScene

extension CALayer {
    /// A copy with the values that are on screen now: those of the last commit with all animations applied.
    ///
    /// - Returns: Nil before the layer was committed, as Apple documents. Sublayers, superlayer and mask of the copy are such copies too.
    public func presentation() -> Self? {
        if links.model != nil { return self }
        let seen = commitment.drawsPresentation ? drawnPresentation : committedPresentation
        guard let seen, let copy = makePresentationCopy() else { return nil }
        copy.show(seen, of: self)
        return copy
    }

    /// The layer whose presentation copy this is; the layer itself otherwise.
    public func model() -> Self {
        // The copy was made from an object of this very class.
        (links.model as? Self) ?? self
    }

    /// Media time of the screen that the layer is on; nil when it is on none.
    package var hostTime: Double? { (commitment.host ?? rootHost)?.now }

    /// What is on screen now: the values of the last commit with its animations; nil before the first.
    var committedPresentation: LayerState? {
        guard let host = commitment.host, let node = commitment.node else { return nil }
        return node.presentation(at: LayerConversion.time(host.now, from: nil, to: self))
    }

    /// Model values as they are now, even if not committed, with the animations applied as they will begin; without those that stay on top,
    /// which will be on top of what comes next, too.
    package var currentPresentation: LayerState {
        guard let host = commitment.host, !attachments.animations.isEmpty || !loans.isEmpty else { return state }
        let time = LayerConversion.time(host.now, from: nil, to: self)
        var presentation = state
        for animation in attachments.animations where !animation.animation.staysOnTop {
            resolve(animation, at: time).apply(to: &presentation, at: time)
        }
        for loan in loans { loan.animation.apply(to: &presentation, at: time) }
        return presentation
    }
}
