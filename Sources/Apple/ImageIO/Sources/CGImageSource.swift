public import CoreGraphics
public import Foundation
import LaminaConcurrency
import LaminaImages

/// The images of a file or of data.
///
/// Any thread may use a source.
public final class CGImageSource: Sendable {
    private let contents: Guarded<SourceContents>

    init(_ contents: SourceContents) { self.contents = Guarded(contents) }

    func with<Result: Sendable>(_ body: (inout SourceContents) -> Result) -> Result { contents.withLock { body(&$0) } }
}

extension CGImageSource: Hashable {
    /// True when `a` and `b` are the same object.
    public static func == (a: CGImageSource, b: CGImageSource) -> Bool { a === b }
    /// Hashes the object's identity.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// Returns the number that identifies the class of sources.
public func CGImageSourceGetTypeID() -> CFTypeID { CFTypeID(bitPattern: ObjectIdentifier(CGImageSource.self).hashValue) }

/// Returns the type identifiers of the formats that are read.
public func CGImageSourceCopyTypeIdentifiers() -> CFArray {
    NSArray(array: ImageFileFormat.allCases.map { NSString(string: $0.typeIdentifier) })
}

/// Creates a source from an object's bytes.
///
/// - Parameter options: Ignored: the bytes themselves tell their format.
/// - Returns: A source, which has no images when the bytes are not those of a format that is read.
public func CGImageSourceCreateWithData(_ data: CFData, _ options: CFDictionary?) -> CGImageSource? {
    CGDataProvider(data: data).flatMap { CGImageSourceCreateWithDataProvider($0, options) }
}

/// Creates a source from a provider's bytes.
///
/// - Parameter options: Ignored: the bytes themselves tell their format.
/// - Returns: A source, which has no images when the bytes are not those of a format that is read.
public func CGImageSourceCreateWithDataProvider(_ provider: CGDataProvider, _ options: CFDictionary?) -> CGImageSource? {
    CGImageSource(SourceContents(provider.imageBytes, isFinal: true))
}

/// Creates a source from a file; nil when the file cannot be read.
///
/// - Parameter options: Ignored: the bytes themselves tell their format.
public func CGImageSourceCreateWithURL(_ url: CFURL, _ options: CFDictionary?) -> CGImageSource? {
    CGDataProvider(url: url).flatMap { CGImageSourceCreateWithDataProvider($0, options) }
}

/// Creates a source without bytes, which come by `CGImageSourceUpdateData`.
public func CGImageSourceCreateIncremental(_ options: CFDictionary?) -> CGImageSource { CGImageSource(SourceContents([], isFinal: false)) }

/// Replaces the bytes of an incremental source.
///
/// - Parameters:
///   - data: All bytes from the first on, not only new ones.
///   - final: True when no more bytes will come.
public func CGImageSourceUpdateData(_ isrc: CGImageSource, _ data: CFData, _ final: Bool) {
    if let provider = CGDataProvider(data: data) { CGImageSourceUpdateDataProvider(isrc, provider, final) }
}

/// Replaces the bytes of an incremental source; as `CGImageSourceUpdateData`.
public func CGImageSourceUpdateDataProvider(_ isrc: CGImageSource, _ provider: CGDataProvider, _ final: Bool) {
    let bytes = provider.imageBytes
    isrc.with { $0.update(bytes, isFinal: final) }
}

/// Returns the type identifier of the source's format, such as `public.png`; nil when it is not known.
public func CGImageSourceGetType(_ isrc: CGImageSource) -> CFString? {
    isrc.with { $0.format?.typeIdentifier }.map { interned($0) }
}

/// Returns the number of images: the frames of an animation, otherwise 1; 0 without an image that can be read.
public func CGImageSourceGetCount(_ isrc: CGImageSource) -> Int { isrc.with { $0.file?.frames.count ?? 0 } }

/// Returns the index of the image that stands for the whole file.
public func CGImageSourceGetPrimaryImageIndex(_ isrc: CGImageSource) -> Int { 0 }

/// Returns the state of the source's bytes.
public func CGImageSourceGetStatus(_ isrc: CGImageSource) -> CGImageSourceStatus { isrc.with { $0.status } }

/// Returns the state of one image: all images but the last have all their bytes.
///
/// For an index without an image, the state is `statusReadingHeader` as long as bytes may come, then `statusInvalidData`.
public func CGImageSourceGetStatusAtIndex(_ isrc: CGImageSource, _ index: Int) -> CGImageSourceStatus {
    isrc.with { contents in
        guard let count = contents.file?.frames.count, (0..<count).contains(index) else {
            return contents.isFinal ? .statusInvalidData : .statusReadingHeader
        }
        return index < count - 1 ? .statusComplete : contents.status
    }
}

/// Releases the cached pixels of the source's decoded images.
public func CGImageSourceRemoveCacheAtIndex(_ isrc: CGImageSource, _ index: Int) { isrc.with { $0.forget() } }
