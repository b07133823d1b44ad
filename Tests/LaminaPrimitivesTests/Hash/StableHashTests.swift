import LaminaPrimitives
import Testing

struct StableHashTests {
    @Test func everyWordInEveryLaneChangesTheHash() {
        var seen: Set<UInt64> = []
        for lane in 0..<4 {
            for bit in 0..<64 {
                var words: [UInt64] = [0, 0, 0, 0]
                words[lane] = 1 << UInt64(bit)
                var hash = StableHash()
                hash.add(words[0], words[1], words[2], words[3])
                seen.insert(hash.value)
            }
        }
        #expect(seen.count == 4 * 64)
    }

    @Test func theHighestBitsOfTwoWordsDoNotCancelEachOther() {
        var (plain, changed) = (StableHash(), StableHash())
        for _ in 0..<2 {
            plain.add(0, 0, 0, 0)
            changed.add(1 << 63, 0, 0, 0)
        }
        #expect(plain.value != changed.value)
    }

    @Test(arguments: [0, 1, 7, 8, 31, 32, 33, 100])
    func everyByteChangesTheHash(count: Int) {
        func hash(_ bytes: [UInt8]) -> UInt64 {
            var hash = StableHash()
            hash.add(bytes: bytes.span)
            return hash.value
        }
        let bytes = (0..<count).map { UInt8($0) }
        var seen: Set = [hash(bytes)]
        for index in bytes.indices {
            var changed = bytes
            changed[index] ^= 1
            seen.insert(hash(changed))
        }
        #expect(seen.count == count + 1)
        #expect(hash(bytes + [0]) != hash(bytes))
    }

    @Test func theHashIsTheSameEverywhere() {
        var hash = StableHash()
        hash.add("Lamina")
        #expect(hash.text == "462c60abbc5eec30")
    }
}
