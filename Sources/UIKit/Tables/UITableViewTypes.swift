extension UITableView {
    /// How sections are told apart.
    public enum Style: Int, Sendable {
        /// Headers stay in sight while their section scrolls by.
        case plain = 0
        /// Sections stand apart.
        case grouped
        /// Sections stand apart, with room at the sides and round corners.
        case insetGrouped
    }

    /// Where in the view a row is brought.
    public enum ScrollPosition: Int, Sendable {
        /// Into sight, by the shortest way.
        case none = 0
        /// To the upper edge.
        case top
        /// To the middle.
        case middle
        /// To the lower edge.
        case bottom
    }

    /// How rows come and go.
    public enum RowAnimation: Int, Sendable {
        /// By fading.
        case fade = 0
        /// From and to the right.
        case right
        /// From and to the left.
        case left
        /// From and to the row above.
        case top
        /// From and to the row below.
        case bottom
        /// At once.
        case none
        /// From and to the middle.
        case middle
        /// As suits the table.
        case automatic = 100
    }
}
