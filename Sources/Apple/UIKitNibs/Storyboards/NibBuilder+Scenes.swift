import CoreGraphics
import Foundation
import LaminaMarkup

extension NibBuilder {
    /// Adds what controllers, navigation items, tables and collection views have in storyboards.
    func addSceneContents(of element: NibElement, to object: AnyObject) {
        switch object {
        case let controller as UIViewController:
            let items = element.children(of: "toolbarItems").compactMap { self.object(for: $0) as? UIBarButtonItem }
            if !items.isEmpty { controller.toolbarItems = items }
            relate(controller, from: element)
        case let item as UINavigationItem: addButtons(of: element, to: item)
        case let table as UITableView: addCells(of: element, to: table)
        case let collection as UICollectionView: addPrototypes(of: element, to: collection)
        default: break
        }
    }

    private func addButtons(of element: NibElement, to item: UINavigationItem) {
        let buttons = { (name: String) in element.children(of: name).compactMap { self.object(for: $0) as? UIBarButtonItem } }
        let (left, right) = (buttons("leftBarButtonItems"), buttons("rightBarButtonItems"))
        if !left.isEmpty { item.leftBarButtonItems = left }
        if !right.isEmpty { item.rightBarButtonItems = right }
    }

    // MARK: Tables

    private func addCells(of element: NibElement, to table: UITableView) {
        for prototype in element.children(of: "prototypes") {
            guard let identifier = prototype["reuseIdentifier"] else { continue }
            table.registerPrototype(identifier, prototypeMaker(prototype, UITableViewCell.self) { $0.segues.triggers = $1 })
        }
        let sections = element.children(of: "sections")
        if !sections.isEmpty { table.staticContent = StaticTableContent(sections.map(section)) }
    }

    private func section(from element: NibElement) -> StaticTableContent.Section {
        var cells: [UITableViewCell] = []
        var heights: [Int: CGFloat] = [:]
        for child in element.children(of: "cells") {
            guard let cell = object(for: child) as? UITableViewCell else { continue }
            if let height = child.number("rowHeight"), height >= 0 { heights[cells.count] = CGFloat(height) }
            cells.append(cell)
        }
        return StaticTableContent.Section(header: element["headerTitle"], footer: element["footerTitle"], cells: cells, heights: heights)
    }

    // MARK: Collection views

    private func addPrototypes(of element: NibElement, to collection: UICollectionView) {
        for prototype in element.children(of: "cells") { register(prototype, in: collection, kind: nil) }
        let edges = [
            ("sectionHeaderView", UICollectionView.elementKindSectionHeader), ("sectionFooterView", UICollectionView.elementKindSectionFooter),
        ]
        for (key, kind) in edges {
            if let prototype = element.value(forKey: key) { register(prototype, in: collection, kind: kind) }
        }
    }

    private func register(_ prototype: NibElement, in collection: UICollectionView, kind: String?) {
        guard let identifier = prototype["reuseIdentifier"] else { return }
        let make = prototypeMaker(prototype, UICollectionReusableView.self) { $0.segues.triggers = $1 }
        collection.registerPrototype(identifier, kind: kind, make)
    }

    // MARK: Prototypes

    /// Returns a closure that creates views of a prototype.
    ///
    /// - Parameter keep: Gives a view the triggers of its segues.
    private func prototypeMaker<View: UIView>(
        _ prototype: NibElement, _ type: View.Type, keep: @escaping @MainActor (View, [AnyObject]) -> Void
    ) -> @MainActor () -> View? {
        guard let scene else {
            warnings.report(prototype, "prototypes are read from storyboards only")
            return { nil }
        }
        let (request, warnings) = (scene.request, warnings)
        return { [weak controller = scene.controller] in
            // A table that outlives its controller makes no more cells.
            guard let controller else { return nil }
            let own = SceneBuild(request, controller: controller)
            let builder = NibBuilder(own, warnings: warnings)
            builder.register(controller, for: request.controller)
            guard let view = builder.object(for: prototype) as? View else { return nil }
            builder.complete {}
            keep(view, own.kept)
            return view
        }
    }
}
