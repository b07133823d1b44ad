import Testing
import UIKit

@MainActor struct BarHeightTests {
    @Test func theBarsOfAnIPadAreFiftyPointsHigh() {
        for bar in [UINavigationBar(), UIToolbar(), UITabBar()] as [UIView] {
            bar.traitCollection = UITraitCollection(traitsFrom: [.screen, UITraitCollection(userInterfaceIdiom: .pad)])
            #expect(bar.sizeThatFits(CGSize(width: 300, height: 0)) == CGSize(width: 300, height: 50))
        }
        #expect(UINavigationBar().sizeThatFits(CGSize(width: 300, height: 0)).height == 44)
        #expect(UITabBar().sizeThatFits(CGSize(width: 300, height: 0)).height == 49)
    }

    @Test func aTabBarWithoutItemsHasNoSelection() {
        let bar = UITabBar()
        let item = UITabBarItem()
        bar.items = [item]
        bar.selectedItem = item
        bar.items = nil
        #expect(bar.selectedItem == nil)
    }
}
