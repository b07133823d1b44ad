import Foundation
import LaminaPrimitives
import Testing
import UIKit

struct ImageTests {
    @Test func anImageIsDrawnUpright() {
        let image = drawn { makeRedOverBlue().draw(at: CGPoint(x: 1, y: 2)) }
        #expect(image.pixel(1, 1) == Paint.clear)
        #expect(image.pixel(1, 2) == Paint.red)
        #expect(image.pixel(4, 3) == Paint.red)
        #expect(image.pixel(1, 4) == Paint.blue)
        #expect(image.pixel(1, 6) == Paint.clear)
    }

    @Test func anImageIsStretchedOverARectangle() {
        let image = drawn { makeRedOverBlue().draw(in: CGRect(x: 0, y: 0, width: 10, height: 10)) }
        #expect(image.pixel(9, 1) == Paint.red)
        #expect(image.pixel(0, 8) == Paint.blue)
    }

    @Test func drawingWithAlphaRestoresTheState() throws {
        let image = drawn {
            makeRedOverBlue().draw(at: .zero, blendMode: .normal, alpha: 0.5)
            UIColor.green.setFill()
            UIRectFill(CGRect(x: 9, y: 9, width: 1, height: 1))
        }
        #expect(abs(Int(try #require(image.pixel(0, 0)) >> 24) - 128) <= 1)
        #expect(image.pixel(9, 9) == Paint.green)
    }

    @Test func theSizeIsInPoints() throws {
        let pixels = try #require(makeRedOverBlue().cgImage)
        #expect(UIImage(cgImage: pixels).size == CGSize(width: 4, height: 4))
        #expect(UIImage(cgImage: pixels, scale: 2, orientation: .up).size == CGSize(width: 2, height: 2))
        #expect(UIImage().size == .zero)
        #expect(UIImage().pngData() == nil)
    }

    @Test(arguments: [
        (UIImage.Orientation.up, "RRRR/BBBB"), (.down, "BBBB/RRRR"), (.left, "RB/RB/RB/RB"), (.right, "BR/BR/BR/BR"),
        (.upMirrored, "RRRR/BBBB"), (.downMirrored, "BBBB/RRRR"), (.leftMirrored, "RB/RB/RB/RB"), (.rightMirrored, "BR/BR/BR/BR"),
    ])
    func anImageIsDrawnInItsOrientation(orientation: UIImage.Orientation, expected: String) throws {
        // A red row above a blue row, each four pixels wide.
        let source = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 2), format: .plain).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 4, height: 1))
            UIColor.blue.setFill()
            context.fill(CGRect(x: 0, y: 1, width: 4, height: 1))
        }
        let turned = UIImage(cgImage: try #require(source.cgImage), scale: 1, orientation: orientation)
        let rows = expected.split(separator: "/")
        #expect(turned.size == CGSize(width: rows[0].count, height: rows.count))
        let image = drawn { turned.draw(at: .zero) }
        let seen = (0..<rows.count).map { y in
            (0..<rows[0].count).map { x in image.pixel(x, y) == Paint.red ? "R" : image.pixel(x, y) == Paint.blue ? "B" : "?" }.joined()
        }
        #expect(seen.joined(separator: "/") == expected)
    }

    @Test(arguments: [(UIImage.Orientation.up, "left"), (.upMirrored, "right"), (.down, "right"), (.downMirrored, "left")])
    func mirroringSwapsTheSides(orientation: UIImage.Orientation, side: String) throws {
        let source = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 1), format: .plain).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        }
        let turned = UIImage(cgImage: try #require(source.cgImage), scale: 1, orientation: orientation)
        let image = drawn { turned.draw(at: .zero) }
        #expect(image.pixel(0, 0) == (side == "left" ? Paint.red : Paint.clear))
        #expect(image.pixel(1, 0) == (side == "left" ? Paint.clear : Paint.red))
    }

    @Test func aPNGRoundTripKeepsThePixels() throws {
        let source = makeRedOverBlue()
        let data = try #require(source.pngData())
        let image = try #require(UIImage(data: data, scale: 2))
        #expect(image.size == CGSize(width: 2, height: 2))
        for y in 0..<4 { #expect(image.pixel(3, y) == source.pixel(3, y)) }
    }

    @Test func invalidPNGDataGivesNoImage() {
        #expect(UIImage(data: Data("no picture".utf8)) == nil)
        #expect(UIImage(data: Data()) == nil)
        #expect(UIImage(contentsOfFile: "/nowhere/at/all.png") == nil)
    }

    @Test func theFileNameDeterminesTheScale() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        for (name, scale) in [("a", 1), ("a@2x", 2), ("a@3x", 3)] as [(String, CGFloat)] {
            let file = folder.appendingPathComponent("\(name).png")
            try #require(makeRedOverBlue().pngData()).write(to: file)
            #expect(UIImage(contentsOfFile: file.path)?.scale == scale)
        }
    }
}

extension UIGraphicsImageRendererFormat {
    /// A format with one pixel per point.
    static var plain: UIGraphicsImageRendererFormat {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        return format
    }

    @Test func aJPEGKeepsItsOrientation() throws {
        var bitmap = Bitmap(width: 16, height: 8, fill: 0xFFFF_0000)
        for index in 0..<64 { bitmap.pixels[index] = 0xFF00_00FF }
        for orientation in [UIImage.Orientation.up, .down, .left, .right, .upMirrored, .downMirrored, .leftMirrored, .rightMirrored] {
            let image = UIImage(cgImage: CGImage(Picture(bitmap)), scale: 1, orientation: orientation)
            let data = try #require(image.jpegData(compressionQuality: 1))
            let read = try #require(UIImage(data: data))
            #expect(read.imageOrientation == orientation)
            #expect(read.size == image.size)
        }
    }

    @Test func aTransparentImageIsWhiteAsJPEG() throws {
        let data = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).jpegData(withCompressionQuality: 1) { _ in }
        let image = try #require(UIImage(data: data)?.cgImage)
        #expect(image.picture.bitmap.pixels.allSatisfy { $0 == 0xFFFF_FFFF })
        #expect(UIImage().jpegData(compressionQuality: 1) == nil)
    }

    @Test func anAnimatedFileGivesItsFirstFrame() throws {
        let data = NSMutableData()
        let destination = try #require(CGImageDestinationCreateWithData(data, "com.compuserve.gif" as CFString, 2, nil))
        for color in [0xFFFF_0000, 0xFF00_FF00] as [Pixel] {
            CGImageDestinationAddImage(destination, CGImage(Picture(Bitmap(width: 3, height: 2, fill: color))), nil)
        }
        #expect(CGImageDestinationFinalize(destination))
        let image = try #require(UIImage(data: data as Data))
        #expect(image.images == nil)
        #expect(image.cgImage?.picture.bitmap.pixels == Array(repeating: 0xFFFF_0000, count: 6))
    }

    @Test func capsKeepTheirSizeWhenTheyJustFit() {
        // Columns of red, green and blue, 2 points each.
        let stripes = UIGraphicsImageRenderer(size: CGSize(width: 6, height: 4)).image { context in
            for (index, color) in [UIColor.red, .green, .blue].enumerated() {
                color.setFill()
                context.fill(CGRect(x: index * 2, y: 0, width: 2, height: 4))
            }
        }
        func row(_ width: CGFloat, left: CGFloat, right: CGFloat) -> [Pixel?] {
            let image = stripes.resizableImage(withCapInsets: UIEdgeInsets(top: 0, left: left, bottom: 0, right: right), resizingMode: .stretch)
            let drawing = drawn { image.draw(in: CGRect(x: 0, y: 0, width: width, height: 4)) }
            return (0..<Int(width)).map { drawing.pixel($0, 1) }
        }
        let (red, green, blue) = (Paint.red, Paint.green, Paint.blue)
        #expect(row(4, left: 2, right: 2) == [red, red, blue, blue], "no room between the caps")
        #expect(row(8, left: 2, right: 2) == [red, red, green, green, green, green, blue, blue])
        #expect(row(6, left: 4, right: 2) == [red, red, green, green, blue, blue], "the caps are the whole image")
        #expect(row(8, left: 0, right: 4).suffix(4) == [green, green, blue, blue])
    }
}
