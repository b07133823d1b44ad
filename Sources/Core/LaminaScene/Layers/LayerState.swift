package import LaminaPrimitives

/// The values of one layer that can be drawn, animated or archived, except its sublayers.
///
/// The initial values are Core Animation's defaults. Rarely used properties are stored in `SparseGroups`, so that a state is cheap to copy: every
/// moving layer's state is copied every frame.
package struct LayerState: Sendable {
    // Geometry, in the superlayer's coordinate space.
    package var bounds = Rect.zero
    package var position = Point.zero
    package var zPosition = 0.0
    /// The anchor point, in units of the bounds' size.
    package var anchorPoint = Point(0.5, 0.5)
    package var anchorPointZ = 0.0
    package var transform = Transform3D.identity

    // Appearance.
    /// The opacity as set, even outside 0...1; it is clamped when drawn.
    package var opacity = 1.0
    package var backgroundColor: Color?
    /// The image that the layer shows.
    package var picture: Contents?
    package var flags = LayerFlags()
    /// The drawing that the layer's class adds to a plain layer.
    package var kind = LayerKind.plain

    /// The groups of rarely used properties; nil until one of them is set.
    private var sparse: SharedSparseGroups?

    /// Creates the state of a new layer.
    package init() {}

    /// The transform that applies to all sublayers, about the layer's anchor point.
    package var sublayerTransform: Transform3D {
        get { sparse?.groups.sublayerTransform.value ?? .initial }
        set { ownedSparseGroups().groups.sublayerTransform.value = newValue }
    }

    package var edges: EdgeState {
        get { sparse?.groups.edges.value ?? .initial }
        set { ownedSparseGroups().groups.edges.value = newValue }
    }

    package var shadow: ShadowState {
        get { sparse?.groups.shadow.value ?? .initial }
        set { ownedSparseGroups().groups.shadow.value = newValue }
    }

    /// The filters, and the mode of compositing.
    package var effects: EffectsState {
        get { sparse?.groups.effects.value ?? .initial }
        set { ownedSparseGroups().groups.effects.value = newValue }
    }

    /// The properties that determine how the image is scaled, placed and sampled.
    package var contents: ContentsState {
        get { sparse?.groups.contents.value ?? .initial }
        set { ownedSparseGroups().groups.contents.value = newValue }
    }

    /// The layer's own time space: `beginTime`, `speed` and the like.
    package var timing: MediaTiming {
        get { sparse?.groups.timing.value ?? .initial }
        set { ownedSparseGroups().groups.timing.value = newValue }
    }

    package var shape: ShapeState {
        get { sparse?.groups.shape.value ?? .initial }
        set { ownedSparseGroups().groups.shape.value = newValue }
    }

    package var gradient: GradientState {
        get { sparse?.groups.gradient.value ?? .initial }
        set { ownedSparseGroups().groups.gradient.value = newValue }
    }

    package var text: TextState {
        get { sparse?.groups.text.value ?? .initial }
        set { ownedSparseGroups().groups.text.value = newValue }
    }

    package var tiled: TiledState {
        get { sparse?.groups.tiled.value ?? .initial }
        set { ownedSparseGroups().groups.tiled.value = newValue }
    }

    package var scroll: ScrollState {
        get { sparse?.groups.scroll.value ?? .initial }
        set { ownedSparseGroups().groups.scroll.value = newValue }
    }

    package var emitter: EmitterState {
        get { sparse?.groups.emitter.value ?? .initial }
        set { ownedSparseGroups().groups.emitter.value = newValue }
    }

    /// The emission of particles since the layer appeared; empty in the model, because a commit writes it into the node's state.
    package var emission: EmissionHistory {
        get { sparse?.groups.emission.value ?? .initial }
        set { ownedSparseGroups().groups.emission.value = newValue }
    }

    package var replicator: ReplicatorState {
        get { sparse?.groups.replicator.value ?? .initial }
        set { ownedSparseGroups().groups.replicator.value = newValue }
    }

    /// The patterns of the layer's background, border, fill and stroke colours.
    package var patterns: PatternState {
        get { sparse?.groups.patterns.value ?? .initial }
        set { ownedSparseGroups().groups.patterns.value = newValue }
    }

    /// The values that the app stored under custom keys.
    package var custom: CustomValues {
        get { sparse?.groups.custom.value ?? .initial }
        set { ownedSparseGroups().groups.custom.value = newValue }
    }

    /// True when no sublayer transform was ever set.
    package var hasNoSublayerTransform: Bool { sparse?.groups.sublayerTransform.isUntouched ?? true }
    /// True when no property of `EdgeState` was ever set.
    package var hasPlainEdges: Bool { sparse?.groups.edges.isUntouched ?? true }
    /// True when no colour was ever a pattern.
    package var hasNoPatterns: Bool { sparse?.groups.patterns.isUntouched ?? true }
    /// True when no filter and no mode of compositing was ever set.
    package var hasNoEffects: Bool { sparse?.groups.effects.isUntouched ?? true }
    package var hasNoShadow: Bool { sparse?.groups.shadow.isUntouched ?? true }
    /// True when no timing property was ever set: the local time equals the superlayer's time.
    package var hasPlainTiming: Bool { sparse?.groups.timing.isUntouched ?? true }

    /// The groups for writing; copies them first if another state shares them.
    private mutating func ownedSparseGroups() -> SharedSparseGroups {
        if isKnownUniquelyReferenced(&sparse), let sparse { return sparse }
        let own = SharedSparseGroups(sparse?.groups ?? SparseGroups())
        sparse = own
        return own
    }
}

extension LayerState {
    /// The properties that every layer has.
    package static let properties = PropertyTable(
        rows + LayerFlags.rows + EdgeState.rows + ShadowState.rows + ContentsState.rows + MediaTiming.rows)

    /// The properties that no group of its own holds.
    static let rows = [
        Property("bounds", \.bounds, [.implicit, .layout, .refusesNaN, .redraw]),
        Property("position", \.position, [.implicit, .refusesNaN]),
        Property("zPosition", \.zPosition, [.implicit, .refusesNaN, .tilt]),
        Property("anchorPoint", \.anchorPoint, [.implicit, .refusesNaN]),
        Property("anchorPointZ", \.anchorPointZ, [.implicit, .refusesNaN, .tilt]),
        Property("transform", \.transform, [.implicit, .refusesNaN, .superlayout, .tilt]),
        Property("sublayerTransform", \.sublayerTransform, [.implicit, .refusesNaN]),
        Property("opacity", \.opacity),
        Property("backgroundColor", .background),
        Property("contents", \.picture, [.implicit, .object]),
    ]
}

/// The drawing that a layer's class adds to background, contents and border.
package enum LayerKind: UInt8, Sendable, Hashable {
    case plain
    /// A `CATransformLayer`: draws nothing itself and does not flatten its sublayers into its plane.
    case transform
    case shape
    case gradient
    case emitter
    /// A `CATiledLayer`: draws the tiles of its `tiled` state.
    case tiled
    /// A `CAReplicatorLayer`: draws its sublayers several times.
    case replicator
}

extension LayerState {
    /// True for a layer that draws nothing itself and whose sublayers share its superlayer's three-dimensional space.
    package var isSpace: Bool { kind == .transform || (kind == .replicator && replicator.preservesDepth) }
}
