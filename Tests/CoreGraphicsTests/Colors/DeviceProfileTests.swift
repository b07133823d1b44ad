import CoreGraphics
import Foundation
import LaminaPrimitives
import TestRandom
import Testing

/// Profiles with tables: printers, scanners and displays that no matrix describes.
@Suite struct DeviceProfileTests {
    @Test func inksHaveTheColoursOfTheProfile() throws {
        let space = try #require(CGColorSpace(iccData: Profiles.printer as NSData))
        #expect(space.model == .cmyk && space.numberOfComponents == 4 && space.supportsOutput)
        #expect(space.copyICCData().map { Data(referencing: $0) } == Profiles.printer)
        for corner in 0..<16 {
            let inks = (0..<4).map { CGFloat(corner >> (3 - $0) & 1) }
            let color = try made(CGColor(colorSpace: space, components: inks + [0.5]))
            let seen = try #require(color.converted(to: CGColorSpaceCreateDeviceRGB(), intent: .defaultIntent, options: nil)?.components)
            let expected = try Self.color(lab: Profiles.lab(inks.map { Double($0) }))
            for index in 0..<3 { #expect(abs(seen[index] - expected[index]) < 0.005, "corner \(corner)") }
            #expect(seen[3] == 0.5)
        }
    }

    @Test func coloursConvertToInks() throws {
        let space = try #require(CGColorSpace(iccData: Profiles.printer as NSData))
        func inks(_ gray: CGFloat) throws -> [CGFloat] {
            let color = CGColor(srgbRed: gray, green: gray, blue: gray, alpha: 1)
            return try #require(color.converted(to: space, intent: .defaultIntent, options: nil)?.components)
        }
        let (white, dark) = (try inks(1), try inks(0))
        #expect(white.prefix(4).allSatisfy { $0 < 0.02 } && dark[3] > 0.98)
    }

    @Test func aProfileWithoutAWayBackIsNoDestination() throws {
        let space = try #require(CGColorSpace(iccData: Profiles.scanner as NSData))
        #expect(space.model == .rgb && !space.supportsOutput)
        #expect(CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1).converted(to: space, intent: .defaultIntent, options: nil) == nil)
        let context = CGContext(
            data: nil, width: 4, height: 4, bitsPerComponent: 8, bytesPerRow: 0, space: space,
            bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
        #expect(context == nil)
    }

    @Test func imagesAreConverted() throws {
        let space = try #require(CGColorSpace(iccData: Profiles.printer as NSData))
        // No ink, cyan, and all four inks.
        let bytes: [UInt8] = [0, 0, 0, 0, 255, 0, 0, 0, 255, 255, 255, 255]
        let image = try made(
            CGImage(
                width: 3, height: 1, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: 12, space: space, bitmapInfo: [],
                provider: try #require(CGDataProvider(data: Data(bytes) as CFData)), decode: nil, shouldInterpolate: false, intent: .defaultIntent))
        let bitmap = drawn(3, 1) { $0.draw(image, in: CGRect(x: 0, y: 0, width: 3, height: 1)) }
        for (x, inks) in [(0, [0.0, 0, 0, 0]), (1, [1, 0, 0, 0]), (2, [1, 1, 1, 1])] {
            let expected = try Self.color(lab: Profiles.lab(inks))
            for (index, shift) in [16, 8, 0].enumerated() {
                #expect(abs(Double(bitmap[x, 0] >> Pixel(shift) & 255) / 255 - Double(expected[index])) < 0.01, "pixel \(x)")
            }
        }
    }

    @Test func damagedProfilesMakeASpaceOrNone() {
        for profile in [Profiles.printer, Profiles.scanner] {
            for length in stride(from: 0, to: profile.count, by: 37) { Self.use(profile.prefix(length)) }
            var random = Random(seed: 7)
            for _ in 0..<300 {
                var damaged = profile
                for _ in 0...random.below(4) { damaged[random.below(min(700, profile.count))] = UInt8(random.below(256)) }
                Self.use(damaged)
            }
        }
    }

    /// Converts a colour by a profile, if it is one.
    private static func use(_ bytes: Data) {
        guard let space = CGColorSpace(iccData: Data(bytes) as NSData) else { return }
        let half = [CGFloat](repeating: 0.5, count: space.numberOfComponents + 1)
        let color = Self.color(half, space)
        _ = color?.converted(to: CGColorSpaceCreateDeviceRGB(), intent: .defaultIntent, options: nil)
        _ = CGColor(srgbRed: 0.2, green: 0.4, blue: 0.6, alpha: 1).converted(to: space, intent: .defaultIntent, options: nil)
    }

    private static func color(_ components: [CGFloat], _ space: CGColorSpace) -> CGColor? { CGColor(colorSpace: space, components: components) }

    /// Returns the sRGB components of L*a*b* relative to D50.
    private static func color(lab: [Double]) throws -> [CGFloat] {
        let space = try made(
            CGColorSpace(labWhitePoint: [0.9642, 1, 0.8249], blackPoint: nil, range: [-128, 127, -128, 127]))
        let color = try made(CGColor(colorSpace: space, components: lab.map { CGFloat($0) } + [1]))
        let seen = color.converted(to: CGColorSpaceCreateDeviceRGB(), intent: .defaultIntent, options: nil)
        return try #require(seen?.components).map { max(0, min(1, $0)) }
    }
}

/// Small profiles with tables, of the type `lut8Type` of ICC.1.
private enum Profiles {
    /// Returns L*a*b* of inks that are 0 or 1, each whole numbers.
    static func lab(_ inks: [Double]) -> [Double] {
        let light = 100 * (1 - 0.4 * inks[0]) * (1 - 0.3 * inks[1]) * (1 - 0.1 * inks[2]) * (1 - 0.8 * inks[3])
        let rest = 1 - inks[3]
        return [
            (light * 2.55).rounded() / 2.55, ((-30 * inks[0] + 50 * inks[1]) * rest).rounded(), ((-40 * inks[0] + 60 * inks[2]) * rest).rounded(),
        ]
    }

    /// A printer's profile: from inks to L*a*b*, and from L*a*b* to black ink alone.
    static let printer: Data = {
        let seen = (0..<16).flatMap { corner -> [UInt8] in
            let lab = Self.lab((0..<4).map { Double(corner >> (3 - $0) & 1) })
            return [UInt8((lab[0] * 2.55).rounded()), UInt8(lab[1] + 128), UInt8(lab[2] + 128)]
        }
        let inks = (0..<8).flatMap { corner -> [UInt8] in [0, 0, 0, corner >> 2 & 1 == 0 ? 255 : 0] }
        return profile(
            "prtr", "CMYK", [("A2B0", table(4, 3, seen)), ("B2A0", table(3, 4, inks))])
    }()

    /// A scanner's profile: from RGB to L*a*b* only.
    static let scanner: Data = {
        let seen = (0..<8).flatMap { corner -> [UInt8] in [UInt8(corner.nonzeroBitCount * 85), 128, 128] }
        return profile("scnr", "RGB ", [("A2B0", table(3, 3, seen))])
    }()

    /// A table with two points along each axis.
    private static func table(_ inputs: Int, _ outputs: Int, _ points: [UInt8]) -> [UInt8] {
        let straight = (0..<256).map { UInt8($0) }
        var result = Array("mft1".utf8) + [0, 0, 0, 0, UInt8(inputs), UInt8(outputs), 2, 0]
        for index in 0..<9 { result += number(index % 4 == 0 ? 65_536 : 0) }
        for _ in 0..<inputs { result += straight }
        result += points
        for _ in 0..<outputs { result += straight }
        return result
    }

    private static func profile(_ kind: String, _ space: String, _ tags: [(String, [UInt8])]) -> Data {
        let white = Array("XYZ ".utf8) + number(0) + number(63_190) + number(65_536) + number(54_061)
        let all = tags + [("wtpt", white)]
        var directory = number(all.count)
        var body: [UInt8] = []
        for (name, element) in all {
            directory += Array(name.utf8) + number(132 + 12 * all.count + body.count) + number(element.count)
            body += element
            while body.count % 4 != 0 { body.append(0) }
        }
        var header = number(128 + directory.count + body.count) + number(0) + number(0x0240_0000)
        header += Array(kind.utf8) + Array(space.utf8) + Array("Lab ".utf8) + [0x07, 0xD0, 0, 1, 0, 1, 0, 0, 0, 0, 0, 0]
        header += Array("acsp".utf8) + [UInt8](repeating: 0, count: 28) + number(63_190) + number(65_536) + number(54_061)
        header += [UInt8](repeating: 0, count: 128 - header.count)
        return Data(header + directory + body)
    }

    private static func number(_ value: Int) -> [UInt8] { (0..<4).map { UInt8(truncatingIfNeeded: value >> (24 - 8 * $0)) } }
}
