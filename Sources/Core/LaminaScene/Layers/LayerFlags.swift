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
    package var wantsDynamicContentScaling = false

    package init() {}
}

extension LayerFlags {
    /// The properties of this group, which every layer has.
    static let rows = [
        Property("hidden", \.flags.isHidden, alias: "isHidden", [.implicit, .visibility]),
        Property("masksToBounds", \.flags.masksToBounds),
        Property("doubleSided", \.flags.isDoubleSided, alias: "isDoubleSided", .none),
        Property("geometryFlipped", \.flags.isGeometryFlipped, alias: "isGeometryFlipped", .none),
        Property("opaque", \.flags.isOpaque, alias: "isOpaque", .none),
        Property("allowsGroupOpacity", \.flags.allowsGroupOpacity, .archived),
        Property("allowsEdgeAntialiasing", \.flags.allowsEdgeAntialiasing, .archived),
        Property("shouldRasterize", \.flags.shouldRasterize, .none),
        Property("drawsAsynchronously", \.flags.drawsAsynchronously, .none),
        Property("needsDisplayOnBoundsChange", \.flags.needsDisplayOnBoundsChange, .none),
        Property("wantsExtendedDynamicRangeContent", \.flags.wantsExtendedDynamicRangeContent, .none),
        Property("wantsDynamicContentScaling", \.flags.wantsDynamicContentScaling, .unarchived),
    ]
}
