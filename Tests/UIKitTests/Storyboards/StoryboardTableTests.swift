import CoreGraphics
import Foundation
import Testing

import UIKit

@MainActor @Suite struct StoryboardTableTests {
    private typealias Text = StoryboardText

    /// A table controller's scene, with the contents of its table.
    private func controller<Controller: UITableViewController>(_ contents: String, _ type: Controller.Type) throws -> Controller {
        let scene = Text.scene(
            """
            <tableViewController customClass="\(type)" customModule="UIKitTests" customModuleProvider="target" sceneMemberID="viewController" id="a">
                <tableView key="view" style="grouped" rowHeight="44" id="t"><rect key="frame" x="0" y="0" width="320" height="480"/>
            \(contents)
                    <connections><outlet property="dataSource" destination="a" id="o"/><outlet property="delegate" destination="a" id="p"/></connections>
                </tableView>
            </tableViewController>
            """)
        let storyboard = try Text.storyboard([scene, Text.plain("z")], initial: "a")
        return try #require(storyboard.instantiateInitialViewController() as? Controller)
    }

    private static let prototype = """
        <prototypes><tableViewCell reuseIdentifier="Row" customClass="SceneCell" customModule="UIKitTests" id="c">
            <tableViewCellContentView key="contentView" id="cv"><rect key="frame" x="0" y="0" width="320" height="44"/>
                <subviews><label text="Hi" id="l"/><button id="b"><connections>
                    <action selector="press:" destination="a" eventType="touchUpInside" id="x"/></connections></button></subviews>
            </tableViewCellContentView>
            <connections><outlet property="label" destination="l" id="o1"/><segue destination="z" kind="show" identifier="row" id="s"/></connections>
        </tableViewCell></prototypes>
        """

    @Test func eachRowIsACellOfThePrototype() throws {
        let made = try controller(Self.prototype, SceneTableController.self)
        made.view.layoutIfNeeded()
        let cells = made.tableView.visibleCells.compactMap { $0 as? SceneCell }
        #expect(cells.count == 3 && cells.allSatisfy { $0.reuseIdentifier == "Row" })
        let labels = cells.compactMap { $0.outlets["label"] as? UILabel }
        #expect(labels.count == 3 && labels[0] !== labels[1] && labels[0].text == "Hi")
    }

    @Test func aTableWithoutOutletsHasItsControllerAsDataSourceAndDelegate() throws {
        let scene = Text.scene(
            """
            <tableViewController sceneMemberID="viewController" id="a">
                <tableView key="view" dataMode="static" id="t"><rect key="frame" x="0" y="0" width="320" height="480"/>
                    <sections><tableViewSection id="s"><cells>
                        <tableViewCell id="c"><tableViewCellContentView key="contentView" id="v"/></tableViewCell>
                    </cells></tableViewSection></sections>
                </tableView>
            </tableViewController>
            """)
        let made = try #require(Text.storyboard([scene], initial: "a").instantiateInitialViewController() as? UITableViewController)
        made.view.layoutIfNeeded()
        #expect(made.tableView.dataSource === made && made.tableView.delegate === made)
        #expect(made.tableView.visibleCells.count == 1)
    }

    @Test func aCollectionWithoutOutletsHasItsControllerAsDataSourceAndDelegate() throws {
        let scene = Text.scene(
            """
            <collectionViewController sceneMemberID="viewController" id="a">
                <collectionView key="view" id="t"><rect key="frame" x="0" y="0" width="320" height="480"/>
                    <collectionViewFlowLayout key="collectionViewLayout" id="l"/>
                </collectionView>
            </collectionViewController>
            """)
        let made = try #require(Text.storyboard([scene], initial: "a").instantiateInitialViewController() as? UICollectionViewController)
        #expect(made.collectionView.dataSource === made && made.collectionView.delegate === made)
    }

    @Test func aTableControllersRefreshControlBelongsToItsTable() throws {
        let scene = Text.scene(
            """
            <tableViewController sceneMemberID="viewController" id="a">
                <tableView key="view" id="t"><rect key="frame" x="0" y="0" width="320" height="480"/></tableView>
                <refreshControl key="refreshControl" id="r"/>
            </tableViewController>
            """)
        let made = try #require(Text.storyboard([scene], initial: "a").instantiateInitialViewController() as? UITableViewController)
        #expect(!made.isViewLoaded)
        made.loadViewIfNeeded()
        #expect(made.refreshControl != nil && made.tableView.refreshControl === made.refreshControl)
    }

    @Test func aSelectionPerformsTheCellsSegueBeforeTheDelegateHearsOfIt() throws {
        let made = try controller(Self.prototype, SceneTableController.self)
        let navigation = UINavigationController(rootViewController: made)
        let stage = ControllerStage(navigation)
        let hand = Hand(stage.window)
        let cell = try #require(made.tableView.cellForRow(at: [0, 1]))
        let place = cell.convert(CGPoint(x: cell.bounds.maxX - 30, y: cell.bounds.midY), to: nil)
        hand.tap(place.x, place.y)
        stage.finishTransition()
        #expect(made.heard == ["should row", "prepare row for SceneCell at 1", "selected 1"])
        #expect(navigation.viewControllers.count == 2)
    }

    @Test func aSegueOfAPrototypeIsPerformedByItsName() throws {
        let made = try controller(Self.prototype, SceneTableController.self)
        made.performSegue(withIdentifier: "row", sender: nil)
        #expect(made.heard == ["prepare row for nobody"])
    }

    @Test func aStaticTableShowsItsCellsAndTitles() throws {
        let sections = """
            <sections>
                <tableViewSection headerTitle="Top" footerTitle="End" id="s1"><cells>
                    <tableViewCell rowHeight="70" id="c1"><tableViewCellContentView key="contentView" id="v1">
                        <subviews><label text="One" id="l1"/></subviews></tableViewCellContentView></tableViewCell>
                    <tableViewCell id="c2"><tableViewCellContentView key="contentView" id="v2"/></tableViewCell>
                </cells></tableViewSection>
                <tableViewSection id="s2"><cells>
                    <tableViewCell id="c3"><tableViewCellContentView key="contentView" id="v3"/></tableViewCell>
                </cells></tableViewSection>
            </sections>
            <view key="tableHeaderView" id="h"><rect key="frame" x="0" y="0" width="320" height="90"/></view>
            """
        let made = try controller(sections, UITableViewController.self)
        let table: UITableView = made.tableView
        table.layoutIfNeeded()
        #expect(table.numberOfSections == 2 && table.numberOfRows(inSection: 0) == 2 && table.numberOfRows(inSection: 1) == 1)
        #expect(made.tableView(table, titleForHeaderInSection: 0) == "Top" && made.tableView(table, titleForFooterInSection: 0) == "End")
        #expect(table.rectForRow(at: [0, 0]).height == 70 && table.rectForRow(at: [0, 1]).height == 44)
        #expect(table.tableHeaderView?.bounds.height == 90)
        #expect((table.cellForRow(at: [0, 0])?.contentView.subviews.first as? UILabel)?.text == "One")
    }

    @Test func aCollectionViewMakesItsPrototypes() throws {
        let scene = Text.scene(
            """
            <collectionViewController customClass="SceneGridController" customModule="UIKitTests" sceneMemberID="viewController" id="a">
                <collectionView key="view" id="g"><rect key="frame" x="0" y="0" width="320" height="480"/>
                    <collectionViewFlowLayout key="collectionViewLayout" id="f">
                        <size key="itemSize" width="100" height="50"/><size key="headerReferenceSize" width="320" height="30"/>
                    </collectionViewFlowLayout>
                    <cells><collectionViewCell reuseIdentifier="Item" id="c"><view key="contentView" id="v">
                        <subviews><label text="Hi" id="l"/></subviews></view></collectionViewCell></cells>
                    <collectionReusableView key="sectionHeaderView" reuseIdentifier="Head" tag="4" id="h"/>
                    <connections><outlet property="dataSource" destination="a" id="o"/><outlet property="delegate" destination="a" id="p"/></connections>
                </collectionView>
            </collectionViewController>
            """)
        let storyboard = try Text.storyboard([scene], initial: "a")
        let made = try #require(storyboard.instantiateInitialViewController() as? SceneGridController)
        made.view.layoutIfNeeded()
        let grid: UICollectionView = made.collectionView
        #expect(grid.visibleCells.count == 2 && grid.visibleCells.allSatisfy { $0.reuseIdentifier == "Item" && $0.bounds.width == 100 })
        #expect(grid.supplementaryView(forElementKind: UICollectionView.elementKindSectionHeader, at: [0, 0])?.tag == 4)
    }
}

/// A table of three rows of the prototype `Row`.
final class SceneTableController: UITableViewController {
    var heard: [String] = []

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "Row", for: indexPath)
    }
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { heard.append("selected \(indexPath.row)") }
    override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
        heard.append("should \(identifier)")
        return true
    }
    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        let place = tableView.indexPathForSelectedRow.map { " at \($0.row)" } ?? ""
        heard.append("prepare \(segue.identifier ?? "") for \(sender.map { "\(type(of: $0))" } ?? "nobody")\(place)")
    }
}

/// A grid of two items of the prototype `Item`, below the header `Head`.
final class SceneGridController: UICollectionViewController {
    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
    override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "Item", for: indexPath)
    }
    override func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "Head", for: indexPath)
    }
}
