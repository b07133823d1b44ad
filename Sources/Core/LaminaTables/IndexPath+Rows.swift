import Foundation

// A row is an index path of two numbers: its section, and its index in the section. `UIKit` gives apps the same members.

extension IndexPath {
    init(row: Int, section: Int) { self = [section, row] }

    /// The section; 0 for an empty index path.
    var section: Int { isEmpty ? 0 : self[0] }
    /// The row in the section; 0 for an index path with fewer than two indices.
    var row: Int { count > 1 ? self[1] : 0 }
}
