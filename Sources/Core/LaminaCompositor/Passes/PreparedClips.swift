import LaminaConcurrency
import LaminaRaster
import LaminaScene

/// The prepared clips of one frame, shared by all threads.
///
/// Keyed by the identity of the clip, so the frame must outlive it.
final class PreparedClips: Sendable {
    private let clips = Guarded<[ObjectIdentifier: PreparedClip]>([:])

    /// Returns the prepared form of `clip` and its ancestors.
    ///
    /// Threads that ask at the same time may prepare it twice; the results are equal.
    func prepared(_ clip: Clip) -> PreparedClip {
        // Collects the unprepared clips up to the first prepared ancestor, then prepares them from the
        // outside in. Recursion could overflow the stack.
        var missing: [Clip] = []
        var next: Clip? = clip
        var found: PreparedClip?
        while let clip = next, found == nil {
            found = clips.withLock { $0[ObjectIdentifier(clip)] }
            if found == nil { missing.append(clip) }
            next = clip.parent
        }
        guard !missing.isEmpty else { return found ?? PreparedClip(clip.bounds) }
        var rasterizer = Rasterizer()
        for clip in missing.reversed() {
            let made = PreparedClip(clip, inside: found ?? PreparedClip(clip.bounds), &rasterizer)
            clips.withLock { $0[ObjectIdentifier(clip)] = made }
            found = made
        }
        return found ?? PreparedClip(clip.bounds)
    }
}
