/// Enumerations of Photos.

#ifndef LAMINA_PHOTOS_VALUES_H
#define LAMINA_PHOTOS_VALUES_H

/// The kinds of objects in the library.
typedef enum __attribute__((enum_extensibility(open))) PHAssetMediaType : long {
    /// Not known.
    PHAssetMediaTypeUnknown = 0,
    /// A photo.
    PHAssetMediaTypeImage = 1,
    /// A film.
    PHAssetMediaTypeVideo = 2,
    /// A sound.
    PHAssetMediaTypeAudio = 3,
} PHAssetMediaType;

/// The ways in which a picture fills its size.
typedef enum __attribute__((enum_extensibility(open))) PHImageContentMode : long {
    /// The whole picture.
    PHImageContentModeAspectFit = 0,
    /// The whole size.
    PHImageContentModeAspectFill = 1,
} PHImageContentMode;

/// The order of pictures for a request.
typedef enum __attribute__((enum_extensibility(open))) PHImageRequestOptionsDeliveryMode : long {
    /// A small one first.
    PHImageRequestOptionsDeliveryModeOpportunistic = 0,
    /// The good one only.
    PHImageRequestOptionsDeliveryModeHighQualityFormat = 1,
    /// The fast one only.
    PHImageRequestOptionsDeliveryModeFastFormat = 2,
} PHImageRequestOptionsDeliveryMode;

/// The sizes of pictures for a request.
typedef enum __attribute__((enum_extensibility(open))) PHImageRequestOptionsResizeMode : long {
    /// As they are.
    PHImageRequestOptionsResizeModeNone = 0,
    /// About the size.
    PHImageRequestOptionsResizeModeFast = 1,
    /// The size.
    PHImageRequestOptionsResizeModeExact = 2,
} PHImageRequestOptionsResizeMode;

/// The edits of pictures for a request.
typedef enum __attribute__((enum_extensibility(open))) PHImageRequestOptionsVersion : long {
    /// With edits.
    PHImageRequestOptionsVersionCurrent = 0,
    /// Without edits.
    PHImageRequestOptionsVersionUnadjusted = 1,
    /// As taken.
    PHImageRequestOptionsVersionOriginal = 2,
} PHImageRequestOptionsVersion;

/// The user's answer to the question whether the app may use the photos.
typedef enum __attribute__((enum_extensibility(open))) PHAuthorizationStatus : long {
    /// The user was not asked.
    PHAuthorizationStatusNotDetermined = 0,
    /// The app may not, and the user cannot change it.
    PHAuthorizationStatusRestricted = 1,
    /// No.
    PHAuthorizationStatusDenied = 2,
    /// Yes.
    PHAuthorizationStatusAuthorized = 3,
    /// For some photos.
    PHAuthorizationStatusLimited = 4,
} PHAuthorizationStatus;

/// The kinds of use.
typedef enum __attribute__((enum_extensibility(open))) PHAccessLevel : long {
    /// Adding photos.
    PHAccessLevelAddOnly = 1,
    /// Reading and changing photos.
    PHAccessLevelReadWrite = 2,
} PHAccessLevel;

/// The reasons.
typedef enum __attribute__((enum_extensibility(open))) PHPhotosErrorCode : long {
    /// Unknown.
    PHPhotosErrorCodeInternalError = -1,
    /// The user cancelled.
    PHPhotosErrorCodeUserCancelled = 3072,
    /// The library cannot be opened.
    PHPhotosErrorCodeLibraryVolumeOffline = 3114,
    /// The request is not valid.
    PHPhotosErrorCodeInvalidResource = 3302,
    /// The user said no.
    PHPhotosErrorCodeAccessUserDenied = 3311,
    /// The app may not, and the user cannot change it.
    PHPhotosErrorCodeAccessRestricted = 3310,
} PHPhotosErrorCode;

#endif
