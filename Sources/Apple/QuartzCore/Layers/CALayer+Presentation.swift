import CLaminaRuntime
package import LaminaScene

extension CALayer {
    /// Returns a copy with the values that are on screen now: those of the last commit with all animations applied.
    ///
    /// - Returns: Nil before the layer is committed, as Apple documents. The copy's sublayers, superlayer and mask are presentation copies too.
    public func presentation() -> Self? {
        if links.model != nil { return self }
        let seen = commitment.drawsPresentation ? drawnPresentation : committedPresentation
        guard let seen, let copy = makePresentationCopy() else { return nil }
        copy.show(seen, of: self)
        return copy
    }

    /// Returns the layer whose presentation copy this is; a layer that is no copy returns itself.
    public func model() -> Self {
        // The cast succeeds, because `presentation()` copies a layer with the layer's own class.
        (links.model as? Self) ?? self
    }

    /// The media time of the layer's host, in seconds; nil when the layer belongs to no host.
    package var hostTime: Double? { (commitment.host ?? rootHost)?.now }

    /// The values on screen now: those of the last commit with its animations applied; nil before the first commit.
    var committedPresentation: LayerState? {
        guard let host = commitment.host, let node = commitment.node else { return nil }
        return node.presentation(at: LayerConversion.time(host.now, from: nil, to: self))
    }

    /// The model's current values, committed or not, with its animations applied; implicit animations start from them.
    ///
    /// Animations without a begin time are treated as beginning now. Animations with `staysOnTop` are left out, because they will apply on top of the
    /// new animation too.
    package var currentPresentation: LayerState {
        guard let host = commitment.host, !attachments.animations.isEmpty || !ancestorAnimations.isEmpty else { return state }
        let time = LayerConversion.time(host.now, from: nil, to: self)
        var presentation = state
        for animation in attachments.animations where !animation.animation.staysOnTop {
            resolve(animation, at: time).apply(to: &presentation, at: time)
        }
        for inherited in ancestorAnimations { inherited.animation.apply(to: &presentation, at: time) }
        return presentation
    }
}
