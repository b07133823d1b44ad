import CLaminaRuntime
import CoreGraphics
import QuartzCore

extension UIView {
    /// Creates a layer of `layerClass`; a plain `CALayer` when that class cannot be instantiated.
    package static func makeLayer() -> CALayer { (layerClass as? CALayer.Type)?.laminaInit() ?? CALayer() }

    func adoptLayer() {
        layer.delegate = self
        layer.contentsScale = UIScreen.main.scale
        layer.setNeedsLayout()
        if Self.requiresConstraintBasedLayout { takePartInLayout() }
        // As on iOS, a view is drawn once before it is first displayed, and later only on request.
        if drawsItself { layer.setNeedsDisplay() }
    }

    /// True when the class overrides `draw(_:)`; only such views are drawn.
    ///
    /// The method table of a class that overrides `draw(_:)` has another entry for it than the table of `UIView`.
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

    /// The part of the bounds that must be drawn: the rectangle of the context's clip.
    private func dirtyRect(in context: CGContext) -> CGRect {
        let clip = context.boundingBoxOfClipPath
        // The clip is a rectangle of whole pixels, whose edges have rounding errors in points; hence the tolerance.
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

    /// The layer that conversions use for a nil view: the window's layer.
    ///
    /// The result is nil outside a window; a nil layer means the coordinate space that contains the root layer.
    var windowLayer: CALayer? { window?.layer }

    /// True when the view accepts touches: visible, interactive, and not animated by a block that disables touches.
    var isTouchable: Bool { !isHidden && isUserInteractionEnabled && layer.opacity >= 0.01 && !layer.isClosedToTouches }
}

/// A delegate that has only the protocol's default implementations.
///
/// A method of `UIView` replaces the default implementation, and can call it only through another object such as this one.
final class PlainDelegate: CALayerDelegate, Sendable {
    static let shared = PlainDelegate()
}
