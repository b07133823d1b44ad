import CoreGraphics
import Foundation
import ImageIO
import Testing
import UniformTypeIdentifiers

struct TypeTests {
    @Test func identifiersAreApples() {
        #expect(UTType.png.identifier == "public.png" && UTType.jpeg.identifier == "public.jpeg" && UTType.tiff.identifier == "public.tiff")
        #expect(UTType.gif.identifier == "com.compuserve.gif" && UTType.webP.identifier == "org.webmproject.webp")
    }

    @Test func everyConstantIsDeclared() {
        let types: [UTType] = [
            .item, .content, .compositeContent, .data, .image, .jpeg, .png, .gif, .tiff, .bmp, .ico, .icns, .rawImage, .heif, .heic, .webP, .svg,
            .pdf, .audiovisualContent, .movie, .video, .mpeg4Movie, .quickTimeMovie, .text, .plainText, .json, .xml,
        ]
        #expect(Set(types).count == types.count)
        #expect(types.allSatisfy { UTType($0.identifier) == $0 })
    }

    @Test func typesConformToTheirSupertypes() {
        #expect(UTType.png.conforms(to: .image) && UTType.png.conforms(to: .data) && UTType.png.conforms(to: .content))
        #expect(UTType.png.conforms(to: .png) && !UTType.png.conforms(to: .jpeg) && !UTType.image.conforms(to: .png))
        #expect(UTType.image.isSupertype(of: .gif) && UTType.gif.isSubtype(of: .image) && !UTType.gif.isSubtype(of: .gif))
        #expect(UTType.svg.conforms(to: .text) && UTType.png.supertypes == [.image, .data, .content, .item])
    }

    @Test(arguments: [("png", UTType.png), ("PNG", .png), ("jpg", .jpeg), ("tif", .tiff), ("mp4", .mpeg4Movie)])
    func anExtensionFindsItsType(ending: String, type: UTType) {
        #expect(UTType(filenameExtension: ending) == type)
    }

    @Test func tagsFindTypesThatConform() {
        #expect(UTType(filenameExtension: "png", conformingTo: .movie) == nil && UTType(filenameExtension: "lamina") == nil)
        #expect(UTType(mimeType: "image/webp") == .webP && UTType(mimeType: "image/webp", conformingTo: .text) == nil)
        #expect(UTType.types(tag: "jpeg", tagClass: .filenameExtension, conformingTo: nil) == [.jpeg])
        #expect(UTType.jpeg.tags == [.filenameExtension: ["jpeg", "jpg", "jpe"], .mimeType: ["image/jpeg", "image/jpg"]])
    }

    @Test func preferredTagsAreTheFirst() {
        #expect(UTType.jpeg.preferredFilenameExtension == "jpeg" && UTType.jpeg.preferredMIMEType == "image/jpeg")
        #expect(UTType.image.preferredFilenameExtension == nil && UTType.image.preferredMIMEType == nil)
    }

    @Test func unknownIdentifiersHaveNoType() {
        #expect(UTType("public.nothing") == nil && UTType("") == nil && UTType("PUBLIC.PNG") == .png)
    }

    @Test func aTypeIsEncodedAsItsIdentifier() throws {
        let data = try JSONEncoder().encode([UTType.webP])
        #expect(String(decoding: data, as: UTF8.self) == #"["org.webmproject.webp"]"#)
        #expect(try JSONDecoder().decode([UTType].self, from: data) == [.webP])
        #expect(throws: DecodingError.self) { try JSONDecoder().decode([UTType].self, from: Data(#"["x"]"#.utf8)) }
    }

    @Test func aFileNameGetsTheExtensionOnce() {
        let folder = URL(fileURLWithPath: "/tmp")
        #expect(folder.appendingPathComponent("a", conformingTo: .png).path == "/tmp/a.png")
        #expect(folder.appendingPathComponent("a.jpg", conformingTo: .jpeg).path == "/tmp/a.jpg")
        #expect(folder.appendingPathComponent("a.png", conformingTo: .jpeg).path == "/tmp/a.png.jpeg")
    }

    @Test(arguments: [UTType.png, .jpeg, .gif])
    func imagesAreWrittenAndReadByTheirTypes(type: UTType) throws {
        let context = try #require(
            CGContext(
                data: nil, width: 4, height: 4, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
        let data = NSMutableData()
        let destination = try #require(CGImageDestinationCreateWithData(data, type.identifier as CFString, 1, nil))
        CGImageDestinationAddImage(destination, try #require(context.makeImage()), nil)
        #expect(CGImageDestinationFinalize(destination))
        let source = try #require(CGImageSourceCreateWithData(data, nil))
        #expect(try UTType(#require(CGImageSourceGetType(source)) as String) == type)
    }
}
