import Foundation
import UIKit

/// A collection view whose delegate tells all that it hears.
@MainActor
final class CollectionStory: NSObject {
    enum Layout { case flow, compositional }

    let kind: Layout
    let hand = Hand(size: CGSize(width: 320, height: 480))
    let collection: UICollectionView
    let journal: Journal
    var sections = [["a", "b", "c", "d", "e"], ["f", "g"], (0..<30).map { "i\($0)" }]

    init(_ kind: Layout) {
        self.kind = kind
        let layout = kind == .flow ? Self.flow() : Self.compositional()
        collection = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 400), collectionViewLayout: layout)
        journal = Journal(of: hand.window)
        super.init()
        collection.scrolling.ticker.followsDisplay = false
        collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        for edge in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter, "badge"] {
            collection.register(UICollectionReusableView.self, forSupplementaryViewOfKind: edge, withReuseIdentifier: "edge")
        }
    }

    private static func flow() -> UICollectionViewLayout {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 70, height: 40)
        layout.minimumLineSpacing = 7
        layout.minimumInteritemSpacing = 11
        layout.sectionInset = UIEdgeInsets(top: 3, left: 5, bottom: 9, right: 13)
        layout.headerReferenceSize = CGSize(width: 50, height: 20)
        layout.footerReferenceSize = CGSize(width: 50, height: 10)
        layout.sectionHeadersPinToVisibleBounds = true
        return layout
    }

    private static func size(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension) -> NSCollectionLayoutSize {
        NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
    }

    private static func compositional() -> UICollectionViewLayout {
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.interSectionSpacing = 12
        let layout = UICollectionViewCompositionalLayout(
            sectionProvider: { index, _ in [grid, columns, orthogonal][index % 3]() }, configuration: configuration)
        layout.register(UICollectionReusableView.self, forDecorationViewOfKind: "background")
        return layout
    }

    private static func grid() -> NSCollectionLayoutSection {
        let anchor = NSCollectionLayoutAnchor(edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.3, y: -0.3))
        let badge = NSCollectionLayoutSupplementaryItem(layoutSize: size(.absolute(10), .absolute(10)), elementKind: "badge", containerAnchor: anchor)
        let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(0.3), .fractionalHeight(1)), supplementaryItems: [badge])
        item.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: size(.fractionalWidth(1), .absolute(50)), subitems: [item])
        group.interItemSpacing = .flexible(4)
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = 6
        section.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 15, trailing: 20)
        let header = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: size(.fractionalWidth(1), .absolute(24)), elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
        header.pinToVisibleBounds = true
        let footer = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: size(.absolute(80), .absolute(12)), elementKind: UICollectionView.elementKindSectionFooter, alignment: .bottomTrailing)
        section.boundarySupplementaryItems = [header, footer]
        section.decorationItems = [NSCollectionLayoutDecorationItem.background(elementKind: "background")]
        return section
    }

    private static func columns() -> NSCollectionLayoutSection {
        let tall = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1)))
        tall.edgeSpacing = NSCollectionLayoutEdgeSpacing(leading: .fixed(5), top: .fixed(3), trailing: nil, bottom: nil)
        let small = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(0.5)))
        let column = NSCollectionLayoutGroup.vertical(layoutSize: size(.fractionalWidth(0.4), .fractionalHeight(1)), subitems: [small])
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: size(.fractionalWidth(1), .estimated(60)), subitems: [tall, column])
        return NSCollectionLayoutSection(group: group)
    }

    private static func orthogonal() -> NSCollectionLayoutSection {
        let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: size(.fractionalWidth(0.4), .absolute(44)), subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        section.orthogonalScrollingBehavior = .groupPaging
        section.interGroupSpacing = 8
        return section
    }

    // MARK: The story

    func hear(_ words: String) { journal.hear(words) }
    private func path(_ section: Int, _ item: Int) -> IndexPath { IndexPath(item: item, section: section) }
    private func tap(_ path: IndexPath) {
        guard let frame = collection.layoutAttributesForItem(at: path)?.frame else { return hear("nothing at \(short(path))") }
        let place = collection.convert(CGPoint(x: frame.midX, y: frame.midY), to: nil)
        hand.tap(place.x, place.y)
    }

    private func facts() {
        hear("content \(short(collection.contentSize.width)) × \(short(collection.contentSize.height)) at \(short(collection.contentOffset))")
        hear("visible \(short(collection.indexPathsForVisibleItems.sorted()))")
        hear("selected \(short(collection.indexPathsForSelectedItems?.sorted()))")
    }

    func told() -> [String] {
        defer { hand.close() }
        journal.step("begin") {
            collection.dataSource = self
            collection.delegate = self
            hand.window.addSubview(collection)
            hand.open()
        }
        facts()
        tellOfPlaces()
        tellOfSelection()
        tellOfScrolling()
        tellOfUpdates()
        if kind == .flow { tellOfFlow() } else { tellOfLists() }
        return journal.lines
    }

    private func tellOfPlaces() {
        for y in stride(from: CGFloat(0), to: 400, by: 23) { hear("at \(short(y)) \(short(collection.indexPathForItem(at: CGPoint(x: 60, y: y))))") }
        let rects = [CGRect(x: 0, y: 30, width: 320, height: 70), CGRect(x: 100, y: 150, width: 10, height: 100)]
        for rect in rects {
            let found = collection.collectionViewLayout.layoutAttributesForElements(in: rect) ?? []
            let words = found.map { "\($0.representedElementKind ?? "item") \(short($0.indexPath)) \(short($0.frame)) \($0.zIndex)" }
            for word in words.sorted() { hear(word) }
        }
        hear("cell \(short(collection.cellForItem(at: path(0, 1)).flatMap { collection.indexPath(for: $0) }))")
        let header = collection.supplementaryView(forElementKind: UICollectionView.elementKindSectionHeader, at: path(0, 0))
        hear("header \(short(header?.frame ?? .null))")
        hear("kinds \(collection.indexPathsForVisibleSupplementaryElements(ofKind: UICollectionView.elementKindSectionHeader).count)")
    }

    private func tellOfSelection() {
        journal.step("tap an item") { tap(path(0, 0)) }
        journal.step("tap another") { tap(path(0, 1)) }
        journal.step("tap one that refuses") { tap(path(0, 2)) }
        journal.step("tap one that is not highlighted") { tap(path(0, 3)) }
        journal.step("press and leave") {
            hand.down(30, 60)
            hand.wait(0.3)
            hand.move(30, 200)
            hand.up(30, 200)
        }
        facts()
        collection.allowsMultipleSelection = true
        journal.step("select several") {
            tap(path(1, 0))
            tap(path(1, 1))
            tap(path(1, 0))
        }
        facts()
        journal.step("select by code") { collection.selectItem(at: path(2, 4), animated: false, scrollPosition: .centeredVertically) }
        facts()
        journal.step("deselect by code") { collection.deselectItem(at: path(2, 4), animated: false) }
        journal.step("select nothing") { collection.selectItem(at: nil, animated: false, scrollPosition: []) }
        facts()
        collection.allowsMultipleSelection = false
    }

    private func tellOfScrolling() {
        let positions: [UICollectionView.ScrollPosition] = [.top, .centeredVertically, .bottom, .left, .centeredHorizontally, .right]
        for position in positions {
            for path in [path(2, 20), path(0, 0), path(2, 29)] {
                collection.scrollToItem(at: path, at: position, animated: false)
                collection.layoutIfNeeded()
                hear("\(short(path)) at \(position.rawValue): \(short(collection.contentOffset))")
            }
        }
        journal.step("back") { collection.contentOffset = CGPoint(x: 0, y: 30) }
        facts()
    }

    private func tellOfUpdates() {
        journal.step("insert") {
            sections[0].insert("new", at: 1)
            collection.insertItems(at: [path(0, 1)])
        }
        journal.step("delete") {
            sections[0].remove(at: 1)
            collection.deleteItems(at: [path(0, 1)])
        }
        journal.step("move") {
            sections[0].swapAt(0, 1)
            collection.moveItem(at: path(0, 0), to: path(0, 1))
        }
        journal.step("several") {
            collection.performBatchUpdates {
                self.sections[0].insert("x", at: 0)
                self.sections[1].remove(at: 0)
                self.collection.insertItems(at: [self.path(0, 0)])
                self.collection.deleteItems(at: [self.path(1, 0)])
            } completion: {
                self.hear("completed \($0)")
            }
        }
        journal.step("reload") { collection.reloadItems(at: [path(0, 0)]) }
        journal.step("reconfigure") { collection.reconfigureItems(at: [path(0, 0)]) }
        journal.step("insert a section") {
            sections.insert(["s"], at: 1)
            collection.insertSections([1])
        }
        journal.step("move a section") {
            sections.swapAt(0, 1)
            collection.moveSection(0, toSection: 1)
        }
        journal.step("reload a section") { collection.reloadSections([1]) }
        journal.step("delete a section") {
            sections.remove(at: 0)
            collection.deleteSections([0])
        }
        journal.step("move by hand") {
            let frame = collection.layoutAttributesForItem(at: path(0, 0))?.frame ?? .zero
            hear("begins \(collection.beginInteractiveMovementForItem(at: path(0, 0)))")
            collection.updateInteractiveMovementTargetPosition(CGPoint(x: frame.midX + 120, y: frame.midY))
            collection.layoutIfNeeded()
            collection.endInteractiveMovement()
        }
        journal.step("move by hand, cancelled") {
            hear("begins \(collection.beginInteractiveMovementForItem(at: path(0, 1)))")
            collection.updateInteractiveMovementTargetPosition(CGPoint(x: 10, y: 60))
            collection.cancelInteractiveMovement()
        }
        journal.step("reload all") { collection.reloadData() }
        facts()
    }

    private func tellOfFlow() {
        guard let layout = collection.collectionViewLayout as? UICollectionViewFlowLayout else { return }
        journal.step("sideways") { layout.scrollDirection = .horizontal }
        facts()
        journal.step("footers stay") {
            layout.scrollDirection = .vertical
            layout.sectionFootersPinToVisibleBounds = true
        }
        journal.step("other sizes") {
            layout.itemSize = CGSize(width: 90, height: 30)
            layout.minimumLineSpacing = 2
            layout.minimumInteritemSpacing = 20
        }
        journal.step("narrower") { collection.frame.size.width = 200 }
        facts()
        journal.step("another layout") { collection.setCollectionViewLayout(UICollectionViewFlowLayout(), animated: false) }
        facts()
    }

    private func tellOfLists() {
        for appearance in [UICollectionLayoutListConfiguration.Appearance.plain, .grouped, .insetGrouped, .sidebar, .sidebarPlain] {
            var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
            configuration.headerMode = .supplementary
            configuration.footerMode = .supplementary
            configuration.headerTopPadding = 4
            journal.step("a list, appearance \(appearance.rawValue)") {
                collection.setCollectionViewLayout(UICollectionViewCompositionalLayout.list(using: configuration), animated: false)
            }
            facts()
        }
    }
}
