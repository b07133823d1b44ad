import Foundation

import UIKit

/// A table with one section of editable rows, a simulated hand, and a record of the delegate's calls.
@MainActor
final class EditingRig: NSObject, UITableViewDataSource, UITableViewDelegate {
    let hand = Hand(size: CGSize(width: 320, height: 480))
    let table: UITableView
    var rows: [String]
    var heard: [String] = []
    var style: (Int) -> UITableViewCell.EditingStyle = { _ in .delete }
    var isEditable: (Int) -> Bool = { _ in true }
    var isMovable: (Int) -> Bool = { _ in true }
    var trailing: UISwipeActionsConfiguration?
    var leading: UISwipeActionsConfiguration?
    var retarget: (IndexPath) -> IndexPath = { $0 }

    init(rows: Int = 8, style: UITableView.Style = .plain) {
        self.rows = (0..<rows).map { "row \($0)" }
        table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: style)
        super.init()
        table.scrolling.ticker.followsDisplay = false
        table.scrolling.ticker.now = { [unowned hand] in hand.time }
        table.rowHeight = 44
        table.dataSource = self
        table.delegate = self
        hand.window.addSubview(table)
        hand.window.layoutIfNeeded()
    }

    /// Runs `body` while the window is on screen.
    func onScreen(_ body: () -> Void) {
        hand.open()
        hand.window.layoutIfNeeded()
        body()
        hand.close()
    }

    func cell(_ row: Int) -> UITableViewCell? { table.cellForRow(at: IndexPath(row: row, section: 0)) }

    /// The texts of the visible cells, from top to bottom.
    var names: [String] { table.visibleCells.map { $0.textLabel?.text ?? "" } }

    /// Moves a touch horizontally over a row in ten steps, without ending it.
    func swipe(_ row: Int, by way: CGFloat, from x: CGFloat = 160) {
        let y = table.rectForRow(at: IndexPath(row: row, section: 0)).midY
        hand.down(x, y)
        for step in 1...10 { hand.move(x + way * CGFloat(step) / 10, y) }
    }

    func numberOfSections(in tableView: UITableView) -> Int { 1 }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = rows[indexPath.row]
        cell.accessoryType = .disclosureIndicator
        return cell
    }
    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { isEditable(indexPath.row) }
    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { isMovable(indexPath.row) }
    func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath) {
        heard.append("commit \(editingStyle) \(indexPath.row)")
        guard editingStyle == .delete else { return }
        rows.remove(at: indexPath.row)
        tableView.deleteRows(at: [indexPath], with: .automatic)
    }
    func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {
        heard.append("move \(sourceIndexPath.row) to \(destinationIndexPath.row)")
        rows.insert(rows.remove(at: sourceIndexPath.row), at: destinationIndexPath.row)
    }
    func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath) -> UITableViewCell.EditingStyle { style(indexPath.row) }
    func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { trailing }
    func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { leading }
    func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) { heard.append("will edit \(indexPath.row)") }
    func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
        heard.append("did edit \(indexPath.map { "\($0.row)" } ?? "a row that has gone")")
    }
    func tableView(
        _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
        toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath { retarget(proposedDestinationIndexPath) }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { heard.append("selected \(indexPath.row)") }
    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) { heard.append("deselected \(indexPath.row)") }
}
