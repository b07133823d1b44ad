import CLaminaRuntime
import CoreGraphics
import QuartzCore

extension UIView {
    /// A layer of the view's class of layers; a plain one when that class cannot be made.
    static func makeLayer() -> CALayer { (layerClass as? CALayer.Type)?.make() ?? CALayer() }

    func adoptLayer() {
        layer.delegate = self
        layer.contentsScale = UIScreen.main.scale
        layer.setNeedsLayout()
        if Self.requiresConstraintBasedLayout { takePartInLayout() }
        // Drawn once when it is first seen, as on iOS; then only when asked.
        if drawsItself { layer.setNeedsDisplay() }
    }

    /// The class overrides `draw(_:)`.
    var drawsItself: Bool {
        let base = unsafe unsafeBitCast(UIView.self as AnyClass, to: UnsafeRawPointer.self)
        let own = unsafe unsafeBitCast(type(of: self) as AnyClass, to: UnsafeRawPointer.self)
        let inherited = unsafe lamina_find_initialiser(base, base, lamina_method_UIView_draw())
        let found = unsafe lamina_find_initialiser(base, own, lamina_method_UIView_draw())
        return unsafe unsafeBitCast(found, to: UInt.self) != unsafeBitCast(inherited, to: UInt.self)
    }

    func drawByContext(_ context: CGContext) {
        guard drawsItself else { return }
        UIGraphicsPushContext(context)
        performWithTraits { draw(dirtyRect(in: context)) }
        UIGraphicsPopContext()
    }

    /// The part of the bounds that is to be drawn.
    private func dirtyRect(in context: CGContext) -> CGRect {
        let clip = context.boundingBoxOfClipPath
        // The clip consists of whole pixels, whose edges are rounded in points.
        return clip.insetBy(dx: -1e-6, dy: -1e-6).contains(bounds) ? bounds : clip.intersection(bounds)
    }

    func maskChanged(from old: UIView?) {
        guard mask !== old else { return }
        mask?.removeFromSuperview()
        layer.mask = mask?.layer
    }

    func layOutByLayer() {
        controller?.viewWillLayoutSubviews()
        performWithTraits { layoutSubviews() }
        controller?.viewDidLayoutSubviews()
    }

    /// What nil stands for in conversions; without a window it is where the tree's root stands.
    var windowLayer: CALayer? { window?.layer }

    /// Touches are taken.
    var isTouchable: Bool { !isHidden && isUserInteractionEnabled && layer.opacity >= 0.01 && !layer.isClosedToTouches }
}

/// A delegate that leaves everything to the layer, as a view does that overrides nothing.
final class PlainDelegate: CALayerDelegate, Sendable {
    static let shared = PlainDelegate()
}
