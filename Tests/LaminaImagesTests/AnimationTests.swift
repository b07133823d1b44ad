import LaminaImages
import LaminaPrimitives
import Testing

@Suite struct AnimationTests {
    /// The animation as a file that keeps every pixel.
    private static func file(_ format: ImageFileFormat, loopCount: Int?) throws -> ImageFile {
        let bytes =
            switch format {
            case .gif: try GIF.encode(Samples.animation, loopCount: loopCount)
            case .webP: try WebP.encode(Samples.animation, quality: 1, loopCount: loopCount)
            default: try PNG.encode(Samples.animation, loopCount: loopCount ?? 0)
            }
        return try ImageFile(bytes: bytes, name: format.rawValue)
    }

    @Test(arguments: [ImageFileFormat.gif, .webP, .png])
    func framesAreReadAsTheyWereWritten(format: ImageFileFormat) throws {
        let file = try Self.file(format, loopCount: 3)
        #expect(file.isAnimation && file.loopCount == 3)
        #expect(file.frames.map(\.duration) == Samples.animation.map(\.duration))
        for (index, frame) in Samples.animation.enumerated() { #expect(try file.picture(ofFrame: index) == frame.bitmap, "frame \(index)") }
    }

    @Test(arguments: [ImageFileFormat.gif, .webP, .png])
    func framesInAnyOrderAreTheSame(format: ImageFileFormat) throws {
        let file = try Self.file(format, loopCount: 0)
        var composer = FrameComposer(file)
        for index in [0, 1, 2, 2, 0, 2, 1, 0] { #expect(try composer.picture(ofFrame: index) == Samples.animation[index].bitmap) }
    }

    @Test func aLoopWithoutEndIsZeroAndAMissingLoopIsNil() throws {
        #expect(try Self.file(.gif, loopCount: 0).loopCount == 0)
        #expect(try Self.file(.gif, loopCount: nil).loopCount == nil)
        #expect(try Self.file(.webP, loopCount: 0).loopCount == 0)
    }

    /// A GIF file with a canvas of 4 × 2 pixels and colours black, red, green and blue.
    private static func gif(_ images: [UInt8]) -> [UInt8] {
        Array("GIF89a".utf8) + [4, 0, 2, 0, 0x81, 0, 0, 0, 0, 0, 255, 0, 0, 0, 255, 0, 0, 0, 255] + images + [0x3B]
    }

    /// An image of one colour, with the flags of its control and the index that is transparent.
    private static func image(_ x: UInt8, _ y: UInt8, _ width: UInt8, _ height: UInt8, _ index: UInt8, disposal: UInt8, hole: UInt8? = nil) -> [UInt8]
    {
        let control: [UInt8] = [0x21, 0xF9, 4, disposal << 2 | (hole == nil ? 0 : 1), 10, 0, hole ?? 0, 0]
        let description: [UInt8] = [0x2C, x, 0, y, 0, width, 0, height, 0, 0, 2]
        // Each index is a code of 3 bits after a clear code, so that no longer codes arise.
        var codes: [UInt32] = []
        for _ in 0..<Int(width) * Int(height) { codes += [4, UInt32(index)] }
        codes.append(5)
        var (bytes, buffer, held) = ([UInt8](), 0 as UInt32, 0)
        for code in codes {
            buffer |= code << UInt32(held)
            held += 3
            while held >= 8 {
                bytes.append(UInt8(truncatingIfNeeded: buffer))
                (buffer, held) = (buffer >> 8, held - 8)
            }
        }
        if held > 0 { bytes.append(UInt8(truncatingIfNeeded: buffer)) }
        return control + description + [UInt8(bytes.count)] + bytes + [0]
    }

    private static func pictures(_ bytes: [UInt8]) throws -> [[Pixel]] {
        let file = try ImageFile(bytes: bytes, name: "GIF")
        return try file.frames.indices.map { try file.picture(ofFrame: $0).pixels }
    }

    private static let (red, green, blue): (Pixel, Pixel, Pixel) = (0xFFFF_0000, 0xFF00_FF00, 0xFF00_00FF)

    @Test func aWholeFrameThatIsTakenBackIsNoneFromWhichTheNextCanBegin() throws {
        let (red, blue) = (Self.red, Self.blue)
        let bytes = Self.gif(
            Self.image(0, 0, 4, 2, 1, disposal: 1) + Self.image(0, 0, 4, 2, 2, disposal: 3) + Self.image(3, 0, 1, 1, 3, disposal: 1))
        #expect(try Self.pictures(bytes)[2] == [red, red, red, blue, red, red, red, red])
        #expect(try Self.pictures(bytes)[1] == Array(repeating: Self.green, count: 8))
    }

    @Test func aKeptFrameStaysUnderTheNext() throws {
        let (red, green) = (Self.red, Self.green)
        let bytes = Self.gif(Self.image(0, 0, 4, 2, 1, disposal: 1) + Self.image(1, 0, 2, 1, 2, disposal: 1))
        #expect(try Self.pictures(bytes)[1] == [red, green, green, red, red, red, red, red])
    }

    @Test func aClearedFrameLeavesItsRectangleTransparent() throws {
        let (red, green, blue) = (Self.red, Self.green, Self.blue)
        let bytes = Self.gif(
            Self.image(0, 0, 4, 2, 1, disposal: 1) + Self.image(1, 0, 2, 1, 2, disposal: 2) + Self.image(3, 1, 1, 1, 3, disposal: 1))
        let pictures = try Self.pictures(bytes)
        #expect(pictures[1] == [red, green, green, red, red, red, red, red])
        #expect(pictures[2] == [red, 0, 0, red, red, red, red, blue])
    }

    @Test func aRestoredFrameLeavesWhatWasBeforeIt() throws {
        let (red, blue) = (Self.red, Self.blue)
        let bytes = Self.gif(
            Self.image(0, 0, 4, 2, 1, disposal: 1) + Self.image(1, 0, 2, 1, 2, disposal: 3) + Self.image(3, 1, 1, 1, 3, disposal: 1))
        #expect(try Self.pictures(bytes)[2] == [red, red, red, red, red, red, red, blue])
    }

    @Test func aTransparentIndexShowsTheFrameBefore() throws {
        let bytes = Self.gif(Self.image(0, 0, 4, 2, 1, disposal: 1) + Self.image(0, 0, 4, 2, 2, disposal: 1, hole: 2))
        #expect(try Self.pictures(bytes)[1] == Array(repeating: Self.red, count: 8))
    }

    @Test func anImageBeyondTheCanvasIsCutOff() throws {
        let bytes = Self.gif(Self.image(3, 1, 4, 4, 1, disposal: 1) + Self.image(9, 9, 2, 2, 2, disposal: 2))
        let expected: [Pixel] = [0, 0, 0, 0, 0, 0, 0, Self.red]
        #expect(try Self.pictures(bytes) == [expected, expected])
    }

    @Test func aColourOutsideTheTableIsTransparent() throws {
        // The same image with a table of its own, which has two colours.
        var image = Self.image(0, 0, 1, 1, 3, disposal: 1)
        image[17] = 0x80
        image.insert(contentsOf: [9, 9, 9, 8, 8, 8], at: 18)
        #expect(try Self.pictures(Self.gif(image)) == [Array(repeating: 0, count: 8)])
    }

    @Test func aGIFWithoutImagesHasNoFrames() throws {
        let file = try ImageFile(bytes: Self.gif([]), name: "empty")
        #expect(file.frames.isEmpty && file.isComplete)
    }

    @Test func anAnimatedPNGWithChunksInTheWrongOrderIsAStillImage() throws {
        let bytes = try PNG.encode(Samples.animation, loopCount: 0)
        let place = try #require(bytes.indices.first { bytes[$0...].starts(with: "fcTL".utf8) })
        var changed = bytes
        changed[place + 7] = 7
        let file = try ImageFile(bytes: changed, name: "APNG")
        #expect(!file.isAnimation && file.frames.count == 1)
    }

    @Test func aWebPFrameOutsideTheCanvasEndsTheAnimation() throws {
        var bytes = try WebP.encode(Samples.animation, quality: 1, loopCount: 0)
        let frames = bytes.indices.filter { bytes[$0...].starts(with: "ANMF".utf8) }
        bytes[frames[1] + 8] = 200
        #expect(try ImageFile(bytes: bytes, name: "WebP").frames.count == 1)
    }
}
