import Foundation
import UIKit

extension LateChange {
    private static let bar = { @MainActor @Sendable in
        let bar = UINavigationBar()
        let item = UINavigationItem(title: "Title")
        bar.setItems([UINavigationItem(title: "Back"), item], animated: false)
        return bar
    }
    private static let tabs = { @MainActor @Sendable in
        let bar = UITabBar()
        bar.items = [UITabBarItem(title: "One", image: halfRed(.automatic), tag: 0), UITabBarItem(title: "Two", image: halfRed(.automatic), tag: 1)]
        bar.selectedItem = bar.items?[0]
        return bar
    }
    private static let toolbar = { @MainActor @Sendable in
        let bar = UIToolbar()
        bar.items = [UIBarButtonItem(title: "Do", style: .plain, target: nil, action: nil)]
        return bar
    }
    private static let search = { @MainActor @Sendable in
        let bar = UISearchBar()
        bar.placeholder = "Find"
        return bar
    }
    @MainActor private static func button(_ title: String) -> UIBarButtonItem {
        UIBarButtonItem(title: title, style: .plain, target: nil, action: nil)
    }

    static let bars = list {
        LateChange("items", bar) { $0.items = [UINavigationItem(title: "Alone")] }
        LateChange("barTintColor", bar) { $0.barTintColor = .green }
        LateChange("barStyle", bar) { $0.barStyle = .black }
        LateChange("tintColor", bar) { $0.tintColor = .red }
        LateChange("titleTextAttributes", bar) { $0.titleTextAttributes = [.foregroundColor: UIColor.red] }
        LateChange("backgroundImage", bar) { $0.setBackgroundImage(halfRed(), for: .default) }
        LateChange("standardAppearance", bar) {
            let appearance = UINavigationBarAppearance()
            appearance.backgroundColor = .green
            appearance.titleTextAttributes = [.foregroundColor: UIColor.red]
            $0.standardAppearance = appearance
        }
        LateChange("item.title", bar) { $0.topItem?.title = "Other" }
        LateChange("item.prompt", bar) { $0.topItem?.prompt = "Prompt" }
        LateChange("item.leftBarButtonItem", bar) { $0.topItem?.leftBarButtonItem = button("Left") }
        LateChange("item.rightBarButtonItem", bar) { $0.topItem?.rightBarButtonItem = button("Do") }
        LateChange("item.rightBarButtonItems", bar) { $0.topItem?.rightBarButtonItems = [button("A"), button("B")] }
        LateChange("item.leftItemsSupplementBackButton", bar) {
            $0.topItem?.leftBarButtonItem = button("L")
            $0.topItem?.leftItemsSupplementBackButton = true
        }
        LateChange("item.hidesBackButton", bar) { $0.topItem?.hidesBackButton = true }
        LateChange("backItem.backButtonTitle", bar) { $0.backItem?.backButtonTitle = "B" }
        LateChange("backItem.backBarButtonItem", bar) { $0.backItem?.backBarButtonItem = button("Z") }
        LateChange("button.title", bar) {
            $0.topItem?.rightBarButtonItem = button("A")
            $0.topItem?.rightBarButtonItem?.title = "B"
        }
        LateChange("button.isEnabled", bar) {
            $0.topItem?.rightBarButtonItem = button("A")
            $0.topItem?.rightBarButtonItem?.isEnabled = false
        }
        LateChange("button.tintColor", bar) {
            $0.topItem?.rightBarButtonItem = button("A")
            $0.topItem?.rightBarButtonItem?.tintColor = .red
        }
        LateChange("items", tabs) { $0.items = [UITabBarItem(title: "Only", image: nil, tag: 2)] }
        LateChange("selectedItem", tabs) { $0.selectedItem = $0.items?[1] }
        LateChange("tintColor", tabs) { $0.tintColor = .green }
        LateChange("unselectedItemTintColor", tabs) { $0.unselectedItemTintColor = .green }
        LateChange("barTintColor", tabs) { $0.barTintColor = .green }
        LateChange("barStyle", tabs) { $0.barStyle = .black }
        LateChange("backgroundImage", tabs) { $0.backgroundImage = halfRed() }
        LateChange("selectionIndicatorImage", tabs) { $0.selectionIndicatorImage = halfRed() }
        LateChange("item.title", tabs) { $0.items?[1].title = "Other" }
        LateChange("item.image", tabs) { $0.items?[1].image = nil }
        LateChange("item.badgeValue", tabs) { $0.items?[1].badgeValue = "3" }
        LateChange("item.badgeColor", tabs) {
            $0.items?[1].badgeValue = "3"
            $0.items?[1].badgeColor = .green
        }
        LateChange("items", toolbar) { $0.items = [button("One"), button("Two")] }
        LateChange("barTintColor", toolbar) { $0.barTintColor = .green }
        LateChange("tintColor", toolbar) { $0.tintColor = .red }
        LateChange("item.title", toolbar) { $0.items?[0].title = "Other" }
        LateChange("item.image", toolbar) { $0.items?[0].image = halfRed(.alwaysOriginal) }
        LateChange("item.width", toolbar) {
            $0.items = [UIBarButtonItem(barButtonSystemItem: .fixedSpace, target: nil, action: nil), button("X")]
            $0.items?[0].width = 40
        }
        LateChange("item.isHidden", toolbar) { $0.items?[0].isHidden = true }
        LateChange("item.customView", toolbar) { $0.items?[0].customView = block(.red) }
        LateChange("text", search) { $0.text = "Words" }
        LateChange("placeholder", search) { $0.placeholder = "Other" }
        LateChange("showsCancelButton", search) { $0.showsCancelButton = true }
        LateChange("showsBookmarkButton", search) { $0.showsBookmarkButton = true }
        LateChange("showsSearchResultsButton", search) { $0.showsSearchResultsButton = true }
        LateChange("showsScopeBar", search) {
            $0.scopeButtonTitles = ["A", "B"]
            $0.showsScopeBar = true
        }
        LateChange("barTintColor", search) { $0.barTintColor = .green }
        LateChange("searchBarStyle", search) {
            $0.barTintColor = .green
            $0.searchBarStyle = .minimal
        }
        LateChange("searchFieldBackgroundPositionAdjustment", search) {
            $0.searchFieldBackgroundPositionAdjustment = UIOffset(horizontal: 0, vertical: 6)
        }
    }

    static let moreBars = list {
        LateChange("isTranslucent", bar) { $0.isTranslucent = false }
        LateChange("backIndicatorImage", bar) {
            $0.backIndicatorImage = halfRed()
            $0.backIndicatorTransitionMaskImage = halfRed()
        }
        LateChange("shadowImage", bar) {
            $0.setBackgroundImage(halfRed(), for: .default)
            $0.shadowImage = halfRed()
        }
        LateChange("item.titleView", bar) { $0.topItem?.titleView = block(.red) }
        LateChange("item.titleView replaced", bar) {
            $0.topItem?.titleView = block(.red)
            $0.topItem?.titleView = block(.green)
        }
        LateChange("item.leftBarButtonItems", bar) { $0.topItem?.leftBarButtonItems = [button("A"), button("B")] }
        LateChange("standardAppearance of buttons", bar) {
            $0.topItem?.rightBarButtonItem = button("A")
            let appearance = UINavigationBarAppearance()
            appearance.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.red]
            appearance.titlePositionAdjustment.vertical = 5
            $0.standardAppearance = appearance
        }
        LateChange("isTranslucent", tabs) { $0.isTranslucent = false }
        LateChange("standardAppearance", tabs) {
            let appearance = UITabBarAppearance()
            appearance.backgroundColor = .green
            appearance.stackedLayoutAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.red]
            appearance.stackedLayoutAppearance.selected.iconColor = .red
            $0.standardAppearance = appearance
        }
        LateChange("item.selectedImage", tabs) { $0.items?[0].selectedImage = halfRed() }
        LateChange("item.image in its own colours", tabs) { $0.items?[1].image = halfRed() }
        LateChange("item.isEnabled", tabs) { $0.items?[1].isEnabled = false }
        LateChange("item.isEnabled of an image in its own colours", tabs) {
            $0.items?[1].image = halfRed()
            $0.items?[1].isEnabled = false
        }
        LateChange("item.titlePositionAdjustment", tabs) { $0.items?[0].titlePositionAdjustment.vertical = 3 }
        LateChange("item.titleTextAttributes", tabs) { $0.items?[1].setTitleTextAttributes([.foregroundColor: UIColor.red], for: .normal) }
        LateChange("shadowImage", tabs) {
            $0.backgroundImage = halfRed()
            $0.shadowImage = halfRed()
        }
        LateChange("barStyle", toolbar) { $0.barStyle = .black }
        LateChange("isTranslucent", toolbar) { $0.isTranslucent = false }
        LateChange("standardAppearance", toolbar) {
            let appearance = UIToolbarAppearance()
            appearance.backgroundColor = .green
            appearance.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.red]
            $0.standardAppearance = appearance
        }
        LateChange("item.isEnabled", toolbar) { $0.items?[0].isEnabled = false }
        LateChange("item.tintColor", toolbar) { $0.items?[0].tintColor = .green }
        LateChange("item.style", toolbar) { $0.items?[0].style = .done }
        LateChange("item.titleTextAttributes", toolbar) { $0.items?[0].setTitleTextAttributes([.foregroundColor: UIColor.red], for: .normal) }
        LateChange("prompt", search) { $0.prompt = "Prompt" }
        LateChange("tintColor", search) {
            $0.showsCancelButton = true
            $0.tintColor = .red
        }
        LateChange("image", search) { $0.setImage(halfRed(), for: .search, state: .normal) }
        LateChange("isSearchResultsButtonSelected", search) {
            $0.showsSearchResultsButton = true
            $0.isSearchResultsButtonSelected = true
        }
        LateChange("selectedScopeButtonIndex", search) {
            $0.scopeButtonTitles = ["A", "B"]
            $0.showsScopeBar = true
            $0.selectedScopeButtonIndex = 1
        }
        LateChange("backgroundImage", search) { $0.backgroundImage = halfRed() }
        LateChange("searchFieldBackgroundImage", search) { $0.setSearchFieldBackgroundImage(halfRed(), for: .normal) }
        LateChange("isTranslucent", search) {
            $0.barTintColor = UIColor.green.withAlphaComponent(0.5)
            $0.isTranslucent = false
        }
        LateChange("barStyle", search) { $0.barStyle = .black }
        LateChange("scopeBarButtonTitleTextAttributes", search) {
            $0.scopeButtonTitles = ["A", "B"]
            $0.showsScopeBar = true
            $0.setScopeBarButtonTitleTextAttributes([.foregroundColor: UIColor.red], for: .normal)
        }
    }
}
