import CoreGraphics

/// The layers of a host whose contents change while animations run.
struct RedrawnLayers {
    private struct Entry {
        weak var layer: CALayer?
        /// The layer's own time of which the contents are.
        var drawnTime: Double
    }

    /// In the order in which their animations began, so that drawing has an order, too.
    private var entries: [Entry] = []

    var isEmpty: Bool { entries.isEmpty }

    /// Takes in a layer that is handed over with animations of its contents.
    ///
    /// - Parameter time: The layer's own time, for which it was drawn.
    mutating func note(_ layer: CALayer, drawnAt time: Double) {
        guard !layer.commitment.isRedrawn, layer.mayNeedRedrawing else { return }
        layer.commitment.isRedrawn = true
        entries.append(Entry(layer: layer, drawnTime: time))
    }

    /// Asks the layers for drawing whose contents are of another moment than `time`, and drops those without such animations.
    ///
    /// - Parameter time: Media time.
    /// - Returns: Whether any was asked.
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
