import Testing

@testable import LaminaImages

@Suite struct RIFFChunkTests {
    private func bytes(_ chunks: [(String, [UInt8])]) -> [UInt8] { chunks.reduce(into: []) { $0.appendRIFF($1.0, $1.1) } }

    @Test func chunksOfOddLengthArePadded() {
        let all = bytes([("ABCD", [1, 2, 3]), ("EFGH", [4, 5]), ("IJKL", [])])
        #expect(all.count == 8 + 4 + 8 + 2 + 8)
        let chunks = RIFFChunks(all, in: 0..<all.count)
        #expect(chunks.list.map(\.type) == ["ABCD", "EFGH", "IJKL"] && chunks.list.map(\.start) == [0, 12, 22])
        #expect(chunks.list.map { Array(all[$0.payload]) } == [[1, 2, 3], [4, 5], []] && chunks.list.allSatisfy(\.isWhole))
        #expect(chunks.first("EFGH") == 20..<22 && chunks.first("none") == nil)
    }

    @Test func theFirstOfEqualChunksIsFound() {
        let all = bytes([("ABCD", [1]), ("ABCD", [2])])
        #expect(RIFFChunks(all, in: 0..<all.count).first("ABCD") == 8..<9)
        #expect(RIFFChunks(all, in: 10..<all.count).first("ABCD") == 18..<19)
    }

    @Test(arguments: 0...20)
    func aChunkThatIsCutOffIsThereAndNotWhole(length: Int) {
        let all = Array(bytes([("ABCD", [1, 2]), ("EFGH", [3, 4])]).prefix(length))
        let chunks = RIFFChunks(all, in: 0..<all.count)
        #expect(chunks.list.count == (length < 8 ? 0 : length < 18 ? 1 : 2))
        #expect(chunks.first("ABCD") == (length >= 10 ? 8..<10 : nil) && chunks.first("EFGH") == (length == 20 ? 18..<20 : nil))
        #expect(chunks.list.allSatisfy { $0.payload.upperBound <= length })
    }
}
