/// A sound that is too long for memory, decoded while it sounds; its repetitions begin the decoder anew.
final class SoundStream {
    private let key: DecodedKey
    private let part: Range<Int>
    private var repetitions: Int
    private var decoder: SoundDecoder?
    /// The place in the decoded sound of the next sample.
    private var place: Int

    /// Creates a stream.
    ///
    /// - Parameters:
    ///   - part: The part of the decoded sound that is repeated, in samples.
    ///   - first: The first sample.
    ///   - repetitions: The number of repetitions; negative repeats without end.
    ///   - skipping: Samples that are left out at the beginning.
    init(_ key: DecodedKey, part: Range<Int>, first: Int, repetitions: Int, skipping: Int) {
        (self.key, self.part, self.repetitions) = (key, part, repetitions)
        let (sum, isTooLarge) = first.addingReportingOverflow(skipping)
        place = isTooLarge ? .max : sum
        skipRounds()
    }

    /// Skips whole repetitions of a part of known length.
    private func skipRounds() {
        guard part.upperBound < .max, !part.isEmpty, place >= part.upperBound else { return }
        let rounds = (place - part.upperBound) / part.count + 1
        guard repetitions < 0 || rounds <= repetitions else { return (place, repetitions) = (part.upperBound, 0) }
        if repetitions > 0 { repetitions -= rounds }
        place = part.lowerBound + (place - part.upperBound) % part.count
    }

    /// Returns the next samples: `count` of each side, fewer at the end only.
    func next(_ count: Int) throws(MediaError) -> [Float] {
        var taken: [Float] = []
        var hasStarted = false
        while taken.count < 2 * count {
            let wanted = min(count - taken.count / 2, max(0, part.upperBound - place))
            let got = wanted == 0 ? [] : try decode(wanted)
            (place, taken) = (place + got.count / 2, taken + got)
            if got.count == 2 * wanted, wanted > 0 { continue }
            // A decoder that gives nothing from the beginning of the part on would be started without end.
            guard repetitions != 0, !(hasStarted && got.isEmpty) else { break }
            if repetitions > 0 { repetitions -= 1 }
            (decoder, place, hasStarted) = (nil, part.lowerBound, true)
        }
        return taken
    }

    private func decode(_ count: Int) throws(MediaError) -> [Float] {
        if let decoder { return decoder.next(count) }
        let decoder = try SoundDecoder(key, from: Double(place) / key.samplesPerSecond)
        self.decoder = decoder
        return decoder.next(count)
    }
}
