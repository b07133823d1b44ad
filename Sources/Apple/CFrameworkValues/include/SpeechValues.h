/// Enumerations of Speech.

#ifndef LAMINA_SPEECH_VALUES_H
#define LAMINA_SPEECH_VALUES_H

/// The user's answer to the question whether the app may understand speech.
typedef enum __attribute__((enum_extensibility(open))) SFSpeechRecognizerAuthorizationStatus : long {
    /// The user was not asked.
    SFSpeechRecognizerAuthorizationStatusNotDetermined = 0,
    /// No.
    SFSpeechRecognizerAuthorizationStatusDenied = 1,
    /// The device cannot.
    SFSpeechRecognizerAuthorizationStatusRestricted = 2,
    /// Yes.
    SFSpeechRecognizerAuthorizationStatusAuthorized = 3,
} SFSpeechRecognizerAuthorizationStatus;

#endif
