import Foundation

/// The numbers that a list's data source returns, checked and limited to what memory holds.
@MainActor
package struct ListCounts {
    /// The most sections of a list, and the most items of all its sections together.
    private let most = 10_000_000
    private let list: any CellList
    private var items = 0

    /// Begins to read the numbers of a list.
    package init(of list: any CellList) { self.list = list }

    /// Returns the number of sections that the list shows, for the number that the data source returned.
    package func sections(_ count: Int) -> Int { checked(count, most, "sections") }

    /// Returns the number of items that the list shows in the next section, for the number that the data source returned.
    ///
    /// - Parameter name: The plural of an item, such as `rows`.
    package mutating func items(_ count: Int, ofSection section: Int, name: String) -> Int {
        let shown = checked(count, most - items, "\(name) for section \(section)")
        items += shown
        return shown
    }

    private func checked(_ count: Int, _ most: Int, _ name: String) -> Int {
        let shown = max(0, min(count, most))
        if shown != count { list.refuse("the data source returned \(count) \(name); the list shows \(shown == 0 ? "none" : "the first \(shown)")") }
        return shown
    }
}
