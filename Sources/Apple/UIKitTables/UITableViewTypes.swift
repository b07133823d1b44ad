extension UITableView {
    /// The appearance of a table's sections.
    public typealias Style = UITableViewStyle

    /// The position to which a row is scrolled.
    public typealias ScrollPosition = UITableViewScrollPosition

    /// The animation of inserted and deleted rows.
    public typealias RowAnimation = UITableViewRowAnimation
}
