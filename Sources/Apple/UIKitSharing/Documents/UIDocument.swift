public import Foundation
import Glibc
import LaminaFoundation
import UniformTypeIdentifiers

/// A document of an app: the link between a file and the app's objects.
///
/// Subclasses turn their objects into `Data` and back, or into a `FileWrapper` for a document that is a folder of files.
///
///     open ──▶ read(from:) ──▶ load(fromContents:ofType:)         objects
///     save ──▶ contents(forType:) ──▶ writeContents(…)            file
///
/// Files are read and written at once, and completion handlers are called from the main queue afterwards, as after a wait. Changes are saved when the
/// app asks for it, or when it closes the document.
@preconcurrency @MainActor
open class UIDocument: NSObject {
    /// The kinds of changes.
    public typealias ChangeKind = UIDocumentChangeKind

    /// The kinds of saving.
    public typealias SaveOperation = UIDocumentSaveOperation

    /// The state of a document.
    public struct State: OptionSet, Hashable, Sendable {
        /// The states as bits.
        public let rawValue: UInt
        /// Creates a set from any bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Open, without a problem.
        public static let normal: State = []
        /// Not open, or closed.
        public static let closed = State(rawValue: 1)
        /// There are versions that contradict each other; never here.
        public static let inConflict = State(rawValue: 2)
        /// The document could not be saved.
        public static let savingError = State(rawValue: 4)
        /// The document must not be changed now.
        public static let editingDisabled = State(rawValue: 8)
        /// The document is being loaded or saved, and has a progress.
        public static let progressAvailable = State(rawValue: 16)
    }

    /// Posted when the document's state changed.
    nonisolated public static let stateChangedNotification = Notification.Name("UIDocumentStateChangedNotification")

    /// The document's file.
    open private(set) var fileURL: URL
    /// The file's name for the user, without extension.
    open var localizedName: String { fileURL.deletingPathExtension().lastPathComponent }
    /// The file's type, a uniform type identifier; nil for an unknown extension.
    open var fileType: String? { UTType(filenameExtension: fileURL.pathExtension)?.identifier }
    /// The day and time of the file's last change that the document knows.
    open var fileModificationDate: Date?
    /// The state.
    open private(set) var documentState = State.closed {
        didSet { if documentState != oldValue { NotificationCenter.default.post(name: Self.stateChangedNotification, object: self) } }
    }
    /// The progress of loading or saving; nil, because both are done at once.
    open var progress: Progress? { nil }
    /// True when there are changes that are not saved, also those of the present event, which the undo manager counts at its end.
    open var hasUnsavedChanges: Bool { changes.isUnsaved || watch?.hasOpenChanges == true }
    /// The type in which the document is saved.
    open var savingFileType: String? { fileType }
    /// The activity that the document stands for.
    open var userActivity: NSUserActivity?

    private var changes = ChangeCount()
    private var watch: UndoWatch?
    private lazy var ownUndoManager: UndoManager = {
        let manager = UndoManager()
        watch = UndoWatch(manager) { [weak self] in self?.updateChangeCount($0) }
        return manager
    }()
    /// The record of what the user can undo, which counts the changes; another one counts too.
    open var undoManager: UndoManager! {
        get { given ?? ownUndoManager }
        set {
            given = newValue
            watch = UndoWatch(newValue ?? ownUndoManager) { [weak self] in self?.updateChangeCount($0) }
        }
    }
    private var given: UndoManager?

    /// Creates a closed document of a file, which need not exist.
    public init(fileURL url: URL) {
        fileURL = url
        super.init()
    }

    // MARK: Opening and closing

    /// Opens the document: reads its file; the closure gets false when that failed.
    open func open(completionHandler: ((Bool) -> Void)? = nil) {
        do {
            try read(from: fileURL)
            markSaved()
            documentState.remove([.closed, .savingError])
            finish(completionHandler, true)
        } catch {
            handleError(error, userInteractionPermitted: true)
            finish(completionHandler, false)
        }
    }

    /// Closes the document, and saves it before when it has changes; the closure gets false when that failed.
    open func close(completionHandler: ((Bool) -> Void)? = nil) {
        guard hasUnsavedChanges, !documentState.contains(.closed) else {
            documentState.insert(.closed)
            return finish(completionHandler, true)
        }
        autosave { [weak self] isSaved in
            if isSaved { self?.documentState.insert(.closed) }
            completionHandler?(isSaved)
        }
    }

    /// Opens the document.
    ///
    /// - Returns: False when that failed.
    open func open() async -> Bool { await withCheckedContinuation { done in open { done.resume(returning: $0) } } }
    /// Closes the document.
    ///
    /// - Returns: False when changes could not be saved.
    open func close() async -> Bool { await withCheckedContinuation { done in close { done.resume(returning: $0) } } }

    private func finish(_ handler: ((Bool) -> Void)?, _ isDone: Bool) {
        guard let handler else { return }
        DispatchQueue.main.async { MainActor.assumeIsolated { handler(isDone) } }
    }

    // MARK: Reading

    /// Reads the file, and passes its content to `load(fromContents:ofType:)`: a `FileWrapper` for a folder, `Data` for others.
    open func read(from url: URL) throws {
        let wrapper = try FileWrapper(url: url.resolvingSymlinksInPath())
        try load(fromContents: wrapper.regularFileContents ?? wrapper, ofType: fileType)
        let attributes = try FileManager.default.attributesOfItem(atPath: url.path)
        fileModificationDate = attributes[.modificationDate] as? Date
    }

    /// Makes the app's objects from a file's content; for subclasses.
    ///
    /// - Parameters:
    ///   - contents: `Data`, or a `FileWrapper` for a folder.
    ///   - typeName: The file's type.
    open func load(fromContents contents: Any, ofType typeName: String?) throws {}

    /// Makes a file's content of the app's objects, `Data` or a `FileWrapper`; for subclasses.
    ///
    /// - Parameter typeName: The file's type.
    /// - Throws: `CocoaError(.fileWriteUnknown)` unless overridden.
    open func contents(forType typeName: String) throws -> Any {
        throw CocoaError(.fileWriteUnknown, userInfo: [NSFilePathErrorKey: fileURL.path])
    }

    // MARK: Saving

    /// Saves the document; the closure gets false when that failed.
    ///
    /// - Parameters:
    ///   - url: The file, which becomes the document's.
    ///   - saveOperation: The kind of saving: of a new file, or over an old one.
    open func save(to url: URL, for saveOperation: SaveOperation, completionHandler: ((Bool) -> Void)? = nil) {
        // Changes during the writing are not part of these contents.
        watch?.countOpenChanges()
        let place = changes.place
        do {
            let contents = try contents(forType: typeToWrite(to: url))
            let attributes = try fileAttributesToWrite(to: url, for: saveOperation)
            try writeContents(contents, andAttributes: attributes, safelyTo: url, for: saveOperation)
            fileURL = url
            changes.saved = place
            fileModificationDate = try FileManager.default.attributesOfItem(atPath: url.path)[.modificationDate] as? Date
            documentState.remove([.savingError, .closed])
            finish(completionHandler, true)
        } catch {
            documentState.insert(.savingError)
            handleError(error, userInteractionPermitted: false)
            finish(completionHandler, false)
        }
    }

    /// Returns the type of a file to write: the document's own choice, or the type that the file's extension stands for.
    private func typeToWrite(to url: URL) -> String {
        if let chosen = savingFileType, chosen != fileType { return chosen }
        return UTType(filenameExtension: url.pathExtension)?.identifier ?? "public.data"
    }

    /// Saves the document.
    ///
    /// - Returns: False when that failed.
    open func save(to url: URL, for saveOperation: SaveOperation) async -> Bool {
        await withCheckedContinuation { done in save(to: url, for: saveOperation) { done.resume(returning: $0) } }
    }

    /// Writes a file's content beside the file, with the file's attributes, and exchanges both, so that the old file stays when that fails.
    open func writeContents(
        _ contents: Any, andAttributes additionalFileAttributes: [AnyHashable: Any]?, safelyTo url: URL, for saveOperation: SaveOperation
    ) throws {
        let draft = url.deletingLastPathComponent().appendingPathComponent(".\(UUID().uuidString)-\(url.lastPathComponent)")
        defer { try? FileManager.default.removeItem(at: draft) }
        try writeContents(contents, to: draft, for: saveOperation, originalContentsURL: saveOperation == .forOverwriting ? fileURL : nil)
        let attributes = (additionalFileAttributes ?? [:]).compactMap { key, value in (key as? FileAttributeKey).map { ($0, value) } }
        if !attributes.isEmpty { try FileManager.default.setAttributes(Dictionary(attributes) { $1 }, ofItemAtPath: draft.path) }
        // A folder cannot take the place of another one.
        if (try? url.resourceValues(forKeys: [.isDirectoryKey]).isDirectory) == true { try FileManager.default.removeItem(at: url) }
        guard unsafe rename(draft.path, url.path) == 0 else {
            throw CocoaError(
                .fileWriteUnknown, userInfo: [NSFilePathErrorKey: url.path, NSUnderlyingErrorKey: POSIXError(.init(rawValue: errno) ?? .EIO)])
        }
    }

    /// Writes a file's content.
    ///
    /// - Throws: `CocoaError(.fileWriteUnknown)` for content that is neither `Data` nor a `FileWrapper`.
    open func writeContents(
        _ contents: Any, to url: URL, for saveOperation: SaveOperation, originalContentsURL: URL?
    ) throws {
        switch contents {
        case let data as Data: try data.write(to: url, options: .atomic)
        case let data as NSData: try data.write(to: url, options: .atomic)
        case let wrapper as FileWrapper: try wrapper.write(to: url, options: [], originalContentsURL: originalContentsURL)
        default: throw CocoaError(.fileWriteUnknown, userInfo: [NSFilePathErrorKey: url.path])
        }
    }

    /// Returns the attributes that a saved file gets; none unless overridden.
    open func fileAttributesToWrite(to url: URL, for saveOperation: SaveOperation) throws -> [AnyHashable: Any] { [:] }

    /// Saves the document if it has changes; the closure gets false when that failed.
    open func autosave(completionHandler: ((Bool) -> Void)? = nil) {
        guard hasUnsavedChanges else { return finish(completionHandler, true) }
        save(to: fileURL, for: .forOverwriting, completionHandler: completionHandler)
    }

    /// Discards the changes: reads the file again; the closure gets false when that failed.
    open func revert(toContentsOf url: URL, completionHandler: ((Bool) -> Void)? = nil) {
        do {
            try read(from: url)
            markSaved()
            finish(completionHandler, true)
        } catch {
            handleError(error, userInteractionPermitted: true)
            finish(completionHandler, false)
        }
    }

    // MARK: Changes

    /// Notes a change.
    open func updateChangeCount(_ change: ChangeKind) {
        if change == .cleared { watch?.countOpenChanges() }
        changes.note(change)
    }

    /// Notes that the file has all changes, also those of the present event.
    private func markSaved() {
        watch?.countOpenChanges()
        changes.markSaved()
    }

    /// Returns a value for the changes so far, for `updateChangeCount(withToken:for:)` after a saving of the app's own.
    open func changeCountToken(for saveOperation: SaveOperation) -> Any {
        watch?.countOpenChanges()
        return changes.place
    }
    /// Notes that the changes of a value were saved.
    open func updateChangeCount(withToken changeCountToken: Any, for saveOperation: SaveOperation) {
        if let saved = changeCountToken as? ChangeCount.Place { changes.saved = saved }
    }

    /// Is called when the document must not be changed; does nothing unless overridden.
    open func disableEditing() {}
    /// Is called when the document may be changed again; does nothing unless overridden.
    open func enableEditing() {}

    /// Returns the extension of files of a type.
    open func fileNameExtension(forType typeName: String?, saveOperation: SaveOperation) -> String {
        typeName.flatMap { UTType($0)?.preferredFilenameExtension } ?? fileURL.pathExtension
    }

    /// Is called with an error of opening or saving; writes it to the log unless overridden.
    open func handleError(_ error: any Error, userInteractionPermitted: Bool) {
        Diagnostics.report(exception: "UIDocument", detail: "\(fileURL.path): \(error.localizedDescription)")
        finishedHandlingError(error, recovered: false)
    }
    /// Is called when an error has been handled; does nothing unless overridden.
    open func finishedHandlingError(_ error: any Error, recovered: Bool) {}
    /// Is called when the user no longer waits for an error's handling; does nothing unless overridden.
    open func userInteractionNoLongerPermitted(forError error: any Error) {}
}
