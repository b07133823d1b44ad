/// Enumerations of MessageUI.

#ifndef LAMINA_MESSAGEUI_VALUES_H
#define LAMINA_MESSAGEUI_VALUES_H

/// The ends of a message.
typedef enum __attribute__((enum_extensibility(open))) MFMailComposeResult : long {
    /// Thrown away.
    MFMailComposeResultCancelled = 0,
    /// Kept as a draft.
    MFMailComposeResultSaved = 1,
    /// Sent.
    MFMailComposeResultSent = 2,
    /// Not sent.
    MFMailComposeResultFailed = 3,
} MFMailComposeResult;

/// The ends of a short message.
typedef enum __attribute__((enum_extensibility(open))) MessageComposeResult : long {
    /// Thrown away.
    MessageComposeResultCancelled = 0,
    /// Sent.
    MessageComposeResultSent = 1,
    /// Not sent.
    MessageComposeResultFailed = 2,
} MessageComposeResult;

#endif
