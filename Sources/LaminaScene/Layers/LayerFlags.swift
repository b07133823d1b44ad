/// The Boolean properties of a layer, packed together.
package struct LayerFlags: Sendable, Hashable {
    package var isHidden = false
    package var masksToBounds = false
    package var isDoubleSided = true
    package var isGeometryFlipped = false
    package var isOpaque = false
    package var allowsGroupOpacity = true
    /// The default is true, as measured on macOS; on iOS the app's Info.plist determines it.
    package var allowsEdgeAntialiasing = true
    package var shouldRasterize = false
    package var drawsAsynchronously = false
    package var needsDisplayOnBoundsChange = false
    package var wantsExtendedDynamicRangeContent = false

    package init() {}
}
