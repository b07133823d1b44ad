/// The samples of short sounds, decoded once each; the others are too long for memory and are read as they sound.
struct DecodedSounds {
    private enum Entry {
        case short([Float])
        case long
        case broken(MediaError)
    }

    private var entries: [DecodedKey: Entry] = [:]
    /// The order in which entries were made, the oldest first.
    private var order: [DecodedKey] = []
    private var held = 0

    /// The most samples of each side of a sound that is held.
    static let mostOfOne = 30 * MixFormat.rate
    /// The most samples of each side of all held sounds: 128 MiB.
    static let mostOfAll = 1 << 24

    /// Returns the samples of a sound; nil for one that is too long to be held.
    mutating func samples(of key: DecodedKey) throws(MediaError) -> [Float]? {
        if let entry = entries[key] { return try Self.samples(of: entry) }
        let entry = Self.decode(key)
        if case .short(let samples) = entry { makeRoom(for: samples.count / 2) }
        entries[key] = entry
        order.append(key)
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
        if key.source == .click { return .short(Click.samples) }
        if case .samples(let shared) = key.source, key.speed == 1, shared.rate == Double(MixFormat.rate) {
            return .short(shared.samples)
        }
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

    private mutating func makeRoom(for count: Int) {
        held += count
        while held > Self.mostOfAll, let oldest = order.first {
            order.removeFirst()
            if case .short(let samples) = entries.removeValue(forKey: oldest) { held -= samples.count / 2 }
        }
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
