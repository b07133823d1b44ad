import CoreGraphics
public import Foundation
import LaminaStandIns
@_exported public import UIKit

/// A controller without a browser: it shows the address and a button that closes it.
open class SFSafariViewController: UIViewController {
    /// The settings.
    open class Configuration: NSObject {
        /// True when an article is shown as text; without effect.
        open var entersReaderIfAvailable = false
        /// True when the bar disappears while the page scrolls; without effect.
        open var barCollapsingEnabled = true
    }

    /// The labels of the closing button.
    public typealias DismissButtonStyle = SFSafariViewControllerDismissButtonStyle

    /// The settings.
    public let configuration: Configuration
    /// The object that hears of the controller.
    open weak var delegate: (any SFSafariViewControllerDelegate)?
    /// The colour of the bars.
    open var preferredBarTintColor: UIColor?
    /// The colour of the buttons.
    open var preferredControlTintColor: UIColor?
    /// The label of the closing button.
    open var dismissButtonStyle = DismissButtonStyle.done

    private let url: URL

    /// Creates the controller of an address.
    public convenience init(url URL: URL) { self.init(url: URL, configuration: Configuration()) }
    /// Creates the controller of an address, by the initialiser until iOS 11.
    public convenience init(url URL: URL, entersReaderIfAvailable: Bool) {
        let configuration = Configuration()
        configuration.entersReaderIfAvailable = entersReaderIfAvailable
        self.init(url: URL, configuration: configuration)
    }
    /// Creates the controller of an address.
    public init(url URL: URL, configuration: Configuration) {
        url = URL
        self.configuration = configuration
        super.init(nibName: nil, bundle: nil)
    }
    /// Returns nil: nibs have no browser.
    public required init?(coder: NSCoder) { nil }

    open override func viewDidLoad() {
        super.viewDidLoad()
        StandIn.say("SFSafariViewController", "there is no browser here, so only the address is shown")
        view.backgroundColor = UIColor(white: 0.91, alpha: 1)
        let bar = UINavigationBar()
        bar.barTintColor = preferredBarTintColor
        bar.tintColor = preferredControlTintColor
        let item = UINavigationItem(title: url.host ?? url.absoluteString)
        let styles: [DismissButtonStyle: UIBarButtonItem.SystemItem] = [.done: .done, .close: .close, .cancel: .cancel]
        item.leftBarButtonItem = UIBarButtonItem(
            systemItem: styles[dismissButtonStyle] ?? .done, primaryAction: UIAction { [weak self] _ in self?.finish() })
        bar.items = [item]
        let text = UILabel()
        text.text = url.absoluteString
        text.textColor = .darkGray
        text.textAlignment = .center
        text.numberOfLines = 0
        for part in [bar, text] {
            part.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(part)
        }
        NSLayoutConstraint.activate([
            bar.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor), bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            bar.trailingAnchor.constraint(equalTo: view.trailingAnchor), text.centerYAnchor.constraint(equalTo: view.centerYAnchor),
            text.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
            text.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
        ])
    }

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        delegate?.safariViewController(self, didCompleteInitialLoad: false)
    }

    /// Closes the controller.
    package func finish() {
        dismiss(animated: true)
        delegate?.safariViewControllerDidFinish(self)
    }
}

/// The methods by which a controller reports; all are optional.
@preconcurrency @MainActor
public protocol SFSafariViewControllerDelegate: NSObjectProtocol {
    /// Tells the delegate that the user closed the controller.
    func safariViewControllerDidFinish(_ controller: SFSafariViewController)
    /// Tells the delegate of the end of the first load, which fails.
    func safariViewController(_ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool)
    /// Tells the delegate of another address; never called.
    func safariViewController(_ controller: SFSafariViewController, initialLoadDidRedirectTo URL: URL)
}

extension SFSafariViewControllerDelegate {
    /// The default implementation; does nothing.
    public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}
    /// The default implementation; does nothing.
    public func safariViewController(_ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool) {}
    /// The default implementation; does nothing.
    public func safariViewController(_ controller: SFSafariViewController, initialLoadDidRedirectTo URL: URL) {}
}
