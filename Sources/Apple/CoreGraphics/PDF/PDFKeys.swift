public import Foundation

// Keys of a PDF file's information and of a page's.

/// The document's title, a string.
public var kCGPDFContextTitle: CFString { "kCGPDFContextTitle" as CFString }
/// The name of the document's author, a string.
public var kCGPDFContextAuthor: CFString { "kCGPDFContextAuthor" as CFString }
/// The document's subject, a string.
public var kCGPDFContextSubject: CFString { "kCGPDFContextSubject" as CFString }
/// The document's keywords, a string or an array of strings.
public var kCGPDFContextKeywords: CFString { "kCGPDFContextKeywords" as CFString }
/// The name of the program that made the document's content, a string.
public var kCGPDFContextCreator: CFString { "kCGPDFContextCreator" as CFString }
/// The rectangle of a page, the bytes of a `CGRect`.
public var kCGPDFContextMediaBox: CFString { "kCGPDFContextMediaBox" as CFString }
