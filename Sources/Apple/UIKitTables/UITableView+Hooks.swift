extension UITableView: HeaderScrolling {}
