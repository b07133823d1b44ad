import LaminaImages
import LaminaPrimitives
import Testing

@Suite struct ImageFileTests {
    @Test(arguments: ImageFileFormat.allCases)
    func aFileIsRecognisedByItsFirstBytes(format: ImageFileFormat) throws {
        for bytes in try Samples.files(format) {
            let file = try ImageFile(bytes: bytes, name: "sample")
            #expect(file.format == format)
            #expect(file.isComplete)
        }
    }

    @Test(arguments: [[], [0], Array("<svg/>".utf8), Array("RIFF1234WAVE".utf8)] as [[UInt8]])
    func otherBytesAreNoImage(bytes: [UInt8]) {
        #expect(throws: ImageFileError.unknownFormat(name: "notes")) { try ImageFile(bytes: bytes, name: "notes") }
    }

    @Test func theFirstBytesOfAFormatArePossible() {
        #expect(ImageFileFormat.isPossible([]))
        #expect(ImageFileFormat.isPossible(Array("GIF8".utf8)))
        #expect(ImageFileFormat.isPossible(Array("RIFF1234WE".utf8)))
        #expect(!ImageFileFormat.isPossible(Array("RIFF1234WA".utf8)))
        #expect(!ImageFileFormat.isPossible(Array("BM".utf8)))
    }

    @Test(arguments: ImageFileFormat.allCases)
    func everyPrefixGivesAPictureOrAnError(format: ImageFileFormat) throws {
        let samples = try Samples.files(format)
        #expect(samples.count == 10)
        for sample in samples {
            let whole = try ImageFile(bytes: sample, name: "whole")
            for count in 0..<sample.count {
                guard let file = try? ImageFile(bytes: Array(sample.prefix(count)), name: "prefix") else { continue }
                #expect(file.width == whole.width && file.height == whole.height)
                #expect(file.frames.count <= whole.frames.count)
                for index in file.frames.indices {
                    guard let picture = try? file.picture(ofFrame: index) else { continue }
                    #expect(picture.width == whole.width && picture.height == whole.height)
                }
            }
        }
    }

    @Test(arguments: ImageFileFormat.allCases)
    func changedBytesGiveAPictureOrAnError(format: ImageFileFormat) throws {
        for sample in try Samples.files(format) {
            for place in stride(from: 0, to: sample.count, by: 3) {
                var bytes = sample
                bytes[place] ^= 0xFF
                guard let file = try? ImageFile(bytes: bytes, name: "changed"), file.width * file.height <= 1 << 16 else { continue }
                for index in file.frames.indices { _ = try? file.picture(ofFrame: index) }
            }
        }
    }

    @Test func aTruncatedPNGShowsTheRowsThatAreThere() throws {
        let picture = Samples.noise(64, 64, seed: 9)
        let bytes = try PNG.encode(picture, isOpaque: true)
        let file = try ImageFile(bytes: Array(bytes.prefix(bytes.count / 2)), name: "half")
        #expect(!file.isComplete)
        let part = try file.picture(ofFrame: 0)
        #expect(part.pixels[..<(64 * 16)] == picture.pixels[..<(64 * 16)])
        #expect(part.pixels[(64 * 60)...].allSatisfy { $0 == 0 })
    }

    @Test func aTruncatedJPEGShowsTheRowsThatAreThere() throws {
        let bytes = try JPEG.encode(Samples.noise(64, 64, seed: 9), quality: 0.9)
        let whole = try ImageFile(bytes: bytes, name: "whole").picture(ofFrame: 0)
        let part = try ImageFile(bytes: Array(bytes.prefix(bytes.count / 2)), name: "half").picture(ofFrame: 0)
        #expect(part.pixels[..<(64 * 8)] == whole.pixels[..<(64 * 8)])
        #expect(part.pixels[(64 * 63)...] != whole.pixels[(64 * 63)...])
    }

    @Test func aTruncatedGIFShowsTheRowsThatAreThere() throws {
        let picture = Samples.gradient(16, 64)
        let bytes = try GIF.encode([WrittenFrame(bitmap: picture, duration: 0)], loopCount: nil)
        let whole = try ImageFile(bytes: bytes, name: "whole").picture(ofFrame: 0)
        let part = try ImageFile(bytes: Array(bytes.prefix(bytes.count * 2 / 3)), name: "part").picture(ofFrame: 0)
        #expect(part.pixels[..<16] == whole.pixels[..<16])
        #expect(part.pixels[(16 * 63)...].allSatisfy { $0 == 0 })
    }

    @Test(arguments: ImageFileFormat.allCases)
    func aShortFileThatClaimsManyPixelsIsRefusedBeforeAllocation(format: ImageFileFormat) throws {
        var bytes = try Samples.files(format)[0]
        let size = 16_000
        switch format {
        case .png: bytes.replaceSubrange(16..<24, with: [0, 0, 0x3E, 0x80, 0, 0, 0x3E, 0x80])
        case .jpeg:
            let place = try #require(bytes.indices.first { bytes[$0] == 0xFF && bytes[$0 + 1] == 0xC0 })
            bytes.replaceSubrange(place + 5..<place + 9, with: [0x3E, 0x80, 0x3E, 0x80])
        // The canvas, and for GIF also the image.
        case .gif:
            bytes.replaceSubrange(6..<10, with: [0x80, 0x3E, 0x80, 0x3E])
            let place = try #require(bytes.indices.dropFirst(13).first { bytes[$0] == 0x2C })
            bytes.replaceSubrange(place + 5..<place + 9, with: [0x80, 0x3E, 0x80, 0x3E])
        case .webP: bytes.replaceSubrange(24..<30, with: [0x7F, 0x3E, 0, 0x7F, 0x3E, 0])
        }
        let file = try ImageFile(bytes: bytes, name: "bomb")
        #expect(file.width == size && file.height == size)
        let error = #expect(throws: ImageFileError.self) { try file.picture(ofFrame: 0) }
        guard case .tooShort(name: "bomb", size, size, _, _) = error else {
            Issue.record("\(String(describing: error))")
            return
        }
    }
}
