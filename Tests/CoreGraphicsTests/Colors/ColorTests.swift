@testable import CoreGraphics
import LaminaPrimitives
import Testing

@Suite struct ColorTests {
    @Test func theConstantsAreGrays() {
        #expect(CGColor.black.components == [0, 1])
        #expect(CGColor.white.components == [1, 1])
        #expect(CGColor.clear.components == [0, 0])
        #expect(CGColor.black.numberOfComponents == 2)
        #expect(CGColor.black.colorSpace?.model == .monochrome)
    }

    @Test func coloursAreEqualByComponentsAndSpace() {
        let red = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)
        #expect(red == CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1))
        #expect(red != red.copy(alpha: 0.5))
        #expect(red != red.converted(to: CGColorSpaceCreateDeviceRGB(), intent: .defaultIntent, options: nil))
        #expect(Set([red, red.copy(), CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)]).count == 1)
    }

    @Test func aCopyWithAnotherAlphaKeepsTheComponents() {
        let copy = CGColor(srgbRed: 0.1, green: 0.2, blue: 0.3, alpha: 1).copy(alpha: 0.5)
        #expect(copy?.components == [0.1, 0.2, 0.3, 0.5])
        #expect(copy?.alpha == 0.5)
        #expect(CGColor.black.copy(alpha: .nan) == nil)
    }

    @Test func componentsAreClampedUnlessTheSpaceIsExtended() throws {
        #expect(CGColor(srgbRed: 2, green: -1, blue: 0, alpha: 3).components == [1, 0, 0, 1])
        let extended = try #require(CGColorSpace(name: CGColorSpace.extendedSRGB))
        #expect(CGColor(colorSpace: extended, components: [2, -1, 0, 1])?.components == [2, -1, 0, 1])
        #expect(CGColor(colorSpace: extended, components: [.nan, 0, 0, 1]) == nil)
    }

    @Test func sRGBComponentsAreDrawnUnchanged() {
        let color = CGColor(srgbRed: 0.1, green: 0.5, blue: 0.9, alpha: 0.25).color
        #expect(color == Color(red: 0.1, green: 0.5, blue: 0.9, alpha: 0.25))
        #expect(CGColor(Color(red: 0.25, green: 0.5, blue: 0.75)).components == [0.25, 0.5, 0.75, 1])
    }

    /// The expected values are Display P3's red in extended sRGB, as published with CSS Color 4.
    @Test func redOfDisplayP3LiesOutsideSRGB() throws {
        let space = try #require(CGColorSpace(name: CGColorSpace.displayP3))
        let color = try #require(CGColor(colorSpace: space, components: [1, 0, 0, 1])).color
        #expect(abs(color.red - 1.0930) < 0.0005 && abs(color.green + 0.2267) < 0.0005 && abs(color.blue + 0.1501) < 0.0005)
    }

    @Test func linearOneHalfEncodesToAboutThreeQuarters() throws {
        let linear = try #require(CGColorSpace(name: CGColorSpace.linearSRGB))
        let color = try #require(CGColor(colorSpace: linear, components: [0.5, 0.5, 0.5, 1])).color
        #expect(abs(color.red - 0.7354) < 0.0001)
    }

    @Test(
        arguments: [
            CGColorSpace.displayP3, CGColorSpace.adobeRGB1998, CGColorSpace.itur_2020, CGColorSpace.rommrgb, CGColorSpace.acescgLinear,
            CGColorSpace.linearSRGB, CGColorSpace.genericLab, CGColorSpace.genericXYZ, CGColorSpace.genericCMYK, CGColorSpace.dcip3,
        ].map { String(describing: $0) })
    func convertingThereAndBackKeepsTheColour(name: String) throws {
        let space = try #require(CGColorSpace(name: NSString(string: name)))
        let color = CGColor(srgbRed: 0.2, green: 0.4, blue: 0.7, alpha: 0.5)
        let there = try #require(color.converted(to: space, intent: .defaultIntent, options: nil))
        let sRGB = try #require(color.colorSpace)
        let back = try #require(there.converted(to: sRGB, intent: .defaultIntent, options: nil)?.components)
        for (value, expected) in zip(back, [0.2, 0.4, 0.7, 0.5]) { #expect(abs(value - expected) < 1e-9) }
        #expect(there.numberOfComponents == space.numberOfComponents + 1)
    }

    @Test func whiteStaysWhiteInEverySpace() throws {
        for name in CGColorSpace.named.keys {
            let space = try #require(CGColorSpace(name: NSString(string: "kCGColorSpace" + name)))
            let white = try #require(CGColor(gray: 1, alpha: 1).converted(to: space, intent: .defaultIntent, options: nil)).color
            #expect(abs(white.red - 1) < 1e-5 && abs(white.green - 1) < 1e-5 && abs(white.blue - 1) < 1e-5, "\(name)")
        }
    }

    @Test func cyanMagentaAndYellowAreComplementsOfRGB() {
        let color = CGColor(genericCMYKCyan: 1, magenta: 0, yellow: 0, black: 0, alpha: 1).color
        #expect(color.pixel == 0xFF00_FFFF)
        #expect(CGColor(genericCMYKCyan: 0, magenta: 0, yellow: 0, black: 1, alpha: 1).color.pixel == 0xFF00_0000)
    }

    @Test func aColourSpaceIsFoundByItsName() {
        let name = CGColorSpace(name: CGColorSpace.sRGB)?.name
        #expect(name.map { String(describing: $0) } == "kCGColorSpaceSRGB")
        #expect(CGColorSpace(name: "kCGColorSpaceNone") == nil)
        #expect(CGColorSpaceCreateDeviceRGB().name == nil)
        #expect(CGColorSpaceCreateDeviceCMYK().numberOfComponents == 4)
        #expect(CGColorSpace(name: CGColorSpace.sRGB) == CGColorSpace(name: CGColorSpace.sRGB))
        #expect(CGColorSpace(name: CGColorSpace.sRGB) != CGColorSpaceCreateDeviceRGB())
    }

    @Test func coloursCanBeStoredInACFArray() {
        let array: Any = [CGColor.black, CGColor.white] as CFArray
        #expect((array as? [CGColor]) == [.black, .white])
    }
}
