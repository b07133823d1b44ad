/// Enumerations of Core Spotlight.

#ifndef LAMINA_CORESPOTLIGHT_VALUES_H
#define LAMINA_CORESPOTLIGHT_VALUES_H

/// The reasons.
typedef enum __attribute__((enum_extensibility(open))) CSIndexErrorCode : long {
    /// Unknown.
    CSIndexErrorCodeUnknownError = -1,
    /// The index cannot be used now.
    CSIndexErrorCodeIndexUnavailableError = -1000,
    /// An item is not valid.
    CSIndexErrorCodeInvalidItemError = -1001,
    /// There is no index.
    CSIndexErrorCodeIndexingUnsupported = -1005,
} CSIndexErrorCode;

#endif
