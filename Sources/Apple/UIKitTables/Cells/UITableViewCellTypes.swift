extension UITableViewCell {
    /// The arrangement of a cell's texts.
    public enum CellStyle: Int, Sendable {
        /// A title, with an optional image before it.
        case `default` = 0
        /// A title at the start and a detail text in the secondary colour at the end.
        case value1
        /// A short title in the tint colour and a detail text beside it.
        case value2
        /// A title with a smaller detail text below it.
        case subtitle
    }

    /// The type of the standard accessory at a cell's end.
    public enum AccessoryType: Int, Sendable {
        /// No accessory.
        case none = 0
        /// A chevron, for a row that leads to another screen.
        case disclosureIndicator
        /// An info button and a chevron.
        case detailDisclosureButton
        /// A check mark.
        case checkmark
        /// An info button.
        case detailButton
    }

    /// The appearance of a selected cell.
    public enum SelectionStyle: Int, Sendable {
        /// No change when the cell is selected.
        case none = 0
        /// Grey; blue up to iOS 6.
        case blue
        /// Grey.
        case gray
        /// Grey.
        case `default`
    }

    /// The kind of editing that a row's edit control offers.
    public enum EditingStyle: Int, Sendable {
        /// No edit control.
        case none = 0
        /// A control that deletes the row.
        case delete
        /// A control that inserts a row.
        case insert
    }

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
    public enum SeparatorStyle: Int, Sendable {
        /// No separator.
        case none = 0
        /// A line of one pixel.
        case singleLine
    }
}
