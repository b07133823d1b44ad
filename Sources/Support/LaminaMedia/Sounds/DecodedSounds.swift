/// The samples of short sounds, decoded once each.
///
/// The others are read as they sound: those that are long, and those for which the held ones leave no room. None is let go, because a mix that decodes a
/// sound anew for each of its blocks would not end.
struct DecodedSounds {
    private enum Entry {
        case short([Float])
        case long
        case broken(MediaError)
    }

    private var entries: [DecodedKey: Entry] = [:]
    /// The samples of each side of the sounds that are held here alone.
    private var held = 0
    private let mostOfAll: Int

    /// The most samples of each side of a sound that is held.
    static let mostOfOne = 30 * MixFormat.rate

    /// - Parameter mostOfAll: The most samples of each side of all held sounds: 128 MiB.
    init(mostOfAll: Int = 1 << 24) { self.mostOfAll = mostOfAll }

    /// Returns the samples of a sound; nil for one that is too long to be held.
    mutating func samples(of key: DecodedKey) throws(MediaError) -> [Float]? {
        if let entry = entries[key] { return try Self.samples(of: entry) }
        let entry = held(Self.decode(key), isShared: Self.sharedSamples(of: key) != nil)
        entries[key] = entry
        return try Self.samples(of: entry)
    }

    private static func samples(of entry: Entry) throws(MediaError) -> [Float]? {
        switch entry {
        case .short(let samples): samples
        case .long: nil
        case .broken(let error): throw error
        }
    }

    private static func decode(_ key: DecodedKey) -> Entry {
        if let samples = sharedSamples(of: key) { return .short(samples) }
        do throws(MediaError) {
            let decoder = try SoundDecoder(key)
            var all: [Float] = []
            while all.count <= 2 * mostOfOne {
                let block = decoder.next(MixFormat.rate)
                all += block
                guard block.count < 2 * MixFormat.rate else { continue }
                return all.isEmpty ? .broken(.noSamples(file: key.source.name)) : .short(all)
            }
            return .long
        } catch { return .broken(error) }
    }

    /// The samples of a sound that somebody else holds: a click, or an app's own in the format of the mix.
    private static func sharedSamples(of key: DecodedKey) -> [Float]? {
        if key.source == .click { return Click.samples }
        guard case .samples(let shared) = key.source, key.speed == 1, shared.rate == Double(MixFormat.rate) else { return nil }
        return shared.samples
    }

    /// Returns the entry if there is room for its samples, else that of a sound which is read as it sounds.
    private mutating func held(_ entry: Entry, isShared: Bool) -> Entry {
        guard case .short(let samples) = entry, !isShared else { return entry }
        guard held + samples.count / 2 <= mostOfAll else { return .long }
        held += samples.count / 2
        return entry
    }
}

/// The sound of a tap or buzz: a tone of 1,500 Hz that dies away within 20 ms.
enum Click {
    static let samples: [Float] = {
        // A damped oscillator by multiplications alone: x₁ = 2·d·c·x₀ − d²·x₋₁ with c = cos(2π·1500/48000) and the damping d.
        let (cosine, damping) = (0.980_785_280_403_230_4, 0.995)
        var (before, now) = (0.0, 0.195_090_322_016_128_3)
        return (0..<960).flatMap { _ in
            (before, now) = (now, 2 * damping * cosine * now - damping * damping * before)
            return [Float(before * 0.5), Float(before * 0.5)]
        }
    }()
}
