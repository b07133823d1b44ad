@_exported public import Foundation
import LaminaStandIns
public import UniformTypeIdentifiers

/// The words about an item for a search.
open class CSSearchableItemAttributeSet: NSObject {
    /// The type of the content.
    public let contentType: UTType
    /// The title.
    open var title: String?
    /// The name for the user.
    open var displayName: String?
    /// Words about the content.
    open var contentDescription: String?
    /// Words by which the item is found.
    open var keywords: [String]?
    /// The small picture's file.
    open var thumbnailData: Data?
    /// The address of the small picture.
    open var thumbnailURL: URL?
    /// The address of the content.
    open var contentURL: URL?
    /// The name of an item that these words belong to.
    open var relatedUniqueIdentifier: String?

    /// Creates words about a content of a type.
    public init(contentType: UTType) {
        self.contentType = contentType
        super.init()
    }
    /// Creates words about a content of a type, such as `public.text`.
    public convenience init(itemContentType type: String) { self.init(contentType: UTType(type) ?? .data) }
}

/// An item that a search finds.
open class CSSearchableItem: NSObject {
    /// The name that no other item of the app has.
    open var uniqueIdentifier: String
    /// The name of a group of items.
    open var domainIdentifier: String?
    /// The day after which the item is forgotten.
    open var expirationDate: Date!
    /// The words.
    open var attributeSet: CSSearchableItemAttributeSet

    /// Creates an item.
    public init(uniqueIdentifier: String?, domainIdentifier: String?, attributeSet: CSSearchableItemAttributeSet) {
        self.uniqueIdentifier = uniqueIdentifier ?? UUID().uuidString
        (self.domainIdentifier, self.attributeSet) = (domainIdentifier, attributeSet)
        super.init()
    }
}

/// The domain of errors of the index.
public let CSIndexErrorDomain = "CSIndexErrorDomain"

/// An error of the index.
public struct CSIndexError: Error, Hashable, Sendable, CustomNSError {
    /// The reasons.
    public typealias Code = CSIndexErrorCode

    /// The reason.
    public let code: Code
    /// Creates an error.
    public init(_ code: Code) { self.code = code }
    /// The domain.
    public static var errorDomain: String { CSIndexErrorDomain }
    /// The reason's number.
    public var errorCode: Int { code.rawValue }
}

/// The index of a device without a search: changes end with `CSIndexError.indexingUnsupported`.
open class CSSearchableIndex: NSObject, @unchecked Sendable {
    // Sendable because it has no state that changes.

    private static let only = CSSearchableIndex(name: "")
    private let name: String

    /// Creates an index with a name.
    public init(name: String) {
        self.name = name
        super.init()
    }

    /// Returns the app's index.
    open class func `default`() -> CSSearchableIndex { only }
    /// Returns true when there is a search: false.
    open class func isIndexingAvailable() -> Bool { false }

    /// Adds items, and calls a closure with the reason why it cannot be done.
    open func indexSearchableItems(_ items: [CSSearchableItem], completionHandler: (((any Error)?) -> Void)? = nil) { refuse(completionHandler) }
    /// Removes items, and calls a closure with the reason why it cannot be done.
    open func deleteSearchableItems(withIdentifiers identifiers: [String], completionHandler: (((any Error)?) -> Void)? = nil) {
        refuse(completionHandler)
    }
    /// Removes groups of items, and calls a closure with the reason why it cannot be done.
    open func deleteSearchableItems(withDomainIdentifiers domainIdentifiers: [String], completionHandler: (((any Error)?) -> Void)? = nil) {
        refuse(completionHandler)
    }
    /// Removes all items, and calls a closure with the reason why it cannot be done.
    open func deleteAllSearchableItems(completionHandler: (((any Error)?) -> Void)? = nil) { refuse(completionHandler) }

    private func refuse(_ completion: (((any Error)?) -> Void)?) {
        StandIn.say("CSSearchableIndex", "there is no search here, so the app's items are not found")
        if let completion { StandIn.answer { completion(CSIndexError(.indexingUnsupported)) } }
    }
}

/// The type of the activity of an item that the user has found.
public let CSSearchableItemActionType = "com.apple.corespotlightitem"
/// The key of the item's name in that activity.
public let CSSearchableItemActivityIdentifier = "kCSSearchableItemActivityIdentifier"
/// The type of the activity of a search that the user continues.
public let CSQueryContinuationActionType = "com.apple.corespotlightquery"
/// The key of the words of that search.
public let CSSearchQueryString = "kCSSearchQueryString"
