/// Enumerations of LocalAuthentication.

#ifndef LAMINA_LOCALAUTHENTICATION_VALUES_H
#define LAMINA_LOCALAUTHENTICATION_VALUES_H

/// The ways of proving who the user is.
typedef enum __attribute__((enum_extensibility(open))) LAPolicy : long {
    /// By face or finger.
    LAPolicyDeviceOwnerAuthenticationWithBiometrics = 1,
    /// By face, finger or code.
    LAPolicyDeviceOwnerAuthentication = 2,
} LAPolicy;

/// The kinds of sensors.
typedef enum __attribute__((enum_extensibility(open))) LABiometryType : long {
    /// None.
    LABiometryTypeNone = 0,
    /// For fingers.
    LABiometryTypeTouchID = 1,
    /// For faces.
    LABiometryTypeFaceID = 2,
} LABiometryType;

/// The reasons.
typedef enum __attribute__((enum_extensibility(open))) LAErrorCode : long {
    /// The proof failed.
    LAErrorCodeAuthenticationFailed = -1,
    /// The user cancelled.
    LAErrorCodeUserCancel = -2,
    /// The user wants to enter a code.
    LAErrorCodeUserFallback = -3,
    /// The system cancelled.
    LAErrorCodeSystemCancel = -4,
    /// The device has no code.
    LAErrorCodePasscodeNotSet = -5,
    /// There is no sensor.
    LAErrorCodeBiometryNotAvailable = -6,
    /// The sensor knows nobody.
    LAErrorCodeBiometryNotEnrolled = -7,
    /// The sensor is locked.
    LAErrorCodeBiometryLockout = -8,
    /// The app cancelled.
    LAErrorCodeAppCancel = -9,
    /// The context is not valid.
    LAErrorCodeInvalidContext = -10,
    /// A panel is not allowed.
    LAErrorCodeNotInteractive = -1004,
} LAErrorCode;

#endif
