public import Foundation

extension CGColorSpace {
    /// The usual space of screens and the web.
    public class var sRGB: CFString { name("SRGB") }
    /// sRGB with components outside 0...1.
    public class var extendedSRGB: CFString { name("ExtendedSRGB") }
    /// sRGB's primaries, linear in light.
    public class var linearSRGB: CFString { name("LinearSRGB") }
    /// Linear sRGB with components outside 0...1.
    public class var extendedLinearSRGB: CFString { name("ExtendedLinearSRGB") }
    /// Generic RGB, linear in light.
    public class var genericRGBLinear: CFString { name("GenericRGBLinear") }
    /// The space of wide displays.
    public class var displayP3: CFString { name("DisplayP3") }
    /// Display P3 with components outside 0...1.
    public class var extendedDisplayP3: CFString { name("ExtendedDisplayP3") }
    /// Display P3's primaries, linear in light.
    public class var linearDisplayP3: CFString { name("LinearDisplayP3") }
    /// Linear Display P3 with components outside 0...1.
    public class var extendedLinearDisplayP3: CFString { name("ExtendedLinearDisplayP3") }
    /// The space of digital cinema.
    public class var dcip3: CFString { name("DCIP3") }
    /// Adobe RGB (1998).
    public class var adobeRGB1998: CFString { name("AdobeRGB1998") }
    /// ROMM RGB, also called ProPhoto.
    public class var rommrgb: CFString { name("ROMMRGB") }
    /// The Academy's space for computer graphics.
    public class var acescgLinear: CFString { name("ACESCGLinear") }
    /// Television, ITU-R BT.709.
    public class var itur_709: CFString { name("ITUR_709") }
    /// Wide television, ITU-R BT.2020.
    public class var itur_2020: CFString { name("ITUR_2020") }
    /// BT.2020's primaries with sRGB's curve.
    public class var itur_2020_sRGBGamma: CFString { name("ITUR_2020_sRGBGamma") }
    /// BT.2020 with components outside 0...1.
    public class var extendedITUR_2020: CFString { name("ExtendedITUR_2020") }
    /// BT.2020's primaries, linear in light.
    public class var linearITUR_2020: CFString { name("LinearITUR_2020") }
    /// Linear BT.2020 with components outside 0...1.
    public class var extendedLinearITUR_2020: CFString { name("ExtendedLinearITUR_2020") }
    /// Gray with a power of 2.2.
    public class var genericGrayGamma2_2: CFString { name("GenericGrayGamma2_2") }
    /// Gray, linear in light.
    public class var linearGray: CFString { name("LinearGray") }
    /// Gray with sRGB's curve and components outside 0...1.
    public class var extendedGray: CFString { name("ExtendedGray") }
    /// Linear gray with components outside 0...1.
    public class var extendedLinearGray: CFString { name("ExtendedLinearGray") }
    /// Four inks, without a profile.
    public class var genericCMYK: CFString { name("GenericCMYK") }
    /// CIE L*a*b* under D50.
    public class var genericLab: CFString { name("GenericLab") }
    /// CIE XYZ under D50.
    public class var genericXYZ: CFString { name("GenericXYZ") }

    /// The spaces that have names, under their names without `kCGColorSpace`.
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
        "GenericGrayGamma2_2": (.gray(.gamma(2.2)), false),
        "LinearGray": (.gray(.linear), false),
        "ExtendedGray": (.gray(.sRGB), true),
        "ExtendedLinearGray": (.gray(.linear), true),
        "GenericCMYK": (.cmyk, false),
        "GenericLab": (.lab, false),
        "GenericXYZ": (.xyz, false),
    ]

    // What other files use without a name.
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
