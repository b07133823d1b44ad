extension UISearchBar {
    /// The prominence of a search bar.
    public enum Style: UInt, Sendable {
        /// A gray background with a line above and below.
        case `default` = 0
        /// The same as `default`.
        case prominent
        /// No background.
        case minimal
    }

    /// A sign in a search bar.
    public enum Icon: Int, Sendable {
        /// The magnifying glass.
        case search = 0
        /// The button that clears the text.
        case clear
        /// The bookmark button.
        case bookmark
        /// The button of search results.
        case resultsList
    }
}
