package import LaminaPrimitives

/// Everything about one layer that can be seen, animated or archived, except its sublayers.
///
/// The initial values are Core Animation's defaults. What few layers use lives in `Rare` groups, to keep the state small.
package struct LayerState: Sendable {
    // Geometry, in the superlayer's coordinates.
    package var bounds = Rect.zero
    package var position = Point.zero
    package var zPosition = 0.0
    /// In units of the bounds.
    package var anchorPoint = Point(0.5, 0.5)
    package var anchorPointZ = 0.0
    private var rareTransforms = Rare<Transforms>()

    // Appearance.
    /// As set, even outside 0...1; clamped when drawn.
    package var opacity = 1.0
    package var backgroundColor: Color?
    package var flags = LayerFlags()
    private var rareOutline = Rare<OutlineState>()
    private var rareShadow = Rare<ShadowState>()
    private var rareContents = Rare<ContentsState>()

    /// The layer's own time space; `beginTime` and the like.
    private var rareTiming = Rare<MediaTiming>()

    /// What the layer's class adds to a plain layer.
    package var kind = LayerKind.plain
    private var rareShape = Rare<ShapeState>()
    private var rareGradient = Rare<GradientState>()
    private var rareText = Rare<TextState>()

    /// The state of a new layer.
    package init() {}

    package var transform: Transform3D {
        get { rareTransforms.value.own }
        set { rareTransforms.value.own = newValue }
    }

    package var sublayerTransform: Transform3D {
        get { rareTransforms.value.sublayers }
        set { rareTransforms.value.sublayers = newValue }
    }

    package var outline: OutlineState {
        get { rareOutline.value }
        set { rareOutline.value = newValue }
    }

    package var shadow: ShadowState {
        get { rareShadow.value }
        set { rareShadow.value = newValue }
    }

    package var contents: ContentsState {
        get { rareContents.value }
        set { rareContents.value = newValue }
    }

    package var timing: MediaTiming {
        get { rareTiming.value }
        set { rareTiming.value = newValue }
    }

    package var shape: ShapeState {
        get { rareShape.value }
        set { rareShape.value = newValue }
    }

    package var gradient: GradientState {
        get { rareGradient.value }
        set { rareGradient.value = newValue }
    }

    package var text: TextState {
        get { rareText.value }
        set { rareText.value = newValue }
    }

    /// Neither the layer's own nor its sublayers' transform was ever touched: a layer is placed by translation alone.
    package var hasNoTransforms: Bool { rareTransforms.isUntouched }
    /// No corner, border or mask of corners was ever set.
    package var hasPlainOutline: Bool { rareOutline.isUntouched }
    package var hasNoShadow: Bool { rareShadow.isUntouched }
    package var hasNoContents: Bool { rareContents.isUntouched }
    /// The layer's time is its superlayer's.
    package var hasPlainTiming: Bool { rareTiming.isUntouched }
}

/// The matrices of a layer.
private struct Transforms: Sendable, RareDefault {
    static let initial = Transforms()

    var own = Transform3D.identity
    var sublayers = Transform3D.identity
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
