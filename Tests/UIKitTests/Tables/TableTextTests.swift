import Foundation
import Testing

import UIKit

@MainActor
struct TableTextTests {
    /// A data source of one section with a header title and a footer title.
    private final class Titled: NSObject, UITableViewDataSource {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }
        func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Fruit" }
        func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { "What grows" }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
            cell.textLabel?.text = "Apple"
            cell.detailTextLabel?.text = "\(indexPath.row)"
            return cell
        }
    }

    private let titled = Titled()

    private func table(_ style: UITableView.Style) -> UITableView {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 667), style: style)
        table.dataSource = titled
        table.layoutIfNeeded()
        return table
    }

    @Test func aPlainTablesSectionTitleIsBoldAndFloats() throws {
        let table = table(.plain)
        table.contentOffset.y = 200
        table.layoutIfNeeded()
        let header = try #require(table.headerView(forSection: 0))
        header.layoutIfNeeded()
        #expect(header.frame == CGRect(x: 0, y: 200, width: 375, height: 28))
        #expect(header.textLabel?.text == "Fruit")
        #expect(header.textLabel?.font.pointSize == 17)
        #expect(header.textLabel?.frame.minX == 16)
    }

    @Test func aGroupedTablesSectionTitleIsSmallAndInCapitals() throws {
        let header = try #require(table(.grouped).headerView(forSection: 0))
        header.layoutIfNeeded()
        #expect(header.frame.height == 55.5)
        #expect(header.textLabel?.text == "FRUIT")
        #expect(header.textLabel?.font.pointSize == 13)
        #expect(header.textLabel?.frame.maxY == 48.5)
    }

    @Test func aChangedTextIsLaidOutAgain() throws {
        let cell = try #require(table(.plain).cellForRow(at: [0, 3]))
        cell.layoutIfNeeded()
        let narrow = try #require(cell.detailTextLabel).frame
        cell.detailTextLabel?.text = "a much longer text"
        cell.layoutIfNeeded()
        let wide = try #require(cell.detailTextLabel).frame
        #expect(wide.maxX == narrow.maxX)
        #expect(wide.width > narrow.width + 50)
    }

    @Test func multilineTextIncreasesTheRowHeight() {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        #expect(cell.fittingHeight(width: 375) == 44)
        cell.textLabel?.numberOfLines = 0
        cell.textLabel?.text = String(repeating: "many words that do not fit on one line ", count: 4)
        #expect(cell.fittingHeight(width: 375) > 80)
    }

    @Test func aSubtitleIsBelowItsText() throws {
        let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
        cell.textLabel?.text = "Title"
        cell.detailTextLabel?.text = "Subtitle"
        cell.frame = CGRect(x: 0, y: 0, width: 375, height: cell.fittingHeight(width: 375))
        cell.layoutIfNeeded()
        let (title, detail) = (try #require(cell.textLabel).frame, try #require(cell.detailTextLabel).frame)
        #expect(cell.frame.height == 58)
        #expect(detail.minY >= title.maxY)
        #expect(detail.minX == 16 && title.minX == 16)
        #expect(UITableViewCell(style: .default, reuseIdentifier: nil).detailTextLabel == nil)
    }
}
