import Foundation
import QuartzCore
import TestSupport
import Testing

import UIKit

@MainActor
struct TableUpdateTests {
    let rig = TableRig([["a", "b", "c", "d"], ["x", "y"]])

    private var shown: [String] {
        rig.table.layoutIfNeeded()
        return rig.names
    }

    @Test func insertedRowsAppearAtTheirPositions() {
        rig.sections[0] = ["new", "a", "b", "c", "also", "d"]
        rig.table.insertRows(at: [[0, 0], [0, 4]], with: .fade)
        #expect(shown == ["new", "a", "b", "c", "also", "d", "x", "y"])
        #expect(rig.table.visibleCells.map(\.frame.minY) == (0..<8).map { CGFloat($0) * 44 })
    }

    @Test func remainingRowsKeepTheirCells() throws {
        let cell = try #require(rig.table.cellForRow(at: [0, 2]))
        rig.sections[0] = ["c", "d"]
        rig.table.deleteRows(at: [[0, 0], [0, 1]], with: .automatic)
        #expect(rig.table.cellForRow(at: [0, 0]) === cell)
        #expect(cell.frame.minY == 0)
        #expect(shown == ["c", "d", "x", "y"])
    }

    @Test(arguments: [UITableView.RowAnimation.fade, .none])
    func movedRowsSlideFromTheirOldPositions(animation: UITableView.RowAnimation) throws {
        rig.sections[0] = ["b", "c", "d"]
        rig.table.deleteRows(at: [[0, 0]], with: animation)
        let cell = try #require(rig.table.cellForRow(at: [0, 0]))
        let slide = try #require(cell.layer.animation(forKey: "update.position") as? CABasicAnimation)
        #expect(slide.fromValue as? CGPoint == CGPoint(x: 160, y: 66))
        #expect(slide.duration == 0.3)
    }

    /// The way of a row that comes or goes by an animation: from or to this distance, and fading or not.
    nonisolated private static let ways: [(UITableView.RowAnimation, CGVector, Bool)] = [
        (.right, CGVector(dx: 320, dy: 0), true), (.left, CGVector(dx: -320, dy: 0), true), (.top, CGVector(dx: 0, dy: -44), true),
        (.bottom, CGVector(dx: 0, dy: 44), true), (.automatic, CGVector(dx: 0, dy: -44), true), (.fade, .zero, true), (.middle, .zero, true),
        (.none, .zero, false),
    ]

    @Test(arguments: ways)
    func anInsertedRowComesByItsAnimation(animation: UITableView.RowAnimation, way: CGVector, fades: Bool) throws {
        rig.sections[0].insert("new", at: 1)
        rig.table.insertRows(at: [[0, 1]], with: animation)
        let cell = try #require(rig.table.cellForRow(at: [0, 1]))
        #expect(cell.frame == CGRect(x: 0, y: 44, width: 320, height: 44) && cell.alpha == 1)
        let slide = cell.layer.animation(forKey: "update.position") as? CABasicAnimation
        #expect(slide?.fromValue as? CGPoint == (way == .zero ? nil : CGPoint(x: 160 + way.dx, y: 66 + way.dy)))
        #expect((cell.layer.animation(forKey: "update.opacity") as? CABasicAnimation)?.fromValue as? Float == (fades ? 0 : nil))
    }

    @Test(arguments: ways)
    func aDeletedRowGoesByItsAnimation(animation: UITableView.RowAnimation, way: CGVector, fades: Bool) throws {
        let cell = try #require(rig.table.cellForRow(at: [0, 1]))
        rig.sections[0].remove(at: 1)
        rig.table.deleteRows(at: [[0, 1]], with: animation)
        #expect(cell.alpha == 0 && !cell.isUserInteractionEnabled && cell.superview === rig.table)
        #expect(cell.frame == CGRect(x: way.dx, y: 44 + way.dy, width: 320, height: 44))
        let slide = cell.layer.animation(forKey: "update.position") as? CABasicAnimation
        #expect(slide?.fromValue as? CGPoint == (way == .zero ? nil : CGPoint(x: 160, y: 66)))
        #expect((cell.layer.animation(forKey: "update.opacity") as? CABasicAnimation)?.fromValue as? Float == (fades ? 1 : nil))
        // The cells that stay are drawn above it.
        func place(_ view: UIView?) -> Int { rig.table.subviews.firstIndex { $0 === view } ?? -1 }
        #expect(place(cell) < place(rig.table.cellForRow(at: [0, 1])))
    }

    @Test func aRowThatMovesOutOfSightSlidesThereAndOneThatComesIntoSightSlidesIn() throws {
        let rig = TableRig(rows: 30)
        let leaving = try #require(rig.table.cellForRow(at: [0, 0]))
        rig.sections[0].append(rig.sections[0].removeFirst())
        rig.table.moveRow(at: [0, 0], to: [0, 29])
        #expect(leaving.frame == rig.table.rectForRow(at: [0, 29]) && leaving.alpha == 1 && !leaving.isUserInteractionEnabled)
        #expect((leaving.layer.animation(forKey: "update.position") as? CABasicAnimation)?.fromValue as? CGPoint == CGPoint(x: 160, y: 22))
        let coming = try #require(rig.table.cellForRow(at: [0, 10]))
        #expect(coming.accessibilityName == "row 11")
        #expect((coming.layer.animation(forKey: "update.position") as? CABasicAnimation)?.fromValue as? CGPoint == CGPoint(x: 160, y: 44 * 11 + 22))
        #expect(coming.layer.animation(forKey: "update.opacity") == nil)
    }

    @Test func cellsAreReusableOnceTheirRowsHaveGone() throws {
        let cells = try [[0, 1], [0, 2]].map { try #require(rig.table.cellForRow(at: IndexPath(row: $0[1], section: $0[0]))) }
        rig.sections[0] = ["a", "d"]
        UIView.performWithoutAnimation { rig.table.deleteRows(at: [[0, 1], [0, 2]], with: .left) }
        for cell in cells { #expect(cell.superview == nil && cell.isUserInteractionEnabled && cell.alpha == 1) }
        rig.sections[0] = ["a", "x", "y", "d"]
        UIView.performWithoutAnimation { rig.table.insertRows(at: [[0, 1], [0, 2]], with: .left) }
        let made = rig.made
        #expect(made == 6 && shown == ["a", "x", "y", "d", "x", "y"])
        #expect(Set([[0, 1], [0, 2]].map { rig.table.cellForRow(at: IndexPath(row: $0[1], section: $0[0])) }) == Set(cells))
        #expect(rig.table.visibleCells.allSatisfy { $0.isUserInteractionEnabled && $0.alpha == 1 })
    }

    @Test func batchedDeletionsUseOldAndInsertionsUseNewIndexes() {
        rig.sections = [["b", "z", "d"], ["y", "a"]]
        rig.table.performBatchUpdates {
            rig.table.deleteRows(at: [[0, 2], [1, 0]], with: .none)
            rig.table.insertRows(at: [[0, 1]], with: .none)
            rig.table.moveRow(at: [0, 0], to: [1, 1])
        }
        #expect(shown == ["b", "z", "d", "y", "a"])
    }

    @Test func sectionsCanBeInsertedAndDeleted() {
        rig.sections = [["first"], ["x", "y"], ["last"]]
        rig.table.beginUpdates()
        rig.table.deleteSections([0], with: .fade)
        rig.table.insertSections([0, 2], with: .fade)
        rig.table.endUpdates()
        #expect(shown == ["first", "x", "y", "last"])
    }

    @Test func reloadedRowsAskForNewCells() {
        rig.sections[0][1] = "B"
        rig.asked = []
        rig.table.reloadRows(at: [[0, 1]], with: .none)
        #expect(shown == ["a", "B", "c", "d", "x", "y"])
        #expect(rig.asked == [[0, 1]])
    }

    /// Source: a measurement, http://blog.stevex.net/2011/12/uitableview-selection-not-sticking-when-reloading-cells.
    @Test func reloadedRowsAreNoLongerSelected() {
        rig.table.allowsMultipleSelection = true
        for path in [[0, 1], [0, 2], [1, 0]] as [IndexPath] { rig.table.selectRow(at: path, animated: false, scrollPosition: .none) }
        rig.table.reloadRows(at: [[0, 1]], with: .none)
        #expect(rig.table.indexPathsForSelectedRows == [[0, 2], [1, 0]])
        #expect(rig.table.cellForRow(at: [0, 1])?.isSelected == false && rig.table.cellForRow(at: [0, 2])?.isSelected == true)
        rig.table.reloadSections([1], with: .none)
        #expect(rig.table.indexPathsForSelectedRows == [[0, 2]])
        rig.table.reconfigureRows(at: [[0, 2]])
        #expect(rig.table.indexPathsForSelectedRows == [[0, 2]])
    }

    @Test func theSelectionMovesWithItsRow() {
        rig.table.selectRow(at: [0, 2], animated: false, scrollPosition: .none)
        rig.sections[0] = ["b", "c", "d"]
        rig.table.deleteRows(at: [[0, 0]], with: .none)
        #expect(rig.table.indexPathForSelectedRow == [0, 1])
    }

    @Test func completionIsCalledAfterTheChange() {
        var finished: [Bool] = []
        rig.sections[0] = ["a"]
        UIView.performWithoutAnimation {
            rig.table.performBatchUpdates(
                { rig.table.deleteRows(at: [[0, 1], [0, 2], [0, 3]], with: .none) }, completion: { finished.append($0) })
        }
        #expect(finished == [true])
    }

    @Test func anInconsistentUpdateIsReportedAndTheTableReloads() {
        rig.sections[0] = ["only"]
        rig.table.insertRows(at: [[0, 0]], with: .fade)
        #expect(shown == ["only", "x", "y"])
        rig.sections = []
        rig.table.deleteRows(at: [[0, 0]], with: .fade)
        #expect(shown.isEmpty)
        rig.sections = [["p"], ["q"], ["r"]]
        rig.table.reloadRows(at: [[7, 7]], with: .fade)
        #expect(shown == ["p", "q", "r"])
        rig.table.moveRow(at: [9, 9], to: [0, 0])
        rig.table.endUpdates()
        #expect(shown == ["p", "q", "r"])
    }

    @Test func aCellReusedDuringAnUpdateStays() throws {
        let owner = OwnerOfCells(3)
        let table = owner.table
        owner.window.isHidden = false
        defer { owner.window.isHidden = true }
        table.layoutIfNeeded()
        table.reloadRows(at: [[0, 1]], with: .fade)
        CATransaction.flush()
        let cell = owner.cells[1]
        #expect(cell.superview === table)
        #expect(cell.alpha == 1 && cell.isUserInteractionEnabled)
        #expect(table.cellForRow(at: [0, 1]) === cell)
        cell.layer.removeAllAnimations()
        finishTurn()
        #expect(cell.superview === table)
    }

    @Test func theCompletionsOfNestedUpdatesAreCalledFromTheOutsideIn() {
        var heard: [String] = []
        rig.table.performBatchUpdates {
            rig.table.performBatchUpdates({}, completion: { _ in heard.append("first inner") })
            rig.table.performBatchUpdates({}, completion: { _ in heard.append("second inner") })
        } completion: { _ in
            heard.append("outer")
        }
        finishTurn()
        #expect(heard == ["outer", "first inner", "second inner"])
    }

    @Test func reloadingInsideABatchUpdateStillCallsItsCompletion() {
        var heard: [Bool] = []
        rig.sections = [["only"]]
        rig.table.performBatchUpdates {
            rig.table.reloadData()
        } completion: {
            heard.append($0)
        }
        #expect(heard == [true])
        #expect(shown == ["only"])
    }

    @Test func aReloadBetweenUpdatesLeavesThemOpen() {
        var heard: [String] = []
        rig.table.beginUpdates()
        rig.table.performBatchUpdates({}, completion: { _ in heard.append("inner") })
        rig.sections = [["a"]]
        rig.table.reloadData()
        #expect(rig.table.hasUncommittedUpdates)
        rig.sections = [["a", "b"]]
        rig.table.insertRows(at: [[0, 1]], with: .fade)
        rig.table.endUpdates()
        #expect(!rig.table.hasUncommittedUpdates)
        #expect(shown == ["a", "b"] && heard == ["inner"])
    }

    @Test(arguments: [44, -1])
    func emptyUpdatesAskForAllHeightsAgain(rowHeight: CGFloat) {
        // -1 is `automaticDimension`.
        rig.table.rowHeight = rowHeight
        rig.heights = { _ in 44 }
        rig.table.reloadData()
        rig.table.layoutIfNeeded()
        rig.heights = { _ in 70 }
        rig.table.beginUpdates()
        rig.table.endUpdates()
        #expect(rig.table.contentSize.height == 420)
        rig.heights = { _ in 30 }
        rig.table.performBatchUpdates(nil)
        #expect(rig.table.contentSize.height == 180)
        rig.heights = { _ in 50 }
        rig.table.reloadRows(at: [[0, 0]], with: .none)
        #expect(rig.table.contentSize.height == 300)
        #expect(rig.table.visibleCells.map(\.frame.height) == [50, 50, 50, 50, 50, 50])
    }

    @Test func emptyUpdatesMeasureSelfSizingCellsAgain() throws {
        final class Growing: UITableViewCell {
            static var height: CGFloat = 40
            override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: Self.height) }
            override func systemLayoutSizeFitting(
                _ targetSize: CGSize, withHorizontalFittingPriority: UILayoutPriority, verticalFittingPriority: UILayoutPriority
            ) -> CGSize { CGSize(width: targetSize.width, height: Self.height) }
        }
        rig.table.register(Growing.self, forCellReuseIdentifier: "cell")
        rig.table.rowHeight = UITableView.automaticDimension
        rig.table.reloadData()
        rig.table.layoutIfNeeded()
        let before = rig.table.contentSize.height
        Growing.height = 90
        rig.table.performBatchUpdates(nil)
        #expect(rig.table.contentSize.height == before + 6 * 50)
    }

    @Test func aCellThatGrowsAnimatesItsSize() throws {
        rig.heights = { _ in 44 }
        rig.table.reloadData()
        rig.table.layoutIfNeeded()
        let hand = Hand(rig.window)
        hand.open()
        defer { hand.close() }
        finishTurn()
        rig.heights = { $0.row == 0 ? 100 : 44 }
        rig.table.performBatchUpdates(nil)
        let cell = try #require(rig.table.cellForRow(at: [0, 0]))
        #expect(cell.bounds.height == 100)
        #expect((cell.layer.animationKeys() ?? []).contains { $0.hasPrefix("bounds") })
        #expect(rig.table.cellForRow(at: [0, 1])?.layer.animation(forKey: "update.position") != nil)
    }

    @Test func nothingAnimatesWithoutAnimation() throws {
        let hand = Hand(rig.window)
        hand.open()
        defer { hand.close() }
        rig.sections[0] = ["b", "c", "d"]
        UIView.performWithoutAnimation { rig.table.deleteRows(at: [[0, 0]], with: .fade) }
        #expect(shown == ["b", "c", "d", "x", "y"])
        #expect(rig.table.visibleCells.allSatisfy { ($0.layer.animationKeys() ?? []).isEmpty })
    }

    @Test func aMovedSectionKeepsItsCells() throws {
        let cell = try #require(rig.table.cellForRow(at: [1, 0]))
        rig.sections.swapAt(0, 1)
        rig.table.moveSection(1, toSection: 0)
        #expect(shown == ["x", "y", "a", "b", "c", "d"])
        #expect(rig.table.cellForRow(at: [0, 0]) === cell)
    }
}

/// A data source that always returns the same cells, as tables of settings do.
@MainActor
private final class OwnerOfCells: NSObject, UITableViewDataSource {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)
    let cells: [UITableViewCell]

    init(_ count: Int) {
        cells = (0..<count).map { _ in UITableViewCell(style: .default, reuseIdentifier: nil) }
        super.init()
        table.dataSource = self
        window.addSubview(table)
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { cells.count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { cells[indexPath.row] }
}
