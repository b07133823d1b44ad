@testable import CoreGraphics
import Foundation
import LaminaPrimitives
import Testing

@Suite struct ConversionTests {
    private func space(_ name: String) throws -> CGColorSpace {
        try made(CGColorSpace(name: NSString(string: "kCGColorSpace" + name)))
    }

    private func converted(_ values: [CGFloat], _ from: String, to: String) throws -> [Double] {
        let color = try made(CGColor(colorSpace: space(from), components: values + [1]))
        let result = try #require(color.converted(to: space(to), intent: .defaultIntent, options: nil)?.components)
        return result.dropLast().map { Double($0) }
    }

    /// Values of the sample code and of the web platform tests of CSS Color 4, rounded to four digits.
    @Test(arguments: [
        ("ExtendedSRGB", [CGFloat](arrayLiteral: 1, 0, 0), "DisplayP3", [0.9175, 0.2003, 0.1386], 0.0002),
        ("ExtendedSRGB", [0, 1, 0], "DisplayP3", [0.4584, 0.9853, 0.2983], 0.0002),
        ("ExtendedSRGB", [0, 0, 1], "DisplayP3", [0, 0, 0.9596], 0.0002),
        ("DisplayP3", [0, 1, 0], "ExtendedSRGB", [-0.5116, 1.0183, -0.3107], 0.0005),
        // CSS Color 4, "Sample code": lab(54.29 80.82 69.91) is red.
        ("ExtendedSRGB", [1, 0, 0], "GenericLab", [54.29, 80.80, 69.89], 0.05),
        ("ExtendedSRGB", [0, 1, 0], "GenericLab", [87.82, -79.27, 80.99], 0.05),
        ("ExtendedSRGB", [0, 0, 1], "GenericLab", [29.57, 68.29, -112.03], 0.05),
        // XYZ relative to D50 of sRGB's primaries: columns of Lindbloom's matrix "sRGB D50".
        ("ExtendedSRGB", [1, 0, 0], "GenericXYZ", [0.43607, 0.22249, 0.01392], 0.0003),
        ("ExtendedSRGB", [0, 1, 0], "GenericXYZ", [0.38515, 0.71689, 0.09708], 0.0003),
        ("ExtendedSRGB", [0, 0, 1], "GenericXYZ", [0.14307, 0.06062, 0.71410], 0.0003),
        // IEC 61966-2-1: 0.5 is a light of 0.2140, and 0.04 lies on the linear segment.
        ("ExtendedSRGB", [0.5, 0.04, 1], "LinearSRGB", [0.2140, 0.003096, 1], 0.0001),
        ("ExtendedSRGB", [1, 1, 1], "ITUR_2020", [1, 1, 1], 0.0001),
        // ITU-R BT.2087: linear sRGB red in linear BT.2020 is the first column of its matrix.
        ("LinearSRGB", [1, 0, 0], "LinearITUR_2020", [0.6274, 0.0691, 0.0164], 0.0002),
    ])
    func conversionsGiveThePublishedValues(from: String, values: [CGFloat], to: String, expected: [Double], tolerance: Double) throws {
        let result = try converted(values, from, to: to)
        // A bounded target clamps what lies outside its gamut.
        for (value, wanted) in zip(result, expected) { #expect(abs(value - wanted) <= tolerance, "\(from) → \(to): \(result)") }
    }

    /// A gamma of 2.2 and the luminances of BT.709.
    @Test func graysComeFromLuminance() throws {
        #expect(try abs(converted([0.5], "GenericGrayGamma2_2", to: "LinearGray")[0] - 0.2176) < 0.0001)
        #expect(try abs(converted([0, 1, 0], "LinearSRGB", to: "LinearGray")[0] - 0.7152) < 0.0001)
    }

    /// ITU-R BT.2408, table 1: reference white is 58 % of the perceptual quantizer and 75 % of hybrid log-gamma.
    @Test(arguments: [("ITUR_2100_PQ", 0.5807, 0.0005), ("ITUR_2100_HLG", 0.7497, 0.001), ("DisplayP3_PQ", 0.5807, 0.0005)])
    func referenceWhiteHasItsSignal(name: String, signal: Double, tolerance: Double) throws {
        let result = try converted([1, 1, 1], "ExtendedSRGB", to: name)
        #expect(result.allSatisfy { abs($0 - signal) < tolerance }, "\(result)")
        let light = try converted([1, 1, 1], name, to: "ExtendedLinearSRGB")
        // The greatest signal is 10,000 or 1,000 cd/m², where white is 203 cd/m².
        #expect(abs(light[0] - (name.contains("PQ") ? 10_000 : 1000) / 203) < 0.01)
    }

    @Test func aCalibratedSpaceOfSRGBsNumbersIsSRGB() throws {
        // The XYZ of sRGB's primaries relative to D65 (IEC 61966-2-1), with a gamma of 2.2.
        let space = try made(
            CGColorSpace(
                calibratedRGBWhitePoint: [0.9505, 1, 1.0890], blackPoint: nil, gamma: [2.2, 2.2, 2.2],
                matrix: [0.4124, 0.2126, 0.0193, 0.3576, 0.7152, 0.1192, 0.1805, 0.0722, 0.9505]))
        let color = try made(CGColor(colorSpace: space, components: [1, 0.5, 0, 1])).color
        #expect(abs(color.red - 1) < 0.002 && abs(color.green - 0.5039) < 0.002 && abs(color.blue) < 0.02)
        #expect(space.model == .rgb && !space.isWideGamutRGB && space.name == nil && space.supportsOutput)
    }

    @Test func calibratedSpacesRefuseNumbersThatAreNotAllowed() {
        #expect(isNil(CGColorSpace(calibratedGrayWhitePoint: [0.95, 2, 1], blackPoint: nil, gamma: 2)))
        #expect(isNil(CGColorSpace(calibratedGrayWhitePoint: [0.95, 1, 1], blackPoint: nil, gamma: .nan)))
        #expect(isNil(CGColorSpace(calibratedRGBWhitePoint: [0.95, 1, .nan], blackPoint: nil, gamma: nil, matrix: nil)))
        let zeros = [CGFloat](repeating: 0, count: 9)
        #expect(isNil(CGColorSpace(calibratedRGBWhitePoint: [0.95, 1, 1], blackPoint: nil, gamma: nil, matrix: zeros)))
        #expect(isNil(CGColorSpace(labWhitePoint: [0.95, 1, 1], blackPoint: nil, range: [1, 1, 0, 2])))
        let gray = CGColorSpace(calibratedGrayWhitePoint: [0.95, 1, 1], blackPoint: nil, gamma: 1)
        #expect(gray?.model == .monochrome)
    }

    @Test func labOfAnotherWhitePointKeepsWhiteAndItsRange() throws {
        let lab = try made(CGColorSpace(labWhitePoint: [0.9505, 1, 1.089], blackPoint: nil, range: [-50, 50, -60, 60]))
        let white = try made(CGColor(colorSpace: lab, components: [100, 0, 0, 1])).color
        #expect([white.red, white.green, white.blue].allSatisfy { abs($0 - 1) < 0.001 })
        let red = try #require(CGColor.pureRed.converted(to: lab, intent: .defaultIntent, options: nil)?.components)
        #expect(red[1] == 50 && red[2] == 60)
    }

    @Test func anIndexedSpaceLooksColoursUp() throws {
        let base = CGColorSpaceCreateDeviceRGB()
        let space = try made(CGColorSpace(indexedBaseSpace: base, last: 2, colorTable: [255, 0, 0, 0, 255, 0, 0, 0, 255]))
        #expect(space.model == .indexed && space.numberOfComponents == 1 && space.colorTable?.count == 9 && space.baseColorSpace === base)
        for (index, pixel) in zip([0.0, 1, 2, 7, -3], [red, green, blue, blue, red]) {
            let color = try made(CGColor(colorSpace: space, components: [CGFloat(index), 1]))
            #expect(color.color.pixel == pixel)
        }
        let near = CGColor(srgbRed: 0.2, green: 0.9, blue: 0.3, alpha: 1).converted(to: space, intent: .defaultIntent, options: nil)
        #expect(near?.components == [1, 1])
        #expect(isNil(CGColorSpace(indexedBaseSpace: base, last: 256, colorTable: [0])))
        #expect(isNil(CGColorSpace(indexedBaseSpace: space, last: 0, colorTable: [0])))
    }

    @Test func variantsOfASpaceKeepItsPrimaries() throws {
        let p3 = try space("DisplayP3")
        #expect(try CGColorSpaceCreateExtended(p3) == (space("ExtendedDisplayP3")))
        #expect(try CGColorSpaceCreateLinearized(p3) == (space("LinearDisplayP3")))
        #expect(try CGColorSpaceCreateExtendedLinearized(p3) == (space("ExtendedLinearDisplayP3")))
        #expect(try CGColorSpaceCreateCopyWithStandardRange(space("ExtendedDisplayP3")) == p3)
        #expect(try CGColorSpaceCreateLinearized(space("SRGB")) == (space("LinearSRGB")))
        let (extended, pq, hlg) = (try space("ExtendedSRGB"), try space("ITUR_2100_PQ"), try space("ITUR_2100_HLG"))
        #expect(CGColorSpaceUsesExtendedRange(extended) && !CGColorSpaceUsesExtendedRange(p3))
        #expect(CGColorSpaceIsPQBased(pq) && CGColorSpaceIsHLGBased(hlg) && !CGColorSpaceIsPQBased(hlg))
        #expect(CGColorSpaceUsesITUR_2100TF(hlg) && CGColorSpaceUsesITUR_2100TF(pq) && !CGColorSpaceUsesITUR_2100TF(p3))
        #expect(CGColorSpaceCreateExtended(CGColorSpaceCreateDeviceCMYK()) == nil)
    }

    @Test func aProfileOfASpaceGivesTheSpaceBack() throws {
        for name in ["SRGB", "DisplayP3", "AdobeRGB1998", "ITUR_2020", "LinearSRGB", "GenericGrayGamma2_2", "ROMMRGB"] {
            let original = try space(name)
            let profile = try #require(original.copyICCData())
            let read = try made(CGColorSpace(iccData: profile))
            let color = try made(CGColor(colorSpace: original, components: [0.25, 0.5, 0.75, 1]))
            let copy = try made(CGColor(colorSpace: read, components: [0.25, 0.5, 0.75, 1]))
            #expect(abs(color.color.red - copy.color.red) < 0.001 && abs(color.color.blue - copy.color.blue) < 0.001, "\(name)")
        }
        // A picture with the usual profile of sRGB is drawn without conversion.
        let sRGB = try #require(try space("SRGB").copyICCData().flatMap { CGColorSpace(iccData: $0) })
        #expect(sRGB.encoding == .rgb(.sRGB, .sRGB))
        #expect(try space("ITUR_2100_PQ").copyICCData() == nil)
    }

    @Test func aCurveOfAProfileIsATableOfWholeNumbers() throws {
        let entries = [-0.5, 0, 0.25, 1, 1.5]
        let bytes = try #require(ICCProfile.bytes(of: .gray(.table(entries))))
        let place = try #require((0..<bytes.count - 4).first { bytes[$0..<$0 + 4].elementsEqual("curv".utf8) })
        let values = (0..<5).map { Int(bytes[place + 12 + 2 * $0]) << 8 | Int(bytes[place + 13 + 2 * $0]) }
        #expect(bytes[place + 8..<place + 12].elementsEqual([0, 0, 0, 5]) && values == [0, 0, 16_384, 65_535, 65_535])
        guard case .gray(.table(let read)) = ICCProfile(bytes)?.encoding else {
            Issue.record("the profile is not read as a table")
            return
        }
        #expect(read.count == 5 && abs(read[2] - 0.25) < 1e-4 && read[4] == 1)
    }

    @Test func aProfileHasTheHeaderThatICCAsksFor() throws {
        let bytes = [UInt8](Data(referencing: try #require(try space("DisplayP3").copyICCData())))
        #expect(bytes.count == bytes[0..<4].reduce(0) { $0 << 8 | Int($1) } && bytes.count % 4 == 0)
        #expect(String(decoding: bytes[12..<24], as: UTF8.self) == "mntrRGB XYZ " && String(decoding: bytes[36..<40], as: UTF8.self) == "acsp")
        // The first column of Display P3's matrix relative to D50, as Apple's profile has it, in 65,536ths.
        let tag = try #require((0..<bytes.count - 4).first { String(decoding: bytes[$0..<$0 + 4], as: UTF8.self) == "rXYZ" })
        let place = bytes[tag + 4..<tag + 8].reduce(0) { $0 << 8 | Int($1) }
        let x = bytes[place + 8..<place + 12].reduce(0) { $0 << 8 | Int($1) }
        #expect(abs(Double(x) / 65_536 - 0.5151) < 0.0005)
    }

    @Test func damagedProfilesGiveNoSpace() throws {
        let profile = [UInt8](Data(referencing: try #require(try space("SRGB").copyICCData())))
        #expect(isNil(CGColorSpace(iccData: NSData())))
        #expect(isNil(CGColorSpace(iccData: NSString(string: "profile"))))
        for length in stride(from: 0, to: profile.count, by: 7) { _ = ICCProfile(Array(profile.prefix(length))) }
        for place in 128..<profile.count {
            for value: UInt8 in [0, 0x7F, 0xFF] {
                var damaged = profile
                damaged[place] = value
                guard let encoding = ICCProfile(damaged)?.encoding else { continue }
                _ = encoding.components(encoding.light([0.5, 0.5, 0.5]))
            }
        }
        let alternate = CGColorSpaceCreateDeviceRGB()
        let empty = try made(CGDataProvider(data: NSData()))
        #expect(CGColorSpace(iccBasedNComponents: 3, range: nil, profile: empty, alternate: alternate)?.model == .rgb)
        #expect(isNil(CGColorSpace(iccBasedNComponents: 4, range: nil, profile: empty, alternate: alternate)))
    }

    @Test func aPropertyListOfASpaceGivesTheSpaceBack() throws {
        let p3 = try space("DisplayP3")
        #expect(try p3.copyPropertyList().flatMap { CGColorSpace(propertyListPlist: $0) } == p3)
        #expect(CGColorSpaceCreateDeviceRGB().copyPropertyList().flatMap { CGColorSpace(propertyListPlist: $0) }?.model == .rgb)
    }

    @Test func buffersAreConvertedBetweenFormats() throws {
        let info = try made(CGColorConversionInfo(src: space("SRGB"), dst: space("LinearSRGB")))
        let bytes: [UInt8] = [255, 128, 0, 255, 0, 255, 128, 255]
        var floats = [Float](repeating: 0, count: 8)
        let from = CGColorBufferFormat(
            version: 0, bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.last.rawValue), bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: 4)
        let to = CGColorBufferFormat(
            version: 0, bitmapInfo: [.floatComponents, .byteOrder32Little, CGBitmapInfo(rawValue: CGImageAlphaInfo.last.rawValue)],
            bitsPerComponent: 32, bitsPerPixel: 128, bytesPerRow: 16)
        #expect(info.convert(width: 1, height: 2, to: &floats, format: to, from: bytes, format: from, options: nil))
        for (value, wanted) in zip(floats, [1, 0.2158, 0, 1, 0, 1, 0.2158, 1] as [Float]) { #expect(abs(value - wanted) < 0.0002) }
        #expect(!info.convert(width: 1, height: 2, to: &floats, format: CGColorBufferFormat(), from: bytes, format: from, options: nil))
        #expect(!info.convert(width: -1, height: 2, to: &floats, format: to, from: bytes, format: from, options: nil))
        let patterns = try made(CGColorSpace(patternBaseSpace: nil))
        #expect(try isNil(CGColorConversionInfo(src: space("SRGB"), dst: patterns)))
    }

    /// Half of Core Media's signal is a light of 0.5^1.961, with the option of 0.5^2.4.
    @Test(arguments: [(false, Float(0.2568)), (true, Float(0.1895))])
    func anOptionGivesVideoTheGammaOfBT1886(isOn: Bool, light: Float) throws {
        let options: NSDictionary = [kCGUseBT1886ForCoreVideoGamma: NSNumber(value: isOn)]
        let info = try made(CGColorConversionInfo(optionsSrc: space("CoreMedia709"), dst: space("LinearSRGB"), options: options))
        let float = CGColorBufferFormat(
            version: 0, bitmapInfo: [.floatComponents, .byteOrder32Little, CGBitmapInfo(rawValue: CGImageAlphaInfo.none.rawValue)],
            bitsPerComponent: 32, bitsPerPixel: 96, bytesPerRow: 12)
        let (from, values) = ([Float](repeating: 0.5, count: 3), UnsafeMutablePointer<Float>.allocate(capacity: 3))
        defer { values.deallocate() }
        #expect(info.convert(width: 1, height: 1, to: values, format: float, from: from, format: float, options: nil))
        #expect((0..<3).allSatisfy { abs(values[$0] - light) < 0.0002 })
    }

    @Test func theOldFunctionConvertsBuffersToo() throws {
        let (source, target) = (CGColorSpaceCreateDeviceRGB(), CGColorSpaceCreateDeviceGray())
        var bytes: [UInt8] = [0, 255, 0, 255, 255, 255]
        var grays: [UInt8] = [0, 0]
        let none = CGBitmapInfo(rawValue: CGImageAlphaInfo.none.rawValue)
        let from = CGColorDataFormat(
            version: 0, colorspace_info: .passUnretained(source), bitmap_info: none, bits_per_component: 8, bytes_per_row: 6, intent: .defaultIntent,
            decode: nil)
        let to = CGColorDataFormat(
            version: 0, colorspace_info: .passUnretained(target), bitmap_info: none, bits_per_component: 8, bytes_per_row: 2, intent: .defaultIntent,
            decode: nil)
        let isDone = withExtendedLifetime((source, target)) { CGConvertColorDataWithFormat(2, 1, &grays, to, &bytes, from, nil) }
        // The luminance of green, 0.7152, is 0.8637 in sRGB's transfer function.
        #expect(isDone && grays == [220, 255])
        #expect(!CGConvertColorDataWithFormat(2, 1, &grays, CGColorDataFormat(), &bytes, from, nil))
        #expect(!CGConvertColorDataWithFormat(2, 1, nil, to, &bytes, from, nil))
    }
}
