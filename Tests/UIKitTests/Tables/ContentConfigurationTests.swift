import Foundation
import Testing

import UIKit

@MainActor
struct ContentConfigurationTests {
    /// A content view that counts the configurations it was given.
    private final class Plate: UIView, UIContentView {
        var changes = 0
        var configuration: any UIContentConfiguration { didSet { changes += 1 } }

        init(_ configuration: Paint) {
            self.configuration = configuration
            super.init(frame: .zero)
        }

        required init?(coder: NSCoder) { nil }
    }

    private struct Paint: UIContentConfiguration {
        var isPressed = false

        func makeContentView() -> any UIView & UIContentView { Plate(self) }
        func updated(for state: any UIConfigurationState) -> Paint {
            Paint(isPressed: (state as? UICellConfigurationState)?.isHighlighted ?? false)
        }
    }

    private final class Cell: UITableViewCell {
        var states: [Bool] = []
        override func updateConfiguration(using state: UICellConfigurationState) {
            super.updateConfiguration(using: state)
            states.append(state.isSelected)
        }
    }

    @Test func aConfigurationReplacesTheContentView() throws {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        let old = cell.contentView
        cell.contentConfiguration = cell.defaultContentConfiguration()
        #expect(cell.contentView is UIListContentView)
        #expect(old.superview == nil)
        cell.contentConfiguration = nil
        #expect(cell.contentView.superview === cell)
        #expect(!(cell.contentView is UIListContentView))
    }

    @Test func theSameViewShowsFurtherConfigurationsOfItsType() throws {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.contentConfiguration = Paint()
        let plate = try #require(cell.contentView as? Plate)
        cell.contentConfiguration = Paint(isPressed: false)
        #expect(cell.contentView === plate)
        #expect(plate.changes > 0)
    }

    @Test func contentAdaptsToAHighlightBeforeTheNextLayout() throws {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.contentConfiguration = Paint()
        let plate = try #require(cell.contentView as? Plate)
        cell.isHighlighted = true
        cell.layoutIfNeeded()
        #expect((plate.configuration as? Paint)?.isPressed == true)
        cell.automaticallyUpdatesContentConfiguration = false
        cell.isHighlighted = false
        cell.layoutIfNeeded()
        #expect((plate.configuration as? Paint)?.isPressed == true)
    }

    /// - Source: Apple's documentation of `automaticallyUpdatesContentConfiguration`: the updated configuration is applied back to the cell.
    @Test func theAdaptedConfigurationIsTheCellsOwn() {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        let item = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        (cell.contentConfiguration, item.contentConfiguration) = (Paint(), Paint())
        (cell.backgroundConfiguration, item.backgroundConfiguration) = (.listPlainCell(), .listPlainCell())
        (cell.isHighlighted, item.isHighlighted) = (true, true)
        for view in [cell, item] as [UIView] { view.layoutIfNeeded() }
        #expect((cell.contentConfiguration as? Paint)?.isPressed == true && (item.contentConfiguration as? Paint)?.isPressed == true)
        #expect(cell.backgroundConfiguration?.backgroundColor == .systemGray4 && item.backgroundConfiguration?.backgroundColor == .systemGray4)
        item.automaticallyUpdatesContentConfiguration = false
        item.isHighlighted = false
        item.layoutIfNeeded()
        #expect((item.contentConfiguration as? Paint)?.isPressed == true && item.backgroundConfiguration?.backgroundColor == .systemBackground)
    }

    @Test func subclassesAndHandlersSeeEveryNewState() {
        let cell = Cell(style: .default, reuseIdentifier: nil)
        var handled: [Bool] = []
        cell.configurationUpdateHandler = { handled.append($1.isSelected) }
        cell.layoutIfNeeded()
        cell.isSelected = true
        cell.layoutIfNeeded()
        #expect(cell.states == [false, true])
        #expect(handled == [false, true])
    }

    /// - Source: Apple's "Modern cell configuration" (WWDC 2020): the method is called before the cell is first displayed.
    @Test func aNewCellAdaptsToItsStateBeforeItIsFirstShown() throws {
        final class Item: UICollectionViewCell {
            var states: [Bool] = []
            override func updateConfiguration(using state: UICellConfigurationState) {
                super.updateConfiguration(using: state)
                states.append(state.isSelected)
            }
        }
        let (cell, item) = (Cell(style: .default, reuseIdentifier: nil), Item(frame: CGRect(x: 0, y: 0, width: 50, height: 50)))
        for view in [cell, item] as [UIView] { for _ in 0..<2 { view.layoutIfNeeded() } }
        #expect(cell.states == [false] && item.states == [false])
        let rig = CollectionRig(items: 0)
        rig.collection.register(Item.self, forCellWithReuseIdentifier: "cell")
        rig.sections = [["a", "b"]]
        rig.collection.reloadData()
        rig.collection.layoutIfNeeded()
        for shown in rig.collection.visibleCells { shown.layoutIfNeeded() }
        #expect(rig.collection.visibleCells.map { ($0 as? Item)?.states } == [[false], [false]])
    }

    @Test func aConfigurationThatAHandlerSetsDoesNotCallTheHandlerAgain() {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        var calls = 0
        cell.configurationUpdateHandler = { cell, _ in
            calls += 1
            cell.contentConfiguration = Paint()
        }
        for _ in 0..<3 { cell.layoutIfNeeded() }
        #expect(calls == 1)
    }

    @Test func textsStandAboveEachOtherOrSideBySide() throws {
        var below = UIListContentConfiguration.subtitleCell()
        (below.text, below.secondaryText) = ("Title", "detail")
        let view = UIListContentView(configuration: below)
        view.frame.size = CGSize(width: 320, height: view.sizeThatFits(CGSize(width: 320, height: 0)).height)
        view.layoutIfNeeded()
        let (text, detail) = try (#require(view.textLayoutGuide).layoutFrame, #require(view.secondaryTextLayoutGuide).layoutFrame)
        #expect(text.minX == 16)
        #expect(detail.minX == 16)
        #expect(detail.minY == text.maxY + 3)
        var beside = UIListContentConfiguration.valueCell()
        (beside.text, beside.secondaryText) = ("Title", "detail")
        let wide = UIListContentView(configuration: beside)
        wide.layoutIfNeeded()
        let value = try #require(wide.secondaryTextLayoutGuide).layoutFrame
        #expect(abs(value.maxX - 312) <= 1)
        #expect(abs(value.midY - 22) <= 0.5)
    }

    @Test func anImageIsShrunkToItsMaximumAndCentredInItsReservedRoom() throws {
        var content = UIListContentConfiguration.cell()
        content.text = "Title"
        content.image = UIGraphicsImageRenderer(size: CGSize(width: 100, height: 50)).image { _ in }
        content.imageProperties.maximumSize = CGSize(width: 40, height: 40)
        content.imageProperties.reservedLayoutSize = CGSize(width: 60, height: 0)
        let view = UIListContentView(configuration: content)
        view.layoutIfNeeded()
        #expect(try #require(view.imageLayoutGuide).layoutFrame == CGRect(x: 26, y: 12, width: 40, height: 20))
        #expect(try #require(view.textLayoutGuide).layoutFrame.minX == 92)
    }

    @Test func aRowIsAsHighAsItsConfiguredContent() {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        var content = cell.defaultContentConfiguration()
        content.text = "one line"
        cell.contentConfiguration = content
        #expect(cell.fittingHeight(width: 320) == 44)
        content.text = String(repeating: "many words ", count: 20)
        cell.contentConfiguration = content
        #expect(cell.fittingHeight(width: 320) > 100)
    }

    @Test func aBackgroundTakesTheColourOfASelectedRow() {
        var state = UICellConfigurationState(traitCollection: .current)
        state.isSelected = true
        let plain = UIBackgroundConfiguration.listPlainCell()
        #expect(plain.backgroundColor == .systemBackground)
        #expect(plain.updated(for: state).backgroundColor == .systemGray4)
        #expect(plain.updated(for: state).updated(for: UICellConfigurationState(traitCollection: .current)).backgroundColor == .systemBackground)
        var own = plain
        own.backgroundColor = .red
        #expect(own.updated(for: state).backgroundColor == .red)
        own.backgroundColorTransformer = UIConfigurationColorTransformer { _ in .blue }
        #expect(own.resolvedBackgroundColor(for: .green) == .blue)
    }

    @Test func aHeaderShowsItsConfiguration() throws {
        let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
        var content = header.defaultContentConfiguration()
        content.text = "Fruit"
        header.contentConfiguration = content
        header.frame = CGRect(x: 0, y: 0, width: 320, height: 30)
        header.layoutIfNeeded()
        let list = try #require(header.contentView as? UIListContentView)
        #expect(list.frame == header.bounds)
        #expect((list.configuration as? UIListContentConfiguration)?.text == "Fruit")
    }

    @Test func groupedHeadersAreInCapitals() {
        #expect(UIListContentConfiguration.groupedHeader().textProperties.transform == .uppercase)
    }

    @Test func theBaselinesOfARowAreThoseOfItsFirstAndItsLastText() throws {
        var content = UIListContentConfiguration.subtitleCell()
        content.text = "Title"
        let view = UIListContentView(configuration: content)
        view.frame = CGRect(x: 0, y: 0, width: 300, height: 90)
        /// The distance of a text's baseline from the upper edge of the row.
        func baseline(of text: String) throws -> CGFloat {
            view.layoutIfNeeded()
            let label = try #require(view.subviews.lazy.compactMap { $0 as? UILabel }.first { $0.text == text })
            let own = try #require(label.baselineOffsets(in: label.bounds.size))
            return label.frame.minY + own.first
        }
        let title = try baseline(of: "Title")
        let plain = try #require(view.baselineOffsets(in: view.bounds.size))
        #expect(abs(plain.first - title) < 1 && abs(90 - plain.last - title) < 1)
        content.secondaryText = "Detail"
        view.configuration = content
        let (above, detail) = (try baseline(of: "Title"), try baseline(of: "Detail"))
        let both = try #require(view.baselineOffsets(in: view.bounds.size))
        #expect(detail > above + 5)
        #expect(abs(both.first - above) < 1 && abs(90 - both.last - detail) < 1)
        view.configuration = UIListContentConfiguration.cell()
        view.layoutIfNeeded()
        #expect(view.baselineOffsets(in: view.bounds.size) == nil)
    }

    @Test func symbolsOfDifferentWidthsAreCentredInOneColumnBesideAlignedTexts() throws {
        var places: [(symbol: CGFloat, text: CGFloat, width: CGFloat)] = []
        for name in ["wifi", "bell", "chevron.right"] {
            var content = UIListContentConfiguration.cell()
            (content.text, content.image) = ("Text", UIImage(systemName: name))
            let view = UIListContentView(configuration: content)
            view.layoutIfNeeded()
            let symbol = try #require(view.subviews.first { $0 is UIImageView })
            let text = try #require(view.subviews.first { ($0 as? UILabel)?.text == "Text" })
            places.append((symbol.frame.midX, text.frame.minX, symbol.frame.width))
        }
        #expect(Set(places.map(\.text)).count == 1)
        #expect(Set(places.map(\.width)).count == 3)
        #expect(places.allSatisfy { abs($0.symbol - places[0].symbol) <= 0.5 })
    }

    @Test(arguments: [("e\u{301}", "é"), ("\u{C5}", "\u{212B}")])
    func configurationsWithTextsThatOnlyLookEqualDiffer(first: String, second: String) {
        var (one, other) = (UIListContentConfiguration.cell(), UIListContentConfiguration.cell())
        one.attributedText = NSAttributedString(string: first)
        #expect(one != other)
        other.attributedText = NSAttributedString(string: second)
        #expect(one != other)
        other.attributedText = NSAttributedString(string: first)
        #expect(one == other && one.hashValue == other.hashValue)
        var (empty, full) = (UIContentUnavailableConfiguration.empty(), UIContentUnavailableConfiguration.empty())
        empty.secondaryAttributedText = NSAttributedString(string: first)
        full.secondaryAttributedText = NSAttributedString(string: second)
        #expect(empty != full)
    }
}
