import CoreGraphics
import LaminaScene

// An animation cannot change the inside of an image. A class that returns true from `needsDisplay(forKey:)` for an animated key therefore redraws its
// contents for every frame, with the values of a presentation copy.
extension CALayer {
    /// Returns whether the animation changes a value that the class draws into its contents.
    func redraws(for animation: CAAnimation) -> Bool {
        guard type(of: self) != CALayer.self else { return false }
        return animation.animatedKeyPaths.contains { Self.needsDisplay(forKey: String($0.prefix { $0 != "." })) }
    }

    /// True when an animation of this layer, or of an ancestor that names this layer, changes the contents; ended animations that stay are included.
    var hasRedrawingAnimations: Bool { attachments.animations.contains(where: \.redraws) || !redrawingAncestorAnimations.isEmpty }

    /// True when an animation of this layer that has not ended, or one of an ancestor that names this layer, changes the contents.
    var mayNeedRedrawing: Bool { attachments.animations.contains { $0.redraws && !$0.hasStopped } || !redrawingAncestorAnimations.isEmpty }

    /// Returns whether an animation changes the contents between two times of the layer's own time.
    func contentsChange(between start: Double, and end: Double) -> Bool {
        let (first, last) = (min(start, end), max(start, end))
        guard last - first > 1e-6 else { return false }
        func isRunning(_ animation: LayerAnimation) -> Bool { animation.begin <= last && animation.end > first }
        return attachments.animations.contains { $0.redraws && !$0.hasStopped && $0.animation.speed != 0 && $0.resolved.map(isRunning) == true }
            || redrawingAncestorAnimations.contains { isRunning($0.animation) }
    }

    /// The layer that draws the contents: a presentation copy while an animation changes them, else the layer itself.
    var drawingLayer: CALayer {
        guard links.model == nil, hasRedrawingAnimations else { return self }
        guard let copy = makePresentationCopy() else {
            Diagnostics.warn("\(type(of: self)) has no init(layer:), so it draws model values while an animation runs")
            return self
        }
        copy.show(drawnPresentation, of: self)
        return copy
    }

    /// The values with which contents are drawn: the model's with all animations, including those that begin with the next commit.
    var drawnPresentation: LayerState {
        guard let now = hostTime else { return state }
        let time = LayerConversion.time(now, from: nil, to: self)
        var presentation = state
        for animation in attachments.animations { resolve(animation, at: time).apply(to: &presentation, at: time) }
        for inherited in ancestorAnimations { inherited.animation.apply(to: &presentation, at: time) }
        return presentation
    }

    /// Makes this layer a presentation copy of `model` with the given values.
    func show(_ values: LayerState, of model: CALayer) {
        state = values
        links.model = model
        delegate = model.delegate
    }

    /// Calls `display()` if the layer is marked for display; during the call, `presentation()` returns the values to draw.
    func displayIfAsked() {
        guard needsDisplay() else { return }
        // Cleared here too, because a subclass may override `display()` without calling `super`.
        commitment.needsDisplay = false
        commitment.drawsPresentation = hasRedrawingAnimations
        display()
        commitment.drawsPresentation = false
    }
}

extension CAAnimation {
    /// The key paths of the animation, or of all animations in its group.
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
