package import LaminaPrimitives

/// The groups of properties that few layers use.
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

/// A shared reference to the rare groups; a plain layer has a nil reference instead.
///
/// `@unchecked Sendable`: `LayerState` is the only writer, and copies shared groups before it writes.
final class SharedRareGroups: @unchecked Sendable {
    var groups: RareGroups

    init(_ groups: RareGroups) { self.groups = groups }
}

extension Transform3D: RareDefault {
    package static let initial = Transform3D.identity
}
