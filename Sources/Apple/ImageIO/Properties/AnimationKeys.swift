public import CoreGraphics

// Keys of animations. Times are in seconds.

/// The dictionary of a GIF file.
public var kCGImagePropertyGIFDictionary: CFString { interned("{GIF}") }
/// The number of times that an animation plays; 0 for no end.
public var kCGImagePropertyGIFLoopCount: CFString { interned("LoopCount") }
/// The time of a frame; 0.1 in place of times up to 0.05.
public var kCGImagePropertyGIFDelayTime: CFString { interned("DelayTime") }
/// The time of a frame as the file stores it.
public var kCGImagePropertyGIFUnclampedDelayTime: CFString { interned("UnclampedDelayTime") }
/// True for a file with a colour table for all images.
public var kCGImagePropertyGIFHasGlobalColorMap: CFString { interned("HasGlobalColorMap") }
/// A colour table; not read, and ignored when a file is written.
public var kCGImagePropertyGIFImageColorMap: CFString { interned("ImageColorMap") }
/// The width of the canvas.
public var kCGImagePropertyGIFCanvasPixelWidth: CFString { interned("CanvasPixelWidth") }
/// The height of the canvas.
public var kCGImagePropertyGIFCanvasPixelHeight: CFString { interned("CanvasPixelHeight") }
/// The times of all frames: an array of dictionaries.
public var kCGImagePropertyGIFFrameInfoArray: CFString { interned("FrameInfo") }

/// The number of times that an animation plays; 0 for no end.
public var kCGImagePropertyAPNGLoopCount: CFString { interned("LoopCount") }
/// The time of a frame; 0.1 in place of times up to 0.05.
public var kCGImagePropertyAPNGDelayTime: CFString { interned("DelayTime") }
/// The time of a frame as the file stores it.
public var kCGImagePropertyAPNGUnclampedDelayTime: CFString { interned("UnclampedDelayTime") }
/// The width of the canvas.
public var kCGImagePropertyAPNGCanvasPixelWidth: CFString { interned("CanvasPixelWidth") }
/// The height of the canvas.
public var kCGImagePropertyAPNGCanvasPixelHeight: CFString { interned("CanvasPixelHeight") }
/// The times of all frames: an array of dictionaries.
public var kCGImagePropertyAPNGFrameInfoArray: CFString { interned("FrameInfo") }

/// The dictionary of a WebP file.
public var kCGImagePropertyWebPDictionary: CFString { interned("{WebP}") }
/// The number of times that an animation plays; 0 for no end.
public var kCGImagePropertyWebPLoopCount: CFString { interned("LoopCount") }
/// The time of a frame; 0.1 in place of times up to 0.05.
public var kCGImagePropertyWebPDelayTime: CFString { interned("DelayTime") }
/// The time of a frame as the file stores it.
public var kCGImagePropertyWebPUnclampedDelayTime: CFString { interned("UnclampedDelayTime") }
/// The width of the canvas.
public var kCGImagePropertyWebPCanvasPixelWidth: CFString { interned("CanvasPixelWidth") }
/// The height of the canvas.
public var kCGImagePropertyWebPCanvasPixelHeight: CFString { interned("CanvasPixelHeight") }
/// The times of all frames: an array of dictionaries.
public var kCGImagePropertyWebPFrameInfoArray: CFString { interned("FrameInfo") }
