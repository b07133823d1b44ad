import Foundation
import UIKit

/// A table whose delegate tells all that it hears.
@MainActor
final class TableStory: NSObject {
    let hand = Hand(size: CGSize(width: 320, height: 480))
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400), style: .grouped)
    let journal: Journal
    var sections = [["a", "b", "c"], ["d", "e"], (0..<20).map { "r\($0)" }]

    override init() {
        journal = Journal(of: hand.window)
        super.init()
        table.scrolling.ticker.followsDisplay = false
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        table.register(UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "edge")
    }

    func hear(_ words: String) { journal.hear(words) }
    func path(_ section: Int, _ row: Int) -> IndexPath { IndexPath(row: row, section: section) }
    private func tap(_ path: IndexPath, x: CGFloat = 100) {
        let place = table.convert(CGPoint(x: x, y: table.rectForRow(at: path).midY), to: nil)
        hand.tap(place.x, place.y)
    }

    private func begin() {
        table.dataSource = self
        table.delegate = self
        hand.window.addSubview(table)
        hand.open()
    }

    private func facts() {
        hear("content \(short(table.contentSize.width)) × \(short(table.contentSize.height)) at \(short(table.contentOffset))")
        hear("visible \(short(table.indexPathsForVisibleRows)), selected \(short(table.indexPathsForSelectedRows))")
    }

    func told() -> [String] {
        defer { hand.close() }
        journal.step("begin", begin)
        facts()
        tellOfPlaces()
        tellOfSelection()
        tellOfScrolling()
        tellOfSettings()
        return journal.lines
    }

    private func tellOfPlaces() {
        for section in 0..<3 {
            hear(
                "section \(section): \(short(table.rect(forSection: section))), header \(short(table.rectForHeader(inSection: section)))"
                    + ", footer \(short(table.rectForFooter(inSection: section)))")
        }
        for y in stride(from: CGFloat(-10), to: 500, by: 37) { hear("at \(short(y)) \(short(table.indexPathForRow(at: CGPoint(x: 10, y: y))))") }
        hear("in a rectangle \(short(table.indexPathsForRows(in: CGRect(x: 0, y: 100, width: 10, height: 150))))")
        hear("cell of 0.1 \(short(table.cellForRow(at: path(0, 1)).flatMap { table.indexPath(for: $0) }))")
        hear("far cell \(table.cellForRow(at: path(2, 19)) == nil), header \(table.headerView(forSection: 1) != nil)")
        hear("rows \(table.numberOfRows(inSection: 2)), sections \(table.numberOfSections)")
    }

    private func tellOfSelection() {
        journal.step("tap a row") { tap(path(0, 0)) }
        journal.step("tap another") { tap(path(0, 1)) }
        journal.step("tap one that is not highlighted") { tap(path(0, 2)) }
        journal.step("tap one that is redirected") { tap(path(1, 0)) }
        journal.step("tap an accessory") { tap(path(1, 1), x: 295) }
        journal.step("press and leave") {
            hand.down(100, table.rectForRow(at: path(0, 1)).midY)
            hand.wait(0.3)
            hand.move(100, 390)
            hand.up(100, 390)
        }
        facts()
        journal.step("select and scroll") { table.selectRow(at: path(2, 3), animated: false, scrollPosition: .middle) }
        facts()
        journal.step("deselect") { table.deselectRow(at: path(2, 3), animated: false) }
        table.allowsMultipleSelection = true
        journal.step("select several") {
            tap(path(2, 2))
            tap(path(2, 4))
            tap(path(2, 2))
        }
        facts()
        table.allowsSelection = false
        journal.step("select nothing") { tap(path(2, 5)) }
        table.allowsSelection = true
        table.allowsMultipleSelection = false
        facts()
    }

    private func tellOfScrolling() {
        for position in [UITableView.ScrollPosition.top, .middle, .bottom, .none] {
            for path in [path(2, 10), path(0, 0), path(2, 19)] {
                table.scrollToRow(at: path, at: position, animated: false)
                table.layoutIfNeeded()
                hear("\(short(path)) at \(position.rawValue): \(short(table.contentOffset))")
            }
        }
        journal.step("scroll to the selection") {
            table.selectRow(at: path(1, 1), animated: false, scrollPosition: .none)
            table.scrollToNearestSelectedRow(at: .top, animated: false)
        }
        facts()
    }

    private func tellOfSettings() {
        journal.step("header and footer") {
            table.tableHeaderView = block(.red, 320, 30)
            table.tableFooterView = block(.green, 320, 20)
            table.contentOffset.y = 0
        }
        facts()
        journal.step("margins") {
            table.separatorInset = UIEdgeInsets(top: 0, left: 40, bottom: 0, right: 10)
            table.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: 30, bottom: 0, trailing: 30)
        }
        journal.step("other heights") {
            table.rowHeight = 50
            table.sectionHeaderHeight = 20
            table.reloadData()
        }
        facts()
        journal.step("no separators") {
            table.separatorStyle = .none
            table.backgroundView = block(.blue)
        }
        journal.step("narrower") { table.frame = CGRect(x: 10, y: 20, width: 280, height: 300) }
        journal.step("no header") { table.tableHeaderView = nil }
        facts()
    }

    func toldOfEditing() -> [String] {
        defer { hand.close() }
        journal.step("begin", begin)
        journal.step("edit") { table.setEditing(true, animated: false) }
        journal.step("tap a control") { tap(path(0, 0), x: 27) }
        journal.step("tap beside") { tap(path(0, 1), x: 150) }
        journal.step("tap a control again, and confirm") {
            tap(path(0, 0), x: 27)
            tap(path(0, 0), x: 290)
        }
        journal.step("insert by the control") { tap(path(0, 1), x: 27) }
        journal.step("drag a row") { drag(path(0, 0), by: 60) }
        journal.step("drag a row far") { drag(path(1, 0), by: 100) }
        facts()
        journal.step("edit no more") { table.setEditing(false, animated: false) }
        tellOfUpdates()
        tellOfSwipes()
        return journal.lines
    }

    private func drag(_ path: IndexPath, by way: CGFloat) {
        let place = table.convert(CGPoint(x: 300, y: table.rectForRow(at: path).midY), to: nil)
        hand.down(place.x, place.y)
        for step in 1...5 {
            hand.move(place.x, place.y + way * CGFloat(step) / 5)
            hand.wait(0.02)
        }
        hand.up(place.x, place.y + way)
    }

    private func tellOfUpdates() {
        for animation in [UITableView.RowAnimation.fade, .top, .bottom, .left, .right, .middle, .none, .automatic] {
            journal.step("insert, animation \(animation.rawValue)") {
                sections[0].insert("new", at: 1)
                table.insertRows(at: [path(0, 1)], with: animation)
            }
            journal.step("delete, animation \(animation.rawValue)") {
                sections[0].remove(at: 1)
                table.deleteRows(at: [path(0, 1)], with: animation)
            }
        }
        journal.step("several changes") {
            table.performBatchUpdates {
                self.sections[0] = ["x"] + self.sections[0]
                self.sections[2].remove(at: 0)
                self.table.insertRows(at: [self.path(0, 0)], with: .fade)
                self.table.deleteRows(at: [self.path(2, 0)], with: .fade)
            } completion: {
                self.hear("completed \($0)")
            }
        }
        journal.step("move a row") {
            sections[2].insert(sections[2].remove(at: 1), at: 0)
            table.moveRow(at: path(2, 1), to: path(2, 0))
        }
        journal.step("reload rows") { table.reloadRows(at: [path(0, 0)], with: .fade) }
        journal.step("reconfigure rows") { table.reconfigureRows(at: [path(0, 0)]) }
        journal.step("insert a section") {
            sections.insert(["s"], at: 1)
            table.insertSections([1], with: .fade)
        }
        journal.step("move a section") {
            sections.swapAt(0, 1)
            table.moveSection(0, toSection: 1)
        }
        journal.step("reload a section") { table.reloadSections([1], with: .none) }
        journal.step("delete a section") {
            sections.remove(at: 0)
            table.deleteSections([0], with: .top)
        }
        facts()
    }

    private func tellOfSwipes() {
        for way in [CGFloat(-30), -100, 60, -300] {
            journal.step("swipe \(short(way))") {
                let row = path(0, 0)
                let place = table.convert(CGPoint(x: way < 0 ? 310 : 10, y: table.rectForRow(at: row).midY), to: nil)
                hand.down(place.x, place.y)
                for step in 1...10 { hand.move(place.x + way * CGFloat(step) / 10, place.y) }
                hand.wait(0.2)
                hand.up(place.x + way, place.y)
            }
            hear("editing \(table.isEditing)")
        }
        journal.step("tap elsewhere") { tap(path(0, 1)) }
    }
}
