public import Foundation
public import UniformTypeIdentifiers

/// The object that hears of a choice of documents; every method is optional.
@preconcurrency @MainActor
public protocol UIDocumentPickerDelegate: NSObjectProtocol {
    /// Tells the delegate of the documents; never called, because there are none.
    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
    /// Tells the delegate that the user cancelled.
    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
    /// Tells the delegate of a document, until iOS 11; never called.
    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL)
}

extension UIDocumentPickerDelegate {
    /// The default implementation does nothing.
    public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {}
    /// The default implementation does nothing.
    public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
    /// The default implementation does nothing.
    public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL) {}
}

/// A controller with which the user chooses documents of a store, which is empty on this system, or cancels.
open class UIDocumentPickerViewController: UIViewController {
    /// The use of chosen documents.
    public let documentPickerMode: UIDocumentPickerMode
    /// True when several documents can be chosen.
    open var allowsMultipleSelection = false
    /// True when extensions of names are shown.
    open var shouldShowFileExtensions = false
    /// The folder that is shown first.
    open var directoryURL: URL?
    /// The object that hears of the choice.
    open weak var delegate: (any UIDocumentPickerDelegate)?

    /// Creates a controller for documents of some types.
    ///
    /// - Parameter asCopy: True for copies of the documents.
    public init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool = false) {
        documentPickerMode = asCopy ? .import : .open
        super.init(nibName: nil, bundle: nil)
    }
    /// Creates a controller to which files are written.
    ///
    /// - Parameter asCopy: True for copies of the files.
    public init(forExporting urls: [URL], asCopy: Bool = false) {
        documentPickerMode = asCopy ? .exportToService : .moveToService
        super.init(nibName: nil, bundle: nil)
    }
    /// Creates a controller for documents of some types, until iOS 14.
    public init(documentTypes allowedUTIs: [String], in mode: UIDocumentPickerMode) {
        documentPickerMode = mode
        super.init(nibName: nil, bundle: nil)
    }
    /// Creates a controller to which files are written, until iOS 14.
    public init(urls: [URL], in mode: UIDocumentPickerMode) {
        documentPickerMode = mode
        super.init(nibName: nil, bundle: nil)
    }
    /// Returns nil: nibs have no choice of documents.
    public required init?(coder: NSCoder) { nil }

    open override func viewDidLoad() {
        super.viewDidLoad()
        let library = EmptyLibrary("Documents", reason: "This system has no store of documents.")
        library.navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.cancel() })
        let pages = UINavigationController(rootViewController: library)
        addChild(pages)
        pages.requiredView.frame = view.bounds
        pages.requiredView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(pages.requiredView)
        pages.didMove(toParent: self)
    }

    /// Ends the choice without a document.
    package func cancel() {
        dismiss(animated: true)
        delegate?.documentPickerWasCancelled(self)
    }
}

extension URL {
    /// Asks for a document outside of the app; true, because the app may read every file that its user may.
    public func startAccessingSecurityScopedResource() -> Bool { isFileURL }
    /// Gives a document back.
    public func stopAccessingSecurityScopedResource() {}
}
