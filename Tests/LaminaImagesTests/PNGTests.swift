import Foundation
import LaminaImages
import LaminaPrimitives
import Testing

@Suite struct PNGTests {
    private static let colours: [Pixel] = [0xFF00_80FF, 0x8040_2000, 0, 0x0101_0100, 0xFFFF_FFFF, 0x7F7F_0035]

    @Test func anOpaqueBitmapIsWrittenAndReadUnchanged() throws {
        let bitmap = try Bitmap(width: 3, height: 2, pixels: Self.colours.map { $0 | 0xFF00_0000 })
        #expect(try PNG.read(bytes: PNG.encode(bitmap, isOpaque: true), name: "opaque") == bitmap)
    }

    @Test func aTranslucentBitmapIsWrittenAndReadUnchanged() throws {
        let bitmap = try Bitmap(width: 2, height: 3, pixels: Self.colours)
        #expect(try PNG.read(bytes: PNG.encode(bitmap, isOpaque: false), name: "translucent") == bitmap)
    }

    @Test func aFileWithoutAlphaHasThreeChannels() throws {
        let bytes = try PNG.encode(Bitmap(width: 1, height: 1, fill: 0xFF12_3456), isOpaque: true)
        #expect(bytes[25] == 2, "colour type of an RGB file")
    }

    @Test func everyPremultipliedChannelIsDividedExactly() {
        for alpha in 1...255 as ClosedRange<UInt32> {
            for channel in 0...alpha {
                let expected = UInt32((Double(channel) * 255 / Double(alpha)).rounded(.toNearestOrAwayFromZero))
                #expect((alpha << 24 | channel << 8).straight == alpha << 24 | expected << 8)
            }
        }
    }

    @Test func everyStraightChannelIsMultipliedExactly() {
        for alpha in 0...255 as ClosedRange<UInt32> {
            for channel in 0...255 as ClosedRange<UInt32> {
                let expected = UInt32((Double(channel) * Double(alpha) / 255).rounded())
                #expect((alpha << 24 | channel << 16).premultiplied == alpha << 24 | expected << 16)
            }
        }
    }

    @Test func premultiplyingUndoesTheDivision() {
        for alpha in 0...255 as ClosedRange<UInt32> {
            for channel in 0...alpha {
                let pixel = alpha << 24 | channel
                #expect(pixel.straight.premultiplied == pixel)
            }
        }
    }

    @Test func aChannelAboveItsAlphaIsClamped() {
        #expect((0x10FF_0000 as Pixel).straight == 0x10FF_0000)
    }

    @Test(arguments: [(32_769, 1), (1, 32_769), (32_768, 32_768)])
    func aHeaderWithTooLargeASizeIsRefusedBeforeAllocation(width: Int, height: Int) throws {
        let bytes = try Self.withHeader(width: width, height: height)
        #expect(throws: ImageFileError.unacceptableSize(name: "bomb", width: width, height: height)) { try PNG.read(bytes: bytes, name: "bomb") }
    }

    @Test func aShortFileThatClaimsManyPixelsIsRefusedBeforeAllocation() throws {
        let bytes = try Self.withHeader(width: 16_384, height: 16_384)
        let needed = (16_384 * 4 + 1) * 16_384 / 1032
        #expect(throws: ImageFileError.tooShort(name: "bomb", width: 16_384, height: 16_384, bytes: bytes.count, needed: needed)) {
            try PNG.read(bytes: bytes, name: "bomb")
        }
    }

    @Test func aPlainPictureThatCompressesWellIsRead() throws {
        let bitmap = Bitmap(width: 2000, height: 2000, fill: 0xFF00_0000)
        #expect(try PNG.read(bytes: PNG.encode(bitmap, isOpaque: true), name: "plain") == bitmap)
    }

    @Test func anEmptyBitmapIsRefused() {
        #expect(throws: ImageFileError.unacceptableSize(name: "PNG", width: 0, height: 4)) {
            try PNG.encode(Bitmap(width: 0, height: 4), isOpaque: true)
        }
    }

    @Test(arguments: [[], [1, 2, 3], Array("<svg/> and some more".utf8)] as [[UInt8]])
    func anInvalidPNGIsRefusedWithItsName(bytes: [UInt8]) {
        let error = #expect(throws: ImageFileError.self) { try PNG.read(bytes: bytes, name: "notes.txt") }
        #expect(error?.description.hasPrefix("notes.txt: not a readable PNG file: ") == true)
    }

    @Test func aTruncatedFileIsRefused() throws {
        let bytes = try PNG.encode(Bitmap(width: 64, height: 64, fill: 0xFF12_3456), isOpaque: true)
        let error = #expect(throws: ImageFileError.self) { try PNG.read(bytes: Array(bytes.prefix(bytes.count / 2)), name: "half") }
        guard case .damaged(name: "half", format: .png, _) = error else { throw Unexpected(error: error) }
    }

    @Test func aMissingFileIsNamedWithTheReason() {
        #expect(throws: ImageFileError.inaccessible(name: "/nowhere/a.png", code: ENOENT)) { try PNG.read(path: "/nowhere/a.png") }
        #expect(ImageFileError.inaccessible(name: "/nowhere/a.png", code: ENOENT).description == "/nowhere/a.png: No such file or directory")
    }

    @Test func aWrittenFileIsReadBack() throws {
        let path = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).png").path
        defer { try? FileManager.default.removeItem(atPath: path) }
        let bitmap = Bitmap(width: 5, height: 7, fill: 0x8040_2010)
        try PNG.write(bitmap, isOpaque: false, path: path)
        #expect(try PNG.read(path: path) == bitmap)
    }

    @Test func aFullDeviceIsAnErrorAndIsNotRemoved() throws {
        // A symbolic link protects the device even if this test fails.
        let link = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).png").path
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "/dev/full")
        defer { try? FileManager.default.removeItem(atPath: link) }
        #expect(throws: ImageFileError.inaccessible(name: link, code: ENOSPC)) {
            try PNG.write(Bitmap(width: 1, height: 1), isOpaque: false, path: link)
        }
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "/dev/full")
    }

    private struct Unexpected: Error { let error: ImageFileError? }

    /// Returns a one-pixel PNG file whose header is changed to claim another size.
    private static func withHeader(width: Int, height: Int) throws -> [UInt8] {
        var bytes = try PNG.encode(Bitmap(width: 1, height: 1), isOpaque: false)
        for (start, value) in [(16, width), (20, height)] {
            for index in 0..<4 { bytes[start + index] = UInt8(truncatingIfNeeded: value >> (24 - 8 * index)) }
        }
        let checksum = crc(bytes[12..<29])
        for index in 0..<4 { bytes[29 + index] = UInt8(truncatingIfNeeded: checksum >> (24 - 8 * UInt32(index))) }
        return bytes
    }

    private static func crc(_ bytes: ArraySlice<UInt8>) -> UInt32 {
        ~bytes.reduce(~0 as UInt32) { sum, byte in
            (0..<8).reduce(sum ^ UInt32(byte)) { value, _ in value & 1 == 1 ? value >> 1 ^ 0xEDB8_8320 : value >> 1 }
        }
    }
}
