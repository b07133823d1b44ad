/// Enumerations of Core Location.

#ifndef LAMINA_CORELOCATION_VALUES_H
#define LAMINA_CORELOCATION_VALUES_H

/// The reasons.
typedef enum __attribute__((enum_extensibility(open))) CLErrorCode : long {
    /// The place is not known yet.
    CLErrorCodeLocationUnknown = 0,
    /// The user denied the use of the place.
    CLErrorCodeDenied = 1,
    /// The network cannot be reached.
    CLErrorCodeNetwork = 2,
    /// The direction cannot be determined.
    CLErrorCodeHeadingFailure = 3,
    /// Regions may not be monitored.
    CLErrorCodeRegionMonitoringDenied = 4,
    /// A region cannot be monitored.
    CLErrorCodeRegionMonitoringFailure = 5,
    /// The monitoring begins later.
    CLErrorCodeRegionMonitoringSetupDelayed = 6,
    /// Events of regions come later.
    CLErrorCodeRegionMonitoringResponseDelayed = 7,
    /// No place has this name or coordinate.
    CLErrorCodeGeocodeFoundNoResult = 8,
    /// Several places have this name.
    CLErrorCodeGeocodeFoundPartialResult = 9,
    /// The request was cancelled.
    CLErrorCodeGeocodeCanceled = 10,
    /// Updates cannot be put off.
    CLErrorCodeDeferredFailed = 11,
    /// The device does not move.
    CLErrorCodeDeferredNotUpdatingLocation = 12,
    /// The accuracy is too low to put updates off.
    CLErrorCodeDeferredAccuracyTooLow = 13,
    /// The distance filter forbids it to put updates off.
    CLErrorCodeDeferredDistanceFiltered = 14,
    /// The app has put updates off no longer.
    CLErrorCodeDeferredCanceled = 15,
    /// Beacons cannot be ranged.
    CLErrorCodeRangingUnavailable = 16,
    /// Ranging failed.
    CLErrorCodeRangingFailure = 17,
} CLErrorCode;

/// The user's answer to the question whether the app may know its place.
typedef enum __attribute__((enum_extensibility(open))) CLAuthorizationStatus : int {
    /// The user was not asked.
    CLAuthorizationStatusNotDetermined = 0,
    /// The app may not, and the user cannot change it.
    CLAuthorizationStatusRestricted = 1,
    /// The user said no.
    CLAuthorizationStatusDenied = 2,
    /// The app may at any time.
    CLAuthorizationStatusAuthorizedAlways = 3,
    /// The app may while it is used.
    CLAuthorizationStatusAuthorizedWhenInUse = 4,
} CLAuthorizationStatus;

/// The accuracies that the user grants.
typedef enum __attribute__((enum_extensibility(open))) CLAccuracyAuthorization : long {
    /// The exact place.
    CLAccuracyAuthorizationFullAccuracy = 0,
    /// The rough place.
    CLAccuracyAuthorizationReducedAccuracy = 1,
} CLAccuracyAuthorization;

/// The kinds of movement.
typedef enum __attribute__((enum_extensibility(open))) CLActivityType : long {
    /// Unknown.
    CLActivityTypeOther = 1,
    /// Driving on roads.
    CLActivityTypeAutomotiveNavigation = 2,
    /// Walking and sports.
    CLActivityTypeFitness = 3,
    /// Boats and trains.
    CLActivityTypeOtherNavigation = 4,
    /// Flying.
    CLActivityTypeAirborne = 5,
} CLActivityType;

/// The distances of a beacon.
typedef enum __attribute__((enum_extensibility(open))) CLProximity : long {
    /// Not determined.
    CLProximityUnknown = 0,
    /// Some centimetres.
    CLProximityImmediate = 1,
    /// Some metres.
    CLProximityNear = 2,
    /// Far away.
    CLProximityFar = 3,
} CLProximity;

#endif
