extension UITableViewCell {
    /// The arrangement of a cell's texts.
    public typealias CellStyle = UITableViewCellStyle

    /// The type of the standard accessory at a cell's end.
    public typealias AccessoryType = UITableViewCellAccessoryType

    /// The appearance of a selected cell.
    public typealias SelectionStyle = UITableViewCellSelectionStyle

    /// The kind of editing that a row's edit control offers.
    public typealias EditingStyle = UITableViewCellEditingStyle

    /// The controls that a cell shows besides its content.
    public struct StateMask: OptionSet, Sendable {
        /// The controls as bits.
        public let rawValue: UInt
        /// Creates a set from any bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The control that deletes, inserts or selects the row.
        public static let showingEditControl = StateMask(rawValue: 1)
        /// The buttons of a swipe or of a delete confirmation.
        public static let showingDeleteConfirmation = StateMask(rawValue: 2)
    }

    /// The separator between rows.
    public typealias SeparatorStyle = UITableViewCellSeparatorStyle
}
