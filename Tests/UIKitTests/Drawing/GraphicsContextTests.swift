import CoreGraphics
import Testing
import UIKit

struct GraphicsContextTests {
    @Test func thereIsAContextOnlyWhileDrawing() {
        #expect(UIGraphicsGetCurrentContext() == nil)
        UIGraphicsBeginImageContext(CGSize(width: 1, height: 1))
        #expect(UIGraphicsGetCurrentContext() != nil)
        UIGraphicsEndImageContext()
        #expect(UIGraphicsGetCurrentContext() == nil)
        #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
        UIGraphicsEndImageContext()
        UIGraphicsPopContext()
    }

    @Test func contextsAreStacked() {
        UIGraphicsBeginImageContext(CGSize(width: 1, height: 1))
        let outer = UIGraphicsGetCurrentContext()
        UIGraphicsBeginImageContext(CGSize(width: 2, height: 1))
        #expect(UIGraphicsGetImageFromCurrentImageContext()?.size == CGSize(width: 2, height: 1))
        UIGraphicsEndImageContext()
        #expect(UIGraphicsGetCurrentContext() == outer)
        UIGraphicsEndImageContext()
    }

    @Test func endingAFailedImageContextKeepsTheOuterOne() {
        UIGraphicsBeginImageContext(CGSize(width: 1, height: 1))
        UIGraphicsBeginImageContext(.zero)
        #expect(UIGraphicsGetCurrentContext() == nil)
        UIRectFill(CGRect(x: 0, y: 0, width: 1, height: 1))
        #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
        UIGraphicsEndImageContext()
        #expect(UIGraphicsGetCurrentContext() != nil)
        UIGraphicsEndImageContext()
    }

    @Test(arguments: [CGSize(width: -1, height: 5), CGSize(width: CGFloat.nan, height: 5), CGSize(width: 1e9, height: 1)])
    func invalidSizesGiveNoImage(size: CGSize) {
        UIGraphicsBeginImageContext(size)
        #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
        UIGraphicsEndImageContext()
    }

    @Test func everyThreadHasItsOwnContexts() async {
        let isEmpty = await Task.detached { UIGraphicsGetCurrentContext() == nil }.value
        #expect(isEmpty)
    }

    @Test func anImageContextHasYDownAndAScale() {
        let image = drawn(scale: 2) {
            UIColor.red.setFill()
            UIRectFill(CGRect(x: 1, y: 2, width: 3, height: 1))
        }
        #expect(image.size == CGSize(width: 10, height: 10))
        #expect(image.cgImage?.width == 20)
        #expect(image.pixel(2, 4) == Paint.red)
        #expect(image.pixel(7, 5) == Paint.red)
        #expect(image.pixel(8, 4) == Paint.clear)
        #expect(image.pixel(2, 3) == Paint.clear)
        #expect(image.pixel(2, 6) == Paint.clear)
    }

    @Test func anOpaqueImageHasNoAlpha() {
        UIGraphicsBeginImageContextWithOptions(CGSize(width: 1, height: 1), true, 1)
        #expect(UIGraphicsGetImageFromCurrentImageContext()?.pixel(0, 0) == Paint.black)
        UIGraphicsEndImageContext()
    }

    @Test func anImageIsSplitByDrawingItTwiceIntoOneContext() throws {
        let whole = makeRedOverBlue()
        UIGraphicsBeginImageContext(CGSize(width: whole.size.width, height: whole.size.height / 2))
        whole.draw(at: .zero)
        let top = try #require(UIGraphicsGetImageFromCurrentImageContext())
        whole.draw(at: CGPoint(x: 0, y: -whole.size.height / 2))
        let bottom = try #require(UIGraphicsGetImageFromCurrentImageContext())
        UIGraphicsEndImageContext()
        #expect(top.size == CGSize(width: 4, height: 2))
        for y in 0..<2 {
            #expect(top.pixel(1, y) == Paint.red)
            #expect(bottom.pixel(1, y) == Paint.blue)
        }
    }

    @Test func drawingGoesToThePushedContext() {
        UIGraphicsBeginImageContext(CGSize(width: 2, height: 2))
        let context = UIGraphicsGetCurrentContext()
        UIGraphicsBeginImageContext(CGSize(width: 2, height: 2))
        if let context { UIGraphicsPushContext(context) }
        UIColor.green.setFill()
        UIRectFill(CGRect(x: 0, y: 0, width: 1, height: 1))
        UIGraphicsPopContext()
        #expect(UIGraphicsGetImageFromCurrentImageContext()?.pixel(0, 0) == Paint.clear)
        UIGraphicsEndImageContext()
        #expect(UIGraphicsGetImageFromCurrentImageContext()?.pixel(0, 0) == Paint.green)
        UIGraphicsEndImageContext()
    }

    @Test func clippingConfinesDrawing() {
        let image = drawn {
            UIRectClip(CGRect(x: 0, y: 0, width: 5, height: 10))
            UIColor.blue.setFill()
            UIRectFill(CGRect(x: 0, y: 0, width: 10, height: 10))
        }
        #expect(image.pixel(4, 9) == Paint.blue)
        #expect(image.pixel(5, 0) == Paint.clear)
    }
}
