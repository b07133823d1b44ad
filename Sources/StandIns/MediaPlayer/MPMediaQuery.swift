public import Foundation
import LaminaConcurrency
import LaminaStandIns

/// The music of a device whose user says no: it is empty.
open class MPMediaLibrary: NSObject, @unchecked Sendable {
    // Sendable because it has no state of its own.

    private static let only = MPMediaLibrary()
    private static let answer = Guarded(MPMediaLibraryAuthorizationStatus.notDetermined)

    /// Returns the library.
    open class func `default`() -> MPMediaLibrary { only }
    /// The day of the last change: a day long ago.
    open var lastModifiedDate: Date { .distantPast }
    /// Returns the user's answer.
    open class func authorizationStatus() -> MPMediaLibraryAuthorizationStatus { answer.withLock { $0 } }
    /// Asks the user, who says no.
    open class func requestAuthorization(_ handler: @escaping (MPMediaLibraryAuthorizationStatus) -> Void) {
        deny()
        StandIn.answer { handler(.denied) }
    }
    /// Asks the user, who says no.
    @discardableResult
    open class func requestAuthorization() async -> MPMediaLibraryAuthorizationStatus {
        deny()
        return .denied
    }
    /// Begins notices of changes; there are none.
    open func beginGeneratingLibraryChangeNotifications() {}
    /// Ends notices of changes.
    open func endGeneratingLibraryChangeNotifications() {}

    private class func deny() {
        say()
        answer.withLock { $0 = .denied }
    }
    class func say() { StandIn.say("MPMediaLibrary", "there is no music here, so the user denies its use") }
}

extension NSNotification.Name {
    /// Posted when the library has changed; never here.
    public static let MPMediaLibraryDidChange = NSNotification.Name("MPMediaLibraryDidChangeNotification")
}

/// A condition of a query.
open class MPMediaPredicate: NSObject {}

/// A condition of a property.
open class MPMediaPropertyPredicate: MPMediaPredicate {
    /// The property.
    public let property: String
    /// The value; nil for none.
    public let value: Any?
    /// The comparison.
    public let comparisonType: MPMediaPredicateComparison

    /// Creates a condition.
    public init(value: Any?, forProperty property: String, comparisonType: MPMediaPredicateComparison = .equalTo) {
        (self.value, self.property, self.comparisonType) = (value, property, comparisonType)
        super.init()
    }
}

/// A question to the library, which is empty.
open class MPMediaQuery: NSObject {
    /// The conditions.
    open var filterPredicates: Set<MPMediaPredicate>?
    /// The grouping of collections.
    open var groupingType = MPMediaGrouping.title
    /// The items: none.
    open var items: [MPMediaItem]? {
        MPMediaLibrary.say()
        return []
    }
    /// The collections: none.
    open var collections: [MPMediaItemCollection]? {
        MPMediaLibrary.say()
        return []
    }

    /// Creates a question.
    public init(filterPredicates: Set<MPMediaPredicate>?) {
        self.filterPredicates = filterPredicates
        super.init()
    }
    /// Creates a question for everything.
    public convenience override init() { self.init(filterPredicates: nil) }

    /// Adds a condition.
    open func addFilterPredicate(_ predicate: MPMediaPredicate) { filterPredicates = (filterPredicates ?? []).union([predicate]) }
    /// Removes a condition.
    open func removeFilterPredicate(_ predicate: MPMediaPredicate) { filterPredicates?.remove(predicate) }

    private class func query(_ grouping: MPMediaGrouping) -> MPMediaQuery {
        let query = MPMediaQuery()
        query.groupingType = grouping
        return query
    }

    /// Returns a question for songs.
    open class func songs() -> MPMediaQuery { query(.title) }
    /// Returns a question for albums.
    open class func albums() -> MPMediaQuery { query(.album) }
    /// Returns a question for artists.
    open class func artists() -> MPMediaQuery { query(.artist) }
    /// Returns a question for playlists.
    open class func playlists() -> MPMediaQuery { query(.playlist) }
    /// Returns a question for podcasts.
    open class func podcasts() -> MPMediaQuery { query(.podcastTitle) }
    /// Returns a question for books.
    open class func audiobooks() -> MPMediaQuery { query(.title) }
    /// Returns a question for composers.
    open class func composers() -> MPMediaQuery { query(.composer) }
    /// Returns a question for genres.
    open class func genres() -> MPMediaQuery { query(.genre) }
}
