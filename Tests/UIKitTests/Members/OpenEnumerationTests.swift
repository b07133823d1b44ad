import Testing
import UIKit

/// Enumerations of UIKit keep raw values without a name, as imported enumerations do on Apple's systems.
@Suite @MainActor struct OpenEnumerationTests {
    private static let unnamed = [-77, 9, 77, 123_456]

    private func keeps<Kind: RawRepresentable & Equatable>(_ type: Kind.Type) -> Bool where Kind.RawValue == Int {
        Self.unnamed.allSatisfy { type.init(rawValue: $0)?.rawValue == $0 }
    }

    @Test func unnamedRawValuesAreKept() {
        #expect(keeps(UIView.AnimationCurve.self) && keeps(UIView.AnimationTransition.self) && keeps(UITableView.RowAnimation.self))
        #expect(keeps(UIBlurEffect.Style.self) && keeps(UIStatusBarStyle.self) && keeps(UIUserInterfaceStyle.self))
        #expect(keeps(UIActivityIndicatorView.Style.self) && keeps(UIModalPresentationStyle.self) && keeps(UIModalTransitionStyle.self))
        #expect(keeps(UIKeyboardType.self) && keeps(UIReturnKeyType.self) && keeps(UIKeyboardAppearance.self))
        #expect(keeps(UIBarButtonItem.SystemItem.self) && keeps(UITabBarItem.SystemItem.self) && keeps(UIBarStyle.self))
    }

    @Test func namedValuesHaveApplesNumbers() {
        #expect(UITableView.RowAnimation.automatic.rawValue == 100 && UIActivityIndicatorView.Style.large.rawValue == 101)
        #expect(UIModalPresentationStyle.automatic.rawValue == -2 && UIModalPresentationStyle.none.rawValue == -1)
        #expect(UIStatusBarStyle.darkContent.rawValue == 3 && UIKeyboardType.URL.rawValue == 3 && UIKeyboardAppearance.alert == .dark)
        #expect(UIBarButtonItem.SystemItem.close.rawValue == 24 && UIBlurEffect.Style.systemChromeMaterialDark.rawValue == 20)
    }

    @Test func unnamedValuesActAsTheUsualOnes() throws {
        let style = try #require(UIModalPresentationStyle(rawValue: 77))
        let (presenter, presented) = (UIViewController(), UIViewController())
        presented.modalPresentationStyle = style
        presented.modalTransitionStyle = try #require(UIModalTransitionStyle(rawValue: 77))
        let stage = ControllerStage(presenter)
        presenter.present(presented, animated: true)
        stage.finishTransition()
        #expect(presenter.presentedViewController === presented && presented.modalPresentationStyle == style)
        let item = UITabBarItem(tabBarSystemItem: try #require(UITabBarItem.SystemItem(rawValue: 77)), tag: 3)
        #expect(item.tag == 3 && item.image == nil)
    }
}
