import CoreGraphics
import LaminaScene

// Contents are a picture, which an animation cannot change from within. A class that answers `needsDisplay(forKey:)` with true for an animated
// key is therefore drawn anew for every frame, from a presentation copy.
extension CALayer {
    /// The animation changes a value that the class draws.
    func redraws(for animation: CAAnimation) -> Bool {
        guard type(of: self) != CALayer.self else { return false }
        return animation.animatedKeyPaths.contains { Self.needsDisplay(forKey: String($0.prefix { $0 != "." })) }
    }

    /// Some animation changes the contents, now or later, or has changed them and stays.
    var hasRedrawingAnimations: Bool { attachments.animations.contains(where: \.redraws) || !redrawingLoans.isEmpty }

    /// Some animation that is not over changes the contents, now or later.
    var mayNeedRedrawing: Bool { attachments.animations.contains { $0.redraws && !$0.hasStopped } || !redrawingLoans.isEmpty }

    /// The contents are not the same at two moments of the layer's own time, because an animation that changes them runs.
    func contentsChange(between start: Double, and end: Double) -> Bool {
        let (first, last) = (min(start, end), max(start, end))
        guard last - first > 1e-6 else { return false }
        func isRunning(_ animation: LayerAnimation) -> Bool { animation.begin <= last && animation.end > first }
        return attachments.animations.contains { $0.redraws && !$0.hasStopped && $0.animation.speed != 0 && $0.resolved.map(isRunning) == true }
            || redrawingLoans.contains { isRunning($0.animation) }
    }

    /// The layer that draws the contents: a presentation copy while an animation changes them.
    var drawingLayer: CALayer {
        guard links.model == nil, hasRedrawingAnimations else { return self }
        guard let copy = makePresentationCopy() else {
            Diagnostics.warn("\(type(of: self)) has no init(layer:), so it draws model values while an animation runs")
            return self
        }
        copy.show(drawnPresentation, of: self)
        return copy
    }

    /// The values with which contents are drawn: those of the model with all animations, also with those that begin with the next commit.
    var drawnPresentation: LayerState {
        guard let now = hostTime else { return state }
        let time = LayerConversion.time(now, from: nil, to: self)
        var presentation = state
        for animation in attachments.animations { resolve(animation, at: time).apply(to: &presentation, at: time) }
        for loan in loans { loan.animation.apply(to: &presentation, at: time) }
        return presentation
    }

    /// Makes this layer the presentation copy of another.
    func show(_ values: LayerState, of model: CALayer) {
        state = values
        links.model = model
        delegate = model.delegate
    }

    /// Draws if that was asked for; `presentation()` gives the values to be drawn meanwhile.
    func displayIfAsked() {
        guard needsDisplay() else { return }
        // A subclass may do all of it in `display()`.
        commitment.needsDisplay = false
        commitment.drawsPresentation = hasRedrawingAnimations
        display()
        commitment.drawsPresentation = false
    }
}

extension CAAnimation {
    /// The key paths of the animation, or of those inside it.
    var animatedKeyPaths: [String] {
        var keyPaths: [String] = []
        var pending = [self]
        while let animation = pending.popLast() {
            if let keyPath = (animation as? CAPropertyAnimation)?.keyPath { keyPaths.append(keyPath) }
            pending += (animation as? CAAnimationGroup)?.animations ?? []
        }
        return keyPaths
    }
}
