import LaminaPrimitives
import TestSupport
import Testing
import UIKit

/// Colours made from images.
@MainActor struct PatternColorTests {
    @Test func theColourOfAnImageWithAnInfiniteSizeIsClear() throws {
        let pixels = try #require(makeRedOverBlue().cgImage)
        let image = UIImage(cgImage: pixels, scale: .leastNonzeroMagnitude, orientation: .up)
        #expect(UIColor(patternImage: image).cgColor.pattern == nil)
    }

    /// An image of 4 × 3 points with a red upper row, a green left column below it, and the rest clear.
    private func image(scale: CGFloat = 1) -> UIImage {
        let format = UIGraphicsImageRendererFormat.plain
        format.scale = scale
        return UIGraphicsImageRenderer(size: CGSize(width: 4, height: 3), format: format).image { context in
            UIColor(red: 1, green: 0, blue: 0, alpha: 1).setFill()
            context.fill(CGRect(x: 0, y: 0, width: 4, height: 1))
            UIColor(red: 0, green: 1, blue: 0, alpha: 1).setFill()
            context.fill(CGRect(x: 0, y: 1, width: 1, height: 2))
        }
    }

    /// The pixel of the repeated image at a position in its coordinates.
    private func wanted(_ x: Int, _ y: Int) -> Pixel {
        let (column, row) = (((x % 4) + 4) % 4, ((y % 3) + 3) % 3)
        return row == 0 ? 0xFFFF_0000 : column == 0 ? 0xFF00_FF00 : 0
    }

    private func bitmap(_ draw: @escaping (CGContext) -> Void) throws -> Bitmap {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 14), format: .plain).image { draw($0.cgContext) }
        return try #require(image.cgImage).picture.bitmap
    }

    @Test func aFillRepeatsTheImageUprightFromTheUpperLeftCorner() throws {
        let color = UIColor(patternImage: image())
        let picture = try bitmap { context in
            color.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 20, height: 14))
        }
        #expect((0..<14).allSatisfy { y in (0..<20).allSatisfy { x in picture[x, y] == wanted(x, y) } })
    }

    @Test func aViewsBackgroundRepeatsTheImage() throws {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 14))
        view.backgroundColor = UIColor(patternImage: image())
        let picture = try bitmap { view.layer.render(in: $0) }
        #expect((0..<14).allSatisfy { y in (0..<20).allSatisfy { x in picture[x, y] == wanted(x, y) } })
    }

    @Test func aScrollViewsBackgroundMovesWithItsContent() throws {
        let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 20, height: 14))
        view.backgroundColor = UIColor(patternImage: image())
        view.contentSize = CGSize(width: 100, height: 100)
        view.contentOffset = CGPoint(x: 3, y: 5)
        let parent = UIView(frame: view.frame)
        parent.addSubview(view)
        let picture = try bitmap { parent.layer.render(in: $0) }
        #expect((0..<14).allSatisfy { y in (0..<20).allSatisfy { x in picture[x, y] == wanted(x + 3, y + 5) } })
    }

    @Test func anImageOfTwoPixelsPerPointKeepsItsSizeInPoints() throws {
        let color = UIColor(patternImage: image(scale: 2))
        let picture = try bitmap { context in
            color.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 20, height: 14))
        }
        #expect(picture[8, 3] == 0xFFFF_0000)
        #expect(picture[8, 4] == 0xFF00_FF00)
        #expect(picture[10, 4] == 0)
    }

    @Test func aBackgroundIsReadAsAPattern() {
        let view = UIView()
        let color = UIColor(patternImage: image())
        view.backgroundColor = color
        #expect(view.backgroundColor == color)
        #expect(view.layer.backgroundColor?.pattern != nil)
    }

    @Test func theColourOfAnEmptyImageIsClear() {
        #expect(UIColor(patternImage: UIImage()).cgColor.alpha == 0)
    }
}
