@_exported public import Foundation
@_exported public import UIKit

/// A file that is shown.
public protocol QLPreviewItem: NSObjectProtocol {
    /// The file's address.
    var previewItemURL: URL? { get }
    /// The title; nil for the file's name.
    var previewItemTitle: String? { get }
}

extension QLPreviewItem {
    /// The default: the file's name.
    public var previewItemTitle: String? { nil }
}

extension NSURL: QLPreviewItem {
    /// The address itself.
    public var previewItemURL: URL? { self as URL }
}

/// The object that has the files.
@preconcurrency @MainActor
public protocol QLPreviewControllerDataSource: AnyObject {
    /// Returns the number of files.
    func numberOfPreviewItems(in controller: QLPreviewController) -> Int
    /// Returns a file.
    func previewController(_ controller: QLPreviewController, previewItemAt index: Int) -> any QLPreviewItem
}

/// The object that hears of shown files; all methods are optional.
@preconcurrency @MainActor
public protocol QLPreviewControllerDelegate: AnyObject {
    /// Tells the delegate that the controller disappears.
    func previewControllerWillDismiss(_ controller: QLPreviewController)
    /// Tells the delegate that the controller has disappeared.
    func previewControllerDidDismiss(_ controller: QLPreviewController)
}

extension QLPreviewControllerDelegate {
    /// The default implementation; does nothing.
    public func previewControllerWillDismiss(_ controller: QLPreviewController) {}
    /// The default implementation; does nothing.
    public func previewControllerDidDismiss(_ controller: QLPreviewController) {}
}

/// A controller that shows pictures and texts of files, and the names of others.
open class QLPreviewController: UIViewController {
    /// The object that has the files.
    open weak var dataSource: (any QLPreviewControllerDataSource)?
    /// The object that hears of the files.
    open weak var delegate: (any QLPreviewControllerDelegate)?
    /// The number of the file that is shown.
    open var currentPreviewItemIndex = 0 { didSet { refreshCurrentPreviewItem() } }
    /// The file that is shown; nil when there is none.
    open var currentPreviewItem: (any QLPreviewItem)? {
        guard let dataSource, (0..<dataSource.numberOfPreviewItems(in: self)).contains(currentPreviewItemIndex) else { return nil }
        return dataSource.previewController(self, previewItemAt: currentPreviewItemIndex)
    }

    /// Returns true for pictures and texts.
    open class func canPreview(_ item: any QLPreviewItem) -> Bool { item.previewItemURL.map(FileContent.init)?.isShown == true }

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        refreshCurrentPreviewItem()
    }
    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        guard isBeingPresented, navigationController == nil else { return }
        addDoneButton()
    }
    open override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        if isBeingDismissed { delegate?.previewControllerWillDismiss(self) }
    }
    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        if isBeingDismissed { delegate?.previewControllerDidDismiss(self) }
    }

    /// Asks the data source anew for all files.
    open func reloadData() { refreshCurrentPreviewItem() }
    /// Reads the shown file anew.
    open func refreshCurrentPreviewItem() {
        guard isViewLoaded else { return }
        shown?.removeFromSuperview()
        guard let item = currentPreviewItem, let url = item.previewItemURL else { return }
        title = item.previewItemTitle ?? url.lastPathComponent
        let part = FileContent(url).makeView()
        part.frame = view.bounds
        part.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.insertSubview(part, at: 0)
        shown = part
    }
    private var shown: UIView?

    private func addDoneButton() {
        let bar = UINavigationBar()
        let item = UINavigationItem(title: title ?? "")
        item.leftBarButtonItem = UIBarButtonItem(systemItem: .done, primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })
        bar.items = [item]
        bar.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(bar)
        NSLayoutConstraint.activate([
            bar.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor), bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        ])
    }
}

/// The content of a file as a view.
@MainActor
enum FileContent {
    case picture(UIImage)
    case text(String)
    case unknown(String)

    nonisolated private static let largestText = 1 << 20

    init(_ url: URL) {
        if let picture = UIImage(contentsOfFile: url.path) {
            self = .picture(picture)
        } else if let data = try? Data(contentsOf: url), data.count <= Self.largestText, let text = String(data: data, encoding: .utf8) {
            self = .text(text)
        } else {
            self = .unknown(url.lastPathComponent)
        }
    }

    /// True for a content that is shown itself.
    var isShown: Bool { if case .unknown = self { false } else { true } }

    func makeView() -> UIView {
        switch self {
        case .picture(let image):
            let view = UIImageView(image: image)
            view.contentMode = .scaleAspectFit
            return view
        case .text(let text):
            let view = UITextView()
            (view.text, view.isEditable) = (text, false)
            return view
        case .unknown(let name):
            let view = UILabel()
            (view.text, view.textAlignment, view.textColor) = (name, .center, .secondaryLabel)
            return view
        }
    }
}
