public import CoreGraphics

// Keys of the dictionary of the position.

/// The dictionary of the position.
public var kCGImagePropertyGPSDictionary: CFString { interned("{GPS}") }
/// The version of the position tags, an array.
public var kCGImagePropertyGPSVersion: CFString { interned("Version") }
/// `N` or `S`.
public var kCGImagePropertyGPSLatitudeRef: CFString { interned("LatitudeRef") }
/// The latitude in degrees.
public var kCGImagePropertyGPSLatitude: CFString { interned("Latitude") }
/// `E` or `W`.
public var kCGImagePropertyGPSLongitudeRef: CFString { interned("LongitudeRef") }
/// The longitude in degrees.
public var kCGImagePropertyGPSLongitude: CFString { interned("Longitude") }
/// 0 above sea level, 1 below.
public var kCGImagePropertyGPSAltitudeRef: CFString { interned("AltitudeRef") }
/// The altitude in metres.
public var kCGImagePropertyGPSAltitude: CFString { interned("Altitude") }
/// The time of day in UTC, as `23:59:59`.
public var kCGImagePropertyGPSTimeStamp: CFString { interned("TimeStamp") }
/// The satellites.
public var kCGImagePropertyGPSSatellites: CFString { interned("Satellites") }
/// The state of the receiver.
public var kCGImagePropertyGPSStatus: CFString { interned("Status") }
/// The measurement mode.
public var kCGImagePropertyGPSMeasureMode: CFString { interned("MeasureMode") }
/// The dilution of precision.
public var kCGImagePropertyGPSDOP: CFString { interned("DOP") }
/// The unit of the speed.
public var kCGImagePropertyGPSSpeedRef: CFString { interned("SpeedRef") }
/// The speed.
public var kCGImagePropertyGPSSpeed: CFString { interned("Speed") }
/// The reference of the direction of movement.
public var kCGImagePropertyGPSTrackRef: CFString { interned("TrackRef") }
/// The direction of movement in degrees.
public var kCGImagePropertyGPSTrack: CFString { interned("Track") }
/// The reference of the direction of the image.
public var kCGImagePropertyGPSImgDirectionRef: CFString { interned("ImgDirectionRef") }
/// The direction of the image in degrees.
public var kCGImagePropertyGPSImgDirection: CFString { interned("ImgDirection") }
/// The geodetic datum.
public var kCGImagePropertyGPSMapDatum: CFString { interned("MapDatum") }
/// The date in UTC, as `2024:12:31`.
public var kCGImagePropertyGPSDateStamp: CFString { interned("DateStamp") }
