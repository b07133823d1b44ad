/// The layers of one host's tree that a transaction has changed since its last commit.
struct LayerChanges {
    let host: LayerHost
    /// The changed layers, in the order of their first changes.
    private(set) var layers: [CALayer] = []
    /// The layers whose sublayers were added, removed or reordered.
    private(set) var rearranged: [CALayer] = []
    /// The number of this batch of changes.
    ///
    /// Layers keep the number of their last batch, so that each is noted once.
    private let batch: UInt64

    init(host: LayerHost) {
        self.host = host
        batch = SerialNumbers.next()
    }

    /// Notes a layer; `layerLock` must be held.
    mutating func note(_ layer: CALayer, isRearranged: Bool) {
        if layer.commitmentWhileLocked.changeBatch != batch {
            layer.commitmentWhileLocked.changeBatch = batch
            layers.append(layer)
        }
        guard isRearranged, layer.commitmentWhileLocked.rearrangementBatch != batch else { return }
        layer.commitmentWhileLocked.rearrangementBatch = batch
        rearranged.append(layer)
    }
}
