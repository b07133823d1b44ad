import Testing
import UIKit

struct ImageRendererTests {
    @Test func theClosureDrawsIntoTheCurrentContext() {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 2), format: .plain).image { context in
            #expect(UIGraphicsGetCurrentContext() == context.cgContext)
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 4, height: 1))
        }
        #expect(UIGraphicsGetCurrentContext() == nil)
        #expect(image.size == CGSize(width: 4, height: 2))
        #expect(image.pixel(3, 0) == Paint.red)
        #expect(image.pixel(3, 1) == Paint.clear)
    }

    @Test func theFormatsScaleDeterminesThePixelSize() {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 3
        let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 2), format: format).image { _ in }
        #expect(image.cgImage?.width == 12)
        #expect(image.scale == 3)
    }

    @Test func aScaleOfZeroIsTheScreens() {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 0
        let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 2), format: format).image { _ in }
        #expect(image.scale == UIScreen.main.scale)
        #expect(image.size == CGSize(width: 4, height: 2))
    }

    @Test func aFormatForTraitsHasTheirDisplayScale() {
        #expect(UIGraphicsImageRendererFormat(for: UITraitCollection(displayScale: 3)).scale == 3)
        #expect(UIGraphicsImageRendererFormat(for: UITraitCollection()).scale == UIScreen.main.scale)
    }

    @Test func boundsMayHaveAnyOrigin() {
        let bounds = CGRect(x: 10, y: 20, width: 4, height: 4)
        let image = UIGraphicsImageRenderer(bounds: bounds, format: .plain).image { context in
            UIColor.blue.setFill()
            context.fill(CGRect(x: 10, y: 20, width: 1, height: 1))
        }
        #expect(image.pixel(0, 0) == Paint.blue)
        #expect(image.pixel(1, 1) == Paint.clear)
    }

    @Test func blendingAndClippingApplyInARenderer() {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 1), format: .plain).image { context in
            UIColor.blue.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 4, height: 1))
            context.fill(CGRect(x: 0, y: 0, width: 1, height: 1), blendMode: .clear)
            context.clip(to: CGRect(x: 2, y: 0, width: 1, height: 1))
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 4, height: 1))
        }
        #expect((0..<4).map { image.pixel($0, 0) } == [Paint.clear, Paint.blue, Paint.red, Paint.blue])
    }

    @Test func currentImageIsTheDrawingSoFar() {
        _ = UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1), format: .plain).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
            #expect(context.currentImage.pixel(0, 0) == Paint.red)
        }
    }

    @Test func anInvalidSizeGivesAnEmptyImage() {
        let image = UIGraphicsImageRenderer(size: .zero).image { _ in Issue.record("nothing can be drawn") }
        #expect(image.size == .zero)
    }

    @Test func pngDataIsAPNGFile() {
        let data = UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1), format: .plain).pngData { _ in }
        #expect(UIImage(data: data)?.size == CGSize(width: 1, height: 1))
    }
}
