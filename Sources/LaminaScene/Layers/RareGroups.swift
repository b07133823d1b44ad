package import LaminaPrimitives

/// The groups of a layer's properties that few layers use.
struct RareGroups: Sendable {
    var sublayerTransform = Rare<Transform3D>()
    var outline = Rare<OutlineState>()
    var shadow = Rare<ShadowState>()
    var contents = Rare<ContentsState>()
    var timing = Rare<MediaTiming>()
    var shape = Rare<ShapeState>()
    var gradient = Rare<GradientState>()
    var text = Rare<TextState>()
    var own = Rare<OwnValues>()
}

/// Groups that states share, so that a plain layer has one empty pointer for all of them.
///
/// `@unchecked Sendable`: changed only through `LayerState`, which makes a copy first unless it is alone.
final class SharedRareGroups: @unchecked Sendable {
    var groups: RareGroups

    init(_ groups: RareGroups) { self.groups = groups }
}

extension Transform3D: RareDefault {
    package static let initial = Transform3D.identity
}
