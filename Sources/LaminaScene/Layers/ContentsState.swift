package import LaminaPrimitives

/// How a layer's picture fits.
package struct ContentsState: Sendable, Hashable, RareDefault {
    package static let initial = ContentsState()

    /// The shown part, in units of the picture.
    package var rect = Rect.unit
    /// The stretched part, in units of the shown part.
    package var center = Rect.unit
    package var gravity = Gravity.resize
    /// Pixels of the picture per point.
    package var scale = 1.0
    package var format = ContentsFormat.rgba8
    /// The brightest value of the picture over white; 0 when unknown.
    package var headroom = 0.0
    package var dynamicRange = DynamicRange.standard
    package var toneMapMode = ToneMapMode.automatic
    package var minificationBias = 0.0
    package var minification = Filter.linear
    package var magnification = Filter.linear

    package init() {}
}

/// Where contents go that do not have the size of the bounds.
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

/// How pictures are scaled.
package enum Filter: String, Sendable, Hashable {
    case nearest
    case linear
    case trilinear
}

/// `CALayerContentsFormat`'s values: how drawn contents are stored.
package enum ContentsFormat: String, Sendable, Hashable {
    case rgba8 = "RGBA8"
    case rgba16Float = "RGBAh"
    case gray8 = "Gray8"
    case automatic = "Automatic"
}

/// `CALayer.DynamicRange`'s values.
package enum DynamicRange: String, Sendable, Hashable {
    case automatic
    case standard
    case constrainedHigh
    case high
}

/// `CALayer.ToneMapMode`'s values.
package enum ToneMapMode: String, Sendable, Hashable {
    case automatic
    case never
    case ifSupported
}
