public import Foundation

extension IndexPath {
    /// A row of a table's section.
    public init(row: Int, section: Int) { self = [section, row] }

    /// An item of a collection's section.
    public init(item: Int, section: Int) { self = [section, item] }

    /// The section; 0 in a path without numbers, where Apple's raises an exception.
    public var section: Int {
        get { isEmpty ? 0 : self[0] }
        set { set(newValue, at: 0) }
    }

    /// The row in the section; 0 in a path of fewer than two numbers.
    public var row: Int {
        get { count > 1 ? self[1] : 0 }
        set { set(newValue, at: 1) }
    }

    /// The item in the section; the same number as the row.
    public var item: Int {
        get { row }
        set { row = newValue }
    }

    private mutating func set(_ number: Int, at place: Int) {
        while count <= place { append(0) }
        self[place] = number
    }
}
