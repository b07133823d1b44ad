import Foundation
import QuartzCore
import Testing
import TestSupport

import UIKit

@MainActor
struct OpenURLTests {
    private let page = URL(string: "https://apps.ie/credits?who=a%20b") ?? URL(fileURLWithPath: "/")

    /// Returns the URLs that are opened while `body` runs.
    private func opened(_ handler: (@MainActor (URL) -> Bool)? = nil, _ body: (UIApplication) -> Void) -> [OpenedURL] {
        let application = UIApplication.shared
        let before = (application.urlHandler, application.openedURLs)
        application.urlHandler = handler
        application.openedURLs = []
        body(application)
        defer { (application.urlHandler, application.openedURLs) = before }
        return application.openedURLs
    }

    @Test func withoutADesktopTheLinkIsRecordedWithItsTime() throws {
        let start = CACurrentMediaTime()
        let list = opened { $0.open(page) }
        #expect(list.map(\.url) == [page])
        let first = try #require(list.first)
        #expect(!first.wasHandedOver)
        #expect(first.time >= start && first.time <= CACurrentMediaTime())
    }

    @Test func theLinkIsPassedToTheDesktop() {
        var got: [URL] = []
        let list = opened({
            got.append($0)
            return true
        }) { $0.open(page) }
        #expect(got == [page])
        #expect(list.map(\.wasHandedOver) == [true])
    }

    @Test(arguments: [true, false])
    func theCompletionLaterGetsTheResult(answer: Bool) {
        var heard: [Bool] = []
        _ = opened({ _ in answer }) {
            $0.open(page, options: [.universalLinksOnly: false]) { heard.append($0) }
            #expect(heard.isEmpty)
        }
        finishTurn()
        #expect(heard == [answer])
    }

    @Test(arguments: [
        ("http://a.b", true), ("HTTPS://a.b", true), ("mailto:a@b.c", true), ("file:///bin/sh", false), ("app-settings:", false),
        ("/relative", false),
    ])
    func onlySupportedURLsAreOpened(address: String, isOpened: Bool) throws {
        let url = try #require(URL(string: address))
        var heard: Bool?
        let list = opened { application in
            #expect(application.canOpenURL(url) == isOpened)
            application.open(url) { heard = $0 }
        }
        finishTurn()
        #expect(heard == isOpened)
        #expect(list.count == (isOpened ? 1 : 0))
    }

    @Test(arguments: [("https://example.org", true), ("/relative", false)])
    func theMethodFromBeforeIOS10OpensToo(address: String, isOpened: Bool) throws {
        let url = try #require(URL(string: address))
        let list = opened { application in #expect(application.openURL(url) == isOpened) }
        #expect(list.count == (isOpened ? 1 : 0))
    }
}
