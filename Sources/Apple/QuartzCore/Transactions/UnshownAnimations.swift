/// The animations that a thread has added to layers outside of every host's tree.
///
/// They stay when their layers join a host's tree in the same run-loop iteration. The others end unfinished, as on Apple's systems, because nothing
/// shows them: code that starts its next animation in `animationDidStop` goes on.
struct UnshownAnimations {
    private struct Entry {
        weak var layer: CALayer?
        let animation: UInt64
    }

    private var entries: [Entry] = []

    /// Adds an animation of a layer.
    ///
    /// - Returns: True when it is the first one, which schedules the end of all.
    mutating func note(_ layer: CALayer, animation: UInt64) -> Bool {
        entries.append(Entry(layer: layer, animation: animation))
        return entries.count == 1
    }

    /// Empties the list, and returns the animations whose layers are still in no host's tree.
    mutating func takeUnshown() -> [(layer: CALayer, animation: UInt64)] {
        defer { entries = [] }
        return entries.compactMap { entry in entry.layer.flatMap { $0.isHosted ? nil : ($0, entry.animation) } }
    }
}

extension Transaction {
    /// Ends an animation after the current run-loop iteration if no host shows its layer by then.
    func endUnlessShown(_ animation: UInt64, of layer: CALayer) {
        guard !layer.isHosted, unshown.note(layer, animation: animation) else { return }
        RunLoopIteration.performAfterCurrent { [self] in
            for (layer, animation) in unshown.takeUnshown() { layer.detachAnimations { $0.id == animation } }
        }
    }
}
