/// The layers of a host whose contents must be redrawn while animations run.
struct RedrawnLayers {
    private struct Entry {
        weak var layer: CALayer?
        /// The layer's own time for which the contents were drawn.
        var drawnTime: Double
    }

    /// The layers in the order in which their animations began, so that they are redrawn in a defined order.
    private var entries: [Entry] = []

    var isEmpty: Bool { entries.isEmpty }

    /// Adds a layer at its commit, if its animations change its contents.
    ///
    /// - Parameter time: The layer's own time for which it was drawn.
    mutating func note(_ layer: CALayer, drawnAt time: Double) {
        guard !layer.commitment.isRedrawn, layer.mayNeedRedrawing else { return }
        layer.commitment.isRedrawn = true
        entries.append(Entry(layer: layer, drawnTime: time))
    }

    /// Marks the layers for display whose contents differ at `time`, and removes those whose animations have ended.
    ///
    /// - Parameter time: The media time, in seconds.
    /// - Returns: True when a layer was marked.
    mutating func askForDisplay(at time: Double, of host: LayerHost) -> Bool {
        var isAnyAsked = false
        entries = entries.compactMap { entry in
            guard let layer = entry.layer else { return nil }
            guard layer.commitment.host === host, layer.mayNeedRedrawing else {
                layer.commitment.isRedrawn = false
                return nil
            }
            let now = LayerConversion.time(time, from: nil, to: layer)
            guard layer.contentsChange(between: entry.drawnTime, and: now) else { return entry }
            layer.markNeedsDisplay()
            isAnyAsked = true
            return Entry(layer: layer, drawnTime: now)
        }
        return isAnyAsked
    }
}
