import Foundation
import LaminaMedia
import LaminaStandIns

/// A file or a buffer in the queue of a player.
struct ScheduledSound {
    let source: SoundSource
    /// The part of the source that is heard, in seconds.
    let part: Range<Double>
    var isRepeated = false
    /// The moment before which it does not begin.
    var when: AVAudioTime?
    /// Called at the end.
    var completion: (() -> Void)?

    /// The length in seconds.
    var length: Double { part.upperBound - part.lowerBound }

    /// The uptime before which the sound does not begin, in seconds; nil for a sound that follows the one before.
    ///
    /// - Parameter timeline: The uptime of sample 0 of the player's clock.
    func start(on timeline: TimeInterval) -> TimeInterval? {
        guard let when else { return nil }
        // A moment far away is as good as never; its nanoseconds fit into whole numbers.
        if when.isHostTimeValid { return min(AVAudioTime.seconds(forHostTime: when.hostTime), timeline + 1e9) }
        return when.sampleSeconds.map { timeline + min(max($0, 0), 1e9) }
    }

    /// Calls the completion from the main queue.
    func complete() { if let completion { StandIn.answer(completion) } }
}

extension AVAudioPlayerNode {
    /// Plays a buffer after all others.
    public func scheduleBuffer(_ buffer: AVAudioPCMBuffer, completionHandler: (() -> Void)? = nil) {
        scheduleBuffer(buffer, at: nil, options: [], completionHandler: completionHandler)
    }
    /// Plays a buffer after all others, at a moment at the earliest.
    public func scheduleBuffer(
        _ buffer: AVAudioPCMBuffer, at when: AVAudioTime?, options: AVAudioPlayerNodeBufferOptions = [], completionHandler: (() -> Void)? = nil
    ) {
        let length = Double(buffer.frameLength) / buffer.format.sampleRate
        var sound = ScheduledSound(source: .samples(buffer.sharedSamples), part: 0..<length)
        (sound.isRepeated, sound.when, sound.completion) = (options.contains(.loops) && length > 0, when, completionHandler)
        schedule(sound, options: options)
    }
    /// Plays a buffer, and tells of its end.
    public func scheduleBuffer(
        _ buffer: AVAudioPCMBuffer, completionCallbackType callbackType: AVAudioPlayerNodeCompletionCallbackType,
        completionHandler: ((AVAudioPlayerNodeCompletionCallbackType) -> Void)? = nil
    ) {
        scheduleBuffer(buffer, at: nil, options: [], completionCallbackType: callbackType, completionHandler: completionHandler)
    }
    /// Plays a buffer, and tells of its end.
    public func scheduleBuffer(
        _ buffer: AVAudioPCMBuffer, at when: AVAudioTime?, options: AVAudioPlayerNodeBufferOptions = [],
        completionCallbackType callbackType: AVAudioPlayerNodeCompletionCallbackType,
        completionHandler: ((AVAudioPlayerNodeCompletionCallbackType) -> Void)? = nil
    ) {
        scheduleBuffer(buffer, at: when, options: options, completionHandler: completionHandler.map { handler in { handler(callbackType) } })
    }
    /// Plays the rest of a file after all others.
    public func scheduleFile(_ file: AVAudioFile, at when: AVAudioTime?, completionHandler: (() -> Void)? = nil) {
        let count = AVAudioFrameCount(clamping: file.length - file.framePosition)
        scheduleSegment(file, startingFrame: file.framePosition, frameCount: count, at: when, completionHandler: completionHandler)
    }
    /// Plays the rest of a file, and tells of its end.
    public func scheduleFile(
        _ file: AVAudioFile, at when: AVAudioTime?, completionCallbackType callbackType: AVAudioPlayerNodeCompletionCallbackType,
        completionHandler: ((AVAudioPlayerNodeCompletionCallbackType) -> Void)? = nil
    ) {
        scheduleFile(file, at: when, completionHandler: completionHandler.map { handler in { handler(callbackType) } })
    }
    /// Plays a part of a file after all others.
    public func scheduleSegment(
        _ file: AVAudioFile, startingFrame startFrame: AVAudioFramePosition, frameCount numberFrames: AVAudioFrameCount, at when: AVAudioTime?,
        completionHandler: (() -> Void)? = nil
    ) {
        let first = min(max(startFrame, 0), file.length)
        let last = min(first + AVAudioFramePosition(numberFrames), file.length)
        let rate = file.processingFormat.sampleRate
        var sound = ScheduledSound(source: .file(file.url.path), part: Double(first) / rate..<Double(last) / rate)
        (sound.when, sound.completion) = (when, completionHandler)
        schedule(sound)
    }
}
