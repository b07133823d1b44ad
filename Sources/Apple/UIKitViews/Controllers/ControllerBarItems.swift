/// The bar items of a controller, each created on first access.
@MainActor
package struct ControllerBarItems {
    private var navigationItem: UINavigationItem?
    package var tabItem: UITabBarItem?
    private var editItem: UIBarButtonItem?
    private(set) var isEditing = false

    nonisolated init() {}

    mutating func navigation(titled title: String?) -> UINavigationItem {
        if let navigationItem { return navigationItem }
        let made = UINavigationItem(title: title ?? "")
        navigationItem = made
        return made
    }

    mutating func tab(titled title: String?) -> UITabBarItem {
        if let tabItem { return tabItem }
        let made = UITabBarItem(title: title, image: nil, tag: 0)
        tabItem = made
        return made
    }

    mutating func edit(_ onTap: @escaping @MainActor () -> Void) -> UIBarButtonItem {
        if let editItem { return editItem }
        let made = UIBarButtonItem(primaryAction: UIAction { _ in onTap() })
        editItem = made
        showEditing()
        return made
    }

    mutating func setEditing(_ editing: Bool) {
        isEditing = editing
        showEditing()
    }

    func rename(to title: String?) {
        navigationItem?.title = title
        tabItem?.title = title
    }

    private func showEditing() {
        editItem?.title = isEditing ? "Done" : "Edit"
        editItem?.style = isEditing ? .done : .plain
    }
}

extension UIViewController {
    func barTitleChanged() { barItems.rename(to: title) }

    func toggleEditing() { setEditing(!isEditing, animated: true) }

    /// Tells the container that the tab bar item of this controller is another one.
    package func tabBarItemChanged() { (parent as? any ControllerContainer)?.tabBarItemChanged(of: self) }

    package func toolbarItemsChanged(animated: Bool) {
        (parent as? any ControllerContainer)?.toolbarItemsChanged(of: self, animated: animated)
    }
}
