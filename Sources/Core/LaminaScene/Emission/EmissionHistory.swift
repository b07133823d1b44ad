/// The emission of particles since a layer appeared: one piece for each change of its parameters.
///
/// Particles keep the parameters with which they were born. A frame is a function of the history, so no frame depends on the frames before it.
package struct EmissionHistory: Sendable, SparseDefault {
    package static let initial = EmissionHistory()

    /// The most pieces, and the most cells in all of them; the particles of older pieces are dropped.
    private static let (mostPieces, mostCells) = (4096, 65536)

    /// The pieces, in the order of their begins.
    package private(set) var pieces: [EmissionPiece] = []

    /// Creates the history of a layer that has never appeared.
    package init() {}

    /// Creates a history from its pieces, in the order of their begins.
    package init(pieces: [EmissionPiece]) { self.pieces = pieces }

    package var isEmpty: Bool { pieces.isEmpty }

    /// True when a cell emits fewer particles than the app asked for, because of the limits of `CellPlan`.
    package var isLimited: Bool { pieces.last?.isLimited ?? false }

    /// The history with the emission that a layer has from a time on.
    ///
    /// The first parameters count from the layer's time 0 on, as Core Animation begins to simulate at the layer's `beginTime`, even if the layer
    /// appears later.
    ///
    /// - Parameters:
    ///   - state: The layer's model values.
    ///   - animations: All animations of the layer.
    ///   - time: The layer's time, in seconds.
    package func continued(by state: LayerState, _ animations: [LayerAnimation], at time: Double) -> EmissionHistory {
        let animations = animations.filter(\.changesEmission)
        var history = self
        // The layer's time may have gone back, because its timing has changed.
        while let last = history.pieces.last, last.begin >= time { history.pieces.removeLast() }
        guard let last = history.pieces.last else {
            history.pieces = [EmissionPiece(begin: min(0, time), state: state, animations: animations, counts: [])]
            return history
        }
        guard last.emitter != state.emitter || !last.animations.elementsEqual(animations, by: ===) else { return history }
        history.dropEnded(before: time)
        history.pieces.append(EmissionPiece(begin: time, state: state, animations: animations, counts: last.counts(at: time)))
        return history
    }

    /// The births of all particles that may live at a time of the layer.
    func births(seenAt time: Double) -> Births {
        var births = Births()
        // Beyond this, seconds have no fractions that could be born.
        guard abs(time) < 1e12 else { return births }
        for (index, piece) in pieces.enumerated() where piece.begin < time {
            let end = index + 1 < pieces.count ? min(time, pieces[index + 1].begin) : time
            if end + piece.reach > time { piece.addBirths(before: end, seenAt: time, to: &births) }
        }
        return births
    }

    /// The earliest time, `time` or later, at which particles may move or appear; infinite when there will be none.
    package func nextChange(after time: Double) -> Double {
        guard let last = pieces.last else { return .infinity }
        if last.mayEmit(after: time) { return time }
        for (index, piece) in pieces.enumerated() {
            let end = index + 1 < pieces.count ? pieces[index + 1].begin : .infinity
            if piece.lastEmission(before: end) + piece.reach > time { return time }
        }
        return .infinity
    }

    /// Drops the pieces whose particles have all ended before a time.
    private mutating func dropEnded(before time: Double) {
        let ended = pieces.indices.dropLast().prefix { pieces[$0 + 1].begin + pieces[$0].reach < time }
        let most = min(Self.mostPieces, Self.mostCells / max(1, pieces.last?.cellCount ?? 0))
        pieces.removeFirst(max(ended.count, pieces.count - most + 1, 0))
    }
}
