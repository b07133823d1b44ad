public import CoreGraphics

// Keys of an image's properties.

/// The size of the file in bytes.
public var kCGImagePropertyFileSize: CFString { interned("FileSize") }
/// The width in pixels, as stored.
public var kCGImagePropertyPixelWidth: CFString { interned("PixelWidth") }
/// The height in pixels, as stored.
public var kCGImagePropertyPixelHeight: CFString { interned("PixelHeight") }
/// The pixels per inch in x.
public var kCGImagePropertyDPIWidth: CFString { interned("DPIWidth") }
/// The pixels per inch in y.
public var kCGImagePropertyDPIHeight: CFString { interned("DPIHeight") }
/// The bits per component in the file.
public var kCGImagePropertyDepth: CFString { interned("Depth") }
/// The orientation, the raw value of a `CGImagePropertyOrientation`.
public var kCGImagePropertyOrientation: CFString { interned("Orientation") }
/// True for components that are floating-point numbers.
public var kCGImagePropertyIsFloat: CFString { interned("IsFloat") }
/// True for pixels that are indices into a table of colours.
public var kCGImagePropertyIsIndexed: CFString { interned("IsIndexed") }
/// True for images with an alpha channel.
public var kCGImagePropertyHasAlpha: CFString { interned("HasAlpha") }
/// The model of the stored colours, such as `kCGImagePropertyColorModelRGB`.
public var kCGImagePropertyColorModel: CFString { interned("ColorModel") }
/// The name of the colour profile.
public var kCGImagePropertyProfileName: CFString { interned("ProfileName") }
/// The index of the image that stands for the whole file.
public var kCGImagePropertyPrimaryImage: CFString { interned("PrimaryImage") }
/// The number of images, of an image in a file.
public var kCGImagePropertyImageCount: CFString { interned("ImageCount") }
/// The width of an image, in `kCGImagePropertyFileContentsDictionary`.
public var kCGImagePropertyWidth: CFString { interned("Width") }
/// The height of an image, in `kCGImagePropertyFileContentsDictionary`.
public var kCGImagePropertyHeight: CFString { interned("Height") }
/// The colour model of red, green and blue.
public var kCGImagePropertyColorModelRGB: CFString { interned("RGB") }
/// The colour model of grey.
public var kCGImagePropertyColorModelGray: CFString { interned("Gray") }
/// The colour model of four inks.
public var kCGImagePropertyColorModelCMYK: CFString { interned("CMYK") }
/// The colour model of Lab.
public var kCGImagePropertyColorModelLab: CFString { interned("Lab") }

/// The dictionary of a JPEG file's header.
public var kCGImagePropertyJFIFDictionary: CFString { interned("{JFIF}") }
/// The density of pixels in x.
public var kCGImagePropertyJFIFXDensity: CFString { interned("XDensity") }
/// The density of pixels in y.
public var kCGImagePropertyJFIFYDensity: CFString { interned("YDensity") }
/// The unit of the density: 1 for inches.
public var kCGImagePropertyJFIFDensityUnit: CFString { interned("DensityUnit") }
/// True for a progressive file.
public var kCGImagePropertyJFIFIsProgressive: CFString { interned("IsProgressive") }

/// The dictionary of a PNG file.
public var kCGImagePropertyPNGDictionary: CFString { interned("{PNG}") }
/// 1 for an interlaced file, otherwise 0.
public var kCGImagePropertyPNGInterlaceType: CFString { interned("InterlaceType") }
/// The pixels per metre in x.
public var kCGImagePropertyPNGXPixelsPerMeter: CFString { interned("XPixelsPerMeter") }
/// The pixels per metre in y.
public var kCGImagePropertyPNGYPixelsPerMeter: CFString { interned("YPixelsPerMeter") }
