import LaminaMarkup

extension UITabBarItem {
    /// Items with titles and images of the system.
    public enum SystemItem: Int, Sendable {
        /// The item "More", for tabs that do not fit.
        case more = 0
        /// The item "Favorites".
        case favorites
        /// The item "Featured".
        case featured
        /// The item "Top Rated".
        case topRated
        /// The item "Recents".
        case recents
        /// The item "Contacts".
        case contacts
        /// The item "History".
        case history
        /// The item "Bookmarks".
        case bookmarks
        /// The item "Search".
        case search
        /// The item "Downloads".
        case downloads
        /// The item "Most Recent".
        case mostRecent
        /// The item "Most Viewed".
        case mostViewed
    }

    /// Creates an item with a title and an image of the system.
    public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
        self.init()
        show(systemItem)
        self.tag = tag
    }

    /// Sets the title and the image of a system item.
    func show(_ systemItem: SystemItem) {
        let (title, symbol) = systemItem.look
        self.title = title
        image = UIImage(systemName: symbol)
    }
}

extension UITabBarItem.SystemItem {
    /// The title and the name of the symbol.
    fileprivate var look: (title: String, symbol: String) {
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
