import Foundation
import UIKit

extension TableStory: UITableViewDataSource, UITableViewDelegate {
    // MARK: Data

    func numberOfSections(in tableView: UITableView) -> Int { sections.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section].count }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { section == 0 ? "Header" : nil }
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { section == 1 ? "Footer" : nil }
    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { indexPath.row != 2 }
    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { indexPath.row != 3 }
    func sectionIndexTitles(for tableView: UITableView) -> [String]? { ["A", "B", "C"] }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        cell.textLabel?.text = sections[indexPath.section][indexPath.row]
        cell.accessoryType = indexPath == path(1, 1) ? .detailButton : .none
        return cell
    }
    func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {
        hear("move \(short(sourceIndexPath)) to \(short(destinationIndexPath))")
        let row = sections[sourceIndexPath.section].remove(at: sourceIndexPath.row)
        sections[destinationIndexPath.section].insert(row, at: destinationIndexPath.row)
    }
    func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath) {
        hear("commit \(editingStyle.rawValue) \(short(indexPath))")
        if editingStyle == .delete {
            sections[indexPath.section].remove(at: indexPath.row)
            tableView.deleteRows(at: [indexPath], with: .none)
        }
    }

    // MARK: Heights and display

    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
        section == 2 ? 40 : UITableView.automaticDimension
    }
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        section == 2 ? tableView.dequeueReusableHeaderFooterView(withIdentifier: "edge") : nil
    }
    func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int { indexPath == path(0, 1) ? 2 : 0 }
    func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) { hear("shows \(short(indexPath))") }
    func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        hear("hides \(short(indexPath))")
    }
    func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) { hear("shows header \(section)") }
    func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int) { hear("shows footer \(section)") }
    func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int) { hear("hides header \(section)") }
    func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int) { hear("hides footer \(section)") }

    // MARK: Selection

    func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
        hear("should light \(short(indexPath))")
        return indexPath != path(0, 2)
    }
    func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) { hear("lit \(short(indexPath))") }
    func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) { hear("unlit \(short(indexPath))") }
    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        hear("will select \(short(indexPath))")
        return indexPath == path(1, 0) ? path(0, 1) : indexPath
    }
    func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
        hear("will deselect \(short(indexPath))")
        return indexPath
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { hear("selected \(short(indexPath))") }
    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) { hear("deselected \(short(indexPath))") }
    func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) { hear("accessory \(short(indexPath))") }

    // MARK: Editing

    func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath) -> UITableViewCell.EditingStyle {
        indexPath.row == 1 ? .insert : .delete
    }
    func tableView(_ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath) -> String? { "Remove" }
    func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool { indexPath.row != 2 }
    func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) { hear("will edit \(short(indexPath))") }
    func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) { hear("edited \(short(indexPath))") }
    func tableView(
        _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
        toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath {
        hear("target \(short(sourceIndexPath)) to \(short(proposedDestinationIndexPath))")
        return proposedDestinationIndexPath
    }
    func tableView(_ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath) -> UISwipeActionsConfiguration? {
        UISwipeActionsConfiguration(actions: [
            UIContextualAction(style: .normal, title: "Mark") { _, _, done in
                self.hear("marked")
                done(true)
            }
        ])
    }
}
