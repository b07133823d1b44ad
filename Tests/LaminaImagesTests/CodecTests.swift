import Foundation
import LaminaImages
import LaminaPrimitives
import Testing

@Suite struct CodecTests {
    @Test func aJPEGIsCloseToItsPicture() throws {
        let picture = Samples.gradient(48, 32)
        let best = try ImageFile(bytes: JPEG.encode(picture, quality: 1), name: "JPEG").picture(ofFrame: 0)
        #expect(Samples.difference(best, picture) <= 3)
        let small = try JPEG.encode(picture, quality: 0.1)
        #expect(try small.count < JPEG.encode(picture, quality: 1).count)
    }

    @Test func aTransparentPictureIsWrittenToJPEGOverTheBackground() throws {
        let clear = Bitmap(width: 8, height: 8)
        let white = try ImageFile(bytes: JPEG.encode(clear, quality: 1), name: "JPEG").picture(ofFrame: 0)
        #expect(white.pixels.allSatisfy { $0 == 0xFFFF_FFFF })
        let black = try ImageFile(bytes: JPEG.encode(clear, quality: 1, background: 0xFF00_0000), name: "JPEG").picture(ofFrame: 0)
        #expect(black.pixels.allSatisfy { $0 == 0xFF00_0000 })
    }

    @Test func aLosslessWebPKeepsEveryPixel() throws {
        for picture in [Samples.noise(20, 10, seed: 5), Bitmap(width: 3, height: 4, fill: 0x8040_2010), Samples.animation[0].bitmap] {
            let bytes = try WebP.encode([WrittenFrame(bitmap: picture, duration: 0)], quality: 1)
            #expect(try ImageFile(bytes: bytes, name: "WebP").picture(ofFrame: 0) == picture)
        }
    }

    @Test func aLossyWebPIsCloseToItsPicture() throws {
        let picture = Samples.gradient(48, 32)
        let bytes = try WebP.encode([WrittenFrame(bitmap: picture, duration: 0)], quality: 0.95)
        #expect(try Samples.difference(ImageFile(bytes: bytes, name: "WebP").picture(ofFrame: 0), picture) <= 16)
    }

    @Test(arguments: [(1, 1), (2, 1), (16, 16), (300, 40), (31, 257)])
    func aGIFOfFewColoursKeepsEveryPixel(width: Int, height: Int) throws {
        // Values of three bits, so that at most 64 colours arise, in long and in short runs.
        let picture = Bitmap(width: width, height: height, Samples.noise(width, height, seed: 3).pixels.map { 0xFF00_0000 | $0 & 0xE0_00E0 })
        let bytes = try GIF.encode([WrittenFrame(bitmap: picture, duration: 0)], loopCount: nil)
        #expect(try ImageFile(bytes: bytes, name: "GIF").picture(ofFrame: 0) == picture)
    }

    @Test func aLargeGIFFillsTheCodeTableSeveralTimes() throws {
        let picture = Bitmap(width: 200, height: 200, Samples.noise(200, 200, seed: 4).pixels.map { 0xFF00_0000 | $0 & 0xFF })
        let bytes = try GIF.encode([WrittenFrame(bitmap: picture, duration: 0)], loopCount: nil)
        #expect(try ImageFile(bytes: bytes, name: "GIF").picture(ofFrame: 0) == picture)
    }

    @Test func aGIFOfManyColoursIsCloseOnAverage() throws {
        let picture = Samples.gradient(64, 64)
        let read = try ImageFile(bytes: GIF.encode([WrittenFrame(bitmap: picture, duration: 0)], loopCount: nil), name: "GIF").picture(ofFrame: 0)
        let sums = zip(picture.pixels, read.pixels).map { abs(Int($0 >> 16 & 255) - Int($1 >> 16 & 255)) }
        #expect(sums.reduce(0, +) / sums.count < 10)
    }

    @Test func sizesThatAFormatCannotStoreAreRefused() {
        let wide = Bitmap(width: 16_384, height: 1)
        #expect(throws: ImageFileError.unacceptableSize(name: "WebP", width: 16_384, height: 1)) {
            try WebP.encode([WrittenFrame(bitmap: wide, duration: 0)], quality: 1)
        }
        #expect(throws: ImageFileError.unacceptableSize(name: "GIF", width: 0, height: 0)) { try GIF.encode([], loopCount: nil) }
        #expect(throws: ImageFileError.self) { try JPEG.encode(Bitmap(width: 0, height: 2), quality: 1) }
    }

    @Test func orientationAndResolutionAreReadAsTheyWereWritten() throws {
        let exif = Exif(values: [
            .image: [Exif.orientationTag: .numbers([6]), 0x010F: .text("Maker"), 0x011A: .numbers([72.5])],
            .photo: [0x829A: .numbers([0.004]), 0x9000: .bytes([48, 50, 51, 50])], .position: [1: .text("N"), 2: .numbers([52, 31, 12.5])],
        ])
        let resolution = ImageMetadata.Resolution(x: 144, y: 72)
        let picture = Samples.gradient(4, 4)
        let files = try [
            JPEG.encode(picture, quality: 0.8, resolution: resolution, exif: exif.bytes),
            PNG.adding(resolution, exif: exif.bytes, to: PNG.encode(picture, isOpaque: true)),
            WebP.encode([WrittenFrame(bitmap: picture, duration: 0)], quality: 1, exif: exif.bytes),
        ]
        for bytes in files {
            let metadata = try ImageFile(bytes: bytes, name: "file").metadata
            #expect(metadata.exif == exif)
            #expect(metadata.exif?.orientation == 6)
        }
        #expect(try ImageFile(bytes: files[0], name: "JPEG").metadata.resolution == resolution)
        let png = try #require(try ImageFile(bytes: files[1], name: "PNG").metadata.resolution)
        #expect(abs(png.x - 144) < 0.02 && abs(png.y - 72) < 0.02)
        #expect(try ImageFile(bytes: files[1], name: "PNG").picture(ofFrame: 0) == picture)
    }

    /// A JPEG file of 8 × 8 pixels of full cyan ink, inverted as Adobe's programs write it.
    private static let inks = """
        /9j/7gAOQWRvYmUAZAAAAAAC/9sAQwACAQEBAQECAQEBAgICAgIEAwICAgIFBAQDBAYFBgYGBQYGBgcJCAYHCQcGBggLCAkKCgoKCgYICwwLCgwJCgoK/9sAQwECAgICAg
        IFAwMFCgcGBwoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoK/8AAFAgACAAIBAERAAIRAQMRAQQRAP/EAB8AAAEFAQEBAQEBAAAA
        AAAAAAABAgMEBQYHCAkKC//EALUQAAIBAwMCBAMFBQQEAAABfQECAwAEEQUSITFBBhNRYQcicRQygZGhCCNCscEVUtHwJDNicoIJChYXGBkaJSYnKCkqNDU2Nzg5OkNERU
        ZHSElKU1RVVldYWVpjZGVmZ2hpanN0dXZ3eHl6g4SFhoeIiYqSk5SVlpeYmZqio6Slpqeoqaqys7S1tre4ubrCw8TFxsfIycrS09TV1tfY2drh4uPk5ebn6Onq8fLz9PX2
        9/j5+v/EAB8BAAMBAQEBAQEBAQEAAAAAAAABAgMEBQYHCAkKC//EALURAAIBAgQEAwQHBQQEAAECdwABAgMRBAUhMQYSQVEHYXETIjKBCBRCkaGxwQkjM1LwFWJy0QoWJD
        ThJfEXGBkaJicoKSo1Njc4OTpDREVGR0hJSlNUVVZXWFlaY2RlZmdoaWpzdHV2d3h5eoKDhIWGh4iJipKTlJWWl5iZmqKjpKWmp6ipqrKztLW2t7i5usLDxMXGx8jJytLT
        1NXW19jZ2uLj5OXm5+jp6vLz9PX29/j5+v/aAA4EAQACEQMRBAAAPwD4vr+Uz/fw/fyv/9k=
        """

    @Test func inksAreConvertedToColours() throws {
        let bytes = [UInt8](try #require(Data(base64Encoded: Self.inks, options: .ignoreUnknownCharacters)))
        let file = try ImageFile(bytes: bytes, name: "inks")
        #expect(file.metadata.colorModel == .cmyk)
        #expect(try Samples.difference(file.picture(ofFrame: 0), Bitmap(width: 8, height: 8, fill: 0xFF00_FFFF)) <= 3)
    }

    @Test func manyScansOfALargeImageAreRefused() throws {
        var bytes = try JPEG.encode(Samples.gradient(8, 8), quality: 0.5)
        let place = try #require(bytes.indices.first { bytes[$0] == 0xFF && bytes[$0 + 1] == 0xC0 })
        bytes.replaceSubrange(place + 5..<place + 9, with: [0x10, 0, 0x10, 0])
        let scan = try #require(bytes.indices.first { bytes[$0] == 0xFF && bytes[$0 + 1] == 0xDA })
        let tail = Array(bytes[scan..<bytes.count - 2])
        for _ in 0..<300 { bytes.insert(contentsOf: tail, at: scan) }
        #expect(throws: ImageFileError.damaged(name: "scans", format: .jpeg, reason: "301 scans of 4096×4096 pixels")) {
            try ImageFile(bytes: bytes, name: "scans")
        }
    }
}

extension Bitmap {
    fileprivate init(width: Int, height: Int, _ pixels: [Pixel]) {
        self.init(width: width, height: height)
        self.pixels = pixels
    }
}
