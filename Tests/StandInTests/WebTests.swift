import CoreGraphics
import Foundation
import FoundationNetworking
import Testing
import WebKit

@MainActor @Suite struct WebTests {
    private let view = WKWebView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    private let listener = WebListener()

    init() { view.navigationDelegate = listener }

    @Test func anAddressOfTheNetworkFailsAsOffline() async throws {
        let url = try #require(URL(string: "https://www.example.com/a"))
        #expect(view.load(URLRequest(url: url)) != nil && view.isLoading && view.url == url)
        await mainTurn()
        #expect(listener.heard == ["asked", "started", "failed -1009"])
        #expect(!view.isLoading && view.url == url && texts().contains("https://www.example.com/a"))
    }

    @Test func aDocumentShowsItsTextAndTitle() async {
        view.loadHTMLString("<html><head><title> Hello </title></head><body><h1>Big</h1><p>Some <b>text</b></p></body></html>", baseURL: nil)
        await mainTurn()
        #expect(listener.heard == ["asked", "started", "committed", "finished"])
        #expect(view.title == "Hello" && view.estimatedProgress == 1)
        view.layoutIfNeeded()
        let text = texts().joined()
        #expect(text.contains("Big") && text.contains("Some text") && !text.contains("<b>"))
        #expect(view.scrollView.contentSize.height > 16)
    }

    @Test func theDelegateMayForbidALoad() async throws {
        listener.policy = .cancel
        view.loadHTMLString("<p>No</p>", baseURL: nil)
        await mainTurn()
        #expect(listener.heard == ["asked"] && !view.isLoading && view.backForwardList.currentItem == nil)
    }

    @Test func theListGoesBackAndForward() async {
        for page in ["One", "Two"] {
            view.loadHTMLString("<title>\(page)</title>", baseURL: nil)
            await mainTurn()
        }
        #expect(view.canGoBack && !view.canGoForward && view.backForwardList.backItem?.title == "One")
        #expect(view.goBack() != nil)
        await mainTurn()
        #expect(view.title == "One" && view.canGoForward && !view.canGoBack)
        #expect(view.goForward() != nil && view.goForward() == nil)
    }

    @Test func aMissingFileFails() async {
        view.loadFileURL(URL(filePath: "/no/such/page.html"), allowingReadAccessTo: URL(filePath: "/"))
        await mainTurn()
        #expect(listener.heard.last == "failed -1100")
    }

    @Test func scriptsDoNotRun() async {
        let error = await #expect(throws: WKError.self) { _ = try await view.evaluateJavaScript("1") }
        #expect(error?.code == .javaScriptExceptionOccurred)
    }

    private func texts() -> [String] { view.scrollView.subviews.compactMap { ($0 as? UILabel)?.attributedText?.string } }
}

private final class WebListener: NSObject, WKNavigationDelegate {
    var heard: [String] = []
    var policy = WKNavigationActionPolicy.allow

    func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
        decisionHandler: @escaping @MainActor (WKNavigationActionPolicy) -> Void
    ) {
        heard.append("asked")
        decisionHandler(policy)
    }
    func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) { heard.append("started") }
    func webView(_ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error) {
        heard.append("failed \((error as NSError).code)")
    }
    func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) { heard.append("committed") }
    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) { heard.append("finished") }
}
