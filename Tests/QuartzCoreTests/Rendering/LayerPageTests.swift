import CoreGraphics
import Foundation
import LaminaPrimitives
import QuartzCore
import Testing

/// Layers drawn on pages of PDF files.
@Suite struct LayerPageTests {
    private static func page(of layer: CALayer) throws -> String {
        let data = NSMutableData()
        let consumer = try #require(CGDataConsumer(data: data))
        var box = CGRect(x: 0, y: 0, width: 100, height: 100)
        let context = try #require(CGContext(consumer: consumer, mediaBox: &box, nil))
        context.beginPDFPage(nil)
        layer.render(in: context)
        context.closePDF()
        return String(decoding: data as Data, as: UTF8.self)
    }

    @Test func shapesStayShapes() throws {
        let layer = CALayer()
        layer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        layer.backgroundColor = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)
        layer.cornerRadius = 20
        let shape = CAShapeLayer()
        shape.path = CGPath(ellipseIn: CGRect(x: 10, y: 10, width: 50, height: 50), transform: nil)
        shape.opacity = 0.5
        layer.addSublayer(shape)
        #expect(try !Self.page(of: layer).contains("/Subtype /Image"))
    }

    @Test func aBlurredShadowIsAPicture() throws {
        let layer = CALayer()
        layer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        let turned = CALayer()
        turned.frame = CGRect(x: 10, y: 10, width: 50, height: 50)
        turned.backgroundColor = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)
        layer.addSublayer(turned)
        turned.shadowOpacity = 1
        #expect(try Self.page(of: layer).contains("/Subtype /Image"))
    }
}
