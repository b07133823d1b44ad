import CoreGraphics
import Foundation
import Testing
import UIKit

/// Configurations that a view still has to adapt to its state are adapted before the view is measured.
@MainActor
@Suite struct MeasuredConfigurationTests {
    /// Content of a fixed height, which is another one while the view is disabled.
    private struct Block: UIContentConfiguration {
        var height: CGFloat
        var disabledHeight: CGFloat?

        final class Content: UIView, UIContentView {
            var configuration: any UIContentConfiguration
            init(_ configuration: Block) {
                self.configuration = configuration
                super.init(frame: .zero)
            }
            required init?(coder: NSCoder) { nil }
            override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: (configuration as? Block)?.height ?? 0) }
            override func systemLayoutSizeFitting(
                _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority, verticalFittingPriority vertical: UILayoutPriority
            ) -> CGSize { sizeThatFits(targetSize) }
        }

        func makeContentView() -> any UIView & UIContentView { Content(self) }
        func updated(for state: any UIConfigurationState) -> Block {
            let isDisabled = (state as? UIViewConfigurationState)?.isDisabled ?? (state as? UICellConfigurationState)?.isDisabled ?? false
            guard isDisabled, let disabledHeight else { return self }
            return Block(height: disabledHeight, disabledHeight: disabledHeight)
        }
    }

    private func height(of cell: UICollectionViewCell) -> CGFloat {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: [0, 0])
        attributes.frame = CGRect(x: 0, y: 0, width: 200, height: 50)
        return cell.preferredLayoutAttributesFitting(attributes).frame.height
    }

    @Test func aCellOfACollectionViewIsMeasuredWithTheContentOfItsHandler() {
        let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 200, height: 50))
        var height: CGFloat = 70
        cell.configurationUpdateHandler = { cell, _ in cell.contentConfiguration = Block(height: height) }
        #expect(self.height(of: cell) == 70)
        height = 90
        #expect(self.height(of: cell) == 70)
        cell.setNeedsUpdateConfiguration()
        #expect(self.height(of: cell) == 90)
        height = 30
        cell.prepareForReuse()
        #expect(self.height(of: cell) == 30)
    }

    @Test func aHeaderIsMeasuredWithTheContentOfItsHandler() {
        let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
        var calls = 0
        header.configurationUpdateHandler = { header, _ in
            calls += 1
            var content = header.defaultContentConfiguration()
            content.text = "one\ntwo\nthree"
            header.contentConfiguration = content
        }
        let three = header.sizeThatFits(CGSize(width: 320, height: 1000)).height
        #expect(calls == 1)
        header.configurationUpdateHandler = { header, _ in
            var content = header.defaultContentConfiguration()
            content.text = "one"
            header.contentConfiguration = content
        }
        #expect(three > header.sizeThatFits(CGSize(width: 320, height: 1000)).height + 20)
    }

    /// A header that counts the states to which it adapts.
    private final class Header: UITableViewHeaderFooterView {
        var states: [Bool] = []
        override func updateConfiguration(using state: UIViewConfigurationState) {
            super.updateConfiguration(using: state)
            states.append(state.isDisabled)
        }
    }

    @Test func aHeaderAdaptsItsContentToItsStateUnlessItIsToldNotTo() throws {
        let header = Header(reuseIdentifier: nil)
        header.contentConfiguration = Block(height: 40, disabledHeight: 60)
        header.layoutIfNeeded()
        #expect(header.states == [false] && (header.contentConfiguration as? Block)?.height == 40)
        header.isUserInteractionEnabled = false
        header.setNeedsUpdateConfiguration()
        header.layoutIfNeeded()
        #expect(header.states == [false, true] && (header.contentConfiguration as? Block)?.height == 60)
        header.automaticallyUpdatesContentConfiguration = false
        header.contentConfiguration = Block(height: 40, disabledHeight: 60)
        header.setNeedsUpdateConfiguration()
        header.layoutIfNeeded()
        #expect(header.states == [false, true, true] && (header.contentConfiguration as? Block)?.height == 40)
        // Without a new request there is nothing to adapt.
        header.setNeedsLayout()
        header.layoutIfNeeded()
        #expect(header.states.count == 3)
    }

    @Test func aHeaderThatDoesNotAdaptShowsTheConfigurationAsItIsSet() {
        for adapts in [true, false] {
            let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
            header.isUserInteractionEnabled = false
            header.automaticallyUpdatesContentConfiguration = adapts
            header.contentConfiguration = Block(height: 40, disabledHeight: 60)
            #expect(((header.contentView as? Block.Content)?.configuration as? Block)?.height == (adapts ? 60 : 40))
        }
    }

    @Test func aHeadersBackgroundAdaptsUnlessItIsToldNotTo() {
        for adapts in [true, false] {
            let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
            header.automaticallyUpdatesBackgroundConfiguration = adapts
            header.backgroundConfiguration = .listPlainCell()
            var handled = 0
            header.configurationUpdateHandler = { header, _ in
                handled += 1
                header.backgroundConfiguration?.backgroundColor = .red
            }
            for _ in 0..<2 { header.layoutIfNeeded() }
            #expect(handled == 1 && header.backgroundConfiguration?.backgroundColor == .red)
        }
    }

    @Test func theDefaultContentOfAHeaderHasTheStyleOfItsTable() {
        func content(in style: UITableView.Style?) -> UIListContentConfiguration {
            let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
            let table = style.map { UITableView(frame: .zero, style: $0) }
            let between = UIView()
            between.addSubview(header)
            table?.addSubview(between)
            return header.defaultContentConfiguration()
        }
        #expect(content(in: nil) == .plainHeader() && content(in: .plain) == .plainHeader())
        #expect(content(in: .grouped) == .groupedHeader() && content(in: .insetGrouped) == .groupedHeader())
        #expect(UIListContentConfiguration.plainHeader() != .groupedHeader())
    }
}
