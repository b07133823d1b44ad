@_exported public import Foundation
import LaminaConcurrency
import LaminaStandIns

extension EKAuthorizationStatus {
    /// Yes, by its older name.
    public static var authorized: EKAuthorizationStatus { .fullAccess }
}

/// The domain of errors of the calendar.
public let EKErrorDomain = "EKErrorDomain"

/// An error of the calendar.
public struct EKError: Error, Hashable, Sendable, CustomNSError {
    /// The reasons.
    public typealias Code = EKErrorCode

    /// The reason.
    public let code: Code
    /// Creates an error.
    public init(_ code: Code) { self.code = code }
    /// The domain.
    public static var errorDomain: String { EKErrorDomain }
    /// The reason's number.
    public var errorCode: Int { code.rawValue }
}

/// The answer to the question whether the app may use a store.
public typealias EKEventStoreRequestAccessCompletionHandler = (Bool, (any Error)?) -> Void

/// The calendars of a device whose user says no: there are none, and changes end with `EKError.eventStoreNotAuthorized`.
open class EKEventStore: NSObject, @unchecked Sendable {
    // Sendable because it has no state of its own.

    private static let answers = Guarded<Set<EKEntityType>>([])

    /// The name that no other store has.
    public let eventStoreIdentifier = UUID().uuidString
    /// The accounts: none.
    open var sources: [EKSource] { [] }
    /// The calendar of new events: nil.
    open var defaultCalendarForNewEvents: EKCalendar? { nil }

    /// Returns the user's answer.
    open class func authorizationStatus(for entityType: EKEntityType) -> EKAuthorizationStatus {
        answers.withLock { $0.contains(entityType) } ? .denied : .notDetermined
    }

    /// Asks the user, who says no.
    open func requestAccess(to entityType: EKEntityType, completion: @escaping EKEventStoreRequestAccessCompletionHandler) {
        Self.deny(entityType)
        StandIn.answer { completion(false, nil) }
    }
    /// Asks the user, who says no.
    @discardableResult
    open func requestAccess(to entityType: EKEntityType) async throws -> Bool {
        Self.deny(entityType)
        return false
    }
    /// Asks the user, who says no.
    open func requestFullAccessToEvents(completion: @escaping EKEventStoreRequestAccessCompletionHandler) {
        requestAccess(to: .event, completion: completion)
    }
    /// Asks the user, who says no.
    @discardableResult
    open func requestFullAccessToEvents() async throws -> Bool { try await requestAccess(to: .event) }
    /// Asks the user, who says no.
    open func requestWriteOnlyAccessToEvents(completion: @escaping EKEventStoreRequestAccessCompletionHandler) {
        requestAccess(to: .event, completion: completion)
    }
    /// Asks the user, who says no.
    @discardableResult
    open func requestWriteOnlyAccessToEvents() async throws -> Bool { try await requestAccess(to: .event) }
    /// Asks the user, who says no.
    open func requestFullAccessToReminders(completion: @escaping EKEventStoreRequestAccessCompletionHandler) {
        requestAccess(to: .reminder, completion: completion)
    }
    /// Asks the user, who says no.
    @discardableResult
    open func requestFullAccessToReminders() async throws -> Bool { try await requestAccess(to: .reminder) }

    // MARK: Calendars

    /// Returns the calendars: none.
    open func calendars(for entityType: EKEntityType) -> [EKCalendar] { [] }
    /// Returns a calendar by its name: nil.
    open func calendar(withIdentifier identifier: String) -> EKCalendar? { nil }
    /// Returns an account by its name: nil.
    open func source(withIdentifier identifier: String) -> EKSource? { nil }
    /// Returns the calendar of new reminders: nil.
    open func defaultCalendarForNewReminders() -> EKCalendar? { nil }
    /// Throws `EKError.eventStoreNotAuthorized`.
    open func saveCalendar(_ calendar: EKCalendar, commit: Bool) throws { throw Self.refusal() }
    /// Throws `EKError.eventStoreNotAuthorized`.
    open func removeCalendar(_ calendar: EKCalendar, commit: Bool) throws { throw Self.refusal() }

    // MARK: Events and reminders

    /// Returns a predicate for the events of a time.
    open func predicateForEvents(withStart startDate: Date, end endDate: Date, calendars: [EKCalendar]?) -> NSPredicate {
        NSPredicate { object, _ in
            guard let event = object as? EKEvent, let start = event.startDate, let end = event.endDate else { return false }
            return start < endDate && end > startDate
        }
    }
    /// Returns a predicate for reminders.
    open func predicateForReminders(in calendars: [EKCalendar]?) -> NSPredicate { NSPredicate { object, _ in object is EKReminder } }
    /// Returns a predicate for reminders that are not done.
    open func predicateForIncompleteReminders(withDueDateStarting startDate: Date?, ending endDate: Date?, calendars: [EKCalendar]?) -> NSPredicate {
        NSPredicate { object, _ in (object as? EKReminder)?.isCompleted == false }
    }
    /// Returns the events for a predicate: none.
    open func events(matching predicate: NSPredicate) -> [EKEvent] {
        Self.say()
        return []
    }
    /// Calls a closure with each event for a predicate: never.
    open func enumerateEvents(matching predicate: NSPredicate, using block: @escaping (EKEvent, UnsafeMutablePointer<ObjCBool>) -> Void) {
        Self.say()
    }
    /// Returns an event by its name: nil.
    open func event(withIdentifier identifier: String) -> EKEvent? { nil }
    /// Returns an event or a reminder by its name: nil.
    open func calendarItem(withIdentifier identifier: String) -> EKCalendarItem? { nil }
    /// Answers with nil: there are no reminders.
    @discardableResult
    open func fetchReminders(matching predicate: NSPredicate, completion: @escaping ([EKReminder]?) -> Void) -> Any {
        Self.say()
        StandIn.answer { completion(nil) }
        return NSObject()
    }
    /// Ends a search of reminders; without effect, because it has ended.
    open func cancelFetchRequest(_ fetchIdentifier: Any) {}
    /// Throws `EKError.eventStoreNotAuthorized`.
    open func save(_ event: EKEvent, span: EKSpan, commit: Bool = true) throws { throw Self.refusal() }
    /// Throws `EKError.eventStoreNotAuthorized`.
    open func save(_ reminder: EKReminder, commit: Bool) throws { throw Self.refusal() }
    /// Throws `EKError.eventStoreNotAuthorized`.
    open func remove(_ event: EKEvent, span: EKSpan, commit: Bool = true) throws { throw Self.refusal() }
    /// Throws `EKError.eventStoreNotAuthorized`.
    open func remove(_ reminder: EKReminder, commit: Bool) throws { throw Self.refusal() }
    /// Throws `EKError.eventStoreNotAuthorized`.
    open func commit() throws { throw Self.refusal() }
    /// Forgets changes; there are none.
    open func reset() {}
    /// Reads the accounts anew; there are none.
    open func refreshSourcesIfNecessary() {}

    private class func refusal() -> EKError {
        say()
        return EKError(.eventStoreNotAuthorized)
    }
    private class func deny(_ type: EKEntityType) {
        say()
        answers.withLock { _ = $0.insert(type) }
    }
    private class func say() { StandIn.say("EKEventStore", "there are no calendars here, so the user denies their use") }
}

extension NSNotification.Name {
    /// Posted when the calendars have changed; never here.
    public static let EKEventStoreChanged = NSNotification.Name("EKEventStoreChangedNotification")
}
