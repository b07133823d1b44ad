/// An index or a number of elements.
public typealias CFIndex = Int
/// Options of functions of Core Foundation.
public typealias CFOptionFlags = UInt
/// A UTF-16 unit.
public typealias UniChar = UInt16

/// A range of elements, such as UTF-16 units of a string.
public struct CFRange: Hashable, Sendable {
    /// The index of the first element.
    public var location: CFIndex
    /// The number of elements.
    public var length: CFIndex

    /// Creates the range at 0 without elements.
    public init() { self.init(location: 0, length: 0) }
    /// Creates a range from its first index and its number of elements.
    public init(location: CFIndex, length: CFIndex) {
        self.location = location
        self.length = length
    }

    /// Creates a range from indices that are known to be ascending.
    package init(_ range: Range<Int>) { self.init(location: range.lowerBound, length: range.count) }

    /// Returns the indices of the range that lie in `whole`; a length of 0 means up to the end, as in Core Text.
    package func indices(in whole: Range<Int>) -> Range<Int> {
        let start = max(whole.lowerBound, min(whole.upperBound, location))
        guard length != 0 else { return start..<whole.upperBound }
        let (sum, overflows) = location.addingReportingOverflow(max(0, length))
        return start..<max(start, overflows ? whole.upperBound : min(whole.upperBound, sum))
    }
}

/// Creates a range from its first index and its number of elements.
public func CFRangeMake(_ loc: CFIndex, _ len: CFIndex) -> CFRange { CFRange(location: loc, length: len) }

/// The result of searches that find nothing.
public let kCFNotFound: CFIndex = -1
