import LaminaMethods
import UIKit

/// Members of `WKWebView` that selectors, keys and nibs name.
let webMembers = MemberTable(inheriting: UIView.memberTable) {
    $0.property("navigationDelegate", \WKWebView.navigationDelegate)
    $0.property("UIDelegate", \WKWebView.uiDelegate)
    $0.constant("title", \WKWebView.title)
    $0.constant("URL", \WKWebView.url)
    $0.constant("url", \WKWebView.url)
    $0.constant("isLoading", \WKWebView.isLoading)
    $0.constant("loading", \WKWebView.isLoading)
    $0.constant("estimatedProgress", \WKWebView.estimatedProgress)
    $0.constant("canGoBack", \WKWebView.canGoBack)
    $0.constant("canGoForward", \WKWebView.canGoForward)
    $0.method("reload") { (view: WKWebView) in _ = view.reload() }
    $0.method("stopLoading") { (view: WKWebView) in view.stopLoading() }
    $0.method("goBack") { (view: WKWebView) in _ = view.goBack() }
    $0.method("goForward") { (view: WKWebView) in _ = view.goForward() }
    $0.property("allowsBackForwardNavigationGestures", \WKWebView.allowsBackForwardNavigationGestures, nib: .flag)
    $0.property("allowsLinkPreview", \WKWebView.allowsLinkPreview, nib: .flag)
    $0.ignoredChildren("wkWebViewConfiguration", "configuration")
}

extension WKWebView: nonisolated MemberTableExtender {}
