extension UITableViewCell {
    /// How a cell arranges its texts.
    public enum CellStyle: Int, Sendable {
        /// One text, with room for a picture before it.
        case `default` = 0
        /// One text, and another in secondary colour at the end.
        case value1
        /// A short text in the tint, and another beside it.
        case value2
        /// One text, and a smaller one below it.
        case subtitle
    }

    /// What stands at a cell's end.
    public enum AccessoryType: Int, Sendable {
        /// Nothing.
        case none = 0
        /// A chevron: a tap on the row leads further.
        case disclosureIndicator
        /// A button for details, and a chevron.
        case detailDisclosureButton
        /// A check mark.
        case checkmark
        /// A button for details.
        case detailButton
    }

    /// How a selected cell looks.
    public enum SelectionStyle: Int, Sendable {
        /// As always.
        case none = 0
        /// Grey; the blue is from iOS 6 and before.
        case blue
        /// Grey.
        case gray
        /// Grey.
        case `default`
    }

    /// What editing offers for a row.
    public enum EditingStyle: Int, Sendable {
        /// Nothing.
        case none = 0
        /// To remove the row.
        case delete
        /// To add a row.
        case insert
    }

    /// What a cell shows besides its content.
    public struct StateMask: OptionSet, Sendable {
        /// One bit for each.
        public let rawValue: UInt
        /// The states of some bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The control by which the row is deleted, inserted or selected.
        public static let showingEditControl = StateMask(rawValue: 1)
        /// The buttons of a swipe or a confirmation.
        public static let showingDeleteConfirmation = StateMask(rawValue: 2)
    }

    /// What separates rows.
    public enum SeparatorStyle: Int, Sendable {
        /// Nothing.
        case none = 0
        /// A line of one pixel.
        case singleLine
    }
}
