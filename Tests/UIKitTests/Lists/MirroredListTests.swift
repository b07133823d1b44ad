import Foundation
import QuartzCore
import TestSupport
import Testing
import UIKit

/// Rows, fields and pushes of an interface from right to left: each place is the mirrored one of the usual direction.
@MainActor
struct MirroredListTests {
    private func cell(_ style: UITableViewCell.CellStyle, _ change: (UITableViewCell) -> Void = { _ in }) -> UITableViewCell {
        let cell = UITableViewCell(style: style, reuseIdentifier: nil)
        cell.frame = CGRect(x: 0, y: 0, width: 320, height: 60)
        cell.textLabel?.text = "A title"
        cell.detailTextLabel?.text = "More"
        change(cell)
        return cell
    }

    private func parts(_ view: UIView) -> [UIView] {
        let cell = view as? UITableViewCell
        return [cell?.textLabel, cell?.detailTextLabel, cell?.imageView, cell?.contentView].compactMap(\.self) + view.subviews
    }

    @Test(arguments: [UITableViewCell.CellStyle.default, .value1, .value2, .subtitle])
    func aCellsTextsImageAndAccessoryAreMirrored(style: UITableViewCell.CellStyle) throws {
        let image = try #require(UIImage(systemName: "star"))
        for accessory in [UITableViewCell.AccessoryType.none, .disclosureIndicator, .detailDisclosureButton] {
            expectMirrored(
                {
                    cell(style) {
                        $0.imageView?.image = image
                        ($0.accessoryType, $0.indentationLevel) = (accessory, 1)
                    }
                }, parts)
        }
    }

    @Test func theControlsOfAnEditedCellAreMirrored() {
        let rig = EditingRig()
        rig.table.setEditing(true, animated: false)
        rig.onScreen {
            guard let cell = rig.cell(1) else { return }
            let usual = cell.subviews.map(\.frame)
            rig.table.traitOverrides.layoutDirection = .rightToLeft
            cell.layoutIfNeeded()
            #expect(cell.subviews.count > 4)
            #expect(cell.subviews.map(\.frame) == usual.map { CGRect(x: 320 - $0.maxX, y: $0.minY, width: $0.width, height: $0.height) })
        }
    }

    @Test func aListsContentIsMirrored() throws {
        let image = try #require(UIImage(systemName: "star"))
        for sideBySide in [false, true] {
            expectMirrored {
                var content = UIListContentConfiguration.subtitleCell()
                (content.text, content.secondaryText, content.image) = ("A title", "More", image)
                content.prefersSideBySideTextAndSecondaryText = sideBySide
                content.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 4, leading: 30, bottom: 4, trailing: 10)
                let view = UIListContentView(configuration: content)
                view.frame = CGRect(x: 0, y: 0, width: 320, height: 60)
                return view
            }
        }
    }

    @Test func aChevronPointsToTheLeftAfterTheInfoButton() throws {
        for direction in [UISemanticContentAttribute.forceLeftToRight, .forceRightToLeft] {
            let cell = cell(.default) { ($0.accessoryType, $0.semanticContentAttribute) = (.detailDisclosureButton, direction) }
            cell.layoutIfNeeded()
            let (button, signs) = (try #require(named("DetailButton")(cell).first), named("AccessorySign")(cell))
            let chevron = try #require(signs.first { $0.bounds.width == 8 })
            let isReversed = direction == .forceRightToLeft
            #expect(chevron.transform.a == (isReversed ? -1 : 1))
            #expect((chevron.center.x < button.center.x) == isReversed)
            cell.accessoryType = .disclosureIndicator
            cell.layoutIfNeeded()
            #expect(named("AccessorySign")(cell).map(\.transform.a) == [isReversed ? -1 : 1])
        }
    }

    @Test func aListCellsAccessoriesAndContentAreMirrored() {
        expectMirrored {
            let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 320, height: 50))
            cell.contentConfiguration = UIListContentConfiguration.cell()
            cell.accessories = [.checkmark(), .disclosureIndicator(), .delete(displayed: .always)]
            cell.indentationLevel = 2
            return cell
        }
    }

    @Test func aListsLineBeginsAtTheRight() throws {
        let list = UICollectionViewCompositionalLayout.list(using: UICollectionLayoutListConfiguration(appearance: .plain))
        let rig = CollectionRig(items: 3, layout: list)
        rig.collection.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "cell")
        rig.collection.reloadData()
        rig.collection.layoutIfNeeded()
        func lines() -> [CGRect] {
            rig.collection.visibleCells.flatMap(\.subviews).filter { $0.backgroundColor == .separator }.map(\.frame)
        }
        let usual = lines()
        rig.collection.traitOverrides.layoutDirection = .rightToLeft
        for cell in rig.collection.visibleCells {
            cell.setNeedsLayout()
            cell.layoutIfNeeded()
        }
        #expect(usual.count > 1 && usual.allSatisfy { $0.minX > 0 })
        #expect(lines() == usual.map { CGRect(x: 320 - $0.maxX, y: $0.minY, width: $0.width, height: $0.height) })
    }

    @Test func aTapAtTheLeftOfThePagesGoesOn() {
        let hand = Hand()
        defer { hand.close() }
        let pages = UIPageControl(frame: CGRect(x: 0, y: 0, width: 100, height: 26))
        (pages.numberOfPages, pages.semanticContentAttribute) = (3, .forceRightToLeft)
        hand.window.addSubview(pages)
        hand.down(20, 13)
        hand.up(20, 13)
        #expect(pages.currentPage == 1)
        hand.down(80, 13)
        hand.up(80, 13)
        #expect(pages.currentPage == 0)
    }

    @Test func anIndexStandsAtTheLeft() {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        let source = IndexedRows()
        table.dataSource = source
        table.layoutIfNeeded()
        let index = named("SectionIndexView")(table).first
        #expect(index?.frame.maxX == 320)
        table.traitOverrides.layoutDirection = .rightToLeft
        table.setNeedsLayout()
        table.layoutIfNeeded()
        #expect(index?.frame.minX == 0)
        withExtendedLifetime(source) {}
    }

    @Test func trailingActionsComeFromTheLeft() {
        let rig = EditingRig()
        let actions = { (title: String) in
            UISwipeActionsConfiguration(actions: [UIContextualAction(style: .normal, title: title) { _, _, _ in }])
        }
        (rig.trailing, rig.leading) = (actions("Trailing"), actions("Leading"))
        rig.table.traitOverrides.layoutDirection = .rightToLeft
        rig.onScreen {
            rig.swipe(2, by: 90, from: 100)
            let buttons = rig.cell(2).map(named("SwipeActionsView"))?.first
            #expect(buttons.map(named("UILabel"))?.compactMap { ($0 as? UILabel)?.text } == ["Trailing"])
            #expect(buttons.map { $0.frame.maxX <= 0 } == true)
            #expect((rig.cell(2)?.bounds.minX ?? 0) < 0)
            rig.hand.up(190, 100)
        }
    }

    @Test func aStepperAddsAtItsLeft() {
        let hand = Hand()
        defer { hand.close() }
        let stepper = UIStepper()
        stepper.semanticContentAttribute = .forceRightToLeft
        hand.window.addSubview(stepper)
        hand.down(10, 15)
        hand.up(10, 15)
        #expect(stepper.value == 1)
        expectMirrored({ UIStepper() }, { $0.subviews })
    }

    @Test func theSideViewsOfAFieldChangePlaces() {
        let make = {
            let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
            (field.borderStyle, field.text, field.clearButtonMode) = (.roundedRect, "Text", .always)
            (field.leftView, field.leftViewMode) = (UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20)), .always)
            (field.rightView, field.rightViewMode) = (UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 10)), .unlessEditing)
            return field
        }
        expectMirrored(make, { $0.subviews })
        let field = make()
        let (usual, bounds) = (field.textRect(forBounds: field.bounds), field.bounds)
        field.semanticContentAttribute = .forceRightToLeft
        #expect(field.textRect(forBounds: bounds) == CGRect(x: 200 - usual.maxX, y: 0, width: usual.width, height: 40))
        #expect(field.leftViewRect(forBounds: bounds).width == 40 && field.rightViewRect(forBounds: bounds).width == 20)
    }

    @Test func aSearchFieldsGlassIsAtTheRight() {
        expectMirrored({ UISearchTextField(frame: CGRect(x: 0, y: 0, width: 200, height: 36)) }, named("UIImageView"))
    }

    @Test func aPushComesFromTheLeftAndASwipeFromTheRightEdgePops() throws {
        let (first, second) = (UIViewController(), UIViewController())
        let navigation = UINavigationController(rootViewController: first)
        let stage = ControllerStage(navigation)
        navigation.view.semanticContentAttribute = .forceRightToLeft
        navigation.view.layoutIfNeeded()
        navigation.pushViewController(second, animated: true)
        stage.advance(by: 0.1)
        let shown = try #require(second.view.layer.presentation())
        #expect(shown.frame.minX < -10)
        #expect(try #require(first.view.layer.presentation()).frame.minX > 1)
        stage.finishTransition()
        #expect(second.view.frame == stage.window.bounds)
        let hand = Hand(stage.window)
        for (start, end, top) in [(CGFloat(5), CGFloat(300), second), (315, 20, first)] {
            hand.down(start, 200)
            hand.move((start + end) / 2, 200)
            hand.up(end, 200)
            #expect(navigation.topViewController === top)
        }
        stage.finishTransition()
    }
}

/// A data source whose index has three titles.
@MainActor
private final class IndexedRows: NSObject, UITableViewDataSource {
    func sectionIndexTitles(for tableView: UITableView) -> [String]? { ["A", "B", "C"] }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
}
