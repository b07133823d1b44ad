import Foundation
import UIKit

extension OutlineScene {
    @MainActor
    func more() -> [String] {
        switch self {
        case .menu, .submenu: menus()
        case .unavailable, .loading: unavailable()
        case .sidebarList, .groupedListHeaders: headedList()
        case .badges: badges()
        case .longAlert: longAlert()
        case .splitColumns: split()
        default: results()
        }
    }

    // MARK: Menus

    @MainActor
    private func menus() -> [String] {
        let hand = Hand(size: CGSize(width: 320, height: 480))
        defer { hand.close() }
        let inner = UIMenu(
            title: "Inner", image: halfRed(), children: [UIAction(title: "Deep") { _ in }, UIAction(title: "Deeper", state: .on) { _ in }])
        let entries: [UIMenuElement] = [
            UIAction(title: "Plain") { _ in }, UIAction(title: "Chosen", image: halfRed(), state: .on) { _ in },
            UIAction(title: "Mixed", state: .mixed) { _ in }, UIAction(title: "Delete", attributes: .destructive) { _ in },
            UIAction(title: "Forbidden", subtitle: "A subtitle", attributes: .disabled) { _ in },
            UIAction(title: "Hidden", attributes: .hidden) { _ in },
            UIMenu(title: "Group", options: .displayInline, children: [UIAction(title: "One") { _ in }, UIAction(title: "Two") { _ in }]), inner,
        ]
        let button = UIButton(frame: CGRect(x: 10, y: 10, width: 60, height: 30))
        button.menu = UIMenu(title: "Menu", children: entries)
        button.showsMenuAsPrimaryAction = true
        hand.window.addSubview(button)
        hand.open()
        hand.tap(30, 20)
        hand.window.layoutIfNeeded()
        if self == .submenu, let place = Self.place(of: "Inner", in: hand.window) {
            hand.wait(1)
            hand.tap(place.x, place.y)
            hand.window.layoutIfNeeded()
        }
        return Outline(of: hand.window).lines
    }

    @MainActor
    private static func place(of title: String, in view: UIView) -> CGPoint? {
        if let label = view as? UILabel, label.text == title {
            return label.convert(CGPoint(x: label.bounds.midX, y: label.bounds.midY), to: nil as UIView?)
        }
        return view.subviews.lazy.compactMap { place(of: title, in: $0) }.first
    }

    // MARK: Contents

    @MainActor
    private func unavailable() -> [String] {
        var configuration = self == .loading ? UIContentUnavailableConfiguration.loading() : .empty()
        configuration.image = self == .loading ? nil : halfRed()
        configuration.text = "Nothing here"
        configuration.secondaryText = "Try again later."
        configuration.button = .filled()
        configuration.button.title = "Again"
        configuration.secondaryButton = .plain()
        configuration.secondaryButton.title = "Never"
        let view = UIContentUnavailableView(configuration: configuration)
        view.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
        return Outline(of: view).lines
    }

    @MainActor
    private func badges() -> [String] {
        let tabs = UITabBarController()
        tabs.viewControllers = (0..<6).map { index in
            let child = UIViewController()
            child.tabBarItem = UITabBarItem(title: "Tab \(index)", image: halfRed(.automatic), tag: index)
            child.tabBarItem.badgeValue = index == 2 ? "New" : nil
            child.tabBarItem.badgeColor = .green
            child.tabBarItem.titlePositionAdjustment.vertical = CGFloat(index)
            return child
        }
        tabs.selectedIndex = 3
        tabs.tabBar.standardAppearance.stackedLayoutAppearance.normal.iconColor = .red
        let stage = ControllerStage(tabs)
        stage.finishTransition()
        return Outline(of: stage.window).lines
    }

    @MainActor
    private func longAlert() -> [String] {
        let alert = UIAlertController(
            title: "Title", message: Array(repeating: "a long message", count: 90).joined(separator: " "), preferredStyle: .alert)
        for index in 0..<12 { alert.addAction(UIAlertAction(title: "Action \(index)", style: .default)) }
        alert.preferredAction = alert.actions[1]
        alert.actions[2].isEnabled = false
        return presented(alert)
    }

    @MainActor
    private func split() -> [String] {
        let split = UISplitViewController(style: .doubleColumn)
        split.setViewController(UIViewController(), for: .primary)
        split.setViewController(UIViewController(), for: .secondary)
        split.preferredDisplayMode = .oneBesideSecondary
        let stage = ControllerStage(split)
        stage.window.frame.size = CGSize(width: 1024, height: 768)
        stage.window.traitOverrides.horizontalSizeClass = .regular
        stage.finishTransition()
        return Outline(of: stage.window).lines
    }

    @MainActor
    private func results() -> [String] {
        let search = UISearchController(searchResultsController: UIViewController())
        let root = UIViewController()
        root.navigationItem.searchController = search
        let stage = ControllerStage(UINavigationController(rootViewController: root))
        search.isActive = true
        stage.finishTransition()
        search.searchBar.text = "Words"
        search.showsSearchResultsController = true
        stage.finishTransition()
        return Outline(of: stage.window).lines
    }

    // MARK: Lists

    @MainActor
    private func headedList() -> [String] {
        var configuration = UICollectionLayoutListConfiguration(appearance: self == .sidebarList ? .sidebar : .grouped)
        configuration.headerMode = .supplementary
        configuration.footerMode = .supplementary
        let layout = UICollectionViewCompositionalLayout.list(using: configuration)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        let collection = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
        let rows = Headed()
        collection.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "row")
        for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
            collection.register(UICollectionViewListCell.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "edge")
        }
        collection.dataSource = rows
        window.addSubview(collection)
        collection.layoutIfNeeded()
        collection.selectItem(at: IndexPath(item: 1, section: 0), animated: false, scrollPosition: [])
        if self == .groupedListHeaders { collection.isEditing = true }
        return Outline(of: collection).lines
    }

    private final class Headed: NSObject, UICollectionViewDataSource {
        func numberOfSections(in collectionView: UICollectionView) -> Int { 2 }
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 4 }
        func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
            guard let row = cell as? UICollectionViewListCell else { return cell }
            var content = UIListContentConfiguration.subtitleCell()
            content.text = "Row \(indexPath.item)"
            content.secondaryText = "Detail"
            content.image = halfRed()
            row.contentConfiguration = content
            row.indentationLevel = indexPath.item % 2
            row.accessories =
                [
                    [.delete(), .reorder()], [.insert(), .detail()], [.multiselect(), .checkmark()],
                    [.customView(configuration: .init(customView: block(.red), placement: .leading()))],
                ][indexPath.item]
            return row
        }
        func collectionView(
            _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
        ) -> UICollectionReusableView {
            let view = collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "edge", for: indexPath)
            guard let row = view as? UICollectionViewListCell else { return view }
            var content = row.defaultContentConfiguration()
            content.text = kind
            row.contentConfiguration = content
            return row
        }
    }
}
