public import CoreGraphics

// Keys of the dictionary of Exif's tags.

/// The dictionary of Exif's tags.
public var kCGImagePropertyExifDictionary: CFString { interned("{Exif}") }
/// The exposure time in seconds.
public var kCGImagePropertyExifExposureTime: CFString { interned("ExposureTime") }
/// The ratio of focal length and aperture.
public var kCGImagePropertyExifFNumber: CFString { interned("FNumber") }
/// The code of the exposure program.
public var kCGImagePropertyExifExposureProgram: CFString { interned("ExposureProgram") }
/// The spectral sensitivity of each channel.
public var kCGImagePropertyExifSpectralSensitivity: CFString { interned("SpectralSensitivity") }
/// The sensitivities, an array.
public var kCGImagePropertyExifISOSpeedRatings: CFString { interned("ISOSpeedRatings") }
/// The version of Exif, an array.
public var kCGImagePropertyExifVersion: CFString { interned("ExifVersion") }
/// The time of the exposure.
public var kCGImagePropertyExifDateTimeOriginal: CFString { interned("DateTimeOriginal") }
/// The time at which the image was stored.
public var kCGImagePropertyExifDateTimeDigitized: CFString { interned("DateTimeDigitized") }
/// The time zone of the last change.
public var kCGImagePropertyExifOffsetTime: CFString { interned("OffsetTime") }
/// The time zone of the exposure.
public var kCGImagePropertyExifOffsetTimeOriginal: CFString { interned("OffsetTimeOriginal") }
/// The time zone in which the image was stored.
public var kCGImagePropertyExifOffsetTimeDigitized: CFString { interned("OffsetTimeDigitized") }
/// The bits per pixel of the compression.
public var kCGImagePropertyExifCompressedBitsPerPixel: CFString { interned("CompressedBitsPerPixel") }
/// The shutter speed in APEX units.
public var kCGImagePropertyExifShutterSpeedValue: CFString { interned("ShutterSpeedValue") }
/// The aperture in APEX units.
public var kCGImagePropertyExifApertureValue: CFString { interned("ApertureValue") }
/// The brightness in APEX units.
public var kCGImagePropertyExifBrightnessValue: CFString { interned("BrightnessValue") }
/// The exposure bias in APEX units.
public var kCGImagePropertyExifExposureBiasValue: CFString { interned("ExposureBiasValue") }
/// The smallest f-number of the lens, in APEX units.
public var kCGImagePropertyExifMaxApertureValue: CFString { interned("MaxApertureValue") }
/// The distance of the subject in metres.
public var kCGImagePropertyExifSubjectDistance: CFString { interned("SubjectDistance") }
/// The code of the metering mode.
public var kCGImagePropertyExifMeteringMode: CFString { interned("MeteringMode") }
/// The code of the light source.
public var kCGImagePropertyExifLightSource: CFString { interned("LightSource") }
/// The code of the flash.
public var kCGImagePropertyExifFlash: CFString { interned("Flash") }
/// The focal length in millimetres.
public var kCGImagePropertyExifFocalLength: CFString { interned("FocalLength") }
/// The place of the subject, an array.
public var kCGImagePropertyExifSubjectArea: CFString { interned("SubjectArea") }
/// The fraction of the second of the last change.
public var kCGImagePropertyExifSubsecTime: CFString { interned("SubsecTime") }
/// The fraction of the second of the exposure.
public var kCGImagePropertyExifSubsecTimeOriginal: CFString { interned("SubsecTimeOriginal") }
/// The fraction of the second at which the image was stored.
public var kCGImagePropertyExifSubsecTimeDigitized: CFString { interned("SubsecTimeDigitized") }
/// The version of FlashPix, an array.
public var kCGImagePropertyExifFlashPixVersion: CFString { interned("FlashPixVersion") }
/// The colour space: 1 for sRGB, 65535 for others.
public var kCGImagePropertyExifColorSpace: CFString { interned("ColorSpace") }
/// The width in pixels.
public var kCGImagePropertyExifPixelXDimension: CFString { interned("PixelXDimension") }
/// The height in pixels.
public var kCGImagePropertyExifPixelYDimension: CFString { interned("PixelYDimension") }
/// The pixels per unit on the sensor in x.
public var kCGImagePropertyExifFocalPlaneXResolution: CFString { interned("FocalPlaneXResolution") }
/// The pixels per unit on the sensor in y.
public var kCGImagePropertyExifFocalPlaneYResolution: CFString { interned("FocalPlaneYResolution") }
/// The unit of the resolution on the sensor.
public var kCGImagePropertyExifFocalPlaneResolutionUnit: CFString { interned("FocalPlaneResolutionUnit") }
/// The exposure index.
public var kCGImagePropertyExifExposureIndex: CFString { interned("ExposureIndex") }
/// The code of the sensor.
public var kCGImagePropertyExifSensingMethod: CFString { interned("SensingMethod") }
/// The code of special processing.
public var kCGImagePropertyExifCustomRendered: CFString { interned("CustomRendered") }
/// The code of the exposure mode.
public var kCGImagePropertyExifExposureMode: CFString { interned("ExposureMode") }
/// The code of the white balance.
public var kCGImagePropertyExifWhiteBalance: CFString { interned("WhiteBalance") }
/// The ratio of the digital zoom.
public var kCGImagePropertyExifDigitalZoomRatio: CFString { interned("DigitalZoomRatio") }
/// The focal length for film of 35 mm.
public var kCGImagePropertyExifFocalLenIn35mmFilm: CFString { interned("FocalLenIn35mmFilm") }
/// The code of the scene.
public var kCGImagePropertyExifSceneCaptureType: CFString { interned("SceneCaptureType") }
/// The code of the gain.
public var kCGImagePropertyExifGainControl: CFString { interned("GainControl") }
/// The code of the contrast.
public var kCGImagePropertyExifContrast: CFString { interned("Contrast") }
/// The code of the saturation.
public var kCGImagePropertyExifSaturation: CFString { interned("Saturation") }
/// The code of the sharpness.
public var kCGImagePropertyExifSharpness: CFString { interned("Sharpness") }
/// The code of the distance of the subject.
public var kCGImagePropertyExifSubjectDistRange: CFString { interned("SubjectDistRange") }
/// The owner of the camera.
public var kCGImagePropertyExifCameraOwnerName: CFString { interned("CameraOwnerName") }
/// The serial number of the camera.
public var kCGImagePropertyExifBodySerialNumber: CFString { interned("BodySerialNumber") }
/// The focal lengths and f-numbers of the lens, an array.
public var kCGImagePropertyExifLensSpecification: CFString { interned("LensSpecification") }
/// The maker of the lens.
public var kCGImagePropertyExifLensMake: CFString { interned("LensMake") }
/// The model of the lens.
public var kCGImagePropertyExifLensModel: CFString { interned("LensModel") }
/// The serial number of the lens.
public var kCGImagePropertyExifLensSerialNumber: CFString { interned("LensSerialNumber") }
