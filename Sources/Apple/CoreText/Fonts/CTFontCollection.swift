public import CoreGraphics
public import Foundation
import LaminaText

/// A collection of fonts.
public final class CTFontCollection: NSObject {
    /// Must be the first stored property: Foundation reads it when it compares objects.
    private let foundationTag = FoundationTag()
    /// The descriptors that fonts must match; nil for all installed fonts.
    let queries: [CTFontDescriptor]?

    init(_ queries: [CTFontDescriptor]?) { self.queries = queries }
}

/// Returns the number that identifies the class of collections.
public func CTFontCollectionGetTypeID() -> CFTypeID { typeID(of: CTFontCollection.self) }

/// Creates the collection of all installed and registered fonts.
///
/// - Parameter options: Has no effect: no font is listed twice.
public func CTFontCollectionCreateFromAvailableFonts(_ options: CFDictionary?) -> CTFontCollection { CTFontCollection(nil) }

/// Creates the collection of the fonts that match any of the descriptors in an array; nil creates an empty one.
///
/// - Parameter options: Has no effect: no font is listed twice.
public func CTFontCollectionCreateWithFontDescriptors(_ queryDescriptors: CFArray?, _ options: CFDictionary?) -> CTFontCollection {
    CTFontCollection(queryDescriptors?.compactMap { $0 as? CTFontDescriptor } ?? [])
}

/// Returns the descriptors of the fonts in a collection, as an array; nil when there are none.
public func CTFontCollectionCreateMatchingFontDescriptors(_ collection: CTFontCollection) -> CFArray? {
    var found: [CTFontDescriptor]
    if let queries = collection.queries {
        found = queries.flatMap { (CTFontDescriptorCreateMatchingFontDescriptors($0, nil) as? [CTFontDescriptor]) ?? [] }
        var names = Set<String>()
        found = found.filter { names.insert($0.font(size: 0).name).inserted }
    } else {
        found = FontCatalog.system.allFaces.map { CTFontCopyFontDescriptor(CTFont(Font($0, size: 12))) }
    }
    return found.isEmpty ? nil : NSArray(array: found)
}
