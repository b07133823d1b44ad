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
        #expect(MemoryRoom.fits(bytes: 1 << 20))
        #expect(!MemoryRoom.fits(bytes: .max))
        #expect(!MemoryRoom.fits(bytes: 1 << 60))
        #expect(!MemoryRoom.fits(width: -1, height: 10))
        #expect(!MemoryRoom.fits(width: 1 << 30, height: 1 << 30))
        let available = try #require(MemoryRoom.available)
        #expect(!MemoryRoom.fits(bytes: available * 2))
    }
}
