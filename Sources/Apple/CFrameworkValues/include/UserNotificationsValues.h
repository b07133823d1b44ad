/// Enumerations of UserNotifications.

#ifndef LAMINA_USERNOTIFICATIONS_VALUES_H
#define LAMINA_USERNOTIFICATIONS_VALUES_H

/// The urgencies of notifications.
typedef enum __attribute__((enum_extensibility(open))) UNNotificationInterruptionLevel : unsigned long {
    /// Silent.
    UNNotificationInterruptionLevelPassive = 0,
    /// With sound.
    UNNotificationInterruptionLevelActive = 1,
    /// Also while the user is busy.
    UNNotificationInterruptionLevelTimeSensitive = 2,
    /// Also while the device is silent.
    UNNotificationInterruptionLevelCritical = 3,
} UNNotificationInterruptionLevel;

/// The user's answer to the question whether the app may notify.
typedef enum __attribute__((enum_extensibility(open))) UNAuthorizationStatus : long {
    /// The user was not asked.
    UNAuthorizationStatusNotDetermined = 0,
    /// No.
    UNAuthorizationStatusDenied = 1,
    /// Yes.
    UNAuthorizationStatusAuthorized = 2,
    /// Silently.
    UNAuthorizationStatusProvisional = 3,
    /// For a short time.
    UNAuthorizationStatusEphemeral = 4,
} UNAuthorizationStatus;

/// The states of one kind of notification.
typedef enum __attribute__((enum_extensibility(open))) UNNotificationSetting : long {
    /// The app does not use it.
    UNNotificationSettingNotSupported = 0,
    /// Off.
    UNNotificationSettingDisabled = 1,
    /// On.
    UNNotificationSettingEnabled = 2,
} UNNotificationSetting;

/// The reasons.
typedef enum __attribute__((enum_extensibility(open))) UNErrorCode : long {
    /// The user does not allow notifications.
    UNErrorCodeNotificationsNotAllowed = 1,
    /// The address is no file.
    UNErrorCodeAttachmentInvalidURL = 100,
    /// The kind of the file is not known.
    UNErrorCodeAttachmentUnrecognizedType = 101,
    /// The file is too large.
    UNErrorCodeAttachmentInvalidFileSize = 102,
    /// The file is not stored.
    UNErrorCodeAttachmentNotInDataStore = 103,
    /// The file cannot be moved.
    UNErrorCodeAttachmentMoveIntoDataStoreFailed = 104,
    /// The file is damaged.
    UNErrorCodeAttachmentCorrupt = 105,
    /// The notification has no date.
    UNErrorCodeNotificationInvalidNoDate = 1400,
    /// The notification has no content.
    UNErrorCodeNotificationInvalidNoContent = 1401,
} UNErrorCode;

#endif
