/// Enumerations of MapKit.

#ifndef LAMINA_MAPKIT_VALUES_H
#define LAMINA_MAPKIT_VALUES_H

/// The colours of a pin until iOS 9.
typedef enum __attribute__((enum_extensibility(open))) MKPinAnnotationColor : unsigned long {
    /// Red.
    MKPinAnnotationColorRed = 0,
    /// Green.
    MKPinAnnotationColorGreen = 1,
    /// Purple.
    MKPinAnnotationColorPurple = 2,
} MKPinAnnotationColor;

/// The visibility of a part of an annotation.
typedef enum __attribute__((enum_extensibility(open))) MKFeatureVisibility : long {
    /// Chosen by the map.
    MKFeatureVisibilityAdaptive = 0,
    /// Hidden.
    MKFeatureVisibilityHidden = 1,
    /// Visible.
    MKFeatureVisibilityVisible = 2,
} MKFeatureVisibility;

/// The reasons.
typedef enum __attribute__((enum_extensibility(open))) MKErrorCode : unsigned long {
    /// Unknown.
    MKErrorCodeUnknown = 1,
    /// The service cannot answer.
    MKErrorCodeServerFailure = 2,
    /// Too many requests.
    MKErrorCodeLoadingThrottled = 3,
    /// No place was found.
    MKErrorCodePlacemarkNotFound = 4,
    /// No way was found.
    MKErrorCodeDirectionsNotFound = 5,
    /// A file cannot be read.
    MKErrorCodeDecodingFailed = 6,
} MKErrorCode;

/// The looks of a map.
typedef enum __attribute__((enum_extensibility(open))) MKMapType : unsigned long {
    /// Roads and names.
    MKMapTypeStandard = 0,
    /// Pictures from above.
    MKMapTypeSatellite = 1,
    /// Pictures with roads and names.
    MKMapTypeHybrid = 2,
    /// Pictures with heights.
    MKMapTypeSatelliteFlyover = 3,
    /// Pictures with heights, roads and names.
    MKMapTypeHybridFlyover = 4,
    /// Roads and names in weak colours.
    MKMapTypeMutedStandard = 5,
} MKMapType;

/// The ways in which a map follows the user.
typedef enum __attribute__((enum_extensibility(open))) MKUserTrackingMode : long {
    /// Not at all.
    MKUserTrackingModeNone = 0,
    /// The place.
    MKUserTrackingModeFollow = 1,
    /// The place and the direction.
    MKUserTrackingModeFollowWithHeading = 2,
} MKUserTrackingMode;

/// The planes of overlays.
typedef enum __attribute__((enum_extensibility(open))) MKOverlayLevel : long {
    /// Above roads.
    MKOverlayLevelAboveRoads = 0,
    /// Above names.
    MKOverlayLevelAboveLabels = 1,
} MKOverlayLevel;

#endif
