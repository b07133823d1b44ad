import QuartzCore

/// The layer that shows an image view's image while effects play.
///
/// Effects fade and move this layer, so that the opacity and the transform of the view stay the app's: a hidden view stays hidden, and a view that is
/// scaled bounces at its own scale.
@MainActor
final class SymbolStage: NSObject, @preconcurrency CALayerDelegate {
    let layer = CALayer()
    /// Nil once the view is gone, which its animations may outlive.
    private weak var view: UIImageView?

    /// Creates the layer below the view's sublayers.
    init(_ view: UIImageView) {
        self.view = view
        super.init()
        layer.delegate = self
        (layer.minificationFilter, layer.magnificationFilter) = (view.layer.minificationFilter, view.layer.magnificationFilter)
        view.layer.insertSublayer(layer, at: 0)
        place()
    }

    /// Gives the layer the place of the view's contents.
    func place() {
        guard let view else { return }
        let bounds = view.layer.bounds
        layer.bounds = CGRect(origin: .zero, size: bounds.size)
        layer.position = CGPoint(x: bounds.midX, y: bounds.midY)
        layer.contentsGravity = view.layer.contentsGravity
    }

    /// Animates changes of the layer with those of the view.
    func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
        guard let view, let scope = AnimationScope.current else { return NSNull() }
        return scope.action(for: event, of: view, part: layer) ?? NSNull()
    }
}

extension UIImageView {
    /// Returns the layer for effects, to which the image moves.
    func beginEffects() -> CALayer {
        if let stage { return stage.layer }
        moveImage(to: SymbolStage(self))
        return contentLayer
    }

    /// Moves the image back to the view's own layer when no effect is left.
    func endEffects() {
        guard let stage, !(stage.layer.animationKeys() ?? []).contains(where: SymbolPlayer.isEffect) else { return }
        moveImage(to: nil)
        stage.layer.removeFromSuperlayer()
    }

    private func moveImage(to new: SymbolStage?) {
        let wasAnimating = isAnimating
        // Contents that the app set without an image stay in its layer.
        let hasImage = shownImage != nil
        stopAnimating()
        if hasImage { contentLayer.contents = nil }
        stage = new
        if hasImage { showImage() }
        if wasAnimating { animate() }
    }
}
