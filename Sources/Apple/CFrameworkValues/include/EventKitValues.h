/// Enumerations of EventKit.

#ifndef LAMINA_EVENTKIT_VALUES_H
#define LAMINA_EVENTKIT_VALUES_H

/// The sides of a place's edge.
typedef enum __attribute__((enum_extensibility(open))) EKAlarmProximity : long {
    /// None.
    EKAlarmProximityNone = 0,
    /// On the way into it.
    EKAlarmProximityEnter = 1,
    /// On the way out of it.
    EKAlarmProximityLeave = 2,
} EKAlarmProximity;

/// The kinds of calendars.
typedef enum __attribute__((enum_extensibility(open))) EKCalendarType : long {
    /// Of the device.
    EKCalendarTypeLocal = 0,
    /// Of a CalDAV server.
    EKCalendarTypeCalDAV = 1,
    /// Of an Exchange server.
    EKCalendarTypeExchange = 2,
    /// To read only.
    EKCalendarTypeSubscription = 3,
    /// Of the contacts.
    EKCalendarTypeBirthday = 4,
} EKCalendarType;

/// The kinds of accounts.
typedef enum __attribute__((enum_extensibility(open))) EKSourceType : long {
    /// The device.
    EKSourceTypeLocal = 0,
    /// An Exchange server.
    EKSourceTypeExchange = 1,
    /// A CalDAV server.
    EKSourceTypeCalDAV = 2,
    /// Apple's service.
    EKSourceTypeMobileMe = 3,
    /// Subscriptions.
    EKSourceTypeSubscribed = 4,
    /// The contacts.
    EKSourceTypeBirthdays = 5,
} EKSourceType;

/// The ways in which an event takes the user's time.
typedef enum __attribute__((enum_extensibility(open))) EKEventAvailability : long {
    /// Not known.
    EKEventAvailabilityNotSupported = -1,
    /// The user is busy.
    EKEventAvailabilityBusy = 0,
    /// The user is free.
    EKEventAvailabilityFree = 1,
    /// The user may be busy.
    EKEventAvailabilityTentative = 2,
    /// The user is away.
    EKEventAvailabilityUnavailable = 3,
} EKEventAvailability;

/// The user's answer to the question whether the app may use the calendar.
typedef enum __attribute__((enum_extensibility(open))) EKAuthorizationStatus : long {
    /// The user was not asked.
    EKAuthorizationStatusNotDetermined = 0,
    /// The app may not, and the user cannot change it.
    EKAuthorizationStatusRestricted = 1,
    /// No.
    EKAuthorizationStatusDenied = 2,
    /// Yes.
    EKAuthorizationStatusFullAccess = 3,
    /// For adding events.
    EKAuthorizationStatusWriteOnly = 4,
} EKAuthorizationStatus;

/// The kinds of things for which an app asks.
typedef enum __attribute__((enum_extensibility(open))) EKEntityType : unsigned long {
    /// Events.
    EKEntityTypeEvent = 0,
    /// Reminders.
    EKEntityTypeReminder = 1,
} EKEntityType;

/// The range of a change of an event that repeats.
typedef enum __attribute__((enum_extensibility(open))) EKSpan : long {
    /// This event.
    EKSpanThisEvent = 0,
    /// This event and those after it.
    EKSpanFutureEvents = 1,
} EKSpan;

/// The reasons.
typedef enum __attribute__((enum_extensibility(open))) EKErrorCode : long {
    /// The event is not in a store.
    EKErrorCodeEventNotMutable = 0,
    /// There is no calendar.
    EKErrorCodeNoCalendar = 1,
    /// There is no first day.
    EKErrorCodeNoStartDate = 2,
    /// There is no last day.
    EKErrorCodeNoEndDate = 3,
    /// The last day comes before the first.
    EKErrorCodeDatesInverted = 4,
    /// Something went wrong.
    EKErrorCodeInternalFailure = 5,
    /// The calendar cannot be changed.
    EKErrorCodeCalendarReadOnly = 6,
    /// The store is not open to the app.
    EKErrorCodeEventStoreNotAuthorized = 29,
} EKErrorCode;

/// The units of a repetition.
typedef enum __attribute__((enum_extensibility(open))) EKRecurrenceFrequency : long {
    /// Days.
    EKRecurrenceFrequencyDaily = 0,
    /// Weeks.
    EKRecurrenceFrequencyWeekly = 1,
    /// Months.
    EKRecurrenceFrequencyMonthly = 2,
    /// Years.
    EKRecurrenceFrequencyYearly = 3,
} EKRecurrenceFrequency;

/// The days of the week.
typedef enum __attribute__((enum_extensibility(open))) EKWeekday : long {
    /// The first day.
    EKWeekdaySunday = 1,
    /// The second day.
    EKWeekdayMonday = 2,
    /// The third day.
    EKWeekdayTuesday = 3,
    /// The fourth day.
    EKWeekdayWednesday = 4,
    /// The fifth day.
    EKWeekdayThursday = 5,
    /// The sixth day.
    EKWeekdayFriday = 6,
    /// The seventh day.
    EKWeekdaySaturday = 7,
} EKWeekday;

#endif
