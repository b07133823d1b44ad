/// The tiled layers of a host's tree.
struct TiledLayers {
    private struct Entry {
        weak var layer: CATiledLayer?
    }

    /// The layers in the order in which they were added, so that tiles are requested in a defined order.
    private var entries: [Entry] = []

    var isEmpty: Bool { entries.isEmpty }

    /// True while an animation may change the visible part of a layer.
    var mayMove: Bool { entries.contains { $0.layer?.mayMove == true } }

    mutating func note(_ layer: CATiledLayer) {
        guard !layer.store.isListed else { return }
        layer.store.isListed = true
        entries.append(Entry(layer: layer))
    }

    /// Removes the layers that have left a host's tree, and returns the others.
    mutating func present(in host: LayerHost) -> [CATiledLayer] {
        let layers = entries.compactMap(\.layer)
        let present = layers.filter { $0.commitment.host === host || $0.rootHost === host }
        guard present.count < entries.count else { return present }
        for layer in layers { layer.store.isListed = false }
        entries = []
        for layer in present { note(layer) }
        return present
    }
}
