public import CoreGraphics

// Keys of the properties with which images are written.

/// The quality of lossy formats: from 0, the smallest file, to 1, which has no loss in WebP; 0.8 without it.
public var kCGImageDestinationLossyCompressionQuality: CFString { interned("kCGImageDestinationLossyCompressionQuality") }
/// The `CGColor` behind transparent parts in formats without alpha; white without it.
public var kCGImageDestinationBackgroundColor: CFString { interned("kCGImageDestinationBackgroundColor") }
/// The longest side of the written image, in pixels; larger images are made smaller.
public var kCGImageDestinationImageMaxPixelSize: CFString { interned("kCGImageDestinationImageMaxPixelSize") }
/// Ignored: no thumbnail is written.
public var kCGImageDestinationEmbedThumbnail: CFString { interned("kCGImageDestinationEmbedThumbnail") }
/// Ignored: pixels are always written as sRGB.
public var kCGImageDestinationOptimizeColorForSharing: CFString { interned("kCGImageDestinationOptimizeColorForSharing") }
