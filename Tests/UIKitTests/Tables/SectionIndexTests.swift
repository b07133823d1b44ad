import Foundation
import Testing

import UIKit

@MainActor
struct SectionIndexTests {
    private final class States: NSObject, UITableViewDataSource {
        var titles: [String]? = ["A", "B", "C"]
        func numberOfSections(in tableView: UITableView) -> Int { 3 }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 20 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell(style: .default, reuseIdentifier: nil)
        }
        func sectionIndexTitles(for tableView: UITableView) -> [String]? { titles }
        /// The sections of titles that are not at their own index.
        var sections: [String: Int] = [:]
        func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int { sections[title] ?? index }
    }

    private let states = States()

    private func table(in hand: Hand) -> UITableView {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
        table.rowHeight = 44
        table.dataSource = states
        hand.window.addSubview(table)
        hand.open()
        table.layoutIfNeeded()
        return table
    }

    private func index(of table: UITableView) -> UIView? { table.subviews.first { $0.frame.width == 15 && $0.frame.height > 300 } }

    @Test func aTouchOnALetterScrollsToItsSection() {
        let hand = Hand()
        defer { hand.close() }
        let table = table(in: hand)
        // Three letters of 14 points stand in the middle of the height of 400.
        hand.down(312, 214)
        #expect(table.contentOffset.y == 1760)
        hand.move(312, 200)
        #expect(table.contentOffset.y == 880)
        hand.move(312, 20)
        #expect(table.contentOffset.y == 0)
        hand.up(312, 20)
        #expect(table.contentOffset.y == 0)
    }

    @Test func theDataSourceGivesATitleItsSection() {
        let hand = Hand()
        defer { hand.close() }
        states.sections = ["A": 2, "B": 3, "C": -1]
        let table = table(in: hand)
        hand.down(312, 186)
        #expect(table.contentOffset.y == 1760)
        // There are no such sections.
        for y in [200.0, 214] {
            hand.move(312, y)
            #expect(table.contentOffset.y == 1760)
        }
        hand.up(312, 214)
    }

    @Test func rowsEndBeforeTheIndex() throws {
        let hand = Hand()
        defer { hand.close() }
        let table = table(in: hand)
        let cell = try #require(table.cellForRow(at: [0, 0]))
        cell.layoutIfNeeded()
        #expect(cell.contentView.frame.width == 297)
        #expect(index(of: table)?.frame.minX == 305)
    }

    @Test func thereIsNoIndexWithoutTitlesOrWithFewRows() {
        let hand = Hand()
        defer { hand.close() }
        let table = table(in: hand)
        #expect(index(of: table) != nil)
        table.sectionIndexMinimumDisplayRowCount = 61
        table.layoutIfNeeded()
        #expect(index(of: table) == nil)
        table.sectionIndexMinimumDisplayRowCount = 60
        table.layoutIfNeeded()
        #expect(index(of: table) != nil)
        states.titles = nil
        table.reloadSectionIndexTitles()
        table.layoutIfNeeded()
        #expect(index(of: table) == nil)
    }

    @Test func theIndexHasItsColours() {
        let hand = Hand()
        defer { hand.close() }
        let table = table(in: hand)
        table.sectionIndexColor = .red
        table.sectionIndexBackgroundColor = .yellow
        table.sectionIndexTrackingBackgroundColor = .blue
        #expect(index(of: table)?.backgroundColor == .yellow)
        #expect(index(of: table)?.subviews.compactMap { ($0 as? UILabel)?.textColor } == [.red, .red, .red])
        hand.down(312, 200)
        #expect(index(of: table)?.backgroundColor == .blue)
        hand.up(312, 200)
        #expect(index(of: table)?.backgroundColor == .yellow)
    }
}
