import Foundation
import ImageIO
import LaminaImages
import Testing

@Suite struct ImageSourceTests {
    private static func source(_ data: Data) throws -> CGImageSource {
        try #require(CGImageSourceCreateWithData(data as CFData, nil))
    }

    @Test(arguments: [(ImageFileFormat.gif, "com.compuserve.gif"), (.png, "public.png"), (.webP, "org.webmproject.webp")])
    func anAnimationHasFramesTimesAndALoopCount(format: ImageFileFormat, type: String) throws {
        let source = try Self.source(Files.animation(format))
        #expect(CGImageSourceGetType(source) as String? == type)
        #expect(CGImageSourceGetCount(source) == 2)
        #expect(CGImageSourceGetStatus(source) == .statusComplete)
        let name = try #require(format.dictionaryKey)
        let container = try #require(CGImageSourceCopyProperties(source, nil) as? [String: Any])
        let loops = try #require(container[name] as? [String: Any])
        #expect(loops["LoopCount"] as? Int == 5)
        #expect(loops["CanvasPixelWidth"] as? Int == 8)
        #expect((loops["FrameInfo"] as? [[String: Any]])?.count == 2)
        let properties = try #require(CGImageSourceCopyPropertiesAtIndex(source, 1, nil) as? [String: Any])
        let times = try #require(properties[name] as? [String: Any])
        #expect(times["UnclampedDelayTime"] as? Double == 0.04)
        #expect(times["DelayTime"] as? Double == 0.1)
        #expect(CGImageSourceCreateImageAtIndex(source, 0, nil)?.picture.bitmap == Files.frames[0].bitmap)
        #expect(CGImageSourceCreateImageAtIndex(source, 1, nil)?.picture.bitmap == Files.frames[1].bitmap)
        #expect(CGImageSourceCreateImageAtIndex(source, 2, nil) == nil)
        #expect(CGImageSourceCreateImageAtIndex(source, -1, nil) == nil)
    }

    @Test func codeThatReadsAnimationsCompilesAsOnApplesSystems() throws {
        let data = try Files.animation(.gif)
        let options = [kCGImageSourceShouldCache: false] as CFDictionary
        guard let source = CGImageSourceCreateWithData(data as CFData, options) else { throw Missing() }
        var total = 0.0
        for index in 0..<CGImageSourceGetCount(source) {
            guard let properties = CGImageSourceCopyPropertiesAtIndex(source, index, nil) as NSDictionary?,
                let gif = properties[kCGImagePropertyGIFDictionary as String] as? NSDictionary
            else { throw Missing() }
            total += (gif[kCGImagePropertyGIFUnclampedDelayTime as String] as? NSNumber)?.doubleValue ?? 0
        }
        #expect(abs(total - 0.24) < 1e-9)
        let properties = CGImageSourceCopyPropertiesAtIndex(source, 0, nil) as? [CFString: Any]
        #expect(properties?[kCGImagePropertyPixelWidth] as? Int == 8)
        #expect(properties?[kCGImagePropertyPixelHeight] as? CGFloat == 4)
        #expect((properties?[kCGImagePropertyGIFDictionary] as? [CFString: Any])?[kCGImagePropertyGIFDelayTime] as? Double == 0.2)
    }

    @Test func aPhotographHasItsTags() throws {
        let source = try Self.source(Files.photo(orientation: 6))
        let properties = try #require(CGImageSourceCopyPropertiesAtIndex(source, 0, nil) as? [String: Any])
        #expect(properties["Orientation"] as? UInt32 == 6)
        #expect(properties["DPIWidth"] as? Double == 144)
        #expect(properties["ColorModel"] as? String == "RGB")
        #expect(properties["Depth"] as? Int == 8)
        #expect((properties["{TIFF}"] as? [String: Any])?["Model"] as? String == "Camera")
        #expect((properties["{Exif}"] as? [String: Any])?["ExposureTime"] as? Double == 0.004)
        #expect(properties["PixelWidth"] as? Int == 40 && properties["PixelHeight"] as? Int == 20)
        let image = try #require(CGImageSourceCreateImageAtIndex(source, 0, nil))
        #expect(image.width == 40 && image.height == 20, "the orientation is not applied")
    }

    @Test func bytesThatComeInPartsChangeTheStatus() throws {
        let data = try Files.photo(orientation: 1)
        let source = CGImageSourceCreateIncremental(nil)
        #expect(CGImageSourceGetStatus(source) == .statusReadingHeader)
        CGImageSourceUpdateData(source, data.prefix(10) as CFData, false)
        #expect(CGImageSourceGetStatus(source) == .statusReadingHeader)
        #expect(CGImageSourceGetCount(source) == 0)
        CGImageSourceUpdateData(source, data.prefix(data.count - 100) as CFData, false)
        #expect(CGImageSourceGetStatus(source) == .statusIncomplete)
        #expect(CGImageSourceGetStatusAtIndex(source, 0) == .statusIncomplete)
        #expect(CGImageSourceCreateImageAtIndex(source, 0, nil)?.width == 40)
        CGImageSourceUpdateData(source, data as CFData, true)
        #expect(CGImageSourceGetStatus(source) == .statusComplete)
        #expect(CGImageSourceGetStatusAtIndex(source, 1) == .statusInvalidData)
    }

    @Test func aTruncatedFileEndsUnexpectedly() throws {
        let data = try Files.photo(orientation: 1)
        #expect(CGImageSourceGetStatus(try Self.source(data.prefix(data.count - 20))) == .statusUnexpectedEOF)
        #expect(CGImageSourceGetStatus(try Self.source(Data("notes".utf8))) == .statusUnknownType)
        #expect(CGImageSourceGetType(try Self.source(Data("notes".utf8))) == nil)
        #expect(CGImageSourceCopyPropertiesAtIndex(try Self.source(Data()), 0, nil) == nil)
    }

    @Test func aMissingFileHasNoSource() {
        #expect(CGImageSourceCreateWithURL(URL(fileURLWithPath: "/nowhere/a.png") as CFURL, nil) == nil)
    }

    @Test func aThumbnailHasTheLongestSide() throws {
        let source = try Self.source(Files.photo(orientation: 1))
        #expect(CGImageSourceCreateThumbnailAtIndex(source, 0, nil) == nil)
        let options =
            [kCGImageSourceCreateThumbnailFromImageAlways: true, kCGImageSourceThumbnailMaxPixelSize: 10] as [CFString: Any] as CFDictionary
        let small = try #require(CGImageSourceCreateThumbnailAtIndex(source, 0, options))
        #expect(small.width == 10 && small.height == 5)
        let large = [kCGImageSourceCreateThumbnailFromImageIfAbsent: true, kCGImageSourceThumbnailMaxPixelSize: 100] as [CFString: Any]
        #expect(CGImageSourceCreateThumbnailAtIndex(source, 0, large as CFDictionary)?.width == 40)
    }

    /// The corners of an upright image at which red is: those of the left half of the stored image.
    @Test(arguments: [
        (1, [true, false, true, false]), (2, [false, true, false, true]), (3, [false, true, false, true]), (4, [true, false, true, false]),
        (5, [true, true, false, false]), (6, [true, true, false, false]), (7, [false, false, true, true]), (8, [false, false, true, true]),
    ])
    func aThumbnailIsTurnedUpright(orientation: Int, corners: [Bool]) throws {
        let source = try Self.source(Files.photo(orientation: orientation))
        let options = [kCGImageSourceCreateThumbnailFromImageAlways: true, kCGImageSourceCreateThumbnailWithTransform: true] as CFDictionary
        let bitmap = try #require(CGImageSourceCreateThumbnailAtIndex(source, 0, options)).picture.bitmap
        #expect(bitmap.width == (orientation < 5 ? 40 : 20))
        let places = [(0, 0), (bitmap.width - 1, 0), (0, bitmap.height - 1), (bitmap.width - 1, bitmap.height - 1)]
        #expect(places.map { bitmap[$0.0, $0.1] >> 16 & 255 > 128 } == corners)
    }

    @Test func sourcesAreUsedByManyThreads() async throws {
        let source = try Self.source(Files.animation(.gif))
        await withTaskGroup(of: Bool.self) { group in
            for index in 0..<40 {
                group.addTask { CGImageSourceCreateImageAtIndex(source, index % 2, nil)?.picture.bitmap == Files.frames[index % 2].bitmap }
            }
            for await isEqual in group { #expect(isEqual) }
        }
    }

    private struct Missing: Error {}
}

extension ImageFileFormat {
    fileprivate var dictionaryKey: String? { [.gif: "{GIF}", .png: "{PNG}", .webP: "{WebP}"][self] }
}
