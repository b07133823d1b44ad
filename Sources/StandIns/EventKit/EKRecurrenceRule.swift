public import Foundation

/// A day of the week, or of a week of the month.
open class EKRecurrenceDayOfWeek: NSObject, NSCopying {
    /// The day.
    public let dayOfTheWeek: EKWeekday
    /// The week, negative from the end; 0 for each week.
    public let weekNumber: Int

    /// Creates a day of each week.
    public convenience init(_ dayOfTheWeek: EKWeekday) { self.init(dayOfTheWeek: dayOfTheWeek, weekNumber: 0) }
    /// Creates a day of a week.
    public convenience init(_ dayOfTheWeek: EKWeekday, weekNumber: Int) { self.init(dayOfTheWeek: dayOfTheWeek, weekNumber: weekNumber) }
    /// Creates a day of a week.
    public init(dayOfTheWeek: EKWeekday, weekNumber: Int) {
        (self.dayOfTheWeek, self.weekNumber) = (dayOfTheWeek, weekNumber)
        super.init()
    }
    /// Returns the object itself, which never changes.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The end of a repetition.
open class EKRecurrenceEnd: NSObject, NSCopying {
    /// The day; nil for an end after a number of times.
    public let endDate: Date?
    /// The number of times; 0 for an end at a day.
    public let occurrenceCount: Int

    /// Creates an end at a day.
    public init(end endDate: Date) {
        (self.endDate, occurrenceCount) = (endDate, 0)
        super.init()
    }
    /// Creates an end after a number of times.
    public init(occurrenceCount: Int) {
        (endDate, self.occurrenceCount) = (nil, occurrenceCount)
        super.init()
    }
    /// Returns the object itself, which never changes.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A rule by which an event repeats.
open class EKRecurrenceRule: EKObject, NSCopying {
    /// The unit.
    public let frequency: EKRecurrenceFrequency
    /// The number of units between two times.
    public let interval: Int
    /// The days of the week.
    public let daysOfTheWeek: [EKRecurrenceDayOfWeek]?
    /// The days of the month, negative from the end.
    public let daysOfTheMonth: [NSNumber]?
    /// The months of the year.
    public let monthsOfTheYear: [NSNumber]?
    /// The weeks of the year, negative from the end.
    public let weeksOfTheYear: [NSNumber]?
    /// The days of the year, negative from the end.
    public let daysOfTheYear: [NSNumber]?
    /// The places in the list of days that count.
    public let setPositions: [NSNumber]?
    /// The end; nil for none.
    open var recurrenceEnd: EKRecurrenceEnd?

    /// Creates a rule of one unit.
    public convenience init(recurrenceWith type: EKRecurrenceFrequency, interval: Int, end: EKRecurrenceEnd?) {
        self.init(
            recurrenceWith: type, interval: interval, daysOfTheWeek: nil, daysOfTheMonth: nil, monthsOfTheYear: nil, weeksOfTheYear: nil,
            daysOfTheYear: nil, setPositions: nil, end: end)
    }
    /// Creates a rule of days and months.
    public init(
        recurrenceWith type: EKRecurrenceFrequency, interval: Int, daysOfTheWeek days: [EKRecurrenceDayOfWeek]?,
        daysOfTheMonth monthDays: [NSNumber]?, monthsOfTheYear months: [NSNumber]?, weeksOfTheYear: [NSNumber]?, daysOfTheYear: [NSNumber]?,
        setPositions: [NSNumber]?, end: EKRecurrenceEnd?
    ) {
        (frequency, self.interval, daysOfTheWeek, daysOfTheMonth) = (type, interval, days, monthDays)
        (monthsOfTheYear, self.weeksOfTheYear, self.daysOfTheYear) = (months, weeksOfTheYear, daysOfTheYear)
        (self.setPositions, recurrenceEnd) = (setPositions, end)
        super.init()
    }
    /// Returns an equal rule.
    open func copy(with zone: NSZone? = nil) -> Any {
        EKRecurrenceRule(
            recurrenceWith: frequency, interval: interval, daysOfTheWeek: daysOfTheWeek, daysOfTheMonth: daysOfTheMonth,
            monthsOfTheYear: monthsOfTheYear, weeksOfTheYear: weeksOfTheYear, daysOfTheYear: daysOfTheYear, setPositions: setPositions,
            end: recurrenceEnd)
    }
}
