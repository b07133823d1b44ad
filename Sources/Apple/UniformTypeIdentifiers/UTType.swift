public import Foundation

/// A type of data, such as that of PNG files.
///
/// The types of images, films, documents and texts that animation code names are declared.
public struct UTType: Sendable {
    /// The identifier, such as `public.png`.
    public let identifier: String

    init(declared identifier: String) { self.identifier = identifier }

    /// Finds a type by its identifier; nil when no type has it.
    public init?(_ identifier: String) {
        // Identifiers are compared without regard to case.
        guard let declaration = TypeDeclaration.byIdentifier[identifier.lowercased()] else { return nil }
        self.init(declared: declaration.identifier)
    }

    /// Finds the type of files whose names end with an extension; nil when there is none.
    ///
    /// - Parameter supertype: A type to which the result conforms.
    public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
        self.init(tag: filenameExtension, tagClass: .filenameExtension, conformingTo: supertype)
    }

    /// Finds the type with a MIME type; nil when there is none.
    ///
    /// - Parameter supertype: A type to which the result conforms.
    public init?(mimeType: String, conformingTo supertype: UTType = .data) {
        self.init(tag: mimeType, tagClass: .mimeType, conformingTo: supertype)
    }

    /// Finds the type with a tag; nil when there is none.
    ///
    /// - Parameter supertype: A type to which the result conforms; nil allows every type.
    public init?(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) {
        guard let first = Self.types(tag: tag, tagClass: tagClass, conformingTo: supertype).first else { return nil }
        self = first
    }

    /// Returns the types with a tag.
    ///
    /// - Parameter supertype: A type to which the results conform; nil allows every type.
    public static func types(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) -> [UTType] {
        let tag = tag.lowercased()
        return TypeDeclaration.all.filter { $0.tags(of: tagClass).contains(tag) }.map { UTType(declared: $0.identifier) }
            .filter { type in supertype.map(type.conforms) ?? true }
    }
}

extension UTType {
    /// The extension of files of the type; nil when it has none.
    public var preferredFilenameExtension: String? { declaration?.extensions.first }
    /// The MIME type; nil when it has none.
    public var preferredMIMEType: String? { declaration?.mimeTypes.first }
    /// The tags of the type by their classes.
    public var tags: [UTTagClass: [String]] {
        let pairs = [UTTagClass.filenameExtension, .mimeType].map { ($0, declaration?.tags(of: $0) ?? []) }
        return Dictionary(uniqueKeysWithValues: pairs.filter { !$0.1.isEmpty })
    }
    /// A name for users, in English; nil for types that describe others.
    public var localizedDescription: String? { declaration?.name }
    /// True: every type here is declared.
    public var isDeclared: Bool { true }
    /// False: no type here stands for an unknown tag.
    public var isDynamic: Bool { false }
    /// True for the types whose identifiers begin with `public`.
    public var isPublic: Bool { identifier.hasPrefix("public.") }

    /// All types to which the type conforms, without itself.
    public var supertypes: Set<UTType> {
        var result: Set<UTType> = []
        var pending = declaration?.supertypes ?? []
        while let next = pending.popLast() {
            if result.insert(UTType(declared: next)).inserted { pending += TypeDeclaration.byIdentifier[next]?.supertypes ?? [] }
        }
        return result
    }

    /// True when the type is `type` or one of its subtypes.
    public func conforms(to type: UTType) -> Bool { self == type || supertypes.contains(type) }
    /// True when the type is one of the other's supertypes.
    public func isSupertype(of type: UTType) -> Bool { type.supertypes.contains(self) }
    /// True when the other is one of the type's supertypes.
    public func isSubtype(of type: UTType) -> Bool { supertypes.contains(type) }

    private var declaration: TypeDeclaration? { TypeDeclaration.byIdentifier[identifier] }
}

extension UTType: Hashable, Codable, CustomStringConvertible {
    /// The identifier.
    public var description: String { identifier }

    /// Decodes the identifier of a type.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        let identifier = try container.decode(String.self)
        guard let type = UTType(identifier) else {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "no type has the identifier \(identifier)")
        }
        self = type
    }

    /// Encodes the identifier.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(identifier)
    }
}

/// A class of tags by which files and messages name types.
public struct UTTagClass: RawRepresentable, Hashable, Sendable {
    /// The name of the class.
    public let rawValue: String
    /// Creates a class of any name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The extensions of file names.
    public static let filenameExtension = UTTagClass(rawValue: "public.filename-extension")
    /// The MIME types.
    public static let mimeType = UTTagClass(rawValue: "public.mime-type")
}

extension URL {
    /// Returns the URL with a file name, to which the type's extension is added unless it has one of that type.
    public func appendingPathComponent(_ partialName: String, conformingTo contentType: UTType) -> URL {
        appendingPathComponent(partialName).appendingPathExtension(for: contentType)
    }

    /// Returns the URL with the type's extension, unless it has one of that type.
    public func appendingPathExtension(for contentType: UTType) -> URL {
        guard !(contentType.tags[.filenameExtension] ?? []).contains(pathExtension.lowercased()), let ending = contentType.preferredFilenameExtension
        else { return self }
        return appendingPathExtension(ending)
    }
}
