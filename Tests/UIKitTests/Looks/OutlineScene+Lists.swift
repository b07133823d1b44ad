import Foundation
import UIKit

extension OutlineScene {
    @MainActor
    func table() -> [String] {
        let style: UITableView.Style = self == .plainTable || self == .swipedTable ? .plain : self == .insetTable ? .insetGrouped : .grouped
        let rows = Rows()
        let hand = Hand(size: CGSize(width: 320, height: 480))
        defer { hand.close() }
        let table = UITableView(frame: hand.window.bounds, style: style)
        table.scrolling.ticker.followsDisplay = false
        table.dataSource = rows
        table.delegate = rows
        hand.window.addSubview(table)
        hand.open()
        hand.window.layoutIfNeeded()
        if self == .editedTable { table.setEditing(true, animated: false) }
        if self == .swipedTable {
            let y = table.rectForRow(at: IndexPath(row: 1, section: 0)).midY
            hand.down(250, y)
            for step in 1...10 { hand.move(250 - 12 * CGFloat(step), y) }
            return Outline(of: table).lines
        }
        return Outline(of: table).lines
    }

    @MainActor
    func list() -> [String] {
        var configuration = UICollectionLayoutListConfiguration(appearance: self == .listCells ? .plain : .insetGrouped)
        configuration.headerMode = self == .listCells ? .none : .firstItemInSection
        let layout = UICollectionViewCompositionalLayout.list(using: configuration)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        let collection = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
        collection.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "row")
        let rows = Rows()
        collection.dataSource = rows
        window.addSubview(collection)
        return Outline(of: collection).lines
    }

    private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate, UICollectionViewDataSource {
        private let accessories: [UITableViewCell.AccessoryType] = [.none, .checkmark, .disclosureIndicator, .detailButton, .detailDisclosureButton]
        private let styles: [UITableViewCell.CellStyle] = [.default, .subtitle, .value1, .value2, .subtitle]

        func numberOfSections(in tableView: UITableView) -> Int { 2 }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { section == 0 ? 5 : 1 }
        func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { section == 0 ? "Header" : nil }
        func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { section == 0 ? "Footer" : nil }
        func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { indexPath.row != 1 }
        func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {}
        func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath) {}
        func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath) -> UITableViewCell.EditingStyle {
            [.delete, .insert, .none][indexPath.row % 3]
        }
        func tableView(
            _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
        ) -> UISwipeActionsConfiguration? {
            UISwipeActionsConfiguration(actions: [
                UIContextualAction(style: .destructive, title: "Delete") { _, _, _ in },
                UIContextualAction(style: .normal, title: "More") { _, _, _ in },
            ])
        }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: styles[indexPath.row], reuseIdentifier: nil)
            cell.textLabel?.text = "Row \(indexPath.row)"
            cell.detailTextLabel?.text = "Detail"
            if indexPath.row == 4 { cell.imageView?.image = halfRed() }
            cell.accessoryType = accessories[indexPath.row]
            cell.indentationLevel = indexPath.row == 2 ? 1 : 0
            return cell
        }

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 4 }
        func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
            guard let row = cell as? UICollectionViewListCell else { return cell }
            var content = row.defaultContentConfiguration()
            content.text = "Row \(indexPath.item)"
            content.secondaryText = indexPath.item == 1 ? "Detail" : nil
            content.image = indexPath.item == 2 ? halfRed() : nil
            row.contentConfiguration = content
            row.accessories = [[], [.checkmark()], [.disclosureIndicator(), .label(text: "5")], [.outlineDisclosure()]][indexPath.item]
            return row
        }
    }
}
