import Foundation
import Testing

import UIKit

@MainActor
final class TableEditingTests {
    let rig = EditingRig()
    var table: UITableView { rig.table }

    private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

    /// Taps the editing control at the leading edge of a row.
    private func tapControl(_ row: Int) { rig.hand.tap(27, table.rectForRow(at: path(row)).midY) }

    // MARK: Editing mode

    @Test func editingIndentsTheContentForTheEditingAndReorderControls() throws {
        let cell = try #require(rig.cell(0))
        let width = cell.contentView.frame.width
        table.setEditing(true, animated: false)
        cell.layoutIfNeeded()
        #expect(cell.isEditing)
        #expect(cell.editingStyle == .delete)
        #expect(cell.showsReorderControl)
        #expect(cell.contentView.frame.minX == 40)
        #expect(cell.parts.control?.kind == .delete)
        #expect(cell.parts.control?.frame.midY == 22)
        #expect(cell.parts.grip?.frame.maxX == 304)
        // The disclosure indicator is hidden while editing.
        #expect(cell.shownAccessory == nil)
        table.setEditing(false, animated: false)
        #expect(cell.contentView.frame == CGRect(x: 0, y: 0, width: width, height: 44))
        #expect(cell.parts.control == nil && cell.parts.grip == nil)
        #expect(cell.shownAccessory != nil)
    }

    @Test func aRowThatCannotBeEditedOrMovedIsUnchanged() throws {
        rig.isEditable = { $0 != 1 }
        rig.isMovable = { _ in false }
        table.setEditing(true, animated: false)
        let cell = try #require(rig.cell(1))
        cell.layoutIfNeeded()
        #expect(!cell.isEditing)
        #expect(cell.contentView.frame.minX == 0)
        #expect(rig.cell(0)?.isEditing == true)
    }

    @Test func rowsThatAppearDuringEditingShowTheirControls() throws {
        let rig = EditingRig(rows: 100)
        rig.table.setEditing(true, animated: false)
        rig.table.contentOffset.y = 2000
        rig.table.layoutIfNeeded()
        let cell = try #require(rig.table.visibleCells.first)
        cell.layoutIfNeeded()
        #expect(cell.isEditing && cell.parts.control != nil)
    }

    @Test func theDeleteControlAsksForConfirmation() {
        table.setEditing(true, animated: false)
        rig.onScreen {
            tapControl(2)
            #expect(rig.cell(2)?.showingDeleteConfirmation == true)
            #expect(rig.heard == ["will edit 2"])
            rig.hand.tap(290, table.rectForRow(at: path(2)).midY)
            #expect(rig.heard.contains("commit delete 2"))
            #expect(rig.rows.count == 7)
            #expect(table.numberOfRows(inSection: 0) == 7)
        }
    }

    @Test func theInsertControlInsertsARow() {
        rig.style = { _ in .insert }
        table.setEditing(true, animated: false)
        rig.onScreen {
            tapControl(1)
            #expect(rig.heard == ["commit insert 1"])
        }
    }

    @Test func multipleSelectionDuringEditingUsesCheckmarks() {
        table.allowsMultipleSelectionDuringEditing = true
        table.setEditing(true, animated: false)
        rig.onScreen {
            rig.hand.tap(100, 22)
            rig.hand.tap(27, 66)
            rig.cell(0)?.layoutIfNeeded()
            #expect(rig.cell(0)?.parts.control?.kind == .selection(isSelected: true))
            #expect(table.indexPathsForSelectedRows == [path(0), path(1)])
            rig.hand.tap(100, 22)
            #expect(table.indexPathsForSelectedRows == [path(1)])
            table.setEditing(false, animated: false)
            #expect(table.indexPathsForSelectedRows == nil)
        }
    }

    @Test func rowsAreSelectedDuringEditingOnlyIfAllowed() {
        table.setEditing(true, animated: false)
        rig.onScreen {
            rig.hand.tap(100, 22)
            #expect(rig.heard.isEmpty)
            table.allowsSelectionDuringEditing = true
            rig.hand.tap(100, 22)
            #expect(rig.heard == ["selected 0"])
        }
    }

    /// A cell that records its state transitions.
    final class StatefulCell: UITableViewCell {
        var states: [String] = []
        override func willTransition(to state: StateMask) {
            super.willTransition(to: state)
            states.append("will \(state.rawValue)")
        }
        override func didTransition(to state: StateMask) {
            super.didTransition(to: state)
            states.append("did \(state.rawValue)")
        }
    }

    @Test func aCellIsNotifiedOfItsStateTransitions() {
        let cell = StatefulCell(style: .default, reuseIdentifier: nil)
        cell.setEditing(true, animated: false)
        cell.setEditing(true, animated: false)
        cell.setEditing(false, animated: false)
        #expect(cell.states == ["will 1", "did 1", "will 0", "did 0"])
    }

    @Test func theEditButtonOfATableControllerTogglesEditing() {
        let controller = UITableViewController(style: .plain)
        _ = controller.view
        controller.setEditing(true, animated: false)
        #expect(controller.tableView.isEditing)
        #expect(controller.editButtonItem.title == "Done")
    }

    // MARK: Swiping

    @Test func aSwipeRevealsADeleteButtonThatDeletes() throws {
        rig.hand.open()
        defer { rig.hand.close() }
        rig.hand.window.layoutIfNeeded()
        let cell = try #require(rig.cell(1))
        rig.swipe(1, by: -80)
        // The first ten of the 80 points serve to recognise the swipe.
        #expect(cell.bounds.minX == 70)
        rig.hand.wait(0.5)
        rig.hand.up(80, 66)
        #expect(cell.bounds.minX == table.content.swipes?.openShift)
        #expect(table.isEditing)
        #expect(rig.heard == ["will edit 1"])
        rig.hand.tap(290, 66)
        #expect(rig.heard == ["will edit 1", "commit delete 1", "did edit a row that has gone"])
        #expect(rig.names.first == "row 0" && !rig.names.contains("row 1"))
        #expect(!table.isEditing)
    }

    @Test func aTouchOutsideASwipedRowOnlyClosesIt() {
        rig.onScreen {
            rig.swipe(1, by: -80)
            rig.hand.wait(0.5)
            rig.hand.up(80, 66)
            rig.hand.tap(100, 200)
            #expect(rig.cell(1)?.bounds.minX == 0)
            #expect(rig.heard == ["will edit 1", "did edit 1"])
        }
    }

    @Test func aShortSwipeClosesAgain() {
        rig.onScreen {
            rig.swipe(1, by: -30)
            rig.hand.wait(0.5)
            rig.hand.up(130, 66)
            #expect(rig.cell(1)?.bounds.minX == 0)
            #expect(rig.heard == ["will edit 1", "did edit 1"])
        }
    }

    @Test func aSwipeOverMostOfTheRowPerformsTheFirstAction() {
        rig.onScreen {
            rig.swipe(1, by: -220, from: 300)
            rig.hand.up(80, 66)
            #expect(rig.heard.contains("commit delete 1"))
        }
    }

    @Test func swipeActionsAreShownAtBothEnds() {
        var performed: [String] = []
        func action(_ name: String) -> UIContextualAction {
            UIContextualAction(style: .normal, title: name) { action, _, done in
                performed.append(action.title ?? "")
                done(true)
            }
        }
        rig.trailing = UISwipeActionsConfiguration(actions: [action("Flag"), action("More")])
        rig.leading = UISwipeActionsConfiguration(actions: [action("Read")])
        rig.leading?.performsFirstActionWithFullSwipe = false
        rig.onScreen {
            rig.swipe(0, by: -100, from: 250)
            rig.hand.up(150, 22)
            #expect(rig.cell(0)?.bounds.minX == 148)
            // The second action is further from the edge.
            rig.hand.tap(200, 22)
            #expect(performed == ["More"])
            #expect(rig.cell(0)?.bounds.minX == 0)
            rig.swipe(2, by: 100, from: 50)
            rig.hand.up(150, 110)
            #expect(rig.cell(2)?.bounds.minX == -74)
            rig.hand.tap(30, 110)
            #expect(performed == ["More", "Read"])
        }
    }

    @Test(arguments: [false, true])
    func anActionMayLetTheTableGo(isFullSwipe: Bool) {
        let hand = Hand(size: CGSize(width: 320, height: 480))
        defer { hand.close() }
        let rig = EditingRig()
        weak var released: UITableView?
        do {
            let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
            released = table
            table.rowHeight = 44
            table.dataSource = rig
            table.delegate = rig
            hand.window.addSubview(table)
        }
        rig.trailing = UISwipeActionsConfiguration(actions: [
            UIContextualAction(style: .normal, title: "Flag") { _, _, done in
                hand.window.subviews.forEach { $0.removeFromSuperview() }
                done(true)
            }
        ])
        hand.open()
        hand.window.layoutIfNeeded()
        let way: CGFloat = isFullSwipe ? -260 : -80
        hand.down(300, 66)
        for step in 1...10 { hand.move(300 + way * CGFloat(step) / 10, 66) }
        hand.up(300 + way, 66)
        if !isFullSwipe { hand.tap(300, 66) }
        #expect(released == nil)
    }

    @Test func rowsWithoutActionsOrEditingCannotBeSwiped() {
        rig.isEditable = { $0 != 1 }
        rig.onScreen {
            rig.swipe(1, by: -80)
            rig.hand.up(80, 66)
            rig.trailing = UISwipeActionsConfiguration(actions: [])
            rig.swipe(2, by: -80)
            rig.hand.up(80, 110)
            #expect(!rig.heard.contains { $0.contains("edit") })
        }
    }

    @Test func aTableWithoutDeletionIsNotSwiped() {
        let plain = TableRig(rows: 5)
        plain.table.removeFromSuperview()
        let hand = Hand(size: CGSize(width: 320, height: 480))
        hand.window.addSubview(plain.table)
        hand.open()
        hand.window.layoutIfNeeded()
        hand.down(200, 66)
        for step in 1...5 { hand.move(200 - CGFloat(step) * 20, 66) }
        #expect(plain.table.content.swipes?.isOpen == false)
        hand.up(100, 66)
        hand.close()
    }

    @Test func aReusedCellHasNoSwipe() {
        let table = TableRig(rows: 100).table
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.bounds.origin.x = 74
        cell.isSwiped = true
        cell.prepare(for: table, at: path(0))
        #expect(cell.bounds.minX == 0 && !cell.isSwiped)
    }

    // MARK: Reordering

    @Test func aReorderedRowFollowsTheFingerAndOthersMakeRoom() {
        table.setEditing(true, animated: false)
        rig.onScreen {
            table.layoutIfNeeded()
            rig.hand.down(293, 22)
            #expect(rig.cell(0)?.isHidden == true)
            rig.hand.move(293, 40)
            #expect(rig.names == (0..<8).map { "row \($0)" })
            rig.hand.move(293, 70)
            #expect(rig.names.prefix(3) == ["row 1", "row 0", "row 2"])
            rig.hand.move(293, 110)
            #expect(rig.names.prefix(3) == ["row 1", "row 2", "row 0"])
            #expect(rig.heard.isEmpty)
            rig.hand.up(293, 110)
            #expect(rig.heard == ["move 0 to 2"])
            #expect(rig.rows.prefix(3) == ["row 1", "row 2", "row 0"])
            #expect(rig.table.contentOffset.y == 0)
        }
    }

    @Test func aDelegateCanRetargetAMovedRow() {
        rig.retarget = { $0.row > 1 ? IndexPath(row: 1, section: 0) : $0 }
        table.setEditing(true, animated: false)
        rig.onScreen {
            table.layoutIfNeeded()
            rig.hand.down(293, 22)
            for y in stride(from: CGFloat(30), through: 200, by: 10) { rig.hand.move(293, y) }
            rig.hand.up(293, 200)
            #expect(rig.heard == ["move 0 to 1"])
        }
    }

    @Test func aMovedRowScrollsTheTableAtItsEdgeAndKeepsItsData() {
        let rig = EditingRig(rows: 40)
        rig.table.setEditing(true, animated: false)
        rig.onScreen {
            rig.table.layoutIfNeeded()
            rig.hand.down(293, 22)
            for y in stride(from: CGFloat(40), through: 470, by: 10) { rig.hand.move(293, y) }
            for _ in 1...120 {
                rig.hand.time += 1 / 60
                rig.table.scrollWhileReordering(at: rig.hand.time)
            }
            #expect(rig.table.contentOffset.y > 300)
            rig.hand.up(293, 470)
            let target = rig.rows.firstIndex(of: "row 0") ?? 0
            #expect(target > 15)
            #expect(rig.heard == ["move 0 to \(target)"])
            let paths = rig.table.indexPathsForVisibleRows ?? []
            #expect(rig.names == paths.map { rig.rows[$0.row] })
        }
    }

    @Test func anImmovableRowHasNoReorderControl() {
        rig.isMovable = { $0 > 0 }
        table.setEditing(true, animated: false)
        #expect(rig.cell(0)?.parts.grip == nil)
        #expect(rig.cell(0)?.showsReorderControl == false)
    }

    @Test func aMovedRowScrollsTheTableUpwardsFasterNearTheEdge() {
        let rig = EditingRig(rows: 40)
        rig.table.setEditing(true, animated: false)
        rig.table.contentInset = UIEdgeInsets(top: 50, left: 0, bottom: 60, right: 0)
        rig.onScreen {
            rig.table.contentOffset.y = 800
            rig.table.layoutIfNeeded()
            /// The distance that the table scrolls in half a second while the finger is at a height.
            @MainActor func scrolled(at y: CGFloat) -> CGFloat {
                rig.hand.move(293, y)
                let before = rig.table.contentOffset.y
                rig.table.scrollWhileReordering(at: rig.hand.time)
                let begun = rig.table.contentOffset.y
                rig.hand.time += 0.5
                rig.table.scrollWhileReordering(at: rig.hand.time)
                #expect(abs(begun - before) < 25)
                return rig.table.contentOffset.y - begun
            }
            rig.hand.down(293, 240)
            #expect(scrolled(at: 230) == 0)
            // The zones are 44 points high, inside the insets: at their middle the pace is half of 400 points per second, at the edge all of it.
            #expect(abs(scrolled(at: 72) + 100) < 1)
            #expect(abs(scrolled(at: 50) + 200) < 1)
            #expect(abs(scrolled(at: 20) + 200) < 1)
            #expect(scrolled(at: 96) == 0)
            #expect(scrolled(at: 374) == 0)
            #expect(abs(scrolled(at: 398) - 100) < 1)
            #expect(abs(scrolled(at: 470) - 200) < 1)
            rig.hand.up(293, 240)
        }
    }
}
