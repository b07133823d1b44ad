public import CoreGraphics
@_exported public import Foundation
import UniformTypeIdentifiers

/// The class of a file's extension, such as "png".
public var kUTTagClassFilenameExtension: CFString { "public.filename-extension" }
/// The class of a MIME type, such as "image/png".
public var kUTTagClassMIMEType: CFString { "public.mime-type" }

/// Any picture.
public var kUTTypeImage: CFString { "public.image" }
/// A PNG file.
public var kUTTypePNG: CFString { "public.png" }
/// A JPEG file.
public var kUTTypeJPEG: CFString { "public.jpeg" }
/// A GIF file.
public var kUTTypeGIF: CFString { "com.compuserve.gif" }
/// Any film with or without sound.
public var kUTTypeMovie: CFString { "public.movie" }
/// Any film without sound.
public var kUTTypeVideo: CFString { "public.video" }
/// An MPEG-4 file.
public var kUTTypeMPEG4: CFString { "public.mpeg-4" }
/// Any sound.
public var kUTTypeAudio: CFString { "public.audio" }
/// A PDF file.
public var kUTTypePDF: CFString { "com.adobe.pdf" }
/// Any text.
public var kUTTypeText: CFString { "public.text" }
/// Text without attributes.
public var kUTTypePlainText: CFString { "public.plain-text" }
/// Text without attributes in UTF-8.
public var kUTTypeUTF8PlainText: CFString { "public.utf8-plain-text" }
/// An HTML document.
public var kUTTypeHTML: CFString { "public.html" }
/// An address.
public var kUTTypeURL: CFString { "public.url" }
/// The address of a file.
public var kUTTypeFileURL: CFString { "public.file-url" }
/// Any bytes.
public var kUTTypeData: CFString { "public.data" }
/// Anything.
public var kUTTypeItem: CFString { "public.item" }
/// Any contents of a document.
public var kUTTypeContent: CFString { "public.content" }
/// A folder.
public var kUTTypeFolder: CFString { "public.folder" }
/// An archive in the ZIP format.
public var kUTTypeZipArchive: CFString { "public.zip-archive" }

/// Returns the type with a tag, such as the extension "png"; a type that stands for the tag alone when none is declared, and nil for an unknown class.
public func UTTypeCreatePreferredIdentifierForTag(
    _ inTagClass: CFString, _ inTag: CFString, _ inConformingToUTI: CFString?
) -> Unmanaged<CFString>? {
    let supertype = inConformingToUTI.flatMap { UTType($0 as String) }
    let tagClass = UTTagClass(rawValue: inTagClass as String)
    return unsafe UTType(tag: inTag as String, tagClass: tagClass, conformingTo: supertype)
        .map { unsafe .passRetained(NSString(string: $0.identifier)) }
}

/// Returns the preferred tag of a type; nil for an unknown type and when it has no tag of the class.
public func UTTypeCopyPreferredTagWithClass(_ inUTI: CFString, _ inTagClass: CFString) -> Unmanaged<CFString>? {
    guard let type = UTType(inUTI as String) else { return nil }
    let tag = inTagClass == kUTTagClassMIMEType ? type.preferredMIMEType : type.preferredFilenameExtension
    return unsafe tag.map { unsafe .passRetained(NSString(string: $0)) }
}

/// Returns true when a type is another one or one of its kinds.
public func UTTypeConformsTo(_ inUTI: CFString, _ inConformsToUTI: CFString) -> Bool {
    guard let type = UTType(inUTI as String), let other = UTType(inConformsToUTI as String) else { return inUTI == inConformsToUTI }
    return type.conforms(to: other)
}

/// Returns true for equal names of types.
public func UTTypeEqual(_ inUTI1: CFString, _ inUTI2: CFString) -> Bool { (inUTI1 as String).lowercased() == (inUTI2 as String).lowercased() }
