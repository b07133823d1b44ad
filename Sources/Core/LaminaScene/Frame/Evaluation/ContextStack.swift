import LaminaPrimitives

/// The values inherited from a flat superlayer that determine how its sublayers are drawn.
///
/// A block's cached frame part is valid while the context is equal.
struct BlockContext: Equatable {
    var placement: Projection
    let isFlipped: Bool
    var opacity: Float
    var clip: Clip?
    let visible: PixelRect

    /// Creates the context of a layer's sublayers.
    ///
    /// - Parameter parent: The superlayer; it must not have a `sublayerTransform`.
    init(_ parent: Visit) {
        placement = parent.placement
        isFlipped = parent.isFlipped
        opacity = parent.opacity
        clip = parent.clip
        visible = parent.visible
    }
}

/// The contexts (transform, clip, opacity) of the layers whose sublayers pending steps draw; each is dropped after its last step.
struct ContextStack {
    /// The index of a context in the stack.
    typealias Index = Int

    /// The context of one layer.
    struct Entry: Sendable {
        let context: BlockContext
        /// The layer's local time, in seconds.
        let time: Double
        /// The instance of the replicators around the sublayers.
        let replica: Replicas.Index
        /// The index of the first pending step that may refer to this context.
        fileprivate let firstStep: Int
    }

    private var entries: [Entry] = []

    subscript(index: Index) -> Entry { entries[index] }

    /// Adds a context for the steps from index `firstStep` on, and returns its index.
    mutating func push(_ context: BlockContext, at time: Double, replica: Replicas.Index, firstStep: Int) -> Index {
        entries.append(Entry(context: context, time: time, replica: replica, firstStep: firstStep))
        return entries.count - 1
    }

    /// Drops the contexts that were added after one.
    mutating func drop(above index: Index) { entries.removeSubrange((index + 1)...) }

    /// Drops the contexts to which no step up to `index` refers.
    mutating func drop(after index: Int) {
        while let last = entries.last, last.firstStep > index { entries.removeLast() }
    }
}
