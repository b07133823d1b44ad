public import Foundation

/// The methods by which an object supplies a table's rows.
@preconcurrency @MainActor
public protocol UITableViewDataSource: NSObjectProtocol {
    /// Asks the data source for the number of rows in a section.
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
    /// Asks the data source for the cell of a row that becomes visible.
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
    /// Asks the data source for the number of sections; 1 by default.
    func numberOfSections(in tableView: UITableView) -> Int
    /// Asks the data source for the title above a section.
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
    /// Asks the data source for the title below a section.
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
    /// Asks the data source whether the user may delete or insert a row.
    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool
    /// Asks the data source for the titles of the index; nil for no index.
    func sectionIndexTitles(for tableView: UITableView) -> [String]?
    /// Asks the data source for the section to which a title of the index leads.
    func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int
    /// Tells the data source to delete or insert a row at the user's request.
    func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath)
    /// Asks the data source whether the user may move a row.
    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool
    /// Tells the data source that the user moved a row.
    func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)
}

extension UITableViewDataSource {
    /// The default implementation; returns 1.
    public func numberOfSections(in tableView: UITableView) -> Int { 1 }
    /// The default implementation; returns nil, for no title.
    public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
    /// The default implementation; returns nil, for no title.
    public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
    /// The default implementation; returns nil, for no index.
    public func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
    /// The default implementation; returns the section of the same index.
    public func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int { index }
    /// The default implementation; returns true and records that the data source does not implement the method.
    public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        tableView.unimplementedMethods.editabilityIsMissing = true
        return true
    }
    /// The default implementation; does nothing.
    public func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {}
    /// The default implementation; returns false and records that the data source does not implement the method.
    public func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
        tableView.unimplementedMethods.movabilityIsMissing = true
        return false
    }
    /// The default implementation; does nothing.
    public func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {}
}
