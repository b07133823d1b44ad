/// Enumerations of Image I/O.

#ifndef LAMINA_IMAGEIO_VALUES_H
#define LAMINA_IMAGEIO_VALUES_H

/// The reason why an animation did not begin.
typedef enum __attribute__((enum_extensibility(open))) CGImageAnimationStatus : int {
    /// An argument is wrong, such as a first frame that does not exist.
    CGImageAnimationStatusParameterError = -22140,
    /// The image is damaged.
    CGImageAnimationStatusCorruptInputImage = -22141,
    /// The format has no animations here.
    CGImageAnimationStatusUnsupportedFormat = -22142,
    /// The image is not complete.
    CGImageAnimationStatusIncompleteInputImage = -22143,
    /// There is not enough memory.
    CGImageAnimationStatusAllocationFailure = -22144,
} CGImageAnimationStatus;

/// The intended display of an image: the edges of the scene to which its first row and first column belong.
///
/// The raw values are those of Exif.
typedef enum __attribute__((enum_extensibility(open))) CGImagePropertyOrientation : unsigned int {
    /// As stored.
    CGImagePropertyOrientationUp = 1,
    /// A horizontal flip.
    CGImagePropertyOrientationUpMirrored = 2,
    /// A half turn.
    CGImagePropertyOrientationDown = 3,
    /// A vertical flip.
    CGImagePropertyOrientationDownMirrored = 4,
    /// A horizontal flip and a quarter turn counterclockwise.
    CGImagePropertyOrientationLeftMirrored = 5,
    /// A quarter turn clockwise.
    CGImagePropertyOrientationRight = 6,
    /// A horizontal flip and a quarter turn clockwise.
    CGImagePropertyOrientationRightMirrored = 7,
    /// A quarter turn counterclockwise.
    CGImagePropertyOrientationLeft = 8,
} CGImagePropertyOrientation;

/// The state of an image source's bytes.
typedef enum __attribute__((enum_extensibility(open))) CGImageSourceStatus : int {
    /// The bytes end before the image does, and no more will come.
    CGImageSourceStatusStatusUnexpectedEOF = -5,
    /// The bytes are damaged.
    CGImageSourceStatusStatusInvalidData = -4,
    /// The bytes are those of no format that is read.
    CGImageSourceStatusStatusUnknownType = -3,
    /// The bytes end before the size of the image is known.
    CGImageSourceStatusStatusReadingHeader = -2,
    /// The image is not complete yet.
    CGImageSourceStatusStatusIncomplete = -1,
    /// All bytes are there.
    CGImageSourceStatusStatusComplete = 0,
} CGImageSourceStatus;

#endif
