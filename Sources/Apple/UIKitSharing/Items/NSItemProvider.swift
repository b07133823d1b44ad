public import Foundation
import UniformTypeIdentifiers

/// Options of a file that an item provider hands over.
public struct NSItemProviderFileOptions: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: Int
    /// Creates options from any bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The receiver opens the file where it lies.
    public static let openInPlace = NSItemProviderFileOptions(rawValue: 1)
}

/// A promise of data in several representations, which are made when somebody asks for one: the content of a drag, a paste or a choice of photos.
///
/// A provider is a list of pairs of a uniform type identifier and a closure that makes the data. The best representation comes first. Objects that
/// conform to `NSItemProviderWriting` register all their representations at once; classes that conform to `NSItemProviderReading` are made from the
/// first representation that they can read.
open class NSItemProvider: NSObject, NSCopying, @unchecked Sendable {
    /// A closure that makes data, and passes it or an error to its argument.
    public typealias DataLoader = @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
    /// A closure that receives an item or an error.
    public typealias CompletionHandler = (((any NSSecureCoding)?, (any Error)?) -> Void)

    /// The domain of the errors.
    public static let errorDomain = "NSItemProviderErrorDomain"

    /// The reasons of errors.
    public typealias ErrorCode = NSItemProviderErrorCode

    /// A form in which the data is available.
    private struct Representation: Sendable {
        let type: String
        /// The item whose data it is, which `loadItem` passes as it is; nil for data without an object.
        var item: HeldItem?
        let load: DataLoader
    }

    private struct State {
        var representations: [Representation] = []
        /// The object from which the provider was made, which local receivers get as it is.
        var object: (any NSItemProviderWriting)?
        var name: String?
        var size = CGSize.zero
    }

    private var state = State()
    private let lock = NSLock()

    /// Creates a provider without representations.
    public override init() { super.init() }

    /// Creates a provider of an object in all its representations.
    public convenience init(object: any NSItemProviderWriting) {
        self.init()
        registerObject(object, visibility: .all)
    }

    /// Creates a provider of an item in one type: text, URLs and images in the form that they write for it, data as it is, and others archived.
    ///
    /// Without a type, text, URLs and images are available in all forms that they write.
    public convenience init(item: (any NSSecureCoding)?, typeIdentifier: String?) {
        self.init()
        if let object = item as? any NSItemProviderWriting, typeIdentifier == nil { registerObject(object, visibility: .all) }
        guard let item, let typeIdentifier else { return }
        if let object = item as? any NSItemProviderWriting, let written = Self.written(by: object, as: typeIdentifier) {
            state.object = object
            let held = HeldObject(object)
            register(
                Representation(type: typeIdentifier, item: HeldItem(item)) { completion in
                    held.object.loadData(withTypeIdentifier: written, forItemProviderCompletionHandler: completion)
                })
        } else {
            register(archiveOf: item, typeIdentifier)
        }
    }

    private func register(archiveOf item: any NSSecureCoding, _ type: String) {
        let archive = { try? NSKeyedArchiver.archivedData(withRootObject: item, requiringSecureCoding: true) }
        let data = (item as? NSData).map { Data(referencing: $0) } ?? archive()
        register(
            Representation(type: type, item: HeldItem(item)) { completion in
                completion(data, data == nil ? NSItemProvider.error(.unexpectedValueClassError) : nil)
                return nil
            })
    }

    /// The type in which an object writes itself for another type: the same, or one that conforms to it or to which it conforms; nil for none.
    private static func written(by object: any NSItemProviderWriting, as type: String) -> String? {
        let types = object.writableTypeIdentifiersForItemProvider
        return types.first { $0 == type } ?? types.first { conforms($0, to: type) || conforms(type, to: $0) }
    }

    /// Creates a provider of a file's content; nil when the file cannot be read.
    public convenience init?(contentsOf fileURL: URL!) {
        guard let fileURL, FileManager.default.isReadableFile(atPath: fileURL.path) else { return nil }
        self.init()
        suggestedName = fileURL.deletingPathExtension().lastPathComponent
        let type = UTType(filenameExtension: fileURL.pathExtension)?.identifier ?? "public.data"
        registerFileRepresentation(forTypeIdentifier: type, visibility: .all) { completion in
            completion(fileURL, false, nil)
            return nil
        }
    }

    /// The name of a file with the content, without extension.
    open var suggestedName: String? {
        get { lock.withLock { state.name } }
        set { lock.withLock { state.name = newValue } }
    }
    /// The size of the content's preview, in points; zero where it is unknown.
    open var preferredPresentationSize: CGSize {
        get { lock.withLock { state.size } }
        set { lock.withLock { state.size = newValue } }
    }
    /// The types of the representations, the best first.
    open var registeredTypeIdentifiers: [String] { lock.withLock { state.representations.map(\.type) } }

    /// Returns a provider with the same representations.
    public func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSItemProvider()
        copy.state = lock.withLock { state }
        return copy
    }

    // MARK: Registration

    /// Adds a representation, or replaces the one of the same type.
    open func registerDataRepresentation(
        forTypeIdentifier typeIdentifier: String, visibility: NSItemProviderRepresentationVisibility, loadHandler: @escaping DataLoader
    ) {
        register(Representation(type: typeIdentifier, load: loadHandler))
    }

    private func register(_ representation: Representation) {
        lock.withLock {
            if let place = state.representations.firstIndex(where: { $0.type == representation.type }) {
                state.representations[place] = representation
            } else {
                state.representations.append(representation)
            }
        }
    }

    /// Adds a representation that is the content of a file.
    open func registerFileRepresentation(
        forTypeIdentifier typeIdentifier: String, fileOptions: NSItemProviderFileOptions = [], visibility: NSItemProviderRepresentationVisibility,
        loadHandler: @escaping @Sendable (@escaping @Sendable (URL?, Bool, (any Error)?) -> Void) -> Progress?
    ) {
        registerDataRepresentation(forTypeIdentifier: typeIdentifier, visibility: visibility) { completion in
            loadHandler { url, _, error in
                guard let url else { return completion(nil, error ?? NSItemProvider.error(.itemUnavailableError)) }
                do { completion(try Data(contentsOf: url), nil) } catch { completion(nil, error) }
            }
        }
    }

    /// Adds all representations of an object.
    open func registerObject(_ object: any NSItemProviderWriting, visibility: NSItemProviderRepresentationVisibility) {
        lock.withLock { if state.object == nil { state.object = object } }
        let held = HeldObject(object)
        for type in object.writableTypeIdentifiersForItemProvider {
            registerDataRepresentation(forTypeIdentifier: type, visibility: visibility) { completion in
                held.object.loadData(withTypeIdentifier: type, forItemProviderCompletionHandler: completion)
            }
        }
    }

    /// Adds the representations of a class whose object is made when somebody asks for one.
    open func registerObject(
        ofClass aClass: any NSItemProviderWriting.Type, visibility: NSItemProviderRepresentationVisibility,
        loadHandler: @escaping @Sendable (@escaping @Sendable ((any NSItemProviderWriting)?, (any Error)?) -> Void) -> Progress?
    ) {
        for type in aClass.writableTypeIdentifiersForItemProvider {
            registerDataRepresentation(forTypeIdentifier: type, visibility: visibility) { completion in
                loadHandler { object, error in
                    guard let object else { return completion(nil, error ?? NSItemProvider.error(.itemUnavailableError)) }
                    _ = object.loadData(withTypeIdentifier: type, forItemProviderCompletionHandler: completion)
                }
            }
        }
    }

    // MARK: Questions

    /// Returns true when a representation is of a type, or of one that conforms to it.
    open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool { representation(conformingTo: typeIdentifier) != nil }
    /// Returns true when a representation that conforms to a type exists; options are not needed for any.
    open func hasRepresentationConforming(toTypeIdentifier typeIdentifier: String, fileOptions: NSItemProviderFileOptions = []) -> Bool {
        hasItemConformingToTypeIdentifier(typeIdentifier)
    }
    /// Returns true when a class can read one of the representations.
    open func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool { readable(by: aClass) != nil }

    private func representation(conformingTo type: String) -> Representation? {
        let all = lock.withLock { state.representations }
        return all.first { $0.type == type } ?? all.first { Self.conforms($0.type, to: type) }
    }

    /// The representation that a class reads: the first of the class's types, which it prefers, that one conforms to.
    private func readable(by aClass: any NSItemProviderReading.Type) -> Representation? {
        aClass.readableTypeIdentifiersForItemProvider.lazy.compactMap { self.representation(conformingTo: $0) }.first
    }

    private static func conforms(_ type: String, to other: String) -> Bool {
        if type == other { return true }
        guard let type = UTType(type), let other = UTType(other) else { return false }
        return type.conforms(to: other)
    }

    // MARK: Loading

    /// Makes an object of a class, or passes an error.
    ///
    /// An object of the class from which the provider was made is passed as it is.
    @discardableResult
    open func loadObject(
        ofClass aClass: any NSItemProviderReading.Type,
        completionHandler: @escaping @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void
    ) -> Progress {
        let own = lock.withLock { state.object }
        if let own = own as? any NSItemProviderReading, Self.isObject(own, of: aClass) {
            completionHandler(own, nil)
            return Self.finished()
        }
        guard let representation = readable(by: aClass) else {
            completionHandler(nil, Self.error(.unavailableCoercionError))
            return Self.finished()
        }
        let reader = Reader(aClass: aClass, type: representation.type)
        return load(representation) { data, error in
            guard let data else { return completionHandler(nil, error) }
            do { completionHandler(try reader.object(data), nil) } catch { completionHandler(nil, error) }
        }
    }

    /// Makes an object on another thread; a class's metadata belongs to no thread.
    private struct Reader: @unchecked Sendable {
        let aClass: any NSItemProviderReading.Type
        let type: String
        func object(_ data: Data) throws -> any NSItemProviderReading {
            try aClass.object(withItemProviderData: data, typeIdentifier: type)
        }
    }

    private static func isObject(_ object: AnyObject, of aClass: any NSItemProviderReading.Type) -> Bool {
        func isObject<Class>(_ aClass: Class.Type) -> Bool { object is Class }
        return _openExistential(aClass, do: isObject)
    }

    /// Makes the data of a type, or passes an error.
    @discardableResult
    open func loadDataRepresentation(
        forTypeIdentifier typeIdentifier: String, completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress {
        guard let representation = representation(conformingTo: typeIdentifier) else {
            completionHandler(nil, Self.error(.itemUnavailableError))
            return Self.finished()
        }
        return load(representation, completionHandler)
    }

    /// Writes the data of a type into a temporary file, which is removed when the closure returns.
    @discardableResult
    open func loadFileRepresentation(
        forTypeIdentifier typeIdentifier: String, completionHandler: @escaping @Sendable (URL?, (any Error)?) -> Void
    ) -> Progress {
        let name = suggestedName ?? "file"
        // The file is of the representation's type, which may be narrower than the requested one.
        let types = [representation(conformingTo: typeIdentifier)?.type, typeIdentifier]
        let ending = types.lazy.compactMap { $0.flatMap(UTType.init)?.preferredFilenameExtension }.first.map { "." + $0 } ?? ""
        return loadDataRepresentation(forTypeIdentifier: typeIdentifier) { data, error in
            guard let data else { return completionHandler(nil, error) }
            let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString, isDirectory: true)
            defer { try? FileManager.default.removeItem(at: folder) }
            do {
                try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
                let file = folder.appendingPathComponent(name.replacingOccurrences(of: "/", with: "_") + ending)
                try data.write(to: file)
                completionHandler(file, nil)
            } catch { completionHandler(nil, error) }
        }
    }

    /// Makes the item of a type: the item that was registered with the type, or a URL or text for their types, and data for others.
    open func loadItem(
        forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
        completionHandler: (@Sendable ((any NSSecureCoding)?, (any Error)?) -> Void)? = nil
    ) {
        if let held = representation(conformingTo: typeIdentifier)?.item {
            completionHandler?(held.item, nil)
            return
        }
        loadDataRepresentation(forTypeIdentifier: typeIdentifier) { data, error in
            guard let data else { completionHandler?(nil, error); return }
            let text = String(bytes: data, encoding: .utf8)
            if NSItemProvider.conforms(typeIdentifier, to: "public.url"), let text, let url = NSURL(string: text) {
                completionHandler?(url, nil)
            } else if NSItemProvider.conforms(typeIdentifier, to: "public.plain-text"), let text {
                completionHandler?(NSString(string: text), nil)
            } else {
                completionHandler?(NSData(data: data), nil)
            }
        }
    }

    private func load(_ representation: Representation, _ completion: @escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress {
        representation.load { data, error in
            completion(data, data == nil ? error ?? Self.error(.itemUnavailableError) : nil)
        } ?? Self.finished()
    }

    private static func finished() -> Progress {
        let progress = Progress(totalUnitCount: 1)
        progress.completedUnitCount = 1
        return progress
    }

    fileprivate static func error(_ code: ErrorCode) -> NSError { NSError(domain: errorDomain, code: code.rawValue) }
}

/// An object that a closure of another thread uses; item providers hand objects over as they are on Apple's systems too.
private final class HeldObject: @unchecked Sendable {
    let object: any NSItemProviderWriting
    init(_ object: any NSItemProviderWriting) { self.object = object }
}

/// An item that the receiver gets as it is, as on Apple's systems.
private final class HeldItem: @unchecked Sendable {
    let item: any NSSecureCoding
    init(_ item: any NSSecureCoding) { self.item = item }
}

/// A Swift type, such as `String`, that an item provider makes from its class.
public protocol ItemProviderValue: SendableMetatype {
    /// The class that reads the data.
    associatedtype ProviderObject: NSItemProviderReading & SendableMetatype
    /// Creates the value of an object.
    init(providerObject: ProviderObject)
}

extension String: ItemProviderValue {
    /// Creates the text of an object.
    public init(providerObject: NSString) { self = String(describing: providerObject) }
}

extension URL: ItemProviderValue {
    /// Creates the URL of an object.
    public init(providerObject: NSURL) { self = providerObject as URL }
}

extension NSItemProvider {
    /// Returns true when a Swift type, `String` or `URL`, can be made from one of the representations.
    public func canLoadObject<Value: ItemProviderValue>(ofClass aClass: Value.Type) -> Bool { canLoadObject(ofClass: Value.ProviderObject.self) }

    /// Makes a value of a Swift type, `String` or `URL`, or passes an error.
    @discardableResult
    public func loadObject<Value: ItemProviderValue>(
        ofClass aClass: Value.Type, completionHandler: @escaping @Sendable (Value?, (any Error)?) -> Void
    ) -> Progress {
        loadObject(ofClass: Value.ProviderObject.self) { object, error in
            completionHandler((object as? Value.ProviderObject).map { Value(providerObject: $0) }, error)
        }
    }
}
