public import Foundation
public import FoundationNetworking

/// One load of a page.
open class WKNavigation: NSObject {}

/// A frame of a page.
@preconcurrency @MainActor
open class WKFrameInfo: NSObject {
    /// True for the page itself: always.
    open var isMainFrame: Bool { true }
    /// The request of the page.
    public let request: URLRequest

    init(request: URLRequest) {
        self.request = request
        super.init()
    }
}

/// A load that is about to happen.
@preconcurrency @MainActor
open class WKNavigationAction: NSObject {
    /// The request.
    public let request: URLRequest
    /// The cause.
    public let navigationType: WKNavigationType
    /// The frame that asks.
    open var sourceFrame: WKFrameInfo { WKFrameInfo(request: request) }
    /// The frame in which the page will be.
    open var targetFrame: WKFrameInfo? { WKFrameInfo(request: request) }
    /// True when the page asks to be stored: false.
    open var shouldPerformDownload: Bool { false }

    init(request: URLRequest, navigationType: WKNavigationType) {
        (self.request, self.navigationType) = (request, navigationType)
        super.init()
    }
}

/// The response of a server; there is never one.
@preconcurrency @MainActor
open class WKNavigationResponse: NSObject {
    /// True for the page itself.
    open var isForMainFrame: Bool { true }
    /// True when the page can be shown.
    open var canShowMIMEType: Bool { false }
    /// The response.
    public let response: URLResponse

    init(response: URLResponse) {
        self.response = response
        super.init()
    }
}

/// A page of the list.
@preconcurrency @MainActor
open class WKBackForwardListItem: NSObject {
    /// The address.
    public let url: URL
    /// The address that the app asked for.
    open var initialURL: URL { url }
    /// The title.
    open internal(set) var title: String?
    /// The document; nil for one that is loaded again.
    let page: WebPage?

    init(url: URL, page: WebPage?) {
        self.url = url
        self.page = page
        super.init()
    }
}

/// The pages before and after the present one.
@preconcurrency @MainActor
open class WKBackForwardList: NSObject {
    private var items: [WKBackForwardListItem] = []
    private var position = -1

    override init() { super.init() }

    /// The present page.
    open var currentItem: WKBackForwardListItem? { item(at: 0) }
    /// The page before.
    open var backItem: WKBackForwardListItem? { item(at: -1) }
    /// The page after.
    open var forwardItem: WKBackForwardListItem? { item(at: 1) }
    /// The pages before, the oldest first.
    open var backList: [WKBackForwardListItem] { Array(items.prefix(max(0, position))) }
    /// The pages after, the next first.
    open var forwardList: [WKBackForwardListItem] { Array(items.dropFirst(position + 1)) }
    /// Returns a page by its distance from the present one; nil outside of the list.
    open func item(at index: Int) -> WKBackForwardListItem? {
        let (place, isOutside) = position.addingReportingOverflow(index)
        return !isOutside && items.indices.contains(place) ? items[place] : nil
    }

    /// Adds a page after the present one, in place of those that came after.
    func add(_ item: WKBackForwardListItem) {
        items = items.prefix(position + 1) + [item]
        position = items.count - 1
    }
    /// Makes a page of the list the present one; false for another.
    func move(to item: WKBackForwardListItem) -> Bool {
        guard let place = items.firstIndex(where: { $0 === item }) else { return false }
        position = place
        return true
    }
}

/// An error of web views.
public struct WKError: Error, Hashable, Sendable, CustomNSError {
    /// The reasons.
    public typealias Code = WKErrorCode

    /// The reason.
    public let code: Code
    /// Creates an error.
    public init(_ code: Code) { self.code = code }
    /// The domain.
    public static var errorDomain: String { WKErrorDomain }
    /// The reason's number.
    public var errorCode: Int { code.rawValue }
}

/// The domain of errors of web views.
public let WKErrorDomain = "WKErrorDomain"
