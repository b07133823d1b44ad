public import Foundation

extension CGColorSpace {
    /// The standard colour space of screens and the web, IEC 61966-2-1.
    public class var sRGB: CFString { name("SRGB") }
    /// sRGB whose components may lie outside 0...1.
    public class var extendedSRGB: CFString { name("ExtendedSRGB") }
    /// sRGB's primaries with linear components.
    public class var linearSRGB: CFString { name("LinearSRGB") }
    /// Linear sRGB whose components may lie outside 0...1.
    public class var extendedLinearSRGB: CFString { name("ExtendedLinearSRGB") }
    /// Generic RGB with linear components; here it has sRGB's primaries.
    public class var genericRGBLinear: CFString { name("GenericRGBLinear") }
    /// The space of wide-gamut displays: P3 primaries, D65 white point and sRGB's transfer function.
    public class var displayP3: CFString { name("DisplayP3") }
    /// Display P3 whose components may lie outside 0...1.
    public class var extendedDisplayP3: CFString { name("ExtendedDisplayP3") }
    /// Display P3's primaries with linear components.
    public class var linearDisplayP3: CFString { name("LinearDisplayP3") }
    /// Linear Display P3 whose components may lie outside 0...1.
    public class var extendedLinearDisplayP3: CFString { name("ExtendedLinearDisplayP3") }
    /// The space of digital cinema: P3 primaries, the cinema's white point and a gamma of 2.6.
    public class var dcip3: CFString { name("DCIP3") }
    /// Adobe RGB (1998), with a gamma of 563/256.
    public class var adobeRGB1998: CFString { name("AdobeRGB1998") }
    /// ROMM RGB, also called ProPhoto RGB, with a gamma of 1.8.
    public class var rommrgb: CFString { name("ROMMRGB") }
    /// ACEScg, the Academy's linear space for computer graphics.
    public class var acescgLinear: CFString { name("ACESCGLinear") }
    /// The space of high-definition television, ITU-R BT.709.
    public class var itur_709: CFString { name("ITUR_709") }
    /// The space of ultra-high-definition television, ITU-R BT.2020.
    public class var itur_2020: CFString { name("ITUR_2020") }
    /// BT.2020's primaries with sRGB's transfer function.
    public class var itur_2020_sRGBGamma: CFString { name("ITUR_2020_sRGBGamma") }
    /// BT.2020 whose components may lie outside 0...1.
    public class var extendedITUR_2020: CFString { name("ExtendedITUR_2020") }
    /// BT.2020's primaries with linear components.
    public class var linearITUR_2020: CFString { name("LinearITUR_2020") }
    /// Linear BT.2020 whose components may lie outside 0...1.
    public class var extendedLinearITUR_2020: CFString { name("ExtendedLinearITUR_2020") }
    /// BT.2020's primaries with the perceptual quantizer of BT.2100; ordinary white is 203 cd/m².
    public class var itur_2100_PQ: CFString { name("ITUR_2100_PQ") }
    /// BT.2020's primaries with hybrid log-gamma of BT.2100; ordinary white is 203 of the display's 1,000 cd/m².
    public class var itur_2100_HLG: CFString { name("ITUR_2100_HLG") }
    /// Display P3's primaries with the perceptual quantizer.
    public class var displayP3_PQ: CFString { name("DisplayP3_PQ") }
    /// Display P3's primaries with hybrid log-gamma.
    public class var displayP3_HLG: CFString { name("DisplayP3_HLG") }
    /// BT.709's primaries with the perceptual quantizer.
    public class var itur_709_PQ: CFString { name("ITUR_709_PQ") }
    /// BT.709's primaries with hybrid log-gamma.
    public class var itur_709_HLG: CFString { name("ITUR_709_HLG") }
    /// BT.709's primaries with a gamma of 1.961, as Core Media shows video.
    public class var coreMedia709: CFString { name("CoreMedia709") }
    /// Gray with a gamma of 2.2.
    public class var genericGrayGamma2_2: CFString { name("GenericGrayGamma2_2") }
    /// Gray with a linear component.
    public class var linearGray: CFString { name("LinearGray") }
    /// Gray with sRGB's transfer function, whose component may lie outside 0...1.
    public class var extendedGray: CFString { name("ExtendedGray") }
    /// Linear gray whose component may lie outside 0...1.
    public class var extendedLinearGray: CFString { name("ExtendedLinearGray") }
    /// Cyan, magenta, yellow and black, converted without an ICC profile.
    public class var genericCMYK: CFString { name("GenericCMYK") }
    /// CIE L*a*b* relative to D50.
    public class var genericLab: CFString { name("GenericLab") }
    /// CIE XYZ relative to D50.
    public class var genericXYZ: CFString { name("GenericXYZ") }

    /// The named colour spaces, keyed by Apple's name without the prefix `kCGColorSpace`.
    static let named: [String: (encoding: ColorEncoding, isExtended: Bool)] = [
        "SRGB": (.rgb(.sRGB, .sRGB), false),
        "ExtendedSRGB": (.rgb(.sRGB, .sRGB), true),
        "LinearSRGB": (.rgb(.sRGB, .linear), false),
        "ExtendedLinearSRGB": (.rgb(.sRGB, .linear), true),
        "GenericRGBLinear": (.rgb(.sRGB, .linear), false),
        "DisplayP3": (.rgb(.displayP3, .sRGB), false),
        "ExtendedDisplayP3": (.rgb(.displayP3, .sRGB), true),
        "LinearDisplayP3": (.rgb(.displayP3, .linear), false),
        "ExtendedLinearDisplayP3": (.rgb(.displayP3, .linear), true),
        "DCIP3": (.rgb(.cinemaP3, .gamma(2.6)), false),
        "AdobeRGB1998": (.rgb(.adobeRGB, .gamma(563.0 / 256)), false),
        "ROMMRGB": (.rgb(.romm, .gamma(1.8)), false),
        "ACESCGLinear": (.rgb(.aces, .linear), false),
        "ITUR_709": (.rgb(.sRGB, .video), false),
        "ITUR_2020": (.rgb(.bt2020, .video), false),
        "ITUR_2020_sRGBGamma": (.rgb(.bt2020, .sRGB), false),
        "ExtendedITUR_2020": (.rgb(.bt2020, .video), true),
        "LinearITUR_2020": (.rgb(.bt2020, .linear), false),
        "ExtendedLinearITUR_2020": (.rgb(.bt2020, .linear), true),
        "ITUR_2100_PQ": (.rgb(.bt2020, .pq), false),
        "ITUR_2100_HLG": (.rgb(.bt2020, .hlg), false),
        "DisplayP3_PQ": (.rgb(.displayP3, .pq), false),
        "DisplayP3_HLG": (.rgb(.displayP3, .hlg), false),
        "ITUR_709_PQ": (.rgb(.sRGB, .pq), false),
        "ITUR_709_HLG": (.rgb(.sRGB, .hlg), false),
        "CoreMedia709": (.rgb(.sRGB, .gamma(1.961)), false),
        "GenericGrayGamma2_2": (.gray(.gamma(2.2)), false),
        "LinearGray": (.gray(.linear), false),
        "ExtendedGray": (.gray(.sRGB), true),
        "ExtendedLinearGray": (.gray(.linear), true),
        "GenericCMYK": (.cmyk, false),
        "GenericLab": (.lab(.generic), false),
        "GenericXYZ": (.xyz, false),
    ]

    // Spaces that this module uses as constants. The device spaces have no name.
    static let deviceGray = CGColorSpace(.gray(.sRGB))
    static let deviceRGB = CGColorSpace(.rgb(.sRGB, .sRGB))
    static let deviceCMYK = CGColorSpace(.cmyk)
    static let standardRGB = CGColorSpace(.rgb(.sRGB, .sRGB), shortName: "SRGB")
    static let extendedRGB = CGColorSpace(.rgb(.sRGB, .sRGB), isExtended: true, shortName: "ExtendedSRGB")
    static let standardGray = CGColorSpace(.gray(.gamma(2.2)), shortName: "GenericGrayGamma2_2")
    static let extendedGrayLevels = CGColorSpace(.gray(.sRGB), isExtended: true, shortName: "ExtendedGray")
    static let standardCMYK = CGColorSpace(.cmyk, shortName: "GenericCMYK")

    private static func name(_ short: String) -> CFString { NSString(string: "kCGColorSpace" + short) }
}
