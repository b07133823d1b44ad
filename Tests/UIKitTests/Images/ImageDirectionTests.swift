import LaminaPrimitives
import Testing
import UIKit

@MainActor
struct ImageDirectionTests {
    /// Two pixels, red and blue.
    private var image: UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        return UIGraphicsImageRenderer(size: CGSize(width: 2, height: 1), format: format).image { _ in
            UIColor.red.setFill()
            UIRectFill(CGRect(x: 0, y: 0, width: 1, height: 1))
            UIColor.blue.setFill()
            UIRectFill(CGRect(x: 1, y: 0, width: 1, height: 1))
        }
    }

    private func pixels(of view: UIImageView) throws -> [UInt32] {
        let contents = try #require(view.layer.contents as? CGImage)
        return contents.picture.bitmap.pixels
    }

    @Test func imagesAreMirroredFromRightToLeftIfTheyWantIt() throws {
        let directed = image.imageFlippedForRightToLeftLayoutDirection()
        #expect(directed.flipsForRightToLeftLayoutDirection && !image.flipsForRightToLeftLayoutDirection)
        let view = UIImageView(image: directed)
        #expect(try pixels(of: view) == [Paint.red, Paint.blue])
        view.semanticContentAttribute = .forceRightToLeft
        #expect(try pixels(of: view) == [Paint.blue, Paint.red])
        view.image = image
        #expect(try pixels(of: view) == [Paint.red, Paint.blue])
        #expect(try pixels(of: UIImageView(image: image.withHorizontallyFlippedOrientation())) == [Paint.blue, Paint.red])
    }

    @Test func constraintsAlignTheRectangleInsideOfTheInsets() {
        let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        let inset = image.withAlignmentRectInsets(insets)
        #expect(inset.alignmentRectInsets == insets && image.alignmentRectInsets == .zero)
        let view = UIImageView(image: inset)
        #expect(view.alignmentRectInsets == insets)
        #expect(view.alignmentRect(forFrame: CGRect(x: 0, y: 0, width: 10, height: 10)) == CGRect(x: 2, y: 1, width: 4, height: 6))
    }
}
