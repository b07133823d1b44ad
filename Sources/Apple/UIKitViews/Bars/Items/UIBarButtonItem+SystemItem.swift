extension UIBarButtonItem {
    /// The predefined buttons and spaces.
    public enum SystemItem: Int, Sendable {
        /// A bold button "Done".
        case done = 0
        /// A button "Cancel".
        case cancel
        /// A button "Edit".
        case edit
        /// A bold button "Save".
        case save
        /// A plus sign.
        case add
        /// A space that takes the width that the other items leave.
        case flexibleSpace
        /// A space of a fixed width.
        case fixedSpace
        /// A pencil on paper.
        case compose
        /// An arrow back.
        case reply
        /// An arrow out of a box.
        case action
        /// A folder.
        case organize
        /// An open book.
        case bookmarks
        /// A magnifying glass.
        case search
        /// A circular arrow.
        case refresh
        /// A cross.
        case stop
        /// A camera.
        case camera
        /// A bin.
        case trash
        /// A triangle to the right.
        case play
        /// Two bars.
        case pause
        /// Two triangles to the left.
        case rewind
        /// Two triangles to the right.
        case fastForward
        /// A button "Undo".
        case undo
        /// A button "Redo".
        case redo
        /// A page curl; an empty button since iOS 11.
        case pageCurl
        /// A cross.
        case close

        /// The title of the button; nil for buttons with a glyph, and for spaces.
        package var words: String? {
            switch self {
            case .done: "Done"
            case .cancel: "Cancel"
            case .edit: "Edit"
            case .save: "Save"
            case .undo: "Undo"
            case .redo: "Redo"
            default: nil
            }
        }
    }
}
