package import LaminaPrimitives

/// The properties that determine how a layer's image is scaled, placed and sampled.
package struct ContentsState: Sendable, Hashable, SparseDefault {
    package static let initial = ContentsState()

    /// The part of the image that is shown, in units of the image's size.
    package var rect = Rect.unit
    /// The part that is stretched when the image is resized, in units of `rect`; the parts around it keep their size.
    package var center = Rect.unit
    /// The alignment or scaling of the image in the bounds.
    package var gravity = Gravity.resize
    /// The scale of the image, in pixels per point.
    package var scale = 1.0
    /// The pixel format of contents that the layer draws itself.
    package var format = ContentsFormat.rgba8
    /// The ratio of the image's brightest value to white; 0 when unknown.
    package var headroom = 0.0
    package var dynamicRange = DynamicRange.standard
    package var toneMapMode = ToneMapMode.automatic
    /// A bias of the level of detail for the trilinear minification filter.
    package var minificationBias = 0.0
    package var minification = Filter.linear
    package var magnification = Filter.linear

    package init() {}
}

/// The alignment or scaling of contents whose size differs from the bounds.
///
/// "Top" is always at maximum y, as in Core Animation.
package enum Gravity: String, Sendable, Hashable, CaseIterable {
    case center
    case top
    case bottom
    case left
    case right
    case topLeft
    case topRight
    case bottomLeft
    case bottomRight
    case resize
    case resizeAspect
    case resizeAspectFill
}

/// The sampling of scaled images.
package enum Filter: String, Sendable, Hashable {
    case nearest
    case linear
    case trilinear
}

/// The values of `CALayerContentsFormat`: the pixel formats of contents that a layer draws itself.
package enum ContentsFormat: String, Sendable, Hashable {
    case rgba8 = "RGBA8"
    case rgba16Float = "RGBAh"
    case gray8 = "Gray8"
    case automatic = "Automatic"
}

/// The values of `CALayer.DynamicRange`.
package enum DynamicRange: String, Sendable, Hashable {
    case automatic
    case standard
    case constrainedHigh
    case high
}

/// The values of `CALayer.ToneMapMode`.
package enum ToneMapMode: String, Sendable, Hashable {
    case automatic
    case never
    case ifSupported
}

extension ContentsState {
    /// The properties of this group, which every layer has.
    static let rows = [
        Property("minificationFilterBias", \.contents.minificationBias),
        Property("contentsRect", \.contents.rect),
        Property("contentsCenter", \.contents.center),
        Property("contentsGravity", \.contents.gravity, .none),
        Property("contentsScale", \.contents.scale),
        Property("contentsFormat", \.contents.format, .archived),
        Property("contentsHeadroom", \.contents.headroom, .none),
        Property("minificationFilter", \.contents.minification, .none),
        Property("magnificationFilter", \.contents.magnification, .none),
        Property("preferredDynamicRange", \.contents.dynamicRange, .none),
        Property("toneMapMode", \.contents.toneMapMode, .none),
    ]
}
