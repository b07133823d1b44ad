import LaminaScene
import Testing

@Suite struct ChunksTests {
    @Test(arguments: [0, 1, 63, 64, 65, 1000]) func chunksHoldWhatAnArrayHolds(count: Int) {
        var chunks = Chunks(0..<count)
        #expect(chunks.array == Array(0..<count))
        #expect(chunks.count == count)
        for index in stride(from: 0, to: count, by: 7) { chunks[index] = -index }
        #expect(chunks.array == (0..<count).map { $0 % 7 == 0 ? -$0 : $0 })
    }
}
