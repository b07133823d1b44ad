public import CoreGraphics
public import Foundation

/// A tab stop.
public final class CTTextTab: NSObject {
    /// Must be the first stored property: Foundation reads it when it compares objects.
    private let foundationTag = FoundationTag()
    let alignment: CTTextAlignment
    let location: Double
    let options: NSDictionary?

    init(_ alignment: CTTextAlignment, _ location: Double, _ options: NSDictionary?) {
        self.alignment = alignment
        // Layout ignores stops beyond 10⁷ points.
        self.location = location.isFinite ? location : 0
        self.options = options
    }

    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? CTTextTab else { return false }
        return other.alignment == alignment && other.location == location
    }
    public override var hash: Int { location.hashValue }
}

/// Characters at which columns of a tab stop end, a `CFCharacterSet`.
public var kCTTabColumnTerminatorsAttributeName: CFString { interned("NSTabColumnTerminatorsAttributeName") }

/// Returns the number that identifies the class of tab stops.
public func CTTextTabGetTypeID() -> CFTypeID { typeID(of: CTTextTab.self) }

/// Creates a tab stop.
///
/// - Parameters:
///   - alignment: The alignment of text at the stop; layout treats every stop as left-aligned.
///   - location: The distance from the leading edge, in points.
public func CTTextTabCreate(_ alignment: CTTextAlignment, _ location: Double, _ options: CFDictionary?) -> CTTextTab {
    CTTextTab(alignment, location, options)
}

/// Returns the alignment of text at a tab stop.
public func CTTextTabGetAlignment(_ tab: CTTextTab) -> CTTextAlignment { tab.alignment }
/// Returns the distance of a tab stop from the leading edge, in points.
public func CTTextTabGetLocation(_ tab: CTTextTab) -> Double { tab.location }
/// Returns the options with which a tab stop was created.
public func CTTextTabGetOptions(_ tab: CTTextTab) -> CFDictionary? { tab.options }
