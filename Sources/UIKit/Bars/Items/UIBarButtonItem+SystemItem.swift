extension UIBarButtonItem {
    /// Buttons and spaces as the system has them.
    public enum SystemItem: Int, Sendable {
        /// "Done", bold.
        case done = 0
        /// "Cancel".
        case cancel
        /// "Edit".
        case edit
        /// "Save", bold.
        case save
        /// A plus.
        case add
        /// Room that takes what the others leave.
        case flexibleSpace
        /// Room of a fixed width.
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
        /// A turning arrow.
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
        /// "Undo".
        case undo
        /// "Redo".
        case redo
        /// A curled page; an empty button since iOS 11.
        case pageCurl
        /// A cross.
        case close

        /// What the button says; nil for one with a picture.
        var words: String? {
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
