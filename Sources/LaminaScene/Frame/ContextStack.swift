import LaminaPrimitives

/// All that decides what sublayers in their superlayer's plane show, besides themselves.
struct BlockContext: Equatable {
    let placement: Projection
    let isFlipped: Bool
    let opacity: Float
    let clip: Clip?
    let visible: PixelRect

    /// - Parameter parent: The layer that they are sublayers of; without a `sublayerTransform`.
    init(_ parent: Visit) {
        placement = parent.placement
        isFlipped = parent.isFlipped
        opacity = parent.opacity
        clip = parent.clip
        visible = parent.visible
    }
}

/// What steps need to know of the layers whose sublayers they are about; gone when the last of them is done.
struct ContextStack {
    /// Where a context stands.
    typealias Index = Int

    /// One layer's.
    struct Entry: Sendable {
        let context: BlockContext
        /// The layer's own time.
        let time: Double
        /// Steps from this index on may refer to it.
        fileprivate let firstStep: Int
    }

    private var entries: [Entry] = []

    subscript(index: Index) -> Entry { entries[index] }

    /// Keeps what steps from `firstStep` on refer to.
    mutating func push(_ context: BlockContext, at time: Double, firstStep: Int) -> Index {
        entries.append(Entry(context: context, time: time, firstStep: firstStep))
        return entries.count - 1
    }

    /// Forgets what only steps after the one at `index` refer to.
    mutating func drop(after index: Int) {
        while let last = entries.last, last.firstStep > index { entries.removeLast() }
    }
}
