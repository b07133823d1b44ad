import LaminaPrimitives
import Testing

@Suite struct MemoryRoomTests {
    @Test(
        arguments: [
            (2, 3, 24), (0, 5, 0), (-1, 5, nil), (5, -1, nil), (-5, -5, nil), (.max, 1, nil), (.max, .max, nil), (1 << 31, 1 << 31, nil),
            (1 << 30, 1 << 30, 1 << 62),
        ] as [(Int, Int, Int?)])
    func aPictureTakesFourBytesAPixel(width: Int, height: Int, bytes: Int?) {
        #expect(MemoryRoom.bytes(width: width, height: height) == bytes)
    }

    @Test func smallAllocationsAlwaysFitAndImpossibleOnesNever() throws {
        #expect(MemoryRoom.has(bytes: 1 << 20))
        #expect(!MemoryRoom.has(bytes: .max))
        #expect(!MemoryRoom.has(bytes: 1 << 60))
        #expect(!MemoryRoom.has(width: -1, height: 10))
        #expect(!MemoryRoom.has(width: 1 << 30, height: 1 << 30))
        let available = try #require(MemoryRoom.available)
        #expect(!MemoryRoom.has(bytes: available * 2))
    }
}
