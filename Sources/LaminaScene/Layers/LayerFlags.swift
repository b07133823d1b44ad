/// The yes-or-no properties of a layer.
package struct LayerFlags: Sendable, Hashable {
    package var isHidden = false
    package var masksToBounds = false
    package var isDoubleSided = true
    package var isGeometryFlipped = false
    package var isOpaque = false
    package var allowsGroupOpacity = true
    /// True as measured on macOS; the iOS headers read it from the app's Info.plist.
    package var allowsEdgeAntialiasing = true
    package var shouldRasterize = false
    package var drawsAsynchronously = false
    package var needsDisplayOnBoundsChange = false
    package var wantsExtendedDynamicRangeContent = false

    package init() {}
}
