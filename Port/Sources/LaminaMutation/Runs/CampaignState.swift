import Foundation

/// The results so far, kept in a file, so that an interrupted run can go on.
struct CampaignState: Codable {
    /// The hash of the sources and the seed: with other sources, nothing of the file holds.
    let sources: UInt64
    /// The hash of the tests: with other tests, only what was killed holds.
    let tests: UInt64
    /// The mutants that do not compile, by number.
    var uncompiled: Set<Int> = []
    var baselines: [String: Baseline] = [:]
    /// The test that noticed each killed mutant.
    var killers: [Int: String] = [:]
    /// The parts of the tests that each survivor has passed.
    var passed: [Int: Set<String>] = [:]

    static func load(_ path: String, sources: UInt64, tests: UInt64) -> CampaignState {
        let fresh = CampaignState(sources: sources, tests: tests)
        guard let data = try? Data(contentsOf: URL(filePath: path)), let old = try? JSONDecoder().decode(CampaignState.self, from: data),
            old.sources == sources
        else { return fresh }
        if old.tests == tests { return old }
        return CampaignState(sources: sources, tests: tests, uncompiled: old.uncompiled, killers: old.killers)
    }

    func save(_ path: String) throws { try JSONEncoder().encode(self).write(to: URL(filePath: path), options: .atomic) }

    /// Returns a hash of texts that is the same in every process (FNV-1a).
    static func hash(_ texts: [String: String], seed: String) -> UInt64 {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        func add(_ text: String) {
            for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
            hash = (hash ^ 0xFF) &* 0x100_0000_01B3
        }
        add(seed)
        for (path, text) in texts.sorted(by: { $0.key < $1.key }) {
            add(path)
            add(text)
        }
        return hash
    }
}
