public import Foundation

/// An event or a reminder that the app makes; it cannot be stored.
open class EKCalendarItem: EKObject {
    /// A name that no other item has.
    public let calendarItemIdentifier = UUID().uuidString
    /// The calendar.
    open var calendar: EKCalendar!
    /// The name for the user.
    open var title: String! = ""
    /// The place in words.
    open var location: String?
    /// Other words.
    open var notes: String?
    /// The address of a page.
    open var url: URL?
    /// The time zone; nil for the user's.
    open var timeZone: TimeZone?
    /// The alarms.
    open var alarms: [EKAlarm]?
    /// The rules by which the item repeats.
    open var recurrenceRules: [EKRecurrenceRule]?
    /// The day of making: nil, because the item is not stored.
    open var creationDate: Date? { nil }
    /// The day of the last change: nil, because the item is not stored.
    open var lastModifiedDate: Date? { nil }
    /// True when there are alarms.
    open var hasAlarms: Bool { alarms?.isEmpty == false }
    /// True when the item repeats.
    open var hasRecurrenceRules: Bool { recurrenceRules?.isEmpty == false }
    /// True when there are other words.
    open var hasNotes: Bool { notes?.isEmpty == false }

    /// Adds an alarm.
    open func addAlarm(_ alarm: EKAlarm) { alarms = (alarms ?? []) + [alarm] }
    /// Removes an alarm.
    open func removeAlarm(_ alarm: EKAlarm) { alarms?.removeAll { $0 === alarm } }
    /// Adds a rule.
    open func addRecurrenceRule(_ rule: EKRecurrenceRule) { recurrenceRules = (recurrenceRules ?? []) + [rule] }
    /// Removes a rule.
    open func removeRecurrenceRule(_ rule: EKRecurrenceRule) { recurrenceRules?.removeAll { $0 === rule } }
}

/// An event that the app makes; it cannot be stored.
open class EKEvent: EKCalendarItem {
    /// The name in the store; nil, because the event is not stored.
    open var eventIdentifier: String! { nil }
    /// The beginning.
    open var startDate: Date!
    /// The end.
    open var endDate: Date!
    /// True for an event of whole days.
    open var isAllDay = false
    /// The user's time meanwhile.
    open var availability = EKEventAvailability.busy
    /// The place.
    open var structuredLocation: EKStructuredLocation? { didSet { location = structuredLocation?.title ?? location } }

    /// Creates an event.
    public init(eventStore: EKEventStore) { super.init() }

    /// Returns the order of two events by their beginnings.
    open func compareStartDate(with other: EKEvent) -> ComparisonResult {
        guard let own = startDate, let others = other.startDate else { return .orderedSame }
        return own.compare(others)
    }
}

/// A reminder that the app makes; it cannot be stored.
open class EKReminder: EKCalendarItem {
    /// The first day.
    open var startDateComponents: DateComponents?
    /// The last day.
    open var dueDateComponents: DateComponents?
    /// True when it is done; sets the day of completion too.
    open var isCompleted: Bool {
        get { completionDate != nil }
        set { completionDate = newValue ? completionDate ?? Date() : nil }
    }
    /// The day of completion.
    open var completionDate: Date?
    /// The priority, 1 for the highest and 9 for the lowest; 0 for none.
    open var priority = 0

    /// Creates a reminder.
    public init(eventStore: EKEventStore) { super.init() }
}
