import Foundation
import TestSupport
import Testing

import UIKit

@MainActor
struct TableViewTests {
    @Test func onlyVisibleRowsHaveCells() {
        let rig = TableRig(rows: 1000)
        #expect(rig.table.visibleCells.count == 11)
        #expect(rig.names.first == "row 0")
        #expect(rig.table.contentSize == CGSize(width: 320, height: 44_000))
    }

    @Test func cellsThatScrollOutAreReused() {
        let rig = TableRig(rows: 1000)
        for y in stride(from: 0.0, through: 4000, by: 20) { rig.scroll(to: y) }
        #expect(rig.made <= 13)
        #expect(rig.names.first == "row 90")
        #expect(rig.table.subviews.compactMap { $0 as? UITableViewCell }.count == rig.table.visibleCells.count)
    }

    @Test func aHundredThousandRowsCostOnlyTheVisibleOnes() {
        let rig = TableRig([Array(repeating: "row", count: 100_000)])
        rig.table.delegate = nil
        rig.table.layoutIfNeeded()
        guard case .equal(100_000, 44)? = rig.table.content.geometry?.sections.first?.rows else {
            Issue.record("equal rows need no list of heights")
            return
        }
        rig.asked = []
        rig.scroll(to: 3_000_000)
        #expect(rig.asked.count <= 12)
        #expect(rig.table.indexPathForRow(at: CGPoint(x: 5, y: 3_000_000)) == [0, 68181])
    }

    @Test func aHundredThousandHeightsAreQueriedOnceAndLookedUpFast() {
        let rig = TableRig([Array(repeating: "row", count: 100_000)])
        var count = 0
        rig.heights = {
            count += 1
            return CGFloat(30 + $0.row % 3)
        }
        rig.table.reloadData()
        rig.table.layoutIfNeeded()
        let asked = count
        #expect(asked < 100_100)
        rig.scroll(to: 2_000_000)
        #expect(count - asked < 40)
        #expect(rig.table.rectForRow(at: [0, 3]) == CGRect(x: 0, y: 93, width: 320, height: 30))
    }

    @Test func aTransformSetInWillDisplayKeepsTheCellsSize() throws {
        final class Scaler: NSObject, UITableViewDelegate {
            func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
                cell.transform = CGAffineTransform(scaleX: 1.05, y: 1.05)
            }
        }
        let (rig, scaler) = (TableRig(rows: 50), Scaler())
        rig.table.delegate = scaler
        rig.table.reloadData()
        rig.table.layoutIfNeeded()
        let cell = try #require(rig.table.cellForRow(at: [0, 2]))
        #expect(cell.bounds.size == CGSize(width: 320, height: 44))
        #expect(cell.center == CGPoint(x: 160, y: 110))
        cell.transform = .identity
        #expect(cell.frame == rig.table.rectForRow(at: [0, 2]))
    }

    @Test func aCellHasTheFrameOfItsRow() throws {
        let rig = TableRig(rows: 50)
        rig.scroll(to: 100)
        let cell = try #require(rig.table.cellForRow(at: [0, 5]))
        #expect(cell.frame == CGRect(x: 0, y: 220, width: 320, height: 44))
        #expect(rig.table.indexPath(for: cell) == [0, 5])
        #expect(rig.table.cellForRow(at: [0, 40]) == nil)
        #expect(rig.table.rectForRow(at: [0, 40]).minY == 1760)
        #expect(rig.table.rectForRow(at: [3, 0]) == .zero)
    }

    @Test func subviewsAddedToATableScrollAboveTheCells() throws {
        let rig = TableRig(rows: 100)
        let fade = UIView(frame: try #require(rig.table.cellForRow(at: [0, 3])).frame)
        rig.table.addSubview(fade)
        rig.scroll(to: 60)
        let cells = rig.table.subviews.indices.filter { rig.table.subviews[$0] is UITableViewCell }
        let place = try #require(rig.table.subviews.firstIndex { $0 === fade })
        #expect(cells.allSatisfy { $0 < place })
        #expect(rig.table.convert(fade.frame, to: nil).minY == 72)
    }

    @Test func aRegisteredSubclassIsCreatedByItsOwnInitialiser() {
        final class Own: UITableViewCell {
            var note = "none"
            override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
                super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
                note = "made for \(reuseIdentifier ?? "nobody")"
            }
            required init?(coder: NSCoder) { super.init(coder: coder) }
        }
        let table = UITableView(frame: .zero)
        let name = "a name that is too long to be kept in place"
        table.register(Own.self, forCellReuseIdentifier: name)
        let cell = table.dequeueReusableCell(withIdentifier: name) as? Own
        #expect(cell?.note == "made for \(name)")
        #expect(cell?.reuseIdentifier == name)
        #expect(table.dequeueReusableCell(withIdentifier: "unknown") == nil)
        #expect(table.dequeueReusableCell(withIdentifier: "unknown", for: [0, 0]).reuseIdentifier == "unknown")
    }

    @Test func aRegisteredHeaderIsCreatedAndReused() {
        final class Own: UITableViewHeaderFooterView {}
        let table = UITableView(frame: .zero)
        table.register(Own.self, forHeaderFooterViewReuseIdentifier: "header")
        #expect(table.dequeueReusableHeaderFooterView(withIdentifier: "header") is Own)
        #expect(table.dequeueReusableHeaderFooterView(withIdentifier: "other") == nil)
    }

    @Test func aQueuedHeaderIsReusedOnlyWhileItsClassIsRegistered() {
        final class Former: UITableViewHeaderFooterView {}
        final class Own: UITableViewHeaderFooterView {}
        final class Owner: NSObject, UITableViewDelegate {
            func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 30 }
            func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
                tableView.dequeueReusableHeaderFooterView(withIdentifier: "header")
            }
        }
        let (rig, owner) = (TableRig([["a"]]), Owner())
        func reloadedHeader() -> UITableViewHeaderFooterView? {
            rig.table.reloadData()
            rig.table.layoutIfNeeded()
            return rig.table.headerView(forSection: 0)
        }
        rig.table.delegate = owner
        rig.table.register(Former.self, forHeaderFooterViewReuseIdentifier: "header")
        let former = reloadedHeader()
        #expect(former is Former)
        #expect(reloadedHeader() === former)
        rig.table.register(Own.self, forHeaderFooterViewReuseIdentifier: "header")
        #expect(reloadedHeader() is Own)
    }

    @Test func aTapHighlightsAndSelectsInApplesOrder() {
        let rig = TableRig(rows: 10)
        rig.tap([0, 2])
        #expect(rig.heard == ["lit 2", "unlit 2", "will select 2", "did select 2"])
        #expect(rig.table.indexPathForSelectedRow == [0, 2])
        #expect(rig.table.cellForRow(at: [0, 2])?.isSelected == true)
        rig.heard = []
        rig.tap([0, 4])
        #expect(rig.heard == ["lit 4", "unlit 4", "will select 4", "did deselect 2", "did select 4"])
        #expect(rig.table.indexPathsForSelectedRows == [[0, 4]])
    }

    @Test func aCancelledTouchSelectsNothing() {
        let rig = TableRig(rows: 10)
        let touches = rig.touch(at: CGPoint(x: 10, y: 10))
        rig.table.touchesBegan(touches, with: nil)
        #expect(rig.table.cellForRow(at: [0, 0])?.isHighlighted == true)
        rig.table.touchesCancelled(touches, with: nil)
        #expect(rig.table.cellForRow(at: [0, 0])?.isHighlighted == false)
        #expect(rig.heard == ["lit 0", "unlit 0"])
    }

    @Test func severalRowsCanBeSelectedAndDeselectedByTaps() {
        let rig = TableRig(rows: 10)
        rig.table.allowsMultipleSelection = true
        rig.tap([0, 1])
        rig.tap([0, 3])
        rig.tap([0, 1])
        #expect(rig.table.indexPathsForSelectedRows == [[0, 3]])
    }

    @Test func deselectingInTheDelegateRemovesTheSelection() {
        final class Shy: NSObject, UITableViewDelegate {
            func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
                tableView.deselectRow(at: indexPath, animated: true)
            }
        }
        let rig = TableRig(rows: 10)
        let shy = Shy()
        rig.table.delegate = shy
        rig.table.layoutIfNeeded()
        rig.tap([0, 2])
        #expect(rig.table.indexPathForSelectedRow == nil)
        #expect(rig.table.cellForRow(at: [0, 2])?.isSelected == false)
        #expect(rig.table.cellForRow(at: [0, 2])?.isSelectionShown == false)
    }

    @Test func aSelectedRowIsStillSelectedWhenItScrollsBack() {
        let rig = TableRig(rows: 100)
        rig.table.selectRow(at: [0, 1], animated: false, scrollPosition: .none)
        rig.scroll(to: 2000)
        #expect(rig.table.visibleCells.allSatisfy { !$0.isSelected })
        rig.scroll(to: 0)
        #expect(rig.table.visibleCells.filter(\.isSelected).map(\.accessibilityName) == ["row 1"])
        #expect(rig.heard.isEmpty, "the delegate hears of the user's selections only")
    }

    @Test(
        arguments: [
            (.top, 20, 880), (.middle, 20, 662), (.bottom, 20, 444), (.top, 99, 3920), (.none, 3, 0), (.none, 20, 444),
        ] as [(UITableView.ScrollPosition, Int, CGFloat)])
    func scrollToRowUsesThePosition(position: UITableView.ScrollPosition, row: Int, offset: CGFloat) {
        let rig = TableRig(rows: 100)
        rig.table.scrollToRow(at: [0, row], at: position, animated: false)
        #expect(rig.table.contentOffset.y == offset)
    }

    @Test func selfSizingCellsAreMeasuredWhenTheyAppear() {
        final class Tall: UITableViewCell {
            override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 100) }
        }
        let rig = TableRig(rows: 50)
        rig.table.register(Tall.self, forCellReuseIdentifier: "cell")
        rig.table.rowHeight = UITableView.automaticDimension
        rig.heights = { _ in UITableView.automaticDimension }
        rig.table.reloadData()
        rig.table.layoutIfNeeded()
        #expect(rig.table.visibleCells.map(\.frame.minY) == [0, 100, 200, 300, 400])
        #expect(rig.table.contentSize.height == 2480)
    }

    @Test func higherRowsAboveDoNotMoveVisibleRows() throws {
        final class Tall: UITableViewCell {
            override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 100) }
        }
        let rig = TableRig(rows: 50)
        rig.table.register(Tall.self, forCellReuseIdentifier: "cell")
        rig.heights = { _ in UITableView.automaticDimension }
        rig.table.reloadData()
        rig.scroll(to: 1000)
        let cell = try #require(rig.table.visibleCells.first)
        let place = rig.table.convert(cell.frame, to: nil).minY
        rig.scroll(to: rig.table.contentOffset.y - 20)
        #expect(rig.table.convert(cell.frame, to: nil).minY == place + 20)
    }

    @Test func rowsWithAnInvalidHeightAreReportedAndGetTheStandardOne() {
        let rig = TableRig(rows: 3)
        rig.heights = { $0.row == 1 ? .nan : -7 }
        rig.table.reloadData()
        #expect(rig.table.rectForRow(at: [0, 2]) == CGRect(x: 0, y: 88, width: 320, height: 44))
    }

    @Test func extremeRectanglesContainNoRowsOrAll() {
        let rig = TableRig(rows: 5)
        #expect(rig.table.indexPathsForRows(in: .infinite)?.count == 5)
        #expect(rig.table.indexPathsForRows(in: CGRect(x: 0, y: 0, width: 10, height: CGFloat.greatestFiniteMagnitude))?.count == 5)
        #expect(rig.table.indexPathsForRows(in: CGRect(x: 0, y: CGFloat.nan, width: 10, height: 10)) == [])
        #expect(rig.table.indexPathForRow(at: CGPoint(x: 0, y: CGFloat.nan)) == nil)
        #expect(rig.table.indexPathForRow(at: CGPoint(x: 0, y: 1e300)) == nil)
        #expect(rig.table.indexPathForRow(at: CGPoint(x: 0, y: -CGFloat.infinity)) == nil)
    }

    @Test func aTouchOnACoveringViewIsNotATouchOfTheRow() throws {
        let rig = TableRig(rows: 20)
        let cover = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        rig.table.addSubview(cover)
        let hand = Hand()
        hand.window.addSubview(rig.table)
        rig.table.layoutIfNeeded()
        hand.tap(100, 20)
        #expect(rig.heard.isEmpty)
        try #require(rig.table.cellForRow(at: [0, 2])).isUserInteractionEnabled = false
        hand.tap(100, 100)
        #expect(rig.heard.isEmpty)
        hand.wait(1)
        hand.tap(100, 66)
        #expect(rig.heard.contains("did select 1"))
        hand.close()
    }

    @Test func theLastRegistrationOfAnIdentifierIsUsed() throws {
        let nib = UINib(
            data: Data(
                """
                <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects><tableViewCell id="a"/></objects></document>
                """.utf8), bundle: nil)
        let table = UITableView(frame: .zero, style: .plain)
        table.register(nib, forCellReuseIdentifier: "cell")
        table.register(Registered.self, forCellReuseIdentifier: "cell")
        #expect(table.dequeueReusableCell(withIdentifier: "cell") is Registered)
        table.register(nib, forCellReuseIdentifier: "cell")
        let cell = try #require(table.dequeueReusableCell(withIdentifier: "cell"))
        #expect(!(cell is Registered))
    }

    @Test func aNibThatIsRegisteredMakesHeadersAndCellsUntilItIsRemoved() throws {
        let nib = { (element: String) in
            UINib(
                data: Data("<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\"><objects>\(element)</objects></document>".utf8),
                bundle: nil)
        }
        let table = UITableView(frame: .zero, style: .plain)
        table.register(nib("<view id=\"a\" customClass=\"NibHeader\" customModule=\"UIKitTests\"/>"), forHeaderFooterViewReuseIdentifier: "edge")
        let header = try #require(table.dequeueReusableHeaderFooterView(withIdentifier: "edge"))
        #expect(header is NibHeader && header.reuseIdentifier == "edge")
        table.register(nil as UINib?, forHeaderFooterViewReuseIdentifier: "edge")
        #expect(table.dequeueReusableHeaderFooterView(withIdentifier: "edge") == nil)
        table.register(nib("<tableViewCell id=\"a\"/>"), forCellReuseIdentifier: "cell")
        #expect(table.dequeueReusableCell(withIdentifier: "cell")?.reuseIdentifier == "cell")
        table.register(nil as UINib?, forCellReuseIdentifier: "cell")
        #expect(table.dequeueReusableCell(withIdentifier: "cell") == nil)
    }

    @Test func selectedBackgroundViewReplacesTheGreyOne() {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.isSelected = true
        let count = cell.subviews.count
        cell.selectedBackgroundView = UIView()
        #expect(cell.subviews.count == count)
    }

    @Test func aTapOnSelectableTextSelectsNoRow() throws {
        let rig = TableRig(rows: 5)
        let hand = Hand()
        hand.window.addSubview(rig.table)
        rig.table.layoutIfNeeded()
        let text = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
        try #require(rig.table.cellForRow(at: [0, 1])).contentView.addSubview(text)
        hand.tap(50, 60)
        #expect(rig.heard.isEmpty)
        text.resignFirstResponder()
        (text.isEditable, text.isSelectable) = (false, false)
        hand.wait(1)
        hand.tap(50, 60)
        #expect(rig.heard.contains("did select 1"))
        hand.close()
    }

    @Test func aTableControllerLoadsItsTableFromANib() throws {
        let folder = try Folder()
        let xib = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects>
                <placeholder placeholderIdentifier="IBFilesOwner" id="-1">
                    <connections><outlet property="view" destination="t" id="o"/></connections>
                </placeholder>
                <tableView style="grouped" rowHeight="33" id="t"/>
            </objects></document>
            """
        try folder.write(Data(xib.utf8), to: "Rows.xib")
        let bundle = try #require(Bundle(path: folder.path))
        let controller = UITableViewController(nibName: "Rows", bundle: bundle)
        #expect(controller.tableView.style == .grouped)
        #expect(controller.tableView.rowHeight == 33)
    }
}

private final class Registered: UITableViewCell {}

/// A header that a nib describes.
final class NibHeader: UITableViewHeaderFooterView {
    @Test func theDelegatesEstimatesCountUntilARowIsSeen() {
        final class Guess: NSObject, UITableViewDelegate {
            var asked: Set<Int> = []
            func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat { indexPath.row == 50 ? .nan : 100 }
            func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
                asked.insert(indexPath.row)
                return 50
            }
        }
        let (rig, guess) = (TableRig(rows: 100), Guess())
        rig.table.delegate = guess
        rig.table.reloadData()
        rig.table.layoutIfNeeded()
        #expect(guess.asked == Set(0..<10) && rig.table.visibleCells.count == 10)
        // Ten rows of 50 points, one with the standard height, and 89 estimates.
        #expect(rig.table.contentSize.height == 9444)
    }
}
