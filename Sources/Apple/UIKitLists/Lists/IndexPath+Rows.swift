public import Foundation

extension IndexPath {
    /// Creates the index path of a row in a table section.
    public init(row: Int, section: Int) { self = [section, row] }

    /// Creates the index path of an item in a collection section.
    public init(item: Int, section: Int) { self = [section, item] }

    /// The section; 0 for an empty index path, for which Apple's getter raises an exception.
    public var section: Int {
        get { isEmpty ? 0 : self[0] }
        set { set(newValue, at: 0) }
    }

    /// The row in the section; 0 for an index path with fewer than two indices.
    public var row: Int {
        get { count > 1 ? self[1] : 0 }
        set { set(newValue, at: 1) }
    }

    /// The item in the section; the same index as `row`.
    public var item: Int {
        get { row }
        set { row = newValue }
    }

    private mutating func set(_ number: Int, at place: Int) {
        while count <= place { append(0) }
        self[place] = number
    }
}

extension NSIndexPath {
    /// The section; 0 for an empty index path, for which Apple's getter raises an exception.
    public var section: Int { (self as IndexPath).section }

    /// The row in the section; 0 for an index path with fewer than two indices.
    public var row: Int { (self as IndexPath).row }

    /// The item in the section; the same index as `row`.
    public var item: Int { row }
}
