import CoreGraphics
import LaminaPrimitives
import Testing
import UIKit

struct UIColorTests {
    @Test func aColorAndAFontWithoutArgumentsCanBeUsed() {
        #expect(UIColor().cgColor.alpha == 0)
        #expect(UIFont().pointSize > 0)
    }

    private static let hues: [(Double, [Double])] = [
        (0, [1, 0, 0]), (1, [1, 1, 0]), (2, [0, 1, 0]), (3, [0, 1, 1]), (4, [0, 0, 1]), (5, [1, 0, 1]), (6, [1, 0, 0]), (0.5, [1, 0.5, 0]),
    ]

    @Test(arguments: hues)
    func huesFollowTheColourCircle(sixths: Double, expected: [Double]) throws {
        let color = UIColor(hue: CGFloat(sixths / 6), saturation: 1, brightness: 1, alpha: 1)
        let components = try #require(color.cgColor.components)
        for (component, value) in zip(components, expected + [1]) { #expect(abs(component - CGFloat(value)) < 1e-6) }
    }

    @Test func saturationAndBrightnessMixInWhiteAndBlack() throws {
        let color = UIColor(hue: 0, saturation: 0.5, brightness: 0.8, alpha: 0.25)
        let components = try #require(color.cgColor.components)
        for (component, value) in zip(components, [0.8, 0.4, 0.4, 0.25]) { #expect(abs(component - value) < 1e-6) }
    }

    @Test func coloursAreEqualByTheirComponents() {
        #expect(UIColor(red: 1, green: 0, blue: 0, alpha: 1) == UIColor.red)
        #expect(UIColor(red: 1, green: 0, blue: 0, alpha: 1).hash == UIColor.red.hash)
        #expect(UIColor.red != UIColor.blue)
        #expect(UIColor.red.withAlphaComponent(0.5) != UIColor.red)
        #expect(UIColor.red.withAlphaComponent(1) == UIColor.red)
        #expect(UIColor.red.copy() as? UIColor === UIColor.red.copy() as? UIColor || UIColor.red.copy() as? UIColor == .red)
    }

    @Test func aGreyHasOneComponentAndAlpha() {
        #expect(UIColor.white.cgColor.numberOfComponents == 2)
        #expect(UIColor.white != UIColor(red: 1, green: 1, blue: 1, alpha: 1))
        #expect(UIColor.gray.cgColor.components == [0.5, 1])
    }

    @Test func aGreyLooksLikeThreeEqualComponents() {
        let image = drawn {
            UIColor(white: 0.2, alpha: 1).setFill()
            UIRectFill(CGRect(x: 0, y: 0, width: 1, height: 1))
        }
        #expect(image.pixel(0, 0) == 0xFF33_3333)
    }

    @Test func componentsAreReturnedInEveryColourModel() {
        var (a, b, c, d) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
        #expect(UIColor.orange.getRed(&a, green: &b, blue: &c, alpha: &d))
        #expect([a, b, c, d] == [1, 0.5, 0, 1])
        #expect(UIColor(white: 0.25, alpha: 0.5).getRed(&a, green: nil, blue: nil, alpha: &d))
        #expect(abs(a - 0.25) < 1e-6 && d == 0.5)
        #expect(UIColor(white: 0.25, alpha: 0.5).getWhite(&a, alpha: nil))
        #expect(a == 0.25)
        let color = UIColor(hue: 0.7, saturation: 0.4, brightness: 0.9, alpha: 0.3)
        #expect(color.getHue(&a, saturation: &b, brightness: &c, alpha: &d))
        for (found, expected) in zip([a, b, c, d], [0.7, 0.4, 0.9, 0.3]) { #expect(abs(found - expected) < 1e-6) }
    }

    @Test(arguments: [(UIColor.red, 0.2126), (.green, 0.7152), (.blue, 0.0722), (UIColor(red: 0.3, green: 0.3, blue: 0.3, alpha: 0.5), 0.07324)])
    func theWhiteOfAColourIsItsLuminance(color: UIColor, light: Double) {
        var (white, alpha) = (CGFloat(-1), CGFloat(-1))
        #expect(color.getWhite(&white, alpha: &alpha))
        // The level is encoded as sRGB is.
        let encoded = light <= 0.0031308 ? light * 12.92 : 1.055 * Numerics.pow(light, 1 / 2.4) - 0.055
        #expect(abs(Double(white) - encoded) < 0.001 && alpha == color.cgColor.alpha)
    }

    @Test func componentsOutsideOfTheGamutAreKept() {
        let color = UIColor(red: 1.5, green: -0.25, blue: 0.5, alpha: 2)
        var (a, b, c, d) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
        #expect(color.getRed(&a, green: &b, blue: &c, alpha: &d) && [a, b, c, d] == [1.5, -0.25, 0.5, 1])
        #expect(color.cgColor.components == [1.5, -0.25, 0.5, 1] && color.withAlphaComponent(0.5).cgColor.components == [1.5, -0.25, 0.5, 0.5])
        #expect(color.getHue(&a, saturation: &b, brightness: &c, alpha: &d) && c == 1.5)
        #expect(UIColor(white: 1.25, alpha: 1).getWhite(&a, alpha: nil) && a == 1.25)
        #expect(UIColor(white: 1.25, alpha: 1).getRed(&a, green: &b, blue: &c, alpha: &d) && [a, b, c] == [1.25, 1.25, 1.25])
        #expect(UIColor(displayP3Red: 0, green: 1, blue: 0, alpha: 1).getRed(&a, green: &b, blue: &c, alpha: &d) && a < 0 && b > 1)
        let ink = UIColor(cgColor: CGColor(genericCMYKCyan: 0, magenta: 1, yellow: 1, black: 0, alpha: 1))
        #expect(ink.getRed(&a, green: &b, blue: &c, alpha: &d) && a > 0.9 && b < 0.3 && c < 0.3)
        #expect(ink.getHue(&a, saturation: &b, brightness: &c, alpha: &d) && b > 0.7 && c > 0.9)
    }

    @Test func descriptionsNameTheColourSpaceAndTheComponents() {
        #expect(UIColor.red.description == "UIExtendedSRGBColorSpace 1 0 0 1")
        #expect("\(UIColor(red: 1.0 / 3, green: 0.5, blue: -0.25, alpha: 0.1))" == "UIExtendedSRGBColorSpace 0.333333 0.5 -0.25 0.1")
        #expect(UIColor(white: 0.5, alpha: 1).description == "UIExtendedGrayColorSpace 0.5 1")
        #expect(UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 1).description == "UIDisplayP3ColorSpace 1 0 0 1")
        #expect(UIColor { _ in .red }.description.hasPrefix("<"))
    }

    @Test func namedColoursHaveApplesComponents() {
        #expect(UIColor.brown.cgColor.components == [0.6, 0.4, 0.2, 1])
        #expect(UIColor.clear.cgColor.components == [0, 0])
    }

    @Test func settingAColourSetsFillAndStroke() {
        let image = drawn {
            UIColor.green.set()
            UIRectFill(CGRect(x: 0, y: 0, width: 1, height: 1))
            UIGraphicsGetCurrentContext()?.stroke(CGRect(x: 3.5, y: 3.5, width: 2, height: 2))
        }
        #expect(image.pixel(0, 0) == Paint.green)
        #expect(image.pixel(3, 3) == Paint.green)
    }
}
