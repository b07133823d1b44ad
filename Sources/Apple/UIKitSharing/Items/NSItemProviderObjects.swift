public import Foundation

/// An object that an item provider can make.
public protocol NSItemProviderReading: NSObjectProtocol {
    /// The types that the class reads, the best first.
    static var readableTypeIdentifiersForItemProvider: [String] { get }
    /// Makes an object from data of one of the types.
    static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}

/// An object that an item provider can hand over.
public protocol NSItemProviderWriting: NSObjectProtocol {
    /// The types in which the class writes its objects, the best first.
    static var writableTypeIdentifiersForItemProvider: [String] { get }
    /// The types in which this object is written, the best first; those of the class by default.
    var writableTypeIdentifiersForItemProvider: [String] { get }
    /// Makes the data of a type, and passes it or an error to the closure.
    func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress?
}

extension NSItemProviderWriting {
    /// The default implementation returns the types of the class.
    public var writableTypeIdentifiersForItemProvider: [String] { Self.writableTypeIdentifiersForItemProvider }
}

extension NSItemProviderReading {
    /// Returns an object of a class that cannot be subclassed here as `Self`.
    fileprivate static func result(_ object: Any?) throws -> Self {
        guard let object = object as? Self else {
            throw NSError(domain: NSItemProvider.errorDomain, code: NSItemProvider.ErrorCode.unexpectedValueClassError.rawValue)
        }
        return object
    }
}

private let textTypes = ["public.utf8-plain-text", "public.plain-text"]

extension NSString: NSItemProviderReading, NSItemProviderWriting {
    /// Plain text.
    public static var readableTypeIdentifiersForItemProvider: [String] { textTypes + ["public.url"] }
    /// Plain text.
    public static var writableTypeIdentifiersForItemProvider: [String] { textTypes }
    /// Reads text in UTF-8.
    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        try result(String(bytes: data, encoding: .utf8).map { NSString(string: $0) })
    }
    /// Writes text in UTF-8.
    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        completionHandler(Data(String(describing: self).utf8), nil)
        return nil
    }
}

extension NSURL: NSItemProviderReading, NSItemProviderWriting {
    /// URLs.
    public static var readableTypeIdentifiersForItemProvider: [String] { ["public.url", "public.file-url"] }
    /// URLs.
    public static var writableTypeIdentifiersForItemProvider: [String] { ["public.url"] }
    /// URLs; a file's URL is also one of its narrower type.
    public var writableTypeIdentifiersForItemProvider: [String] { isFileURL ? ["public.file-url", "public.url"] : ["public.url"] }
    /// Reads the text of a URL.
    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        try result(String(bytes: data, encoding: .utf8).flatMap { NSURL(string: $0) })
    }
    /// Writes the text of the URL.
    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        completionHandler(Data(absoluteString.utf8), nil)
        return nil
    }
}

extension NSAttributedString: NSItemProviderReading, NSItemProviderWriting {
    /// Plain text, which becomes text without attributes.
    public static var readableTypeIdentifiersForItemProvider: [String] { textTypes }
    /// Plain text; the attributes are for receivers in the same app, which get the object.
    public static var writableTypeIdentifiersForItemProvider: [String] { textTypes }
    /// Reads text in UTF-8.
    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        try result(String(bytes: data, encoding: .utf8).map { NSAttributedString(string: $0) })
    }
    /// Writes the text in UTF-8.
    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        completionHandler(Data(string.utf8), nil)
        return nil
    }
}

extension UIImage: NSItemProviderReading, NSItemProviderWriting {
    /// Picture files.
    public static var readableTypeIdentifiersForItemProvider: [String] { ["public.png", "public.jpeg", "public.image"] }
    /// PNG files, and JPEG files of quality 0.9.
    public static var writableTypeIdentifiersForItemProvider: [String] { ["public.png", "public.jpeg"] }
    /// Reads a picture file.
    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self { try result(UIImage(data: data)) }
    /// Writes a picture file.
    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        completionHandler(typeIdentifier == "public.jpeg" ? jpegData(compressionQuality: 0.9) : pngData(), nil)
        return nil
    }
}

extension UIColor: NSItemProviderReading, NSItemProviderWriting {
    private static let types = ["com.apple.uikit.color"]
    /// Colours.
    public static var readableTypeIdentifiersForItemProvider: [String] { types }
    /// Colours.
    public static var writableTypeIdentifiersForItemProvider: [String] { types }
    /// Reads four components between 0 and 1, or beyond for wide colours.
    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        let parts = String(bytes: data, encoding: .utf8)?.split(separator: " ").compactMap { Double($0) } ?? []
        return try result(parts.count == 4 ? UIColor(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3]) : nil)
    }
    /// Writes the four components.
    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        var (red, green, blue, alpha) = (CGFloat.zero, CGFloat.zero, CGFloat.zero, CGFloat.zero)
        _ = unsafe getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        completionHandler(Data("\(red) \(green) \(blue) \(alpha)".utf8), nil)
        return nil
    }
}
