package import LaminaPrimitives

/// The groups of a layer's properties that few layers use, so that a plain layer has one pointer for all of them.
///
/// `@unchecked Sendable`: changed only through `LayerState`, which makes a copy first unless it is alone.
final class RareGroups: @unchecked Sendable {
    var sublayerTransform = Rare<Transform3D>()
    var outline = Rare<OutlineState>()
    var shadow = Rare<ShadowState>()
    var contents = Rare<ContentsState>()
    var timing = Rare<MediaTiming>()
    var shape = Rare<ShapeState>()
    var gradient = Rare<GradientState>()
    var text = Rare<TextState>()

    /// All untouched.
    init() {}

    /// A copy, which shares what the groups hold.
    init(_ other: RareGroups) {
        sublayerTransform = other.sublayerTransform
        outline = other.outline
        shadow = other.shadow
        contents = other.contents
        timing = other.timing
        shape = other.shape
        gradient = other.gradient
        text = other.text
    }
}

extension Transform3D: RareDefault {
    package static let initial = Transform3D.identity
}
