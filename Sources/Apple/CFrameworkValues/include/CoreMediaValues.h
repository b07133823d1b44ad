/// Enumerations of Core Media.

#ifndef LAMINA_COREMEDIA_VALUES_H
#define LAMINA_COREMEDIA_VALUES_H

/// The ways of rounding times.
typedef enum __attribute__((enum_extensibility(open))) CMTimeRoundingMethod : unsigned int {
    /// To the nearest.
    CMTimeRoundingMethodDefault = 1,
    /// Towards 0.
    CMTimeRoundingMethodRoundTowardZero = 2,
    /// Away from 0.
    CMTimeRoundingMethodRoundAwayFromZero = 3,
} CMTimeRoundingMethod;

#endif
