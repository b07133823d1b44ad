import CoreGraphics
import Foundation
import LaminaImages
import LaminaPrimitives
import TestSupport
import Testing
import UIKit

/// Images of catalogues that are PDF or SVG files.
@MainActor
@Suite struct VectorImageTests {
    private let folder: Folder

    init() throws { folder = try Folder() }

    /// An SVG file of 24 × 12 points with a red left half.
    private static let svg = #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 12"><rect width="12" height="12" fill="red"/></svg>"#
    /// A PDF file with the same drawing.
    private static let pdf = file(mediaBox: "0 0 24 12", content: "1 0 0 rg 0 0 12 12 re f")

    /// Returns a PDF file with one page.
    private static func file(mediaBox: String, content: String) -> String {
        let objects = [
            "<< /Type /Catalog /Pages 2 0 R >>", "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
            "<< /Type /Page /Parent 2 0 R /MediaBox [\(mediaBox)] /Contents 4 0 R >>",
            "<< /Length \(content.utf8.count) >>\nstream\n\(content)\nendstream",
        ]
        var (file, places) = ("%PDF-1.4\n", [Int]())
        for (index, object) in objects.enumerated() {
            places.append(file.utf8.count)
            file += "\(index + 1) 0 obj\n\(object)\nendobj\n"
        }
        let table = file.utf8.count
        file += "xref\n0 5\n0000000000 65535 f \n"
        for place in places { file += String(repeating: "0", count: 10 - "\(place)".count) + "\(place) 00000 n \n" }
        return file + "trailer << /Size 5 /Root 1 0 R >>\nstartxref\n\(table)\n%%EOF"
    }

    private func image(_ text: String, _ file: String, scale: CGFloat, properties: String = "{}") throws -> UIImage? {
        let contents = #"{"images": [{"idiom": "universal", "filename": "\#(file)"}], "properties": \#(properties)}"#
        try folder.write(Data(contents.utf8), to: "Assets.xcassets/Bell.imageset/Contents.json")
        try folder.write(Data(text.utf8), to: "Assets.xcassets/Bell.imageset/" + file)
        let bundle = try #require(Bundle(path: folder.path))
        return UIImage(named: "Bell", in: bundle, compatibleWith: UITraitCollection(displayScale: scale))
    }

    @Test(.enabled(if: VectorFile.Format.svg.isReadable && VectorFile.Format.pdf.isReadable), arguments: [1.0, 2, 3], ["a.svg", "a.pdf"])
    func aDrawingHasThePixelsOfTheDisplay(scale: Double, file: String) throws {
        let found = try #require(try image(file == "a.svg" ? Self.svg : Self.pdf, file, scale: scale))
        #expect(found.size == CGSize(width: 24, height: 12) && found.scale == scale)
        let picture = try #require(found.cgImage?.picture.bitmap)
        #expect(picture.width == Int(24 * scale) && picture.height == Int(12 * scale))
        #expect(picture.pixels[picture.width * 3 + 3] == 0xFFFF_0000 && picture.pixels[picture.width * 4 - 3] == 0)
    }

    @Test(.enabled(if: VectorFile.Format.pdf.isReadable))
    func aDrawingCanBeATemplate() throws {
        let found = try image(Self.pdf, "a.pdf", scale: 2, properties: #"{"template-rendering-intent": "template"}"#)
        #expect(found?.renderingMode == .alwaysTemplate)
    }

    @Test(.enabled(if: VectorFile.Format.svg.isReadable && VectorFile.Format.pdf.isReadable), arguments: ["a.svg", "a.pdf"])
    func aDamagedDrawingIsReportedWithItsFile(file: String) throws {
        #expect(try image("?", file, scale: 2) == nil)
        let path = "\(folder.path)/Assets.xcassets/Bell.imageset/\(file)"
        let format = file.suffix(3).uppercased()
        #expect(Diagnostics.hasReported(exception: "UIImageError", part: "\(path): damaged, encrypted or without a size as \(format)"))
    }

    @Test(.enabled(if: VectorFile.Format.svg.isReadable))
    func anAbsurdSizeIsReported() throws {
        let huge = #"<svg xmlns="http://www.w3.org/2000/svg" width="100000" height="10"/>"#
        #expect(try image(huge, "a.svg", scale: 2) == nil)
        let path = "\(folder.path)/Assets.xcassets/Bell.imageset/a.svg"
        #expect(Diagnostics.hasReported(exception: "UIImageError", part: "\(path): 100000.0 × 10.0 points need more than 8192 pixels along a side"))
    }
}
