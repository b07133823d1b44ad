import Foundation
import Testing
import UIKit

@Suite @MainActor struct ScrollToSelfSizingRowTests {
    /// Cells of 97 points by constraints, in a table that assumes an estimate of 44.
    final class Tall: UITableViewCell {
        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            let box = UIView()
            box.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(box)
            // The separator has the last half of a point, and the row has its estimated height when it is made.
            let height = box.heightAnchor.constraint(equalToConstant: 96.5)
            height.priority = .init(999)
            NSLayoutConstraint.activate([
                height, box.topAnchor.constraint(equalTo: contentView.topAnchor),
                box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor), box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            ])
        }
        required init?(coder: NSCoder) { nil }
    }

    func rig(_ rows: Int = 30, estimate: CGFloat = UITableView.automaticDimension) -> TableRig {
        let rig = TableRig([(0..<rows).map { "row \($0)" }, ["last"]])
        rig.table.register(Tall.self, forCellReuseIdentifier: "cell")
        rig.table.rowHeight = UITableView.automaticDimension
        rig.heights = { _ in UITableView.automaticDimension }
        rig.table.estimatedRowHeight = estimate
        rig.table.reloadData()
        rig.table.layoutIfNeeded()
        rig.asked = []
        return rig
    }

    /// The distance from the top of the table's visible area to the top of a row, in points.
    func place(_ row: Int, _ rig: TableRig) -> CGFloat { rig.table.rectForRow(at: [0, row]).minY - rig.table.contentOffset.y }

    // The first estimate is `automaticDimension`.
    @Test(arguments: [-1, 5, 500], [(.top, 0), (.middle, 191.5), (.bottom, 383)] as [(UITableView.ScrollPosition, CGFloat)])
    func aRowIsAtItsPositionAfterAScrollWithoutAnimation(estimate: CGFloat, position: (UITableView.ScrollPosition, CGFloat)) {
        for row in [20, 12] {
            let rig = rig(estimate: estimate)
            rig.table.scrollToRow(at: [0, row], at: position.0, animated: false)
            #expect(abs(place(row, rig) - position.1) < 1)
            rig.table.layoutIfNeeded()
            #expect(abs(place(row, rig) - position.1) < 1)
            #expect(rig.table.cellForRow(at: [0, row])?.frame.height == 97)
        }
    }

    @Test func theLastRowEndsAtTheBottomForEveryPosition() {
        for position in [UITableView.ScrollPosition.top, .middle, .bottom, .none] {
            let rig = rig()
            rig.table.scrollToRow(at: [1, 0], at: position, animated: false)
            rig.table.layoutIfNeeded()
            #expect(rig.table.rectForRow(at: [1, 0]).maxY == rig.table.bounds.maxY)
            #expect(rig.names.last == "last" && rig.names.count == 5)
        }
    }

    @Test func onlyRowsNearTheTargetAreMeasured() {
        let rig = rig(10_000)
        rig.table.scrollToRow(at: [0, 5000], at: .middle, animated: false)
        rig.table.layoutIfNeeded()
        #expect(rig.asked.count < 20 && rig.asked.allSatisfy { (4980...5020).contains($0.row) })
    }

    @Test func aVisibleRowIsNotMovedWithoutAPosition() {
        let rig = rig()
        rig.table.scrollToRow(at: [0, 2], at: .none, animated: false)
        #expect(rig.table.contentOffset.y == 0)
        rig.table.scrollToRow(at: [0, 9], at: .none, animated: false)
        #expect(place(9, rig) == 383)
        rig.table.scrollToRow(at: [0, 3], at: .none, animated: false)
        #expect(place(3, rig) == 0)
    }

    @Test func selectingARowScrollsToItsPosition() {
        let rig = rig()
        rig.table.selectRow(at: [0, 25], animated: false, scrollPosition: .middle)
        #expect(place(25, rig) == 191.5)
        rig.scroll(to: 0)
        rig.table.scrollToNearestSelectedRow(at: .top, animated: false)
        #expect(place(25, rig) == 0)
    }

    @Test(arguments: [(.top, 20, 0), (.middle, 20, 191.5), (.bottom, 29, 383), (.none, 29, 383)] as [(UITableView.ScrollPosition, Int, CGFloat)])
    func anAnimatedScrollEndsAtTheRow(position: UITableView.ScrollPosition, row: Int, end: CGFloat) {
        let rig = rig()
        rig.table.scrollToRow(at: [0, row], at: position, animated: true)
        let start = rig.table.scrolling.motion?.start ?? 0
        var offsets = [rig.table.contentOffset.y]
        for frame in 1...40 {
            rig.table.tick(at: start + Double(frame) / 60)
            rig.table.layoutIfNeeded()
            offsets.append(rig.table.contentOffset.y)
        }
        #expect(rig.table.scrolling.motion == nil)
        #expect(abs(place(row, rig) - end) < 1)
        #expect(rig.table.cellForRow(at: [0, row]) != nil)
        #expect(zip(offsets, offsets.dropFirst()).allSatisfy { $0 <= $1 }, "the content never moves back")
        // The distance is 2,427 points at most: no frame covers a third of it.
        #expect(zip(offsets, offsets.dropFirst()).allSatisfy { $1 - $0 < 800 })
    }

    @Test func anotherScrollEndsTheAimAtARow() {
        let rig = rig()
        rig.table.scrollToRow(at: [0, 29], at: .bottom, animated: true)
        rig.table.setContentOffset(CGPoint(x: 0, y: 100), animated: true)
        rig.table.tick(at: .infinity)
        #expect(rig.table.contentOffset.y == 100)
    }
}
