extension UIBarButtonItem {
    /// The predefined buttons and spaces.
    public typealias SystemItem = UIBarButtonSystemItem
}

extension UIBarButtonItem.SystemItem {
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

    /// The item's name; nil for a raw value without a name.
    package var name: String? { Self.names.indices.contains(rawValue) ? Self.names[rawValue] : nil }

    private static let names = [
        "done", "cancel", "edit", "save", "add", "flexibleSpace", "fixedSpace", "compose", "reply", "action", "organize", "bookmarks", "search",
        "refresh", "stop", "camera", "trash", "play", "pause", "rewind", "fastForward", "undo", "redo", "pageCurl", "close",
    ]
}
