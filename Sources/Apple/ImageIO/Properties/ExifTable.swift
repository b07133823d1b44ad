import LaminaImages

/// The relation between Exif's tags and the keys of property dictionaries.
///
/// - Source: CIPA DC-008 (Exif 2.32), tables 4 to 15, for the tags.
enum ExifTable {
    /// The form of a tag's value in a dictionary.
    enum Form {
        /// A number or a string.
        case single
        /// An array of numbers.
        case list
        /// An array of the digits of a text such as `0221`, without the first zero.
        case version
        /// A number, stored as degrees, minutes and seconds.
        case degrees
        /// A string such as `23:59:59`, stored as hours, minutes and seconds.
        case clock
    }

    /// The key and the form of each tag.
    static func rows(_ directory: Exif.Directory) -> [Int: (key: String, form: Form)] {
        switch directory {
        case .image: image
        case .photo: photo
        case .position: position
        }
    }

    private static let image: [Int: (key: String, form: Form)] = [
        0x0103: ("Compression", .single),
        0x0106: ("PhotometricInterpretation", .single),
        0x010D: ("DocumentName", .single),
        0x010E: ("ImageDescription", .single),
        0x010F: ("Make", .single),
        0x0110: ("Model", .single),
        0x0112: ("Orientation", .single),
        0x011A: ("XResolution", .single),
        0x011B: ("YResolution", .single),
        0x0128: ("ResolutionUnit", .single),
        0x0131: ("Software", .single),
        0x0132: ("DateTime", .single),
        0x013B: ("Artist", .single),
        0x013C: ("HostComputer", .single),
        0x8298: ("Copyright", .single),
    ]

    private static let photo: [Int: (key: String, form: Form)] = [
        0x829A: ("ExposureTime", .single),
        0x829D: ("FNumber", .single),
        0x8822: ("ExposureProgram", .single),
        0x8824: ("SpectralSensitivity", .single),
        0x8827: ("ISOSpeedRatings", .list),
        0x9000: ("ExifVersion", .version),
        0x9003: ("DateTimeOriginal", .single),
        0x9004: ("DateTimeDigitized", .single),
        0x9010: ("OffsetTime", .single),
        0x9011: ("OffsetTimeOriginal", .single),
        0x9012: ("OffsetTimeDigitized", .single),
        0x9102: ("CompressedBitsPerPixel", .single),
        0x9201: ("ShutterSpeedValue", .single),
        0x9202: ("ApertureValue", .single),
        0x9203: ("BrightnessValue", .single),
        0x9204: ("ExposureBiasValue", .single),
        0x9205: ("MaxApertureValue", .single),
        0x9206: ("SubjectDistance", .single),
        0x9207: ("MeteringMode", .single),
        0x9208: ("LightSource", .single),
        0x9209: ("Flash", .single),
        0x920A: ("FocalLength", .single),
        0x9214: ("SubjectArea", .list),
        0x9290: ("SubsecTime", .single),
        0x9291: ("SubsecTimeOriginal", .single),
        0x9292: ("SubsecTimeDigitized", .single),
        0xA000: ("FlashPixVersion", .version),
        0xA001: ("ColorSpace", .single),
        0xA002: ("PixelXDimension", .single),
        0xA003: ("PixelYDimension", .single),
        0xA20E: ("FocalPlaneXResolution", .single),
        0xA20F: ("FocalPlaneYResolution", .single),
        0xA210: ("FocalPlaneResolutionUnit", .single),
        0xA215: ("ExposureIndex", .single),
        0xA217: ("SensingMethod", .single),
        0xA401: ("CustomRendered", .single),
        0xA402: ("ExposureMode", .single),
        0xA403: ("WhiteBalance", .single),
        0xA404: ("DigitalZoomRatio", .single),
        0xA405: ("FocalLenIn35mmFilm", .single),
        0xA406: ("SceneCaptureType", .single),
        0xA407: ("GainControl", .single),
        0xA408: ("Contrast", .single),
        0xA409: ("Saturation", .single),
        0xA40A: ("Sharpness", .single),
        0xA40C: ("SubjectDistRange", .single),
        0xA430: ("CameraOwnerName", .single),
        0xA431: ("BodySerialNumber", .single),
        0xA432: ("LensSpecification", .list),
        0xA433: ("LensMake", .single),
        0xA434: ("LensModel", .single),
        0xA435: ("LensSerialNumber", .single),
    ]

    private static let position: [Int: (key: String, form: Form)] = [
        0x0000: ("Version", .list),
        0x0001: ("LatitudeRef", .single),
        0x0002: ("Latitude", .degrees),
        0x0003: ("LongitudeRef", .single),
        0x0004: ("Longitude", .degrees),
        0x0005: ("AltitudeRef", .single),
        0x0006: ("Altitude", .single),
        0x0007: ("TimeStamp", .clock),
        0x0008: ("Satellites", .single),
        0x0009: ("Status", .single),
        0x000A: ("MeasureMode", .single),
        0x000B: ("DOP", .single),
        0x000C: ("SpeedRef", .single),
        0x000D: ("Speed", .single),
        0x000E: ("TrackRef", .single),
        0x000F: ("Track", .single),
        0x0010: ("ImgDirectionRef", .single),
        0x0011: ("ImgDirection", .single),
        0x0012: ("MapDatum", .single),
        0x001D: ("DateStamp", .single),
    ]
}
