package import LaminaPrimitives

/// Everything about one layer that can be seen, animated or archived, except its sublayers.
///
/// The initial values are Core Animation's defaults. What few layers use lives in `RareGroups`, so that a state is quick to copy, as it is
/// for every moving layer in every frame.
package struct LayerState: Sendable {
    // Geometry, in the superlayer's coordinates.
    package var bounds = Rect.zero
    package var position = Point.zero
    package var zPosition = 0.0
    /// In units of the bounds.
    package var anchorPoint = Point(0.5, 0.5)
    package var anchorPointZ = 0.0
    package var transform = Transform3D.identity

    // Appearance.
    /// As set, even outside 0...1; clamped when drawn.
    package var opacity = 1.0
    package var backgroundColor: Color?
    /// The layer's contents.
    package var picture: Contents?
    package var flags = LayerFlags()
    /// What the layer's class adds to a plain layer.
    package var kind = LayerKind.plain

    /// Nil until one of them is changed.
    private var rare: SharedRareGroups?

    /// The state of a new layer.
    package init() {}

    /// About the anchor point, for all sublayers.
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

    /// How the picture fits.
    package var contents: ContentsState {
        get { rare?.groups.contents.value ?? .initial }
        set { ownedRare().groups.contents.value = newValue }
    }

    /// The layer's own time space; `beginTime` and the like.
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

    /// Values under keys of the app's own.
    package var own: OwnValues {
        get { rare?.groups.own.value ?? .initial }
        set { ownedRare().groups.own.value = newValue }
    }

    /// Sublayers are placed by their own numbers alone.
    package var hasNoSublayerTransform: Bool { rare?.groups.sublayerTransform.isUntouched ?? true }
    /// No corner, border or mask of corners was ever set.
    package var hasPlainOutline: Bool { rare?.groups.outline.isUntouched ?? true }
    package var hasNoShadow: Bool { rare?.groups.shadow.isUntouched ?? true }
    /// The layer's time is its superlayer's.
    package var hasPlainTiming: Bool { rare?.groups.timing.isUntouched ?? true }

    /// The groups, for this state alone to change.
    private mutating func ownedRare() -> SharedRareGroups {
        if isKnownUniquelyReferenced(&rare), let rare { return rare }
        let own = SharedRareGroups(rare?.groups ?? RareGroups())
        rare = own
        return own
    }
}

/// What a layer draws besides background, contents and border.
package enum LayerKind: UInt8, Sendable, Hashable {
    case plain
    /// Draws nothing itself and does not flatten its sublayers.
    case transform
    case shape
    case gradient
}

/// A layer's time is its superlayer's, and never ends, until it is changed.
extension MediaTiming: RareDefault {
    package static let initial = MediaTiming()
}
