import Foundation
import ImageIO
import LaminaImages
import LaminaPrimitives
import TestSupport
import Testing

@Suite struct ImageDestinationTests {
    private static func image(_ index: Int) -> CGImage { CGImage(Picture(Files.frames[index].bitmap)) }

    private static func written(_ type: String, _ images: [(CGImage, [CFString: Any])], _ properties: [CFString: Any]? = nil) throws -> Data {
        let data = NSMutableData()
        let destination = try #require(CGImageDestinationCreateWithData(data, type as CFString, images.count, nil))
        if let properties { CGImageDestinationSetProperties(destination, properties as CFDictionary) }
        for (image, properties) in images { CGImageDestinationAddImage(destination, image, properties as CFDictionary) }
        #expect(CGImageDestinationFinalize(destination))
        return data as Data
    }

    @Test(arguments: ["com.compuserve.gif", "public.png", "org.webmproject.webp"])
    func anAnimationIsReadAsItWasWritten(type: String) throws {
        let name = ["com.compuserve.gif": "{GIF}", "public.png": "{PNG}"][type] ?? "{WebP}"
        let key = name as CFString
        let images = [0.3, 0.07].enumerated().map { (Self.image($0), [key: [kCGImagePropertyGIFDelayTime: $1]] as [CFString: Any]) }
        let data = try Self.written(type, images, [key: [kCGImagePropertyGIFLoopCount: 0]])
        let source = try #require(CGImageSourceCreateWithData(data as CFData, nil))
        #expect(CGImageSourceGetType(source) as String? == type)
        #expect(CGImageSourceGetCount(source) == 2)
        for (index, time) in [0.3, 0.07].enumerated() {
            let properties = CGImageSourceCopyPropertiesAtIndex(source, index, nil) as? [String: Any]
            #expect((properties?[name] as? [String: Any])?["UnclampedDelayTime"] as? Double == time)
            let picture = try #require(CGImageSourceCreateImageAtIndex(source, index, nil)).picture.bitmap
            // WebP is written with loss unless the quality is 1.
            let red: (Pixel) -> Int = { Int($0 >> 16 & 255) }
            for (read, written) in zip(picture.pixels, Files.frames[index].bitmap.pixels) { #expect(abs(red(read) - red(written)) <= 6) }
        }
        let container = CGImageSourceCopyProperties(source, nil) as? [String: Any]
        #expect((container?[name] as? [String: Any])?["LoopCount"] as? Int == 0)
    }

    @Test func qualityChangesTheSizeOfAJPEG() throws {
        let photo = try #require(CGImage(fileBytes: [UInt8](Files.photo(orientation: 1))))
        let small = try Self.written("public.jpeg", [(photo, [kCGImageDestinationLossyCompressionQuality: 0.1])])
        let large = try Self.written("public.jpeg", [(photo, [kCGImageDestinationLossyCompressionQuality: 1])])
        #expect(small.count < large.count)
    }

    @Test func transparentPartsOfAJPEGShowTheBackground() throws {
        let clear = CGImage(Picture(Bitmap(width: 8, height: 8)))
        let color = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
        let data = try Self.written(
            "public.jpeg", [(clear, [kCGImageDestinationBackgroundColor: color, kCGImageDestinationLossyCompressionQuality: 1])])
        let pixel = try #require(CGImage(fileBytes: [UInt8](data))).picture.bitmap.pixels[0]
        #expect(pixel & 255 > 250 && pixel >> 16 & 255 < 5)
    }

    @Test(arguments: ["public.jpeg", "public.png", "org.webmproject.webp"])
    func tagsAreReadAsTheyWereWritten(type: String) throws {
        let properties: [CFString: Any] = [
            kCGImagePropertyOrientation: 8, kCGImagePropertyDPIWidth: 300, kCGImagePropertyDPIHeight: 300,
            kCGImagePropertyTIFFDictionary: [kCGImagePropertyTIFFArtist: "Ada"] as [CFString: Any],
            kCGImagePropertyExifDictionary: [kCGImagePropertyExifFNumber: 2.8, kCGImagePropertyExifISOSpeedRatings: [400]] as [CFString: Any],
            kCGImagePropertyGPSDictionary: [kCGImagePropertyGPSLatitude: 52.5, kCGImagePropertyGPSTimeStamp: "12:03:59"] as [CFString: Any],
        ]
        let data = try Self.written(type, [(Self.image(0), properties)])
        let source = try #require(CGImageSourceCreateWithData(data as CFData, nil))
        let read = try #require(CGImageSourceCopyPropertiesAtIndex(source, 0, nil) as? [String: Any])
        #expect(read["Orientation"] as? Int == 8)
        #expect((read["{TIFF}"] as? [String: Any])?["Artist"] as? String == "Ada")
        let exif = try #require(read["{Exif}"] as? [String: Any])
        #expect(exif["FNumber"] as? Double == 2.8)
        #expect(exif["ISOSpeedRatings"] as? [Int] == [400])
        let gps = try #require(read["{GPS}"] as? [String: Any])
        #expect(gps["Latitude"] as? Double == 52.5)
        #expect(gps["TimeStamp"] as? String == "12:03:59")
        if type != "org.webmproject.webp" { #expect(abs((read["DPIWidth"] as? Double ?? 0) - 300) < 0.1) }
    }

    @Test func anImageOfASourceKeepsItsTags() throws {
        let source = try #require(CGImageSourceCreateWithData(try Files.photo(orientation: 6) as CFData, nil))
        let data = NSMutableData()
        let destination = try #require(CGImageDestinationCreateWithData(data, "public.jpeg" as CFString, 1, nil))
        CGImageDestinationAddImageFromSource(destination, source, 0, [kCGImageDestinationLossyCompressionQuality: 0.5] as CFDictionary)
        #expect(CGImageDestinationFinalize(destination))
        let copy = try #require(CGImageSourceCreateWithData(data, nil))
        let read = try #require(CGImageSourceCopyPropertiesAtIndex(copy, 0, nil) as? [String: Any])
        #expect(read["Orientation"] as? Int == 6)
        #expect((read["{TIFF}"] as? [String: Any])?["Model"] as? String == "Camera")
    }

    @Test func aFileIsWrittenWhenTheDestinationIsFinished() throws {
        let folder = try Folder()
        let url = folder.url.appending(path: "a.png")
        let destination = try #require(CGImageDestinationCreateWithURL(url as CFURL, "public.png" as CFString, 1, nil))
        CGImageDestinationAddImage(destination, Self.image(0), nil)
        #expect(!FileManager.default.fileExists(atPath: url.path))
        #expect(CGImageDestinationFinalize(destination))
        let source = try #require(CGImageSourceCreateWithURL(url as CFURL, nil))
        #expect(CGImageSourceCreateImageAtIndex(source, 0, nil)?.picture.bitmap == Files.frames[0].bitmap)
        #expect(!CGImageDestinationFinalize(destination), "a destination is finished once")
    }

    @Test func aSmallerImageIsWritten() throws {
        let data = try Self.written("public.png", [(Self.image(0), [kCGImageDestinationImageMaxPixelSize: 4])])
        #expect(CGImage(fileBytes: [UInt8](data))?.width == 4)
    }

    @Test func wrongNumbersOfImagesAndUnknownTypesAreRefused() throws {
        #expect(CGImageDestinationCreateWithData(NSMutableData(), "public.heic" as CFString, 1, nil) == nil)
        #expect(CGImageDestinationCreateWithData(NSMutableData(), "public.png" as CFString, 0, nil) == nil)
        let data = NSMutableData()
        let destination = try #require(CGImageDestinationCreateWithData(data, "com.compuserve.gif" as CFString, 2, nil))
        CGImageDestinationAddImage(destination, Self.image(0), nil)
        #expect(!CGImageDestinationFinalize(destination))
        #expect(data.length == 0)
    }
}
