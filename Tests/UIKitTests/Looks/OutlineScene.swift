import Foundation
import UIKit

/// A view of the system's own making, whose parts and places must stay as they are.
enum OutlineScene: String, CaseIterable, Sendable {
    case alert, alertWithField, tallAlert, actionSheet, popover, sheet, activities
    case navigation, toolbar, tabs, searchWithScopes
    case plainTable, groupedTable, editedTable, insetTable, swipedTable
    case listCells, listHeader
    case wheels, calendar, dateButton, stepper, slider, segments, pages, progress, toggle
    case configuredButtons, field, contents, page
    case menu, submenu, unavailable, loading, sidebarList, groupedListHeaders, badges, longAlert, splitColumns, searchResults

    /// Returns the lines of the scene.
    @MainActor
    func lines() -> [String] {
        // Rules of another test, which are removed when its suite is released, would colour the parts.
        AppearanceRules.removeAll()
        return switch self {
        case .alert: presented(Self.alert(.alert, ["Cancel": .cancel, "OK": .default]))
        case .alertWithField: presented(Self.alert(.alert, ["OK": .default]) { $0.addTextField { $0.placeholder = "Name" } })
        case .tallAlert: presented(Self.alert(.alert, ["A": .default, "B": .destructive, "C": .cancel]))
        case .actionSheet: presented(Self.alert(.actionSheet, ["Open": .default, "Delete": .destructive, "Cancel": .cancel]))
        case .popover: presented(Self.sized(.popover))
        case .sheet: presented(Self.sized(.pageSheet))
        case .activities: presented(UIActivityViewController(activityItems: ["A text"], applicationActivities: nil))
        case .navigation, .toolbar, .tabs, .searchWithScopes: bar()
        case .plainTable, .groupedTable, .editedTable, .insetTable, .swipedTable: table()
        case .listCells, .listHeader: list()
        case .contents, .page: controller()
        case .menu, .submenu, .unavailable, .loading, .sidebarList, .groupedListHeaders, .badges, .longAlert, .splitColumns, .searchResults: more()
        default: control()
        }
    }

    // MARK: Presented controllers

    @MainActor
    func presented(_ controller: UIViewController) -> [String] {
        let root = UIViewController()
        let stage = ControllerStage(root)
        controller.popoverPresentationController?.sourceView = root.view
        controller.popoverPresentationController?.sourceRect = CGRect(x: 200, y: 60, width: 30, height: 30)
        root.present(controller, animated: true)
        stage.finishTransition()
        return Outline(of: stage.window).lines
    }

    @MainActor
    static func alert(
        _ style: UIAlertController.Style, _ actions: KeyValuePairs<String, UIAlertAction.Style>, _ more: (UIAlertController) -> Void = { _ in }
    ) -> UIAlertController {
        let alert = UIAlertController(title: "Title", message: "A message that is long enough to need more than one line.", preferredStyle: style)
        for (title, style) in actions { alert.addAction(UIAlertAction(title: title, style: style)) }
        more(alert)
        return alert
    }

    @MainActor
    private static func sized(_ style: UIModalPresentationStyle) -> UIViewController {
        let controller = UIViewController()
        controller.view.backgroundColor = .white
        controller.preferredContentSize = CGSize(width: 180, height: 120)
        controller.modalPresentationStyle = style
        return controller
    }

    // MARK: Bars

    @MainActor
    private func bar() -> [String] {
        let root = UIViewController()
        root.title = "Title"
        let navigation = UINavigationController(rootViewController: UIViewController())
        navigation.viewControllers[0].title = "Back"
        navigation.pushViewController(root, animated: false)
        var shown: UIViewController = navigation
        switch self {
        case .navigation:
            root.navigationItem.prompt = "Prompt"
            root.navigationItem.rightBarButtonItems = [
                UIBarButtonItem(title: "Done", style: .done, target: nil, action: nil),
                UIBarButtonItem(barButtonSystemItem: .add, target: nil, action: nil),
            ]
        case .toolbar:
            navigation.isToolbarHidden = false
            root.toolbarItems = [
                UIBarButtonItem(title: "Left", style: .plain, target: nil, action: nil),
                UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil),
                UIBarButtonItem(barButtonSystemItem: .trash, target: nil, action: nil),
            ]
        case .tabs:
            let tabs = UITabBarController()
            let other = UIViewController()
            other.tabBarItem = UITabBarItem(title: "Other", image: halfRed(.automatic), tag: 1)
            other.tabBarItem.badgeValue = "12"
            root.tabBarItem = UITabBarItem(title: "Root", image: halfRed(.automatic), tag: 0)
            tabs.viewControllers = [root, other]
            shown = tabs
        default:
            let search = UISearchController(searchResultsController: nil)
            search.searchBar.scopeButtonTitles = ["One", "Two"]
            search.searchBar.showsScopeBar = true
            search.searchBar.showsCancelButton = true
            search.searchBar.text = "Words"
            root.navigationItem.searchController = search
        }
        let stage = ControllerStage(shown)
        stage.finishTransition()
        return Outline(of: stage.window).lines
    }

    @MainActor
    private func controller() -> [String] {
        let controller: UIViewController
        if self == .page {
            let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal, options: [.interPageSpacing: CGFloat(20)])
            pages.setViewControllers([UIViewController()], direction: .forward, animated: false)
            controller = pages
        } else {
            controller = UITableViewController(style: .grouped)
        }
        let stage = ControllerStage(controller)
        stage.finishTransition()
        return Outline(of: stage.window).lines
    }
}
