public import CoreGraphics
public import Foundation
import LaminaImages

/// A file or data to which images are written.
///
/// Nothing is written before `CGImageDestinationFinalize`. One thread at a time may use a destination.
public final class CGImageDestination {
    let format: ImageFileFormat
    /// The number of images that the destination was made for.
    let count: Int
    private let consumer: () -> CGDataConsumer?
    var images: [(image: CGImage, properties: CFDictionary?)] = []
    var properties: CFDictionary?
    private var isFinished = false

    init?(_ type: CFString, count: Int, _ function: String, consumer: @escaping () -> CGDataConsumer?) {
        let name = String(describing: type)
        guard let format = ImageFileFormat.allCases.first(where: { $0.typeIdentifier == name }) else {
            Diagnostics.report(exception: function, detail: "the type “\(name)” cannot be written; no destination made")
            return nil
        }
        guard count > 0 else {
            Diagnostics.report(exception: function, detail: "a destination for \(count) images; no destination made")
            return nil
        }
        self.format = format
        self.count = count
        self.consumer = consumer
    }

    /// Takes an image; refused when the destination is full or finished.
    func add(_ image: CGImage, _ properties: CFDictionary?) {
        guard images.count < count, !isFinished else {
            return Diagnostics.report(
                exception: "CGImageDestinationAddImage", detail: "the destination was made for \(count) images; image not added")
        }
        images.append((image, properties))
    }

    /// Writes all images; false when there are fewer than announced, when they cannot be encoded, and when writing fails.
    func finish() -> Bool {
        guard !isFinished else { return false }
        isFinished = true
        do throws(ImageFileError) {
            guard images.count == count else {
                throw .damaged(name: "data", format: format, reason: "\(images.count) of \(count) images were added")
            }
            let bytes = try encoded()
            return consumer()?.put(bytes) == bytes.count
        } catch {
            Diagnostics.report(exception: "CGImageDestinationFinalize", detail: "\(error); nothing written")
            return false
        }
    }
}

extension CGImageDestination: Hashable {
    /// True when `a` and `b` are the same object.
    public static func == (a: CGImageDestination, b: CGImageDestination) -> Bool { a === b }
    /// Hashes the object's identity.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// Returns the number that identifies the class of destinations.
public func CGImageDestinationGetTypeID() -> CFTypeID { CFTypeID(bitPattern: ObjectIdentifier(CGImageDestination.self).hashValue) }

/// Returns the type identifiers of the formats that are written.
public func CGImageDestinationCopyTypeIdentifiers() -> CFArray { CGImageSourceCopyTypeIdentifiers() }

/// Creates a destination that appends to data; nil for a type that is not written.
///
/// - Parameters:
///   - type: A type identifier, such as `public.jpeg`.
///   - count: The number of images that will be added, at least 1.
///   - options: Ignored.
public func CGImageDestinationCreateWithData(_ data: CFMutableData, _ type: CFString, _ count: Int, _ options: CFDictionary?) -> CGImageDestination? {
    CGImageDestination(type, count: count, "CGImageDestinationCreateWithData") { CGDataConsumer(data: data) }
}

/// Creates a destination that writes to a consumer; nil for a type that is not written.
///
/// - Parameters:
///   - type: A type identifier, such as `public.jpeg`.
///   - count: The number of images that will be added, at least 1.
///   - options: Ignored.
public func CGImageDestinationCreateWithDataConsumer(
    _ consumer: CGDataConsumer, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? {
    CGImageDestination(type, count: count, "CGImageDestinationCreateWithDataConsumer") { consumer }
}

/// Creates a destination that replaces a file; nil for a type that is not written, and for a URL that is no file's.
///
/// - Parameters:
///   - type: A type identifier, such as `public.jpeg`.
///   - count: The number of images that will be added, at least 1.
///   - options: Ignored.
public func CGImageDestinationCreateWithURL(_ url: CFURL, _ type: CFString, _ count: Int, _ options: CFDictionary?) -> CGImageDestination? {
    let url = url as URL
    guard url.isFileURL else { return nil }
    return CGImageDestination(type, count: count, "CGImageDestinationCreateWithURL") { CGDataConsumer(url: url as NSURL) }
}

/// Sets properties of the whole file, such as the loop count of an animation, or of all images.
public func CGImageDestinationSetProperties(_ idst: CGImageDestination, _ properties: CFDictionary?) { idst.properties = properties }

/// Adds an image with its properties, such as its time in an animation, its orientation or its quality.
public func CGImageDestinationAddImage(_ idst: CGImageDestination, _ image: CGImage, _ properties: CFDictionary?) { idst.add(image, properties) }

/// Adds an image of a source with its properties; those of `properties` take precedence, and `kCFNull` removes one.
public func CGImageDestinationAddImageFromSource(_ idst: CGImageDestination, _ isrc: CGImageSource, _ index: Int, _ properties: CFDictionary?) {
    guard let image = CGImageSourceCreateImageAtIndex(isrc, index, nil) else { return }
    let merged = NSMutableDictionary()
    for case let dictionary? in [CGImageSourceCopyPropertiesAtIndex(isrc, index, nil), properties] {
        for (key, value) in dictionary {
            guard let key = key as? String else { continue }
            if value is NSNull { merged.removeObject(forKey: interned(key)) } else { merged.setObject(value, forKey: interned(key)) }
        }
    }
    idst.add(image, merged)
}

/// Writes all images; false when fewer images than announced were added, and when encoding or writing fails.
public func CGImageDestinationFinalize(_ idst: CGImageDestination) -> Bool { idst.finish() }
