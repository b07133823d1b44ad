extension UISearchBar {
    /// The prominence of a search bar.
    public typealias Style = UISearchBarStyle

    /// A sign in a search bar.
    public typealias Icon = UISearchBarIcon
}
