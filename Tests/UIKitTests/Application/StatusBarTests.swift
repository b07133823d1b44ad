import Testing
import UIKit

@testable import UIKitViews

@MainActor
struct StatusBarTests {
    @Test func theAppDecidesOnlyWhereItsControllersDoNot() throws {
        #expect(OwnStatusBar([:]) == nil)
        #expect(OwnStatusBar(["UIViewControllerBasedStatusBarAppearance": true, "UIStatusBarHidden": true]) == nil)
        let own = try #require(OwnStatusBar(["UIViewControllerBasedStatusBarAppearance": false, "UIStatusBarHidden": true]))
        #expect(own.isHidden && own.style == .default)
    }

    @Test(arguments: [
        ("UIStatusBarStyleLightContent", UIStatusBarStyle.lightContent), ("UIStatusBarStyleDefault", .default),
        ("UIStatusBarStyleDarkContent", .darkContent), ("UIStatusBarStyleBlackTranslucent", .lightContent),
    ])
    func theStyleComesFromInfoPlist(name: String, style: UIStatusBarStyle) {
        #expect(OwnStatusBar(["UIViewControllerBasedStatusBarAppearance": false, "UIStatusBarStyle": name])?.style == style)
    }

    @Test func setValuesAreShownOnlyWhereTheAppDecides() {
        let app = UIApplication.shared
        defer { app.ownStatusBar = nil }
        app.setStatusBarStyle(.lightContent, animated: false)
        app.isStatusBarHidden = true
        #expect(app.statusBarStyle == .default && !app.isStatusBarHidden)
        app.ownStatusBar = OwnStatusBar(["UIViewControllerBasedStatusBarAppearance": false])
        app.setStatusBarStyle(.lightContent, animated: false)
        app.setStatusBarHidden(true, with: .none)
        #expect(app.statusBarStyle == .lightContent && app.isStatusBarHidden)
    }
}
