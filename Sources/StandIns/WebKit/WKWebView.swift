import CoreGraphics
public import Foundation
public import FoundationNetworking
import LaminaFoundation
package import LaminaMethods
import LaminaStandIns
public import UIKit

/// A view without a browser: it shows the address of a page on grey, and the text of a document that the app gives it.
///
/// Addresses of the network end with the error of a device that is offline. HTML is read as text with its fonts, colours, links and lists; scripts do
/// not run.
open class WKWebView: UIView {
    /// The members that selectors, keys and nibs name.
    nonisolated package class var extendedMemberTable: MemberTable { webMembers }

    /// A copy of the configuration with which the view was made.
    public let configuration: WKWebViewConfiguration
    /// The scroll view around the page.
    public let scrollView = UIScrollView()
    /// The object that decides about pages and hears of them.
    open weak var navigationDelegate: (any WKNavigationDelegate)?
    /// The object that shows panels of scripts; scripts do not run.
    open weak var uiDelegate: (any WKUIDelegate)?
    /// The pages before and after the present one.
    public let backForwardList = WKBackForwardList()
    /// The title of the page; nil without one.
    open private(set) var title: String? { didSet { didChangeValue(forKey: "title") } }
    /// The address of the page that is shown or being loaded.
    open private(set) var url: URL? { didSet { didChangeValue(forKey: "URL") } }
    /// True from the begin of a load to its end.
    open private(set) var isLoading = false { didSet { didChangeValue(forKey: "loading") } }
    /// The loaded part of the page, 0…1.
    open private(set) var estimatedProgress = 0.0 { didSet { didChangeValue(forKey: "estimatedProgress") } }
    /// True when all came by encrypted connections: false.
    open var hasOnlySecureContent: Bool { false }
    /// The browser's name for servers.
    open var customUserAgent: String?
    /// True when dragging from an edge goes back or forward; without effect.
    open var allowsBackForwardNavigationGestures = false
    /// True when a long touch previews links; without effect.
    open var allowsLinkPreview = true
    /// True when a browser's inspector may look at the page; without effect.
    open var isInspectable = false
    /// The magnification of the page; without effect.
    open var pageZoom: CGFloat = 1

    private let text = UILabel()
    /// The load that has not ended.
    private var current: WKNavigation?

    /// Creates a view with a configuration.
    public init(frame: CGRect, configuration: WKWebViewConfiguration) {
        self.configuration = configuration.copied()
        super.init(frame: frame)
        build()
    }
    /// Creates a view with a standard configuration.
    public override convenience init(frame: CGRect) { self.init(frame: frame, configuration: WKWebViewConfiguration()) }
    /// Creates a view from a nib.
    public required init?(coder: NSCoder) {
        configuration = WKWebViewConfiguration()
        super.init(coder: coder)
        build()
        coder.finishDecoding(self, as: WKWebView.self)
    }

    /// Returns true for addresses of the web.
    open class func handlesURLScheme(_ urlScheme: String) -> Bool { ["http", "https", "file", "about", "data"].contains(urlScheme.lowercased()) }

    // MARK: Loading

    /// Loads an address; those of the network fail, because there is no browser.
    @discardableResult
    open func load(_ request: URLRequest) -> WKNavigation? { start(request, .other, page(at: request.url)) }
    /// Loads a file.
    @discardableResult
    open func loadFileURL(_ URL: URL, allowingReadAccessTo readAccessURL: URL) -> WKNavigation? { load(URLRequest(url: URL)) }
    /// Shows a document of HTML as text.
    @discardableResult
    open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? {
        start(URLRequest(url: baseURL ?? Self.blank), .other, .success(WebPage(html: string)))
    }
    /// Shows a document of HTML or plain text.
    @discardableResult
    open func load(_ data: Data, mimeType MIMEType: String, characterEncodingName: String, baseURL: URL) -> WKNavigation? {
        let page = WebPage(data, type: MIMEType)
        return start(URLRequest(url: baseURL), .other, page.map { .success($0) } ?? .failure(URLError(.cannotDecodeContentData)))
    }
    /// Loads the page again.
    @discardableResult
    open func reload() -> WKNavigation? { backForwardList.currentItem.flatMap { show($0, .reload) } }
    /// Loads the page again.
    @discardableResult
    open func reloadFromOrigin() -> WKNavigation? { reload() }
    /// Ends a load.
    open func stopLoading() {
        guard let navigation = current else { return }
        end(navigation) { $0.navigationDelegate?.webView($0, didFailProvisionalNavigation: navigation, withError: URLError(.cancelled)) }
    }

    /// True when there is a page before.
    open var canGoBack: Bool { backForwardList.backItem != nil }
    /// True when there is a page after.
    open var canGoForward: Bool { backForwardList.forwardItem != nil }
    /// Shows the page before.
    @discardableResult
    open func goBack() -> WKNavigation? { backForwardList.backItem.flatMap { go(to: $0) } }
    /// Shows the page after.
    @discardableResult
    open func goForward() -> WKNavigation? { backForwardList.forwardItem.flatMap { go(to: $0) } }
    /// Shows a page of the list.
    @discardableResult
    open func go(to item: WKBackForwardListItem) -> WKNavigation? {
        guard backForwardList.move(to: item) else { return nil }
        return show(item, .backForward)
    }

    // MARK: Scripts and pictures

    /// Answers with `WKError.javaScriptExceptionOccurred`: scripts do not run.
    open func evaluateJavaScript(_ javaScriptString: String, completionHandler: ((Any?, (any Error)?) -> Void)? = nil) {
        let error = Self.noScripts()
        StandIn.answer { completionHandler?(nil, error) }
    }
    /// Throws `WKError.javaScriptExceptionOccurred`: scripts do not run.
    @discardableResult
    open func evaluateJavaScript(_ javaScriptString: String) async throws -> Any { throw Self.noScripts() }
    /// Answers with a picture of the view.
    open func takeSnapshot(with snapshotConfiguration: WKSnapshotConfiguration?, completionHandler: @escaping (UIImage?, (any Error)?) -> Void) {
        let image = UIGraphicsImageRenderer(bounds: bounds).image { layer.render(in: $0.cgContext) }
        StandIn.answer { completionHandler(image, nil) }
    }

    private static func noScripts() -> WKError {
        StandIn.say("WKWebView", "there is no browser here, so scripts do not run")
        return WKError(.javaScriptExceptionOccurred)
    }

    // MARK: Steps of a load

    private func page(at url: URL?) -> Result<WebPage, URLError> {
        guard let url else { return .failure(URLError(.badURL)) }
        if url == Self.blank { return .success(WebPage(html: "")) }
        guard url.isFileURL else {
            StandIn.say("WKWebView", "there is no browser here, so pages of the network fail as on a device that is offline")
            return .failure(URLError(.notConnectedToInternet))
        }
        guard let data = try? Data(contentsOf: url) else { return .failure(URLError(.fileDoesNotExist)) }
        let isText = ["html", "htm", "xhtml", "txt", "md"].contains(url.pathExtension.lowercased())
        return (isText ? WebPage(data, type: url.pathExtension.hasPrefix("t") ? "text/plain" : "text/html") : nil).map { .success($0) }
            ?? .failure(URLError(.cannotDecodeContentData))
    }

    private func show(_ item: WKBackForwardListItem, _ kind: WKNavigationType) -> WKNavigation? {
        start(URLRequest(url: item.url), kind, item.page.map { .success($0) } ?? page(at: item.url))
    }

    private func start(_ request: URLRequest, _ kind: WKNavigationType, _ page: Result<WebPage, URLError>) -> WKNavigation? {
        if current != nil { stopLoading() }
        let navigation = WKNavigation()
        current = navigation
        (url, isLoading, estimatedProgress) = (request.url, true, 0.1)
        showAddress()
        let action = WKNavigationAction(request: request, navigationType: kind)
        StandIn.answer { [weak self] in self?.ask(action, navigation, page) }
        return navigation
    }

    private func ask(_ action: WKNavigationAction, _ navigation: WKNavigation, _ page: Result<WebPage, URLError>) {
        guard current === navigation else { return }
        guard let delegate = navigationDelegate else { return begin(navigation, action, page) }
        delegate.webView(self, decidePolicyFor: action, preferences: configuration.defaultWebpagePreferences) { [weak self] policy, _ in
            guard let self, current === navigation else { return }
            if policy == .cancel { return end(navigation) { _ in } }
            begin(navigation, action, page)
        }
    }

    private func begin(_ navigation: WKNavigation, _ action: WKNavigationAction, _ page: Result<WebPage, URLError>) {
        navigationDelegate?.webView(self, didStartProvisionalNavigation: navigation)
        guard current === navigation else { return }
        switch page {
        case .failure(let error):
            end(navigation) { $0.navigationDelegate?.webView($0, didFailProvisionalNavigation: navigation, withError: error) }
        case .success(let page):
            if action.navigationType == .other { backForwardList.add(WKBackForwardListItem(url: url ?? Self.blank, page: page)) }
            title = page.title
            backForwardList.currentItem?.title = page.title
            navigationDelegate?.webView(self, didCommit: navigation)
            show(page.text)
            end(navigation) { $0.navigationDelegate?.webView($0, didFinish: navigation) }
        }
    }

    private func end(_ navigation: WKNavigation, _ tell: (WKWebView) -> Void) {
        current = nil
        (isLoading, estimatedProgress) = (false, 1)
        tell(self)
    }

    static let blank = URL(string: "about:blank") ?? URL(filePath: "/")

    // MARK: Looks

    private func build() {
        clipsToBounds = true
        backgroundColor = .white
        text.numberOfLines = 0
        scrollView.addSubview(text)
        addSubview(scrollView)
    }

    private func showAddress() {
        scrollView.backgroundColor = UIColor(white: 0.91, alpha: 1)
        let style = NSMutableParagraphStyle()
        style.alignment = .center
        text.attributedText = NSAttributedString(
            string: url.map { $0 == Self.blank ? "" : $0.absoluteString } ?? "",
            attributes: [.font: UIFont.systemFont(ofSize: 15), .foregroundColor: UIColor.darkGray, .paragraphStyle: style])
        setNeedsLayout()
    }

    private func show(_ page: NSAttributedString) {
        scrollView.backgroundColor = .white
        text.attributedText = page
        setNeedsLayout()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        scrollView.frame = bounds
        let insets = scrollView.adjustedContentInset
        // A browser's page has a margin of 8 points.
        let width = max(0, bounds.width - 16)
        let height = text.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
        text.frame = CGRect(x: 8, y: 8, width: width, height: height)
        scrollView.contentSize = CGSize(width: bounds.width, height: height + 16)
        if backForwardList.currentItem == nil, height < bounds.height { text.center.y = (bounds.height - insets.top - insets.bottom) / 2 }
    }
}
