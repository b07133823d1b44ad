public import Foundation

/// The reason for which a notification is delivered.
open class UNNotificationTrigger: NSObject, NSCopying {
    /// True when the notification is delivered each time.
    public let repeats: Bool

    init(repeats: Bool) {
        self.repeats = repeats
        super.init()
    }

    /// Returns the object itself.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A delivery after a time.
open class UNTimeIntervalNotificationTrigger: UNNotificationTrigger {
    /// The time, in seconds.
    public let timeInterval: TimeInterval

    /// Creates a delivery after a time.
    public init(timeInterval: TimeInterval, repeats: Bool) {
        self.timeInterval = timeInterval
        super.init(repeats: repeats)
    }

    /// Returns the time of the next delivery.
    open func nextTriggerDate() -> Date? { Date(timeIntervalSinceNow: timeInterval) }
}

/// A delivery at a time of the calendar.
open class UNCalendarNotificationTrigger: UNNotificationTrigger {
    /// The parts of the time that must agree.
    public let dateComponents: DateComponents

    /// Creates a delivery at a time.
    public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
        self.dateComponents = dateComponents
        super.init(repeats: repeats)
    }

    /// Returns the time of the next delivery; nil when there is none.
    open func nextTriggerDate() -> Date? {
        let calendar = dateComponents.calendar ?? .current
        return calendar.nextDate(after: Date(), matching: dateComponents, matchingPolicy: .nextTime)
    }
}

/// A delivery by a server; it never happens.
open class UNPushNotificationTrigger: UNNotificationTrigger {}
