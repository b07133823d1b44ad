import LaminaScene
import QuartzCore

/// Gathers what the frames of one block change, and makes animations of it when the block ends.
final class KeyframeCollector {
    /// Where in the block's time changes belong that are made now; outside of frames they take all of it.
    private(set) var span = KeyframeSpan()
    /// In the order of the first changes.
    private var tracks: [KeyframeTrack] = []
    private let mode: CAAnimationCalculationMode

    init(mode: CAAnimationCalculationMode) { self.mode = mode }

    /// Runs changes that belong to a part of the present span.
    func frame(start: Double, length: Double, _ changes: () -> Void) {
        let outer = span
        span = outer.part(start: start, length: length)
        changes()
        span = outer
    }

    /// A change was made.
    func take(_ change: ViewChange) {
        let known = tracks.firstIndex { $0.change.layer === change.layer && $0.change.property.name == change.property.name }
        if known == nil { tracks.append(KeyframeTrack(change)) }
        tracks[known ?? tracks.count - 1].note(span)
    }

    /// Hands the animations to a block.
    func finish(in block: AnimationBlock) {
        for track in tracks {
            for animation in track.animations(block.settings, mode: mode) { block.add(animation, to: track.change.layer) }
        }
    }
}
