import LaminaScene
import QuartzCore

/// Collects the changes of one block's key frames and turns them into keyframe animations when the block ends.
package final class KeyframeCollector {
    /// The span of the block's duration over which changes made now animate; the whole duration outside of key frames.
    private(set) var span = KeyframeSpan()
    /// The properties that changed, in the order of their first changes.
    private var tracks: [KeyframeTrack] = []
    private let mode: CAAnimationCalculationMode

    package init(mode: CAAnimationCalculationMode) { self.mode = mode }

    /// Runs `changes` in a key frame that covers a part of the current span.
    package func frame(start: Double, length: Double, _ changes: () -> Void) {
        let outer = span
        span = outer.part(start: start, length: length)
        changes()
        span = outer
    }

    /// Records the value that a property has after a change, for the current span.
    func take(_ change: ViewChange) {
        let known = tracks.firstIndex { $0.change.layer === change.layer && $0.change.property.name == change.property.name }
        if known == nil { tracks.append(KeyframeTrack(change)) }
        tracks[known ?? tracks.count - 1].note(span)
    }

    /// Adds the collected animations to a block.
    package func finish(in block: AnimationBlock) {
        for track in tracks {
            for animation in track.animations(block.settings, mode: mode) { block.add(animation, to: track.change.layer) }
        }
    }
}
