import CoreGraphics
import Foundation
import LaminaPrimitives
import Testing
import TestSupport

@testable import QuartzCore

@Suite @MainActor struct PackageTests {
    private static let png = Data(CGImage(OtherValues.picture).pngBytes ?? [])

    private func index(_ content: String) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
        <plist version="1.0"><dict>\(content)</dict></plist>
        """
    }

    @Test func aPackageIsAFolderWithAnIndexADocumentAndImages() throws {
        let folder = try Folder()
        _ = try folder.write(
            index(
                """
                <key>rootDocument</key><string>first.caml</string><key>documentWidth</key><real>390</real><key>documentHeight</key><real>844</real>
                <key>geometryFlipped</key><true/><key>publishedObjectNames</key><array><string>Background</string></array>
                <key>loopEnd</key><real>+infinity</real>
                """), to: "index.xml")
        _ = try folder.write(
            CAMLDocument.text(
                """
                <CALayer id="Background" bounds="0 0 10 20"><contents type="CGImage" src="assets/a b.png"/>
                <sublayers><CALayer><contents><CGImage src="assets/a b.png"/></contents></CALayer></sublayers></CALayer>
                """), to: "first.caml")
        try folder.write(Self.png, to: "assets/a b.png")
        let package = try CAPackage(contentsOf: folder.url)
        #expect(package.warnings == [] && package.size == CGSize(width: 390, height: 844) && package.isGeometryFlipped)
        #expect(package.publishedObjectNames == ["Background"])
        #expect(package.publishedObject(withName: "Background") === package.rootLayer)
        let image = try #require(package.rootLayer.contents as? CGImage)
        #expect(image.picture.bitmap == OtherValues.picture.bitmap)
        // One file is one image.
        #expect(package.rootLayer.sublayers?.first?.contents as? CGImage === image)
    }

    @Test func aPackageWithoutAnIndexHasItsDocumentInMain() throws {
        let folder = try Folder()
        let file = try folder.write(CAMLDocument.text(#"<CALayer bounds="0 0 10 20"/>"#), to: "main.caml")
        let package = try CAPackage(contentsOf: folder.url)
        #expect(package.size == CGSize(width: 10, height: 20) && !package.isGeometryFlipped)
        #expect(try CAPackage(contentsOf: URL(filePath: file)).rootLayer.bounds.width == 10)
    }

    @Test func imagesMayBeInTheDocumentItself() throws {
        let layer = try CAMLDocument.layer(
            "<CALayer><contents type=\"CGImage\" src=\"data:image/png;base64,\(Self.png.base64EncodedString())\"/></CALayer>")
        #expect((layer.contents as? CGImage)?.picture.bitmap == OtherValues.picture.bitmap)
    }

    @Test func imagesOutsideThePackageAreNotRead() throws {
        let folder = try Folder()
        try folder.write(Self.png, to: "outside.png")
        try folder.write(Self.png, to: "a.ca/inside.png")
        try FileManager.default.createSymbolicLink(atPath: folder.file("a.ca/link.png"), withDestinationPath: folder.file("outside.png"))
        let sources = [
            ("inside.png", true), ("./x/../inside.png", true), ("../outside.png", false), ("link.png", false), (folder.file("outside.png"), false),
        ]
        for (source, isRead) in sources {
            _ = try folder.write(CAMLDocument.text("<CALayer><contents type=\"CGImage\" src=\"\(source)\"/></CALayer>"), to: "a.ca/main.caml")
            let package = try CAPackage(contentsOf: folder.url.appending(path: "a.ca"))
            #expect((package.rootLayer.contents != nil) == isRead, "\(source)")
            #expect(package.warnings.isEmpty == isRead, "\(source)")
        }
    }

    @Test func anImageThatIsNoFileOrNoPNGIsReported() throws {
        let folder = try Folder()
        try folder.write(Data("no picture".utf8), to: "text.png")
        try folder.write(Self.png.prefix(40), to: "short.png")
        try FileManager.default.createDirectory(atPath: folder.file("folder.png"), withIntermediateDirectories: true)
        #expect(mkfifo(folder.file("pipe.png"), 0o600) == 0)
        for source in ["text.png", "short.png", "folder.png", "pipe.png", "data:image/png;base64,!!", "data:,", ""] {
            let file = try folder.write(CAMLDocument.text("<CALayer><contents type=\"CGImage\" src=\"\(source)\"/></CALayer>"), to: "main.caml")
            let package = try CAPackage(contentsOf: URL(filePath: file))
            #expect(package.rootLayer.contents == nil && package.warnings.count == 1, "\(source)")
        }
    }

    @Test func damagedPackagesGiveErrorsThatNameTheFile() throws {
        let folder = try Folder()
        let missing = folder.url.appending(path: "missing.ca")
        guard case .unreadable(let file, _)? = #expect(throws: CAPackageError.self, performing: { try CAPackage(contentsOf: missing) }) else {
            return #expect(Bool(false))
        }
        #expect(file == missing.path)
        // A folder without a document.
        #expect(throws: CAPackageError.self) { try CAPackage(contentsOf: folder.url) }
        _ = try folder.write("no property list", to: "index.xml")
        #expect(throws: CAPackageError.malformed(file: folder.file("index.xml"), line: 1, reason: "no property list")) {
            try CAPackage(contentsOf: folder.url)
        }
        _ = try folder.write(index("<key>rootDocument</key><string>../other.caml</string>"), to: "index.xml")
        let error = #expect(throws: CAPackageError.self) { try CAPackage(contentsOf: folder.url) }
        #expect(error?.description.contains("../other.caml") == true)
    }
}
