import CoreGraphics
import Foundation
import LaminaScene

// Contents are a picture, which an animation cannot change from within; so a text layer draws itself anew, frame by frame, while one of its
// text's properties is animated.
extension CATextLayer {
    /// Begins to draw for every frame if an animation changes the text and nothing does so yet.
    func redrawWhileAnimated() {
        guard textRedrawing == nil, isTextAnimated else { return }
        let link = CADisplayLink { [weak self] link in
            guard let self else { return link.invalidate() }
            setNeedsDisplay()
            if !isTextAnimated { endRedrawing() }
        }
        link.add(to: .current, forMode: .common)
        textRedrawing = link
    }

    private func endRedrawing() {
        textRedrawing?.invalidate()
        textRedrawing = nil
    }

    private var isTextAnimated: Bool {
        (animationKeys() ?? []).contains { animation(forKey: $0)?.changesText == true }
    }
}

extension CAAnimation {
    /// It, or one of its parts, may change how a text is drawn.
    fileprivate var changesText: Bool {
        if let group = self as? CAAnimationGroup { return group.animations?.contains { $0.changesText } == true }
        return (self as? CAPropertyAnimation)?.keyPath.map(TextState.drawnKeys.contains) == true
    }
}
