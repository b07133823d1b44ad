public import Foundation
package import LaminaPrimitives
import LaminaRaster

/// Pixels of their own, drawn on instead of those below until the layer ends.
struct TransparencyGroup {
    private var bitmap: Bitmap
    let bounds: PixelRect
    /// The state to go back to at the end.
    let state: GraphicsState
    /// How many states were saved when the layer began; earlier ones cannot be restored inside.
    let savedCount: Int

    init(bounds: PixelRect, state: GraphicsState, savedCount: Int) {
        bitmap = Bitmap(width: bounds.width, height: bounds.height)
        self.bounds = bounds
        self.state = state
        self.savedCount = savedCount
    }

    /// Lends the pixels of `region` as a canvas.
    mutating func withCanvas(_ region: PixelRect, _ body: (Canvas) -> Void) {
        bitmap.withCanvas(at: (bounds.minX, bounds.minY)) { body($0.cropped(to: region)) }
    }
}

extension CGContext {
    /// Collects what is drawn until `endTransparencyLayer`, to be drawn at once with the current alpha, blend mode and shadow.
    ///
    /// Inside the layer alpha is 1, the blend mode normal and there is no shadow.
    ///
    /// - Parameter auxiliaryInfo: Not used; Apple defines no keys.
    public func beginTransparencyLayer(auxiliaryInfo: CFDictionary?) {
        let bounds = state.shadow.map { $0.casters(for: state.clip.bounds, reach: 4096) } ?? state.clip.bounds
        beginGroup(bounds)
    }

    /// As the other function, with a promise that nothing is drawn outside `rect`.
    public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo auxInfo: CFDictionary?) {
        saveGState()
        let path = pendingPath.path
        clip(to: rect)
        pendingPath.path = path
        let bounds = state.clip.bounds
        restoreGState()
        beginGroup(bounds)
    }

    /// Draws what was collected since the layer began, and brings back the state of then.
    public func endTransparencyLayer() {
        guard var group = groups.popLast() else {
            return Diagnostics.report(exception: "CGContextEndTransparencyLayer", detail: "no layer was begun; nothing drawn")
        }
        savedStates.removeSubrange(group.savedCount...)
        state = group.state
        draw(within: group.bounds) { canvas, opacity, blend, clip in
            group.withCanvas(group.bounds) { canvas.compose($0, opacity: opacity, blend: blend, clip: clip) }
        }
    }

    /// From user space to pixels, whose first row is the top one.
    package var userToPixels: AffineTransform { state.userToPixels }

    /// Draws pixels over those of the context, with the current clip, alpha and blend mode.
    ///
    /// - Precondition: The bitmap is as large as the context.
    package func compose(_ bitmap: Bitmap) {
        precondition(bitmap.width == width && bitmap.height == height, "the bitmap does not have the context's size")
        var pixels = bitmap
        draw(within: PixelRect(width: width, height: height)) { canvas, opacity, blend, clip in
            pixels.withCanvas { canvas.compose($0, opacity: opacity, blend: blend, clip: clip) }
        }
    }

    private func beginGroup(_ bounds: PixelRect) {
        groups.append(TransparencyGroup(bounds: bounds, state: state, savedCount: savedStates.count))
        state.clip = state.shadow == nil ? state.clip.intersection(bounds) : .whole(bounds)
        // The clip's soft edges work once, when the whole layer is drawn.
        state.clip.coverage = nil
        state.alpha = 1
        state.blend = .normal
        state.shadow = nil
    }
}
