import LaminaMarkup

extension UITabBarItem {
    /// Items with titles and images of the system.
    public typealias SystemItem = UITabBarSystemItem

    /// Creates an item with a title and an image of the system.
    public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
        self.init()
        show(systemItem)
        self.tag = tag
    }

    /// Sets the title and the image of a system item.
    func show(_ systemItem: SystemItem) {
        guard let (title, symbol) = systemItem.look else { return }
        self.title = title
        image = UIImage(systemName: symbol)
    }
}

extension UITabBarItem.SystemItem {
    /// The title and the name of the symbol; nil for an item without a name.
    fileprivate var look: (title: String, symbol: String)? {
        switch self {
        case .more: ("More", "ellipsis")
        case .favorites: ("Favorites", "star.fill")
        case .featured: ("Featured", "star.fill")
        case .topRated: ("Top Rated", "star.fill")
        case .recents: ("Recents", "clock.fill")
        case .contacts: ("Contacts", "person.crop.circle.fill")
        case .history: ("History", "clock.fill")
        case .bookmarks: ("Bookmarks", "book.fill")
        case .search: ("Search", "magnifyingglass")
        case .downloads: ("Downloads", "square.and.arrow.down.fill")
        case .mostRecent: ("Most Recent", "clock.fill")
        case .mostViewed: ("Most Viewed", "list.number")
        @unknown default: nil
        }
    }
}

extension NibElement {
    /// The system item of a tab.
    var tabSystemItem: UITabBarItem.SystemItem? { self["systemItem"].flatMap { Self.tabSystemItems[$0] } }

    private static let tabSystemItems: [String: UITabBarItem.SystemItem] = [
        "more": .more, "favorites": .favorites, "featured": .featured, "topRated": .topRated, "recents": .recents, "contacts": .contacts,
        "history": .history, "bookmarks": .bookmarks, "search": .search, "downloads": .downloads, "mostRecent": .mostRecent,
        "mostViewed": .mostViewed,
    ]
}
