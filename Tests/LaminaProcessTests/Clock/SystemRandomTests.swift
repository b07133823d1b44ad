import Testing

struct SystemRandomTests {
    @Test func randomNumbersAndSetOrderAreReproducibleForASeed() throws {
        let first = try Probe("random", seed: "1").lines
        #expect(first.count == 5)
        #expect(try Probe("random", seed: "1").lines == first)
    }

    @Test func everyRandomValueDiffersForAnotherSeed() throws {
        let one = try Probe("random", seed: "1").lines
        let two = try Probe("random", seed: "2").lines
        #expect(zip(one, two).allSatisfy { $0 != $1 })
    }

    @Test(arguments: [nil, "", "one"])
    func withoutANumericSeedRandomnessIsNotReproducible(seed: String?) throws {
        let one = try Probe("random", seed: seed).lines
        let two = try Probe("random", seed: seed).lines
        #expect(zip(one, two).allSatisfy { $0 != $1 })
    }
}
