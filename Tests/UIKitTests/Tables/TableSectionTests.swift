import Foundation
import Testing

import UIKit

@MainActor
struct TableSectionTests {
    /// A delegate with headers of 30 points that have views, and footers of 10 points without.
    private final class Owner: NSObject, UITableViewDelegate {
        var views: [Int: UIView] = [:]
        func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 30 }
        func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat { 10 }
        func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
            let view = UIView()
            views[section] = view
            return view
        }
    }

    private let owner = Owner()

    private func rig(_ style: UITableView.Style) -> TableRig {
        let rig = TableRig((0..<6).map { section in (0..<5).map { "\(section)-\($0)" } }, style: style)
        rig.table.delegate = owner
        rig.table.layoutIfNeeded()
        return rig
    }

    @Test func sectionsFollowEachOtherDownwards() {
        let table = rig(.plain).table
        #expect(table.numberOfSections == 6)
        #expect(table.rect(forSection: 1) == CGRect(x: 0, y: 260, width: 320, height: 260))
        #expect(table.rectForHeader(inSection: 1) == CGRect(x: 0, y: 260, width: 320, height: 30))
        #expect(table.rectForRow(at: [1, 0]).minY == 290)
        #expect(table.rectForFooter(inSection: 1) == CGRect(x: 0, y: 510, width: 320, height: 10))
    }

    /// A delegate with a header view for the second section, and without heights.
    private final class ViewOwner: NSObject, UITableViewDelegate {
        func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { section == 1 ? UIView() : nil }
    }

    @Test func theTablesOwnHeaderHeightIsForHeadersThatAreThere() {
        let owner = ViewOwner()
        func table(_ style: UITableView.Style) -> UITableView {
            let rig = TableRig([["a"], ["b"]], style: style)
            rig.table.delegate = owner
            (rig.table.sectionHeaderHeight, rig.table.sectionFooterHeight) = (22, 20)
            rig.table.reloadData()
            rig.table.layoutIfNeeded()
            return rig.table
        }
        let plain = table(.plain)
        #expect(plain.rectForRow(at: [0, 0]).minY == 0)
        #expect(plain.rectForRow(at: [1, 0]).minY == 66)
        #expect(plain.contentSize.height == 110)
        #expect(table(.grouped).contentSize.height == 172)
    }

    @Test func headersOfAPlainTableFloatUntilPushedByTheNext() throws {
        let rig = rig(.plain)
        rig.scroll(to: 100)
        let header = try #require(owner.views[0])
        #expect(header.frame.minY == 100)
        rig.scroll(to: 235)
        #expect(header.frame.minY == 220, "the section's rows end at 250")
        rig.scroll(to: 300)
        #expect(header.superview == nil)
        #expect(owner.views[1]?.frame.minY == 300)
    }

    @Test func footersOfAPlainTableFloatUntilPushedByTheirSection() {
        final class Feet: NSObject, UITableViewDelegate {
            var views: [Int: UIView] = [:]
            func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 30 }
            func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat { 10 }
            func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { UIView() }
            func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
                let view = UIView()
                views[section] = view
                return view
            }
        }
        let feet = Feet()
        let rig = TableRig((0..<4).map { section in (0..<5).map { "\(section)-\($0)" } })
        rig.table.delegate = feet
        rig.table.layoutIfNeeded()
        // A section is 260 points high, and 480 are visible.
        #expect(feet.views[0]?.frame.minY == 250 && feet.views[1]?.frame.minY == 470)
        rig.scroll(to: 30)
        #expect(feet.views[1]?.frame.minY == 500)
        rig.scroll(to: 60)
        #expect(feet.views[1]?.frame.minY == 510)
        rig.scroll(to: 70)
        #expect(feet.views[2]?.frame.minY == 550, "the header of the section ends at 550")
        #expect(feet.views[2]?.frame.height == 10)
        rig.scroll(to: 90)
        #expect(feet.views[2]?.frame.minY == 560)
        rig.table.contentInset.bottom = 8
        rig.table.layoutIfNeeded()
        #expect(feet.views[2]?.frame.minY == 552)
    }

    @Test func headersOfAGroupedTableScroll() throws {
        let rig = rig(.grouped)
        rig.scroll(to: 20)
        #expect(try #require(owner.views[0]).frame.minY == 0)
    }

    @Test func headersCoverCells() throws {
        let rig = rig(.plain)
        rig.scroll(to: 400)
        let table = rig.table
        let cells = table.subviews.indices.filter { table.subviews[$0] is UITableViewCell }
        let header = try #require(table.subviews.firstIndex { $0 === owner.views[1] })
        #expect(cells.allSatisfy { $0 < header })
    }

    @Test func tableHeaderAndFooterViewsKeepTheirHeights() {
        let rig = TableRig(rows: 2)
        rig.table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 60))
        rig.table.tableFooterView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 20))
        rig.table.layoutIfNeeded()
        #expect(rig.table.rectForRow(at: [0, 0]).minY == 60)
        #expect(rig.table.tableHeaderView?.frame == CGRect(x: 0, y: 0, width: 320, height: 60))
        #expect(rig.table.tableFooterView?.frame == CGRect(x: 0, y: 148, width: 320, height: 20))
        #expect(rig.table.contentSize.height == 168)
    }

    @Test func insetSectionsHaveMarginsAndRoundCorners() throws {
        let rig = TableRig([["a", "b", "c"]], style: .insetGrouped)
        let first = try #require(rig.table.cellForRow(at: [0, 0]))
        #expect(first.frame == CGRect(x: 16, y: 35, width: 288, height: 44))
        #expect(first.layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
        #expect(rig.table.cellForRow(at: [0, 1])?.layer.cornerRadius == 0)
        #expect(rig.table.cellForRow(at: [0, 2])?.layer.cornerRadius == 10)
    }

    @Test func separatorsAreOnePixelHigh() throws {
        let rig = TableRig(rows: 3)
        let cell = try #require(rig.table.cellForRow(at: [0, 1]))
        cell.layer.contentsScale = 2
        cell.setNeedsLayout()
        cell.layoutIfNeeded()
        #expect(cell.parts.below.frame == CGRect(x: 16, y: 43.5, width: 304, height: 0.5))
        #expect(cell.parts.above.isHidden)
        rig.table.separatorStyle = .none
        cell.layoutIfNeeded()
        #expect(cell.parts.below.isHidden)
    }

    @Test func theLinesOfAWideTableBeginAtItsWiderMargin() {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 413, height: 100))
        #expect(table.separatorInset.left == 16)
        table.frame.size.width = 414
        #expect(table.separatorInset.left == 20)
        table.separatorInset.left = 30
        #expect(table.separatorInset.left == 30)
    }

    @Test func separatorsHaveTheInsetsOfTheirCellOrOfTheTable() throws {
        let rig = TableRig(rows: 3)
        func edges(_ row: Int) throws -> [CGFloat] {
            let cell = try #require(rig.table.cellForRow(at: [0, row]))
            cell.layoutIfNeeded()
            return [cell.parts.below.frame.minX, cell.parts.below.frame.maxX]
        }
        #expect(try edges(0) == [16, 320])
        let cell = try #require(rig.table.cellForRow(at: [0, 1]))
        cell.separatorInset = UIEdgeInsets(top: 0, left: 40, bottom: 0, right: 30)
        #expect(cell.separatorInset.left == 40)
        #expect(try edges(0) == [16, 320] && edges(1) == [40, 290])
        rig.table.separatorInset = UIEdgeInsets(top: 0, left: 50, bottom: 0, right: 20)
        #expect(try edges(0) == [50, 300] && edges(1) == [40, 290])
        rig.table.separatorColor = .red
        cell.layoutIfNeeded()
        #expect(cell.parts.below.backgroundColor == .red)
        rig.table.separatorColor = nil
        cell.layoutIfNeeded()
        #expect(cell.parts.below.backgroundColor == .separator)
    }

    @Test func groupsBeginAndEndWithFullSeparators() {
        #expect(CellLines(.grouped, isFirst: true, isLast: false).above == .full)
        #expect(CellLines(.grouped, isFirst: false, isLast: true).below == .full)
        #expect(CellLines(.insetGrouped, isFirst: false, isLast: true).below == .none)
        #expect(CellLines(.plain, isFirst: false, isLast: true).below == .inset)
    }
}
