public import CoreGraphics
public import Foundation
import LaminaText

/// The identifier of a variation axis, a number: its tag.
public var kCTFontVariationAxisIdentifierKey: CFString { interned("NSCTVariationAxisIdentifier") }
/// The smallest value of a variation axis.
public var kCTFontVariationAxisMinimumValueKey: CFString { interned("NSCTVariationAxisMinimumValue") }
/// The largest value of a variation axis.
public var kCTFontVariationAxisMaximumValueKey: CFString { interned("NSCTVariationAxisMaximumValue") }
/// The initial value of a variation axis.
public var kCTFontVariationAxisDefaultValueKey: CFString { interned("NSCTVariationAxisDefaultValue") }
/// The name of a variation axis.
public var kCTFontVariationAxisNameKey: CFString { interned("NSCTVariationAxisName") }
/// True when the font's designer advises against showing a variation axis to users.
public var kCTFontVariationAxisHiddenKey: CFString { interned("NSCTVariationAxisHidden") }

/// Returns the axes of a variable font, one dictionary for each; nil for other fonts.
public func CTFontCopyVariationAxes(_ font: CTFont) -> CFArray? {
    let axes = font.font.face.axes
    return axes.isEmpty ? nil : NSArray(array: axes.map(\.dictionary))
}

/// Returns the axis values of a variable font that differ from the initial ones, by the axes' identifiers; nil for other fonts.
public func CTFontCopyVariation(_ font: CTFont) -> CFDictionary? { font.font.face.axes.isEmpty ? nil : font.font.face.variation.dictionary }

/// Creates a copy with another value of one axis; other axes keep theirs.
///
/// - Parameter variationIdentifier: The axis's identifier.
public func CTFontDescriptorCreateCopyWithVariation(
    _ original: CTFontDescriptor, _ variationIdentifier: CFNumber, _ variationValue: CGFloat
) -> CTFontDescriptor {
    let old = original.attributes[kCTFontVariationAttribute] as? NSDictionary ?? NSDictionary()
    let new = old.merged(with: [variationIdentifier: NSNumber(value: Double(variationValue))] as NSDictionary)
    return original.adding([kCTFontVariationAttribute: new] as NSDictionary)
}

extension VariationAxis {
    fileprivate var dictionary: NSDictionary {
        [
            kCTFontVariationAxisIdentifierKey: NSNumber(value: tag), kCTFontVariationAxisMinimumValueKey: NSNumber(value: minimum),
            kCTFontVariationAxisMaximumValueKey: NSNumber(value: maximum), kCTFontVariationAxisDefaultValueKey: NSNumber(value: initial),
            kCTFontVariationAxisNameKey: NSString(string: name), kCTFontVariationAxisHiddenKey: NSNumber(value: isHidden),
        ] as NSDictionary
    }
}

extension FontVariation {
    /// Reads numbers by identifiers; other entries are ignored.
    init(_ dictionary: NSDictionary) {
        self.init()
        for (key, value) in dictionary {
            guard let tag = (key as? NSNumber).flatMap({ UInt32(exactly: $0.int64Value) }), let value = value as? NSNumber else { continue }
            self[tag] = value.doubleValue
        }
    }

    /// The values as numbers by identifiers.
    var dictionary: NSDictionary {
        let result = NSMutableDictionary()
        for (tag, value) in self { result[NSNumber(value: tag)] = NSNumber(value: value) }
        return result
    }
}
