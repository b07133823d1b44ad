import CoreGraphics
import Foundation
import Testing
import UIKit

/// The context menus of rows and items.
@MainActor
@Suite struct ListMenuTests {
    /// A delegate of both kinds of lists, which tells all that it hears.
    private final class Owner: NSObject, UITableViewDataSource, UITableViewDelegate, UICollectionViewDataSource, UICollectionViewDelegate {
        var heard: [String] = []
        private let menu = UIContextMenuConfiguration(actionProvider: { _ in UIMenu(children: [UIAction(title: "One") { _ in }]) })

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        }
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
        func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        }

        func tableView(
            _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
        ) -> UIContextMenuConfiguration? {
            heard.append("menu \(indexPath.row)")
            return menu
        }
        func collectionView(
            _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
        ) -> UIContextMenuConfiguration? {
            heard.append("menu \(indexPath.item)")
            return menu
        }
        private func note(_ words: String, _ configuration: UIContextMenuConfiguration) {
            heard.append(configuration === menu ? words : "\(words) of another menu")
        }
        func tableView(
            _ tableView: UITableView, previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
        ) -> UITargetedPreview? {
            note("highlight", configuration)
            return nil
        }
        func collectionView(
            _ collectionView: UICollectionView, previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
        ) -> UITargetedPreview? {
            note("highlight", configuration)
            return nil
        }
        func tableView(
            _ tableView: UITableView, previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
        ) -> UITargetedPreview? {
            note("return", configuration)
            return nil
        }
        func collectionView(
            _ collectionView: UICollectionView, previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
        ) -> UITargetedPreview? {
            note("return", configuration)
            return nil
        }
        func tableView(
            _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) { note("display", configuration) }
        func collectionView(
            _ collectionView: UICollectionView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) { note("display", configuration) }
        func tableView(
            _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) { note("end", configuration) }
        func collectionView(
            _ collectionView: UICollectionView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) { note("end", configuration) }
        func tableView(
            _ tableView: UITableView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
            animator: any UIContextMenuInteractionCommitAnimating
        ) { note("commit", configuration) }
        func collectionView(
            _ collectionView: UICollectionView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
            animator: any UIContextMenuInteractionCommitAnimating
        ) { note("commit", configuration) }
    }

    /// Shows a list of three rows of 60 points.
    private func shown(_ face: CellListTests.Face, _ owner: Owner) -> Hand {
        let hand = Hand(size: CGSize(width: 320, height: 480))
        let frame = CGRect(x: 0, y: 0, width: 320, height: 480)
        let flow = UICollectionViewFlowLayout()
        (flow.itemSize, flow.minimumLineSpacing) = (CGSize(width: 320, height: 60), 0)
        let (table, collection) = (UITableView(frame: frame), UICollectionView(frame: frame, collectionViewLayout: flow))
        table.rowHeight = 60
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        (table.dataSource, table.delegate, collection.dataSource, collection.delegate) = (owner, owner, owner, owner)
        hand.window.addSubview(face == .table ? table : collection)
        hand.open()
        hand.window.layoutIfNeeded()
        return hand
    }

    @Test(arguments: CellListTests.Face.allCases)
    func theDelegateHearsOfAMenuFromItsRequestToItsEnd(face: CellListTests.Face) {
        let owner = Owner()
        let hand = shown(face, owner)
        defer { hand.close() }
        hand.down(100, 80)
        hand.wait(0.6)
        hand.up(100, 80)
        #expect(Set(owner.heard) == ["menu 1", "highlight", "display"])
        owner.heard = []
        // Beside the menu and the row.
        hand.tap(160, 470)
        #expect(owner.heard.contains("end") && owner.heard.contains("return") && !owner.heard.contains("commit"))
    }

    @Test(arguments: CellListTests.Face.allCases)
    func aTapOnTheLiftedRowCommits(face: CellListTests.Face) {
        let owner = Owner()
        let hand = shown(face, owner)
        defer { hand.close() }
        hand.down(100, 80)
        hand.wait(0.6)
        hand.up(100, 80)
        hand.tap(100, 80)
        #expect(owner.heard.filter { $0 == "commit" || $0 == "end" } == ["commit", "end"])
    }

    @Test(arguments: CellListTests.Face.allCases)
    func aPressBesideAllRowsOpensNoMenu(face: CellListTests.Face) {
        let owner = Owner()
        let hand = shown(face, owner)
        defer { hand.close() }
        hand.down(100, 400)
        hand.wait(0.6)
        hand.up(100, 400)
        #expect(owner.heard.isEmpty)
    }
}
