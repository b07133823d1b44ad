package import LaminaPrimitives

/// The groups of properties that few layers use.
struct SparseGroups: Sendable {
    var sublayerTransform = Sparse<Transform3D>()
    var edges = Sparse<EdgeState>()
    var shadow = Sparse<ShadowState>()
    var contents = Sparse<ContentsState>()
    var timing = Sparse<MediaTiming>()
    var shape = Sparse<ShapeState>()
    var gradient = Sparse<GradientState>()
    var text = Sparse<TextState>()
    var tiled = Sparse<TiledState>()
    var scroll = Sparse<ScrollState>()
    var emitter = Sparse<EmitterState>()
    var emission = Sparse<EmissionHistory>()
    var replicator = Sparse<ReplicatorState>()
    var effects = Sparse<EffectsState>()
    var patterns = Sparse<PatternState>()
    var custom = Sparse<CustomValues>()
}

/// A shared reference to the sparse groups; a plain layer has a nil reference instead.
///
/// `@unchecked Sendable`: `LayerState` is the only writer, and copies shared groups before it writes.
final class SharedSparseGroups: @unchecked Sendable {
    /// The groups; accesses are not checked for overlaps at run time, because the owning `LayerState` is a value, whose accesses the compiler checks.
    @inline(__always) var groups: SparseGroups {
        _read { yield unsafe uncheckedGroups }
        _modify { yield unsafe &uncheckedGroups }
    }
    @exclusivity(unchecked) private var uncheckedGroups: SparseGroups

    init(_ groups: SparseGroups) { unsafe uncheckedGroups = groups }
}

extension Transform3D: SparseDefault {
    package static let initial = Transform3D.identity
}
