public import CoreGraphics

// Keys of the dictionary of TIFF's tags.

/// The dictionary of TIFF's tags.
public var kCGImagePropertyTIFFDictionary: CFString { interned("{TIFF}") }
/// The code of the compression.
public var kCGImagePropertyTIFFCompression: CFString { interned("Compression") }
/// The code of the colour model.
public var kCGImagePropertyTIFFPhotometricInterpretation: CFString { interned("PhotometricInterpretation") }
/// The name of the scanned document.
public var kCGImagePropertyTIFFDocumentName: CFString { interned("DocumentName") }
/// A description of the image.
public var kCGImagePropertyTIFFImageDescription: CFString { interned("ImageDescription") }
/// The maker of the camera.
public var kCGImagePropertyTIFFMake: CFString { interned("Make") }
/// The model of the camera.
public var kCGImagePropertyTIFFModel: CFString { interned("Model") }
/// The orientation, 1...8.
public var kCGImagePropertyTIFFOrientation: CFString { interned("Orientation") }
/// The pixels per unit in x.
public var kCGImagePropertyTIFFXResolution: CFString { interned("XResolution") }
/// The pixels per unit in y.
public var kCGImagePropertyTIFFYResolution: CFString { interned("YResolution") }
/// The unit of the resolution: 2 for inches, 3 for centimetres.
public var kCGImagePropertyTIFFResolutionUnit: CFString { interned("ResolutionUnit") }
/// The program that wrote the file.
public var kCGImagePropertyTIFFSoftware: CFString { interned("Software") }
/// The time of the last change, as `2024:12:31 23:59:59`.
public var kCGImagePropertyTIFFDateTime: CFString { interned("DateTime") }
/// The person who made the image.
public var kCGImagePropertyTIFFArtist: CFString { interned("Artist") }
/// The computer on which the file was written.
public var kCGImagePropertyTIFFHostComputer: CFString { interned("HostComputer") }
/// The notice of copyright.
public var kCGImagePropertyTIFFCopyright: CFString { interned("Copyright") }
