/// Enumerations of Core Animation.

#ifndef LAMINA_QUARTZCORE_VALUES_H
#define LAMINA_QUARTZCORE_VALUES_H

/// A position or length of a layer's frame that a constraint sets or reads.
typedef enum __attribute__((enum_extensibility(open))) CAConstraintAttribute : int {
    /// The minimum x.
    CAConstraintAttributeMinX = 0,
    /// The horizontal centre.
    CAConstraintAttributeMidX = 1,
    /// The maximum x.
    CAConstraintAttributeMaxX = 2,
    /// The width.
    CAConstraintAttributeWidth = 3,
    /// The minimum y.
    CAConstraintAttributeMinY = 4,
    /// The vertical centre.
    CAConstraintAttributeMidY = 5,
    /// The maximum y.
    CAConstraintAttributeMaxY = 6,
    /// The height.
    CAConstraintAttributeHeight = 7,
} CAConstraintAttribute;

#endif
