extension UITableView {
    /// The appearance of a table's sections.
    public enum Style: Int, Sendable {
        /// Sections follow each other without gaps; headers stay visible while their section scrolls by.
        case plain = 0
        /// Sections are separated by gaps.
        case grouped
        /// Sections are separated by gaps, inset from the sides, and have rounded corners.
        case insetGrouped
    }

    /// The position to which a row is scrolled.
    public enum ScrollPosition: Int, Sendable {
        /// Any visible position, reached by the shortest scroll.
        case none = 0
        /// The top of the visible area.
        case top
        /// The middle of the visible area.
        case middle
        /// The bottom of the visible area.
        case bottom
    }

    /// The animation of inserted and deleted rows.
    public typealias RowAnimation = UITableViewRowAnimation
}
