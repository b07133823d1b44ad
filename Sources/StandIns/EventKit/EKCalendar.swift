public import CoreGraphics
public import Foundation

/// An object of the calendar.
open class EKObject: NSObject {
    /// True when there are changes that are not stored; never, because nothing is stored.
    open var hasChanges: Bool { false }
    /// True when the object was never stored.
    open var isNew: Bool { true }
    /// Forgets changes; there are none.
    open func reset() {}
    /// Reads the object anew; it is not stored.
    open func refresh() -> Bool { false }
    /// Forgets changes; there are none.
    open func rollback() {}
}

/// An account; none is there.
open class EKSource: EKObject {
    /// A name that no other account has.
    public let sourceIdentifier = UUID().uuidString
    /// The kind.
    open var sourceType: EKSourceType { .local }
    /// The name for the user.
    open var title: String { "" }
    /// Returns the calendars: none.
    open func calendars(for entityType: EKEntityType) -> Set<EKCalendar> { [] }
}

/// A calendar that the app makes; it cannot be stored.
open class EKCalendar: EKObject {
    /// A name that no other calendar has.
    public let calendarIdentifier = UUID().uuidString
    /// The kinds of things in the calendar.
    public let allowedEntityTypes: Set<EKEntityType>
    /// The account.
    open var source: EKSource!
    /// The name for the user.
    open var title = ""
    /// The kind.
    open var type: EKCalendarType { .local }
    /// True when events can be added: false.
    open var allowsContentModifications: Bool { false }
    /// True when the app may not change the calendar.
    open var isImmutable: Bool { false }
    /// The colour.
    open var cgColor: CGColor!

    /// Creates a calendar.
    public init(for entityType: EKEntityType, eventStore: EKEventStore) {
        allowedEntityTypes = [entityType]
        super.init()
    }
}
