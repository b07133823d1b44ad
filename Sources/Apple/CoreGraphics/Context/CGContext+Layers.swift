public import Foundation
import LaminaPDF
package import LaminaPrimitives
import LaminaRaster

/// A transparency layer that is open: its own pixels, which receive all drawing until the layer ends.
struct TransparencyGroup {
    /// The pixels; empty in a context that keeps shapes.
    private var bitmap: Bitmap
    let bounds: PixelRect
    /// The graphics state that is restored when the layer ends.
    let state: GraphicsState
    /// The number of saved states when the layer began; these cannot be restored before the layer ends.
    let savedCount: Int

    init(bounds: PixelRect, state: GraphicsState, savedCount: Int, hasPixels: Bool) {
        bitmap = hasPixels ? Bitmap(width: bounds.width, height: bounds.height) : Bitmap(width: 0, height: 0)
        self.bounds = bounds
        self.state = state
        self.savedCount = savedCount
    }

    /// Passes the pixels of `region` to `body` as a canvas.
    mutating func withCanvas(_ region: PixelRect, _ body: (Canvas) -> Void) {
        bitmap.withCanvas(at: (bounds.minX, bounds.minY)) { body($0.cropped(to: region)) }
    }
}

extension CGContext {
    /// Begins a transparency layer.
    ///
    /// The drawing until `endTransparencyLayer` is composited as one image with the current alpha, blend mode and shadow.
    ///
    /// Inside the layer, alpha is 1, the blend mode is normal and there is no shadow.
    ///
    /// - Parameter auxiliaryInfo: Ignored; Apple defines no keys.
    public func beginTransparencyLayer(auxiliaryInfo: CFDictionary?) {
        beginGroup(drawingBounds)
    }

    /// Begins a transparency layer that is limited to `rect`; drawing outside is lost.
    public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo auxInfo: CFDictionary?) {
        saveGState()
        // Clipping clears the current path, so the path is restored afterwards.
        let path = pendingPath.path
        clip(to: rect)
        pendingPath.path = path
        let bounds = state.clip.bounds
        restoreGState()
        beginGroup(bounds)
    }

    /// Ends the innermost transparency layer: restores the state from its beginning and composites the layer's pixels.
    public func endTransparencyLayer() {
        guard var group = groups.popLast() else {
            return Diagnostics.report(exception: "CGContextEndTransparencyLayer", detail: "no transparency layer is open; nothing drawn")
        }
        // States that were saved inside the layer and not restored are discarded.
        savedStates.removeSubrange(group.savedCount...)
        state = group.state
        if keepsShapes { return recordGroup() }
        draw(within: group.bounds) { canvas, opacity, blend, clip in
            group.withCanvas(group.bounds) { canvas.compose($0, opacity: opacity, blend: blend, clip: clip) }
        }
    }

    /// The transform from user space to pixels, whose first row is the top one.
    package var userToPixels: AffineTransform { state.userToPixels }

    /// Composites a bitmap over the context's pixels, with the current clip, alpha and blend mode.
    ///
    /// - Precondition: The bitmap has the context's size.
    package func compose(_ bitmap: Bitmap) {
        precondition(bitmap.width == width && bitmap.height == height, "the bitmap does not have the context's size")
        var pixels = bitmap
        draw(within: PixelRect(width: width, height: height)) { canvas, opacity, blend, clip in
            pixels.withCanvas { canvas.compose($0, opacity: opacity, blend: blend, clip: clip) }
        }
    }

    /// Begins a transparency layer with the pixels of `bounds`; drawing outside is lost.
    func beginGroup(_ bounds: PixelRect) {
        groups.append(TransparencyGroup(bounds: bounds, state: state, savedCount: savedStates.count, hasPixels: !keepsShapes))
        canvas?.beginGroup()
        // With a shadow, the layer's drawing is not clipped: a shape outside the clip may cast a shadow into the clip.
        state.clip = state.shadow == nil ? state.clip.intersection(bounds) : .whole(bounds)
        // The clip's soft edges apply once, when the layer is composited.
        state.clip.coverage = nil
        if keepsShapes { state.clip.limits = [.path(RoundedRect(bounds.rect).path, .nonZero)] }
        state.alpha = 1
        state.blend = .normal
        state.shadow = nil
    }
}
