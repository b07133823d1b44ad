public import CoreGraphics
public import Foundation
import LaminaPrimitives
package import LaminaScene

/// A layer whose contents the app draws in tiles, at several levels of detail.
///
/// Only visible tiles are drawn, after the first `setNeedsDisplay()`. `draw(in:)`, which asks the delegate, is called for each of them on a
/// background thread, and possibly for the same layer on the main thread at the same time; a view's drawing happens on the main thread. The context
/// is clipped to the tile and has the transform of the level. A tile that arrives fades in; `setNeedsDisplay()` keeps old tiles until new ones
/// arrive.
open class CATiledLayer: CALayer {
    package override class var properties: PropertyTable { TiledState.properties }
    package override class var initialState: LayerState {
        var state = LayerState()
        state.kind = .tiled
        return state
    }

    /// The tiles that were drawn or are being drawn.
    final let store = TileStore()

    /// Returns the seconds in which a new tile fades in; the default implementation returns 0.25.
    open class func fadeDuration() -> CFTimeInterval { 0.25 }

    /// The number of levels of detail, each of half the resolution of the preceding one; default 1.
    ///
    /// Levels that would have less than one pixel in a dimension are not used.
    open var levelsOfDetail: Int {
        get { Int(whole: self[\.tiled.levelsOfDetail]) }
        set { self[\.tiled.levelsOfDetail] = Double(newValue) }
    }
    /// The number of the levels of detail that magnify the layer, each by two times the following one; default 0.
    open var levelsOfDetailBias: Int {
        get { Int(whole: self[\.tiled.levelsOfDetailBias]) }
        set { self[\.tiled.levelsOfDetailBias] = Double(newValue) }
    }
    /// The size of a tile in pixels; default 256 × 256.
    ///
    /// Drawing clamps each side to 16...2048.
    open var tileSize: CGSize {
        get { CGSize(self[\.tiled.tileSize]) }
        set { self[\.tiled.tileSize] = Size(newValue) }
    }

    /// Requests new tiles for the parts that were marked; the layer has no contents of its own.
    open override func display() {
        commitment.needsDisplay = false
        store.invalidate(takeDirtyRect())
    }
}

extension Int {
    /// Creates an integer from a number that key-value coding may have set; 0 for a number beyond 10⁹.
    fileprivate init(whole number: Double) { self = abs(number) <= 1e9 ? Int(number) : 0 }
}
