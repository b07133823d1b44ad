import LaminaFoundation

/// The sum of all sounds of a film, as a function of the list of sounds alone.
package struct SoundMix: Sendable {
    private let events: [SoundEvent]
    /// The samples of the mix: sample 0 is the app's launch.
    package let samples: Range<Int>
    /// The number of samples of each side in a block.
    static let blockLength = 4800
    /// The most long sounds that are decoded at the same time.
    static let mostVoices = 256

    /// Creates the mix of a stretch of the driven time.
    ///
    /// - Parameters:
    ///   - start: The begin, in seconds.
    ///   - end: The end, in seconds.
    package init(_ events: [SoundEvent], from start: Double, to end: Double) {
        self.events = events
        let first = MixFormat.sample(at: Self.nanoseconds(start))
        samples = first..<max(first, MixFormat.sample(at: Self.nanoseconds(end)))
    }

    private static func nanoseconds(_ seconds: Double) -> Int64 { Int64(min(max(seconds, 0), 9e9) * 1e9) }

    /// Makes the mix block by block, the left and the right side in turn.
    ///
    /// A sound that cannot be decoded is left out, and a warning names it. Sums beyond -1 and 1 are clipped.
    package func forEachBlock<Failure: Error>(_ body: ([Float]) throws(Failure) -> Void) throws(Failure) {
        // Events at the same sample keep the order of the calls, so that sums are rounded in the same order in every run.
        var waiting = events.map { Voice($0) }.enumerated().sorted { ($0.element.start, $0.offset) < ($1.element.start, $1.offset) }[...]
        var (sounding, decoded) = ([Voice](), DecodedSounds())
        var begin = samples.lowerBound
        while begin < samples.upperBound {
            var block = [Float](repeating: 0, count: 2 * min(Self.blockLength, samples.upperBound - begin))
            while let next = waiting.first, next.element.start < begin + block.count / 2 {
                Self.start(next.element, &sounding)
                waiting.removeFirst()
            }
            sounding = sounding.compactMap { Self.goOn($0, &block, begin, &decoded) }
            for index in block.indices { block[index] = min(max(block[index], -1), 1) }
            try body(block)
            begin += block.count / 2
        }
    }

    private static func start(_ voice: Voice, _ sounding: inout [Voice]) {
        guard sounding.count < mostVoices else {
            return Diagnostics.warn("at most \(mostVoices) sounds are mixed at the same time; further ones are silent")
        }
        sounding.append(voice)
    }

    /// Adds a voice to a block; returns nil for one that has ended.
    private static func goOn(_ voice: Voice, _ block: inout [Float], _ begin: Int, _ decoded: inout DecodedSounds) -> Voice? {
        var voice = voice
        do throws(MediaError) {
            return try voice.add(to: &block, at: begin, &decoded) ? voice : nil
        } catch {
            Diagnostics.warn("a sound is missing in the film: \(error)")
            return nil
        }
    }
}
