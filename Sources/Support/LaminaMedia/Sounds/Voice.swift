/// One sounding event of a mix, whose samples are taken in order.
struct Voice {
    private let event: SoundEvent
    private let key: DecodedKey
    /// The samples of the mix in which the event sounds.
    private let samples: Range<Int>
    /// The part of the decoded sound that sounds and is repeated, and the place in it from which the event starts.
    private let part: Range<Int>
    private let first: Int
    private var volume: ChangingValue
    private var balance: ChangingValue
    private var stream: SoundStream?

    /// Creates the voice of an event.
    init(_ event: SoundEvent) {
        self.event = event
        key = DecodedKey(source: event.source, speed: event.speed, keepsPitch: event.keepsPitch)
        let start = MixFormat.sample(at: event.start)
        samples = start..<max(start, event.stop.map { MixFormat.sample(at: $0) } ?? .max)
        part = Self.samples(event.part?.lowerBound ?? 0, key)..<max(Self.samples(event.part?.lowerBound ?? 0, key), Self.end(event, key))
        first = min(max(Self.samples(event.place, key), part.lowerBound), part.upperBound)
        volume = ChangingValue(event.volume, event.volumes)
        balance = ChangingValue(event.balance, event.balances)
    }

    /// The sample of the mix at which the event begins.
    var start: Int { samples.lowerBound }

    private static func end(_ event: SoundEvent, _ key: DecodedKey) -> Int {
        event.part.map { samples($0.upperBound, key) } ?? .max
    }

    /// Converts a place in the source, in seconds, to samples of the decoded sound.
    private static func samples(_ place: Double, _ key: DecodedKey) -> Int {
        let samples = (place * key.samplesPerSecond).rounded()
        return samples >= 9e15 ? .max : max(0, Int(exactly: samples) ?? 0)
    }

    /// Adds the event to a block of the mix.
    ///
    /// - Parameters:
    ///   - block: Samples of the left and the right side in turn.
    ///   - begin: The sample of the mix with which the block begins.
    /// - Returns: False when the event has ended within the block.
    mutating func add(to block: inout [Float], at begin: Int, _ decoded: inout DecodedSounds) throws(MediaError) -> Bool {
        let range = max(begin, samples.lowerBound)..<max(max(begin, samples.lowerBound), min(begin + block.count / 2, samples.upperBound))
        if let held = try decoded.samples(of: key) {
            let goesOn = addHeld(held, range, to: &block, at: begin)
            return goesOn && samples.upperBound > range.upperBound
        }
        return try addStreamed(range, to: &block, at: begin) && samples.upperBound > range.upperBound
    }

    private mutating func addHeld(_ held: [Float], _ range: Range<Int>, to block: inout [Float], at begin: Int) -> Bool {
        let end = min(part.upperBound, held.count / 2)
        guard part.lowerBound < end else { return false }
        for sample in range {
            guard let place = place(sample - samples.lowerBound, end: end) else { return false }
            add(held[2 * place], held[2 * place + 1], sample, to: &block, at: begin)
        }
        return true
    }

    /// Returns the place in the decoded sound of the event's sample, after repetitions; nil after the last one.
    private func place(_ sample: Int, end: Int) -> Int? {
        let once = max(0, end - first)
        if sample < once { return first + sample }
        let (round, rest) = (sample - once).quotientAndRemainder(dividingBy: end - part.lowerBound)
        guard event.repetitions < 0 || round < event.repetitions else { return nil }
        return part.lowerBound + rest
    }

    private mutating func addStreamed(_ range: Range<Int>, to block: inout [Float], at begin: Int) throws(MediaError) -> Bool {
        if stream == nil {
            // A mix that begins later than the event skips what would have sounded before.
            let skipped = max(0, range.lowerBound - samples.lowerBound)
            stream = SoundStream(key, part: part, first: first, repetitions: event.repetitions, skipping: skipped)
        }
        guard let taken = try stream?.next(range.count) else { return false }
        for (index, sample) in range.prefix(taken.count / 2).enumerated() {
            add(taken[2 * index], taken[2 * index + 1], sample, to: &block, at: begin)
        }
        return taken.count / 2 == range.count
    }

    /// Adds one sample of each side.
    private mutating func add(_ left: Float, _ right: Float, _ sample: Int, to block: inout [Float], at begin: Int) {
        // The time of the sample, in nanoseconds; exact products for 53 hours.
        let time = volume.isConstant && balance.isConstant ? 0 : Int64(sample) * 1_000_000_000 / Int64(MixFormat.rate)
        let (gain, side) = (volume.value(at: time), balance.value(at: time))
        let index = 2 * (sample - begin)
        block[index] += left * gain * min(1, 1 - side)
        block[index + 1] += right * gain * min(1, 1 + side)
    }
}
