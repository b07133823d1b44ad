import Foundation
import Testing
import TestSupport

import UIKit

struct NamedImageTests {
    /// Returns a bundle with one image per file name, of the given width in pixels.
    private func bundle(_ files: [String: Int], in folder: Folder) throws -> Bundle {
        for (name, width) in files {
            let image = UIGraphicsImageRenderer(size: CGSize(width: width, height: 1), format: .plain).image {
                $0.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
            }
            try folder.write(try #require(image.pngData()), to: name)
        }
        return try #require(Bundle(path: folder.url.path))
    }

    @Test(arguments: [(CGFloat(1), CGFloat(1)), (2, 2), (3, 3)])
    func theFileForTheScaleIsUsed(scale: CGFloat, expected: CGFloat) throws {
        let folder = try Folder()
        let bundle = try bundle(["a.png": 10, "a@2x.png": 20, "a@3x.png": 30], in: folder)
        let image = try #require(UIImage(named: "a", in: bundle, compatibleWith: UITraitCollection(displayScale: scale)))
        #expect(image.scale == expected)
        #expect(image.size.width == 10)
    }

    @Test func aHigherResolutionFileIsPreferred() throws {
        let folder = try Folder()
        let bundle = try bundle(["a.png": 10, "a@3x.png": 30, "b.png": 10], in: folder)
        let fine = UITraitCollection(displayScale: 2)
        #expect(UIImage(named: "a", in: bundle, compatibleWith: fine)?.scale == 3)
        #expect(UIImage(named: "b", in: bundle, compatibleWith: fine)?.scale == 1)
        #expect(UIImage(named: "a", in: bundle, with: UIImage.Configuration(traitCollection: fine))?.scale == 3)
        #expect(UIImage(named: "b", in: bundle, with: nil)?.scale == 1)
        #expect(UIImage(named: "b.png", in: bundle, compatibleWith: fine)?.scale == 1)
    }

    @Test func aNameWithoutAFileGivesNil() throws {
        let folder = try Folder()
        let bundle = try bundle([:], in: folder)
        #expect(UIImage(named: "absent", in: bundle, compatibleWith: nil) == nil)
        #expect(UIImage(named: "absent everywhere") == nil)
        #expect(UIImage(imageLiteralResourceName: "absent literal").size == .zero)
    }

    @Test func equalNamesShareTheSamePixels() throws {
        let folder = try Folder()
        let bundle = try bundle(["a.png": 10], in: folder)
        let (first, second) = (UIImage(named: "a", in: bundle, compatibleWith: nil), UIImage(named: "a", in: bundle, compatibleWith: nil))
        #expect(first?.cgImage === second?.cgImage)
        #expect(first?.cgImage != nil)
    }
}

struct ImageStyleTests {
    @Test func aTintKeepsTheShapeAndReplacesTheColours() {
        let shape = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4), format: .plain).image { context in
            UIColor.blue.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 2, height: 4))
        }
        let tinted = shape.withTintColor(.red)
        #expect(tinted.pixel(1, 1) == Paint.red)
        #expect(tinted.pixel(3, 1) == Paint.clear)
        #expect(shape.pixel(1, 1) == Paint.blue)
    }

    @Test func capInsetsKeepTheirSizeWhenStretched() {
        // One red pixel at each end and a blue one between.
        let bar = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 1), format: .plain).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 3, height: 1))
            UIColor.blue.setFill()
            context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
        }
        let resizable = bar.resizableImage(withCapInsets: UIEdgeInsets(top: 0, left: 1, bottom: 0, right: 1))
        let image = drawn { resizable.draw(in: CGRect(x: 0, y: 0, width: 10, height: 1)) }
        #expect((0..<10).map { image.pixel($0, 0) } == [Paint.red] + Array(repeating: Paint.blue, count: 8) + [Paint.red])
    }

    @Test(arguments: [(UIImage.ResizingMode.tile, "KGBGBGBGBGBGBK"), (.stretch, "KGGGBBBGGGBBBK")])
    func theMiddleOfAResizableImageIsRepeatedUnlessStretchingIsAskedFor(mode: UIImage.ResizingMode, expected: String) {
        let colours: [UIColor] = [.black, .green, .blue, .green, .blue, .black]
        let strip = UIGraphicsImageRenderer(size: CGSize(width: 6, height: 1), format: .plain).image { context in
            for (x, colour) in colours.enumerated() {
                colour.setFill()
                context.fill(CGRect(x: x, y: 0, width: 1, height: 1))
            }
        }
        let wide = strip.resizableImage(withCapInsets: UIEdgeInsets(top: 0, left: 1, bottom: 0, right: 1), resizingMode: mode)
        let image = UIGraphicsImageRenderer(size: CGSize(width: 14, height: 1), format: .plain).image { _ in
            wide.draw(in: CGRect(x: 0, y: 0, width: 14, height: 1))
        }
        let letters = (0..<14).map { x -> Character in
            let pixel = image.pixel(x, 0) ?? 0
            return pixel >> 8 & 0xFF > 128 ? "G" : pixel & 0xFF > 128 ? "B" : "K"
        }
        #expect(String(letters) == expected)
    }

    @Test func anImageIsMirroredTwiceToItself() throws {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 1), format: .plain).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        }
        let flipped = image.withHorizontallyFlippedOrientation()
        let drawing = drawn { flipped.draw(at: .zero) }
        #expect(drawing.pixel(0, 0) == Paint.clear && drawing.pixel(1, 0) == Paint.red)
        for orientation in [UIImage.Orientation.up, .down, .left, .right] {
            let turned = UIImage(cgImage: try #require(image.cgImage), scale: 1, orientation: orientation)
            #expect(turned.withHorizontallyFlippedOrientation().withHorizontallyFlippedOrientation().imageOrientation == orientation)
        }
    }

    @Test func aThumbnailHasTheSizeThatIsAskedFor() throws {
        let image = makeRedOverBlue()
        let thumbnail = try #require(image.preparingThumbnail(of: CGSize(width: 3, height: 2)))
        #expect(thumbnail.size == CGSize(width: 3, height: 2) && thumbnail.scale == image.scale)
        #expect(image.preparingThumbnail(of: .zero) == nil)
        #expect(image.preparingForDisplay()?.size == image.size)
    }

    @Test func aSymbolIsATemplateAndHasTheSizeOfItsFont() throws {
        let symbol = try #require(UIImage(systemName: "xmark.circle.fill"))
        let large = try #require(UIImage(systemName: "xmark.circle.fill", withConfiguration: UIImage.SymbolConfiguration(pointSize: 34)))
        #expect(symbol.isSymbolImage)
        #expect(large.size.width == 2 * symbol.size.width)
        #expect(symbol.applyingSymbolConfiguration(.init(pointSize: 34))?.size == large.size)
        #expect(UIImage(systemName: "") == nil)
    }

    @Test func anAnimatedImageDefaultsToThirtyImagesPerSecond() throws {
        let film = try #require(UIImage.animatedImage(with: [makeRedOverBlue(), makeRedOverBlue()], duration: 0))
        #expect(abs(film.duration - 2.0 / 30) < 1e-9)
        #expect(film.images?.count == 2)
        #expect(UIImage.animatedImage(with: [], duration: 1) == nil)
    }
}
