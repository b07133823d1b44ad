/// A film of a batch as the plan stores it.
package struct PlannedFilm: Sendable, Hashable {
    /// The number of the table's row, from 1.
    package let number: Int
    /// The film's path, as the table's user wrote it.
    package let output: String
    /// The row's values, in the order of the plan's columns; nil for a value that is not given.
    package let cells: [String?]
    /// The hash of everything that determines the film: two films with the same key have the same frames.
    package let key: String

    package init(number: Int, output: String, cells: [String?], key: String) {
        self.number = number
        self.output = output
        self.cells = cells
        self.key = key
    }
}
