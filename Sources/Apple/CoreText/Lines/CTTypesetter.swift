public import CoreGraphics
public import Foundation
import LaminaText

/// A shaped string from which lines are made.
public final class CTTypesetter: NSObject {
    /// Must be the first stored property: Foundation reads it when it compares objects.
    private let foundationTag = FoundationTag()
    let typesetter: Typesetter
    let string: NSAttributedString

    init(_ string: NSAttributedString) {
        self.string = NSAttributedString(attributedString: string)
        typesetter = Typesetter(StyledText(string.coreText))
    }

    /// Returns the characters of a range; a length of 0 means all up to the string's end.
    func indices(_ range: CFRange) -> Range<Int> { range.indices(in: 0..<string.length) }
}

/// Returns the number that identifies the class of typesetters.
public func CTTypesetterGetTypeID() -> CFTypeID { typeID(of: CTTypesetter.self) }

/// Shapes a string.
public func CTTypesetterCreateWithAttributedString(_ string: CFAttributedString) -> CTTypesetter { CTTypesetter(string) }

/// Shapes a string.
///
/// - Parameter options: Have no effect: writing directions follow from the text and its paragraph styles.
public func CTTypesetterCreateWithAttributedStringAndOptions(_ string: CFAttributedString, _ options: CFDictionary?) -> CTTypesetter? {
    CTTypesetter(string)
}

/// Creates a line of these characters; a length of 0 means all up to the string's end.
public func CTTypesetterCreateLine(_ typesetter: CTTypesetter, _ stringRange: CFRange) -> CTLine {
    CTTypesetterCreateLineWithOffset(typesetter, stringRange, 0)
}

/// Creates a line of these characters; a length of 0 means all up to the string's end.
///
/// - Parameter offset: The distance of the line's start from the origin of tab stops, in points.
public func CTTypesetterCreateLineWithOffset(_ typesetter: CTTypesetter, _ stringRange: CFRange, _ offset: Double) -> CTLine {
    CTLine(typesetter.typesetter.line(typesetter.indices(stringRange), offset: offset), of: typesetter.string)
}

/// Returns the number of characters from an index on that fit into a width when lines end between words; 0 at the string's end.
///
/// A word that is wider than the line is broken after the last cluster that fits, and at least one cluster fits always.
public func CTTypesetterSuggestLineBreak(_ typesetter: CTTypesetter, _ startIndex: CFIndex, _ width: Double) -> CFIndex {
    CTTypesetterSuggestLineBreakWithOffset(typesetter, startIndex, width, 0)
}

/// Returns the number of characters from an index on that fit into a width when lines end between words; 0 at the string's end.
///
/// - Parameter offset: The distance of the line's start from the origin of tab stops, in points.
public func CTTypesetterSuggestLineBreakWithOffset(
    _ typesetter: CTTypesetter, _ startIndex: CFIndex, _ width: Double, _ offset: Double
) -> CFIndex {
    typesetter.lineLength(from: startIndex, width, isBetweenWords: true, offset)
}

/// Returns the number of characters from an index on that fit into a width when lines end after any cluster; 0 at the string's end.
public func CTTypesetterSuggestClusterBreak(_ typesetter: CTTypesetter, _ startIndex: CFIndex, _ width: Double) -> CFIndex {
    CTTypesetterSuggestClusterBreakWithOffset(typesetter, startIndex, width, 0)
}

/// Returns the number of characters from an index on that fit into a width when lines end after any cluster; 0 at the string's end.
///
/// - Parameter offset: The distance of the line's start from the origin of tab stops, in points.
public func CTTypesetterSuggestClusterBreakWithOffset(
    _ typesetter: CTTypesetter, _ startIndex: CFIndex, _ width: Double, _ offset: Double
) -> CFIndex {
    typesetter.lineLength(from: startIndex, width, isBetweenWords: false, offset)
}

extension CTTypesetter {
    fileprivate func lineLength(from start: Int, _ width: Double, isBetweenWords: Bool, _ offset: Double) -> Int {
        guard (0..<string.length).contains(start) else { return 0 }
        return typesetter.lineEnd(from: start, width: width, isBetweenWords: isBetweenWords, offset: offset) - start
    }
}
