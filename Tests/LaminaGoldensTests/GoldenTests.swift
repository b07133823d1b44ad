import Foundation
import LaminaGoldens
import LaminaImages
import LaminaPrimitives
import TestSupport
import Testing

struct GoldenTests {
    private let folder: Folder
    /// Two opaque pixels and a translucent one, which straight alpha rounds.
    private let picture: Bitmap

    init() throws {
        folder = try Folder()
        picture = try Bitmap(width: 3, height: 1, pixels: [0xFF10_2030, 0xFF00_0000, 0x0301_0203])
    }

    private func stored(_ bytes: [UInt8]) throws -> Golden? {
        try folder.write(Data(bytes), to: "golden.png")
        return try Golden(path: folder.file("golden.png"))
    }

    @Test func aStoredPictureIsShownByItsGolden() throws {
        let golden = try #require(try stored(Golden.encode(picture)))
        #expect(golden.shows(picture))
        #expect(golden.hashes == FrameHashes(of: picture))
        #expect(try golden.frame(0) == picture.asStored)
        #expect(try golden.frame(1) == nil)
    }

    @Test func aGoldenShowsNoOtherPicture() throws {
        let golden = try #require(try stored(Golden.encode(picture)))
        var other = picture
        other[0, 0] = 0xFF10_2031
        #expect(!golden.shows(other))
        #expect(!golden.shows(try Bitmap(width: 1, height: 3, pixels: picture.pixels)))
    }

    /// Tools that make files smaller drop texts.
    @Test func aGoldenThatAnotherProgramWroteIsComparedByItsPixels() throws {
        let golden = try #require(try stored(PNG.encode(picture, isOpaque: false)))
        #expect(golden.shows(picture))
        #expect(!golden.shows(Bitmap(width: 3, height: 1)))
    }

    /// Editors of pictures keep texts.
    @Test func aGoldenThatWasEditedIsComparedByItsPixels() throws {
        var edited = picture
        edited[0, 0] = 0xFFFF_0000
        let hashes = try #require(PNG.separating(keyword: "Lamina frames", from: Golden.encode(picture)))
        let golden = try #require(try stored(PNG.adding(text: hashes.text, keyword: "Lamina frames", to: PNG.encode(edited, isOpaque: false))))
        #expect(!golden.shows(picture))
        #expect(golden.shows(edited))
    }

    @Test func anAnimatedGoldenHasAHashForEachFrame() throws {
        let frames = [Bitmap(width: 2, height: 2, fill: 0xFFFF_0000), Bitmap(width: 2, height: 2, fill: 0xFF00_FF00)]
        let film = try PNG.encode(frames.map { WrittenFrame(bitmap: $0, duration: 0.1) }, loopCount: 0)
        let hashes = FrameHashes(width: 2, height: 2, hashes: frames.map(\.fingerprint))
        let marked = try #require(try stored(Golden.adding(hashes, to: film)))
        #expect(marked.hashes == hashes)
        #expect(try marked.frame(1) == frames[1])
        #expect(try stored(film)?.hashes == hashes)
    }

    @Test func aMissingFileIsNoGolden() throws {
        #expect(try Golden(path: folder.file("nothing.png")) == nil)
    }

    @Test(arguments: [0, 8, 60, -12, -20])
    func aTruncatedFileIsAnErrorThatNamesIt(length: Int) throws {
        let bytes = try Golden.encode(picture)
        try folder.write(Data(bytes.prefix(length < 0 ? bytes.count + length : length)), to: "cut.png")
        let error = #expect(throws: GoldenError.self) { try Golden(path: folder.file("cut.png")) }
        #expect(error?.description.contains("cut.png") == true)
    }

    @Test func aFileOfAnotherFormatIsAnError() throws {
        let path = try folder.write("<svg/>", to: "drawing.png")
        #expect(throws: GoldenError.self) { try Golden(path: path) }
        #expect(throws: GoldenError.self) { try Golden(path: folder.path) }
    }

    @Test func aPictureWithoutPixelsCannotBeStored() {
        #expect(throws: GoldenError.self) { try Golden.encode(Bitmap(width: 0, height: 3)) }
    }

    @Test(arguments: ["", "3x1", "3x1\nxyz", "3\n0123456789abcdef", "ax1\n0123456789abcdef"])
    func aDamagedTextOfHashesIsNotTrusted(text: String) throws {
        let bytes = PNG.adding(text: text, keyword: "Lamina frames", to: try PNG.encode(picture, isOpaque: false))
        #expect(try stored(bytes)?.shows(picture) == true)
    }
}

struct FrameHashesTests {
    private let two = FrameHashes(width: 2, height: 2, hashes: ["a", "b"])

    @Test func theFramesThatDifferAreNamed() {
        #expect(two.differing(from: two) == [])
        #expect(two.differing(from: FrameHashes(width: 2, height: 2, hashes: ["a", "c"])) == [1])
    }

    @Test func aFrameThatOnlyOneFilmHasDiffers() {
        let three = FrameHashes(width: 2, height: 2, hashes: ["a", "b", "c"])
        #expect(two.differing(from: three) == [2])
        #expect(three.differing(from: two) == [2])
    }

    @Test func filmsOfTwoSizesDifferInEveryFrame() {
        #expect(two.differing(from: FrameHashes(width: 4, height: 1, hashes: ["a", "b"])) == [0, 1])
    }
}
