package import LaminaPrimitives

/// The values of one layer that can be drawn, animated or archived, except its sublayers.
///
/// The initial values are Core Animation's defaults. Rarely used properties are stored in `RareGroups`, so that a state is cheap to copy: every
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
    private var rare: SharedRareGroups?

    /// Creates the state of a new layer.
    package init() {}

    /// The transform that applies to all sublayers, about the layer's anchor point.
    package var sublayerTransform: Transform3D {
        get { rare?.groups.sublayerTransform.value ?? .initial }
        set { ownedRare().groups.sublayerTransform.value = newValue }
    }

    package var outline: OutlineState {
        get { rare?.groups.outline.value ?? .initial }
        set { ownedRare().groups.outline.value = newValue }
    }

    package var shadow: ShadowState {
        get { rare?.groups.shadow.value ?? .initial }
        set { ownedRare().groups.shadow.value = newValue }
    }

    /// The properties that determine how the image is scaled, placed and sampled.
    package var contents: ContentsState {
        get { rare?.groups.contents.value ?? .initial }
        set { ownedRare().groups.contents.value = newValue }
    }

    /// The layer's own time space: `beginTime`, `speed` and the like.
    package var timing: MediaTiming {
        get { rare?.groups.timing.value ?? .initial }
        set { ownedRare().groups.timing.value = newValue }
    }

    package var shape: ShapeState {
        get { rare?.groups.shape.value ?? .initial }
        set { ownedRare().groups.shape.value = newValue }
    }

    package var gradient: GradientState {
        get { rare?.groups.gradient.value ?? .initial }
        set { ownedRare().groups.gradient.value = newValue }
    }

    package var text: TextState {
        get { rare?.groups.text.value ?? .initial }
        set { ownedRare().groups.text.value = newValue }
    }

    /// The values that the app stored under its own keys.
    package var own: OwnValues {
        get { rare?.groups.own.value ?? .initial }
        set { ownedRare().groups.own.value = newValue }
    }

    /// True when no sublayer transform was ever set.
    package var hasNoSublayerTransform: Bool { rare?.groups.sublayerTransform.isUntouched ?? true }
    /// True when no property of `OutlineState` was ever set.
    package var hasPlainOutline: Bool { rare?.groups.outline.isUntouched ?? true }
    package var hasNoShadow: Bool { rare?.groups.shadow.isUntouched ?? true }
    /// True when no timing property was ever set: the local time equals the superlayer's time.
    package var hasPlainTiming: Bool { rare?.groups.timing.isUntouched ?? true }

    /// The groups for writing; copies them first if another state shares them.
    private mutating func ownedRare() -> SharedRareGroups {
        if isKnownUniquelyReferenced(&rare), let rare { return rare }
        let own = SharedRareGroups(rare?.groups ?? RareGroups())
        rare = own
        return own
    }
}

/// The drawing that a layer's class adds to background, contents and border.
package enum LayerKind: UInt8, Sendable, Hashable {
    case plain
    /// A `CATransformLayer`: draws nothing itself and does not flatten its sublayers into its plane.
    case transform
    case shape
    case gradient
}

/// The default timing of a layer: its local time equals its superlayer's and never ends.
extension MediaTiming: RareDefault {
    package static let initial = MediaTiming()
}
