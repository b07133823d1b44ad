public import Foundation
import LaminaText

extension CGFont {
    /// The axes of a variable font, one dictionary for each; nil for other fonts.
    public var variationAxes: CFArray? {
        let axes = face.axes
        guard !axes.isEmpty else { return nil }
        return NSArray(
            array: axes.map { axis in
                [
                    CGFont.variationAxisName: NSString(string: axis.name), CGFont.variationAxisMinValue: NSNumber(value: axis.minimum),
                    CGFont.variationAxisMaxValue: NSNumber(value: axis.maximum), CGFont.variationAxisDefaultValue: NSNumber(value: axis.initial),
                ] as NSDictionary
            })
    }

    /// The key of an axis's name, a string.
    public class var variationAxisName: CFString { NSString(string: "kCGFontVariationAxisName") }
    /// The key of an axis's least value, a number.
    public class var variationAxisMinValue: CFString { NSString(string: "kCGFontVariationAxisMinValue") }
    /// The key of an axis's greatest value, a number.
    public class var variationAxisMaxValue: CFString { NSString(string: "kCGFontVariationAxisMaxValue") }
    /// The key of an axis's initial value, a number.
    public class var variationAxisDefaultValue: CFString { NSString(string: "kCGFontVariationAxisDefaultValue") }

    /// The values of all axes by the axes' names; nil for a font that is not variable.
    public var variations: CFDictionary? {
        let axes = face.axes
        guard !axes.isEmpty else { return nil }
        let result = NSMutableDictionary()
        for axis in axes { result[NSString(string: axis.name)] = NSNumber(value: face.variation[axis.tag] ?? axis.initial) }
        return result
    }

    /// Creates a copy with other axis values; nil for a font that is not variable.
    ///
    /// - Parameter variations: Numbers by the axes' names, which are clamped to the axes' limits. Axes without a number, and nil, have the initial
    ///   value.
    public func copy(withVariations variations: CFDictionary?) -> CGFont? {
        let axes = face.axes
        guard !axes.isEmpty else { return nil }
        var values = FontVariation()
        for axis in axes { values[axis.tag] = (variations?[NSString(string: axis.name)] as? NSNumber)?.doubleValue ?? axis.initial }
        return CGFont(face.varied(by: values))
    }
}
