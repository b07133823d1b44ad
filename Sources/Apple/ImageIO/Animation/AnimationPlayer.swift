import CoreGraphics
import Foundation

/// Shows the frames of an animation at their times, on the main queue.
final class AnimationPlayer: @unchecked Sendable {
    // Unchecked because the fields change on the main queue only.
    private let source: CGImageSource
    /// The time of each frame, in seconds.
    private let times: [Double]
    /// The number of times that the animation still plays, the current one included; nil for no end.
    private var plays: Int?
    private var index: Int
    /// Shows a frame, and returns true to end the animation.
    private let frame: (Int, CGImage) -> Bool

    init(_ source: CGImageSource, times: [Double], plays: Int?, first: Int, _ frame: @escaping (Int, CGImage) -> Bool) {
        self.source = source
        self.times = times
        self.plays = plays
        index = first
        self.frame = frame
    }

    /// Shows the current frame after a number of seconds; the main queue keeps the player.
    func show(after delay: Double) {
        DispatchQueue.main.asyncAfter(deadline: .now() + delay) { self.showFrame() }
    }

    private func showFrame() {
        guard let image = CGImageSourceCreateImageAtIndex(source, index, nil), !frame(index, image) else { return }
        let time = times[index]
        index = (index + 1) % times.count
        if index == 0, let left = plays {
            guard left > 1 else { return }
            plays = left - 1
        }
        show(after: time)
    }
}
