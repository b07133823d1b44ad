public import CoreGraphics

// Keys of the options of image sources.

/// Ignored: the bytes themselves tell their format.
public var kCGImageSourceTypeIdentifierHint: CFString { interned("kCGImageSourceTypeIdentifierHint") }
/// Ignored: the frame of an animation that was asked for last is kept, still images are not.
public var kCGImageSourceShouldCache: CFString { interned("kCGImageSourceShouldCache") }
/// Ignored: images are always decoded at once.
public var kCGImageSourceShouldCacheImmediately: CFString { interned("kCGImageSourceShouldCacheImmediately") }
/// Ignored: images have 8 bits per component.
public var kCGImageSourceShouldAllowFloat: CFString { interned("kCGImageSourceShouldAllowFloat") }
/// True makes a thumbnail from the image, as `kCGImageSourceCreateThumbnailFromImageAlways`, because thumbnails inside files are not read.
public var kCGImageSourceCreateThumbnailFromImageIfAbsent: CFString { interned("kCGImageSourceCreateThumbnailFromImageIfAbsent") }
/// True makes a thumbnail from the image.
public var kCGImageSourceCreateThumbnailFromImageAlways: CFString { interned("kCGImageSourceCreateThumbnailFromImageAlways") }
/// The longest side of a thumbnail, in pixels; without it the thumbnail is as large as the image.
public var kCGImageSourceThumbnailMaxPixelSize: CFString { interned("kCGImageSourceThumbnailMaxPixelSize") }
/// True turns a thumbnail upright, as the image's orientation asks.
public var kCGImageSourceCreateThumbnailWithTransform: CFString { interned("kCGImageSourceCreateThumbnailWithTransform") }
/// Ignored: images are decoded in their full size.
public var kCGImageSourceSubsampleFactor: CFString { interned("kCGImageSourceSubsampleFactor") }
