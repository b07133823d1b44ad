import Foundation

import UIKit

/// A table with a data source of listed sections, which records the data source's and the delegate's calls.
@MainActor
final class TableRig: NSObject, UITableViewDataSource, UITableViewDelegate {
    let table: UITableView
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    var sections: [[String]]
    var heights: ((IndexPath) -> CGFloat)?
    var heard: [String] = []
    var asked: [IndexPath] = []
    var made = 0

    init(_ sections: [[String]], style: UITableView.Style = .plain, frame: CGRect = CGRect(x: 0, y: 0, width: 320, height: 480)) {
        self.sections = sections
        table = UITableView(frame: frame, style: style)
        super.init()
        table.scrolling.ticker.followsDisplay = false
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        table.rowHeight = 44
        table.dataSource = self
        table.delegate = self
        window.addSubview(table)
        table.layoutIfNeeded()
    }

    convenience init(rows: Int) { self.init([(0..<rows).map { "row \($0)" }]) }

    func scroll(to y: CGFloat) {
        table.contentOffset.y = y
        table.layoutIfNeeded()
    }

    /// Returns a new touch at a point of the table.
    func touch(at place: CGPoint) -> Set<UITouch> {
        let touch = UITouch(at: table.convert(place, to: nil))
        touch.window = window
        touch.view = table.hitTest(place, with: nil)
        return [touch]
    }

    func tap(_ path: IndexPath) {
        let rect = table.rectForRow(at: path)
        let touches = touch(at: CGPoint(x: rect.midX, y: rect.midY))
        table.touchesBegan(touches, with: nil)
        table.touchesEnded(touches, with: nil)
    }

    /// The names of the visible cells, from top to bottom.
    var names: [String] { table.visibleCells.map { $0.accessibilityName } }

    func numberOfSections(in tableView: UITableView) -> Int { sections.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section].count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        asked.append(indexPath)
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        if cell.tag == 0 {
            made += 1
            cell.tag = made
        }
        cell.accessibilityName = sections[indexPath.section][indexPath.row]
        return cell
    }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { heights?(indexPath) ?? tableView.rowHeight }
    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        heard.append("will select \(indexPath.row)")
        return indexPath
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { heard.append("did select \(indexPath.row)") }
    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) { heard.append("did deselect \(indexPath.row)") }
    func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) { heard.append("lit \(indexPath.row)") }
    func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) { heard.append("unlit \(indexPath.row)") }
}

extension UITableViewCell {
    /// The cell's name in the tests.
    var accessibilityName: String {
        get { layer.name ?? "" }
        set { layer.name = newValue }
    }
}
