/// Enumerations of Core Haptics.

#ifndef LAMINA_COREHAPTICS_VALUES_H
#define LAMINA_COREHAPTICS_VALUES_H

/// The reasons for a stop.
typedef enum __attribute__((enum_extensibility(open))) CHHapticEngineStoppedReason : long {
    /// A call.
    CHHapticEngineStoppedReasonAudioSessionInterrupt = 1,
    /// The app went to the background.
    CHHapticEngineStoppedReasonApplicationSuspended = 2,
    /// Nothing to do.
    CHHapticEngineStoppedReasonIdleTimeout = 3,
    /// The end of the patterns.
    CHHapticEngineStoppedReasonNotifyWhenFinished = 4,
    /// The engine was destroyed.
    CHHapticEngineStoppedReasonEngineDestroyed = 5,
    /// Anything else.
    CHHapticEngineStoppedReasonSystemError = -1,
} CHHapticEngineStoppedReason;

/// The ways in which an engine goes on when its players have finished.
typedef enum __attribute__((enum_extensibility(open))) CHHapticEngineFinishedAction : long {
    /// It stops.
    CHHapticEngineFinishedActionStopEngine = 1,
    /// It goes on.
    CHHapticEngineFinishedActionLeaveEngineRunning = 2,
} CHHapticEngineFinishedAction;

/// The reasons.
typedef enum __attribute__((enum_extensibility(open))) CHHapticErrorCode : long {
    /// The engine does not run.
    CHHapticErrorCodeEngineNotRunning = -4805,
    /// The device cannot do this.
    CHHapticErrorCodeNotSupported = -4809,
    /// The engine cannot be made.
    CHHapticErrorCodeServerInitFailed = -4810,
    /// A pattern is not valid.
    CHHapticErrorCodeInvalidPatternData = -4813,
    /// A file cannot be read.
    CHHapticErrorCodeFileNotFound = -4815,
} CHHapticErrorCode;

#endif
