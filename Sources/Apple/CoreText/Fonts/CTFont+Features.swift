public import CoreGraphics
public import Foundation
import LaminaText

/// The four letters of an OpenType feature.
public var kCTFontOpenTypeFeatureTag: CFString { interned("CTFeatureOpenTypeTag") }
/// The value of an OpenType feature; 0 is off.
public var kCTFontOpenTypeFeatureValue: CFString { interned("CTFeatureOpenTypeValue") }
/// The number of a feature type.
public var kCTFontFeatureTypeIdentifierKey: CFString { interned("CTFeatureTypeIdentifier") }
/// The name of a feature type.
public var kCTFontFeatureTypeNameKey: CFString { interned("CTFeatureTypeName") }
/// True when only one selector of a feature type can be on.
public var kCTFontFeatureTypeExclusiveKey: CFString { interned("CTFeatureTypeExclusive") }
/// The selectors of a feature type.
public var kCTFontFeatureTypeSelectorsKey: CFString { interned("CTFeatureTypeSelectors") }
/// The number of a selector.
public var kCTFontFeatureSelectorIdentifierKey: CFString { interned("CTFeatureSelectorIdentifier") }
/// The name of a selector.
public var kCTFontFeatureSelectorNameKey: CFString { interned("CTFeatureSelectorName") }
/// True for the selector that is on without settings.
public var kCTFontFeatureSelectorDefaultKey: CFString { interned("CTFeatureSelectorDefault") }
/// True for a selector that is on.
public var kCTFontFeatureSelectorSettingKey: CFString { interned("CTFeatureSelectorSetting") }

/// Returns the OpenType features of a font, one dictionary with its tag for each; nil when it has none.
///
/// Features that Apple knows by numbers have these too.
public func CTFontCopyFeatures(_ font: CTFont) -> CFArray? {
    let tags = font.font.face.featureTags
    guard !tags.isEmpty else { return nil }
    return NSArray(
        array: tags.map { tag in
            let result = NSMutableDictionary()
            result[kCTFontOpenTypeFeatureTag] = NSString(string: tag)
            if let (type, selector) = FeatureNumbers.numbers(of: tag) {
                let selectors = NSArray(object: [kCTFontFeatureSelectorIdentifierKey: NSNumber(value: selector)] as NSDictionary)
                result[kCTFontFeatureTypeIdentifierKey] = NSNumber(value: type)
                result[kCTFontFeatureTypeSelectorsKey] = selectors
            }
            return result
        })
}

/// Returns the features that differ from the font's defaults, one dictionary with tag and value for each; nil when there are none.
public func CTFontCopyFeatureSettings(_ font: CTFont) -> CFArray? {
    font.font.features.isEmpty ? nil : font.font.features.settings
}

extension [FontFeature] {
    /// The features as an array of dictionaries with tags and values.
    var settings: NSArray {
        NSArray(
            array: map { feature in
                [
                    kCTFontOpenTypeFeatureTag: NSString(string: feature.tag), kCTFontOpenTypeFeatureValue: NSNumber(value: feature.isOn ? 1 : 0),
                ] as NSDictionary
            })
    }

    /// Reads settings: OpenType's tags and values, or Apple's numbers of types and selectors; others are ignored.
    init(settings: NSArray) {
        self = settings.compactMap { entry in
            guard let entry = entry as? NSDictionary else { return nil }
            if let tag = entry[kCTFontOpenTypeFeatureTag] as? String, tag.utf8.count == 4 {
                return FontFeature(tag, isOn: (entry[kCTFontOpenTypeFeatureValue] as? NSNumber)?.intValue != 0)
            }
            guard let type = entry[kCTFontFeatureTypeIdentifierKey] as? NSNumber,
                let selector = entry[kCTFontFeatureSelectorIdentifierKey] as? NSNumber
            else { return nil }
            return FeatureNumbers.feature(type: type.intValue, selector: selector.intValue)
        }
    }
}

/// Apple's numbers of feature types and selectors, and the OpenType features of the same effect.
///
/// - Source: Apple's header `SFNTLayoutTypes.h`.
enum FeatureNumbers {
    private static let table: [(type: Int, selector: Int, tag: String, isOn: Bool)] = [
        (1, 2, "liga", true), (1, 3, "liga", false), (1, 4, "dlig", true), (1, 5, "dlig", false), (1, 18, "clig", true), (1, 19, "clig", false),
        (1, 20, "hlig", true), (1, 21, "hlig", false), (6, 0, "tnum", true), (6, 1, "pnum", true), (10, 1, "sups", true), (10, 2, "subs", true),
        (10, 3, "ordn", true), (10, 4, "sinf", true), (11, 1, "afrc", true), (11, 2, "frac", true), (14, 4, "zero", true), (14, 5, "zero", false),
        (21, 0, "onum", true), (21, 1, "lnum", true), (33, 0, "case", true), (33, 1, "case", false), (36, 0, "calt", true), (36, 1, "calt", false),
        (36, 2, "swsh", true), (36, 3, "swsh", false), (37, 1, "smcp", true), (37, 2, "pcap", true), (38, 1, "c2sc", true), (38, 2, "c2pc", true),
    ]
    /// The type of stylistic alternatives: selector 2·n switches the set `ss`n on, and 2·n + 1 switches it off.
    private static let alternatives = 35

    static func feature(type: Int, selector: Int) -> FontFeature? {
        if type == alternatives, (2...41).contains(selector) {
            let number = selector / 2
            return FontFeature("ss\(number < 10 ? "0" : "")\(number)", isOn: selector % 2 == 0)
        }
        return table.first { $0.type == type && $0.selector == selector }.map { FontFeature($0.tag, isOn: $0.isOn) }
    }

    static func numbers(of tag: String) -> (type: Int, selector: Int)? {
        if tag.hasPrefix("ss"), let number = Int(tag.dropFirst(2)), (1...20).contains(number) { return (alternatives, 2 * number) }
        return table.first { $0.tag == tag && $0.isOn }.map { ($0.type, $0.selector) }
    }
}
