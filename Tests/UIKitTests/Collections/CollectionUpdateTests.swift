import Foundation
import Testing

import UIKit

@MainActor
struct CollectionUpdateTests {
    @Test func updatesMoveCellsAndKeepThem() {
        let rig = CollectionRig([["a", "b", "c", "d", "e"]])
        let cells = rig.collection.visibleCells
        rig.collection.selectItem(at: [0, 3], animated: false, scrollPosition: [])
        rig.sections = [["x", "c", "d", "e", "a"]]
        rig.collection.performBatchUpdates {
            rig.collection.deleteItems(at: [[0, 1]])
            rig.collection.insertItems(at: [[0, 0]])
            rig.collection.moveItem(at: [0, 0], to: [0, 4])
        }
        #expect(rig.names == ["x", "c", "d", "e", "a"])
        #expect(rig.collection.cellForItem(at: [0, 1]) === cells[2])
        #expect(rig.collection.cellForItem(at: [0, 4]) === cells[0])
        #expect(rig.collection.indexPathsForSelectedItems == [[0, 2]])
    }

    @Test func sectionsComeGoAndMove() {
        let rig = CollectionRig([["a"], ["b"], ["c", "d"]])
        rig.sections = [["c", "d"], ["x"], ["a"]]
        rig.collection.performBatchUpdates {
            rig.collection.deleteSections([1])
            rig.collection.insertSections([1])
            rig.collection.moveSection(2, toSection: 0)
        }
        #expect(rig.names == ["c", "d", "x", "a"])
        #expect(rig.collection.numberOfSections == 3)
    }

    @Test func anUpdateThatContradictsTheDataReloadsIt() {
        let rig = CollectionRig([["a", "b"]])
        rig.sections = [["a", "b", "c"]]
        var finished: Bool?
        rig.collection.performBatchUpdates({ rig.collection.deleteItems(at: [[0, 0]]) }, completion: { finished = $0 })
        rig.collection.layoutIfNeeded()
        #expect(rig.names == ["a", "b", "c"])
        #expect(finished == false)
    }

    @Test func aReloadedItemGetsANewCellAndAReconfiguredOneKeepsIts() {
        let rig = CollectionRig([["a", "b"]])
        let (first, second) = (rig.collection.cellForItem(at: [0, 0]), rig.collection.cellForItem(at: [0, 1]))
        rig.sections = [["A", "B"]]
        rig.collection.reloadItems(at: [[0, 0]])
        rig.collection.reconfigureItems(at: [[0, 1]])
        #expect(rig.names == ["A", "B"])
        #expect(rig.collection.cellForItem(at: [0, 0]) !== first)
        #expect(rig.collection.cellForItem(at: [0, 1]) === second)
    }

    @Test func insertedItemsFadeInDeletedOnesFadeOutAndOthersMove() throws {
        let hand = Hand(size: CGSize(width: 320, height: 480))
        defer { hand.close() }
        let rig = CollectionRig([["a", "b", "c"]])
        hand.window.addSubview(rig.collection)
        hand.open()
        rig.collection.layoutIfNeeded()
        let gone = try #require(rig.collection.cellForItem(at: [0, 0]))
        let kept = try #require(rig.collection.cellForItem(at: [0, 1]))
        rig.sections = [["b", "c", "x"]]
        var isFinished = false
        rig.collection.performBatchUpdates {
            rig.collection.deleteItems(at: [[0, 0]])
            rig.collection.insertItems(at: [[0, 2]])
        } completion: {
            isFinished = $0
        }
        let new = try #require(rig.collection.cellForItem(at: [0, 2]))
        #expect(gone.superview === rig.collection && gone.alpha == 0)
        #expect(gone.layer.animation(forKey: "opacity") != nil)
        #expect(new.layer.animation(forKey: "opacity") != nil && new.alpha == 1)
        #expect(kept.layer.animation(forKey: "position") != nil)
        #expect(kept.frame.minX == 0)
        #expect(!isFinished)
    }

    @Test func aLayoutDeterminesWhereItemsComeFromAndGoTo() throws {
        final class Flying: UICollectionViewFlowLayout {
            var actions: [UICollectionViewUpdateItem.Action] = []
            var ends = 0
            override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
                super.prepare(forCollectionViewUpdates: updateItems)
                actions = updateItems.map(\.updateAction)
            }
            override func finalizeCollectionViewUpdates() { ends += 1 }
            override func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
                let attributes = super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
                if itemIndexPath == [0, 1] { attributes?.center = CGPoint(x: 500, y: 500) }
                return attributes
            }
            override func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
                let attributes = super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
                if itemIndexPath == [0, 0] { attributes?.center = CGPoint(x: -300, y: 0) }
                return attributes
            }
        }
        let hand = Hand(size: CGSize(width: 320, height: 480))
        defer { hand.close() }
        let layout = Flying()
        let rig = CollectionRig([["a", "b"]], layout: layout)
        hand.window.addSubview(rig.collection)
        hand.open()
        rig.collection.layoutIfNeeded()
        let gone = try #require(rig.collection.cellForItem(at: [0, 0]))
        rig.sections = [["b", "x"]]
        rig.collection.performBatchUpdates {
            rig.collection.deleteItems(at: [[0, 0]])
            rig.collection.insertItems(at: [[0, 1]])
        }
        #expect(layout.actions == [.delete, .insert])
        #expect(layout.ends == 1)
        #expect(gone.center == CGPoint(x: -300, y: 0))
        let new = try #require(rig.collection.cellForItem(at: [0, 1]))
        let animation = try #require(new.layer.animation(forKey: "position") as? CABasicAnimation)
        let offset = try #require(animation.fromValue as? CGPoint)
        #expect(animation.isAdditive)
        #expect(CGPoint(x: new.center.x + offset.x, y: new.center.y + offset.y) == CGPoint(x: 500, y: 500))
    }

    @Test func aNewLayoutMovesTheCellsThatStay() throws {
        let hand = Hand(size: CGSize(width: 320, height: 480))
        defer { hand.close() }
        let rig = CollectionRig(items: 100)
        hand.window.addSubview(rig.collection)
        hand.open()
        rig.collection.layoutIfNeeded()
        let cell = try #require(rig.collection.cellForItem(at: [0, 1]))
        let large = UICollectionViewFlowLayout()
        large.itemSize = CGSize(width: 150, height: 150)
        rig.collection.setCollectionViewLayout(large, animated: true)
        #expect(rig.collection.cellForItem(at: [0, 1]) === cell)
        #expect(cell.frame == CGRect(x: 170, y: 0, width: 150, height: 150))
        #expect(cell.layer.animation(forKey: "position") != nil)
        #expect(rig.collection.indexPathsForVisibleItems.count == 6)
        #expect(large.collectionView === rig.collection)
    }

    @Test func contentThatBecomesShorterScrollsToItsEnd() {
        let rig = CollectionRig(items: 100)
        rig.scroll(to: 700)
        rig.sections = [(0..<50).map { "\($0)" }]
        rig.collection.deleteItems(at: (50..<100).map { [0, $0] })
        #expect(rig.collection.contentOffset.y == 110)
        #expect(rig.names.last == "49")
    }

    @Test func randomUpdatesShowTheDataSourcesItems() {
        let rig = CollectionRig([(0..<30).map { "\($0)" }, (30..<45).map { "\($0)" }])
        var next = 100
        for _ in 0..<60 {
            let old = rig.sections
            let deleted = Set((0..<Int.random(in: 0...4)).map { _ in IndexPath(item: .random(in: 0..<max(1, old[0].count)), section: 0) })
                .filter { $0.item < old[0].count }
            var first = old[0].indices.filter { !deleted.contains([0, $0]) }.map { old[0][$0] }
            let places = (0..<Int.random(in: 0...4)).map { _ in Int.random(in: 0...first.count) }.sorted(by: >)
            for place in places {
                first.insert("\(next)", at: place)
                next += 1
            }
            let inserted = first.indices.filter { !old[0].contains(first[$0]) }.map { IndexPath(item: $0, section: 0) }
            rig.sections[0] = first
            rig.collection.performBatchUpdates {
                rig.collection.deleteItems(at: Array(deleted))
                rig.collection.insertItems(at: inserted)
            }
            let all = rig.sections.flatMap { $0 }
            let shown = rig.names
            #expect(shown == Array(all.filter(Set(shown).contains)))
            #expect(Set(shown).count == rig.collection.visibleCells.count)
            for path in rig.collection.indexPathsForVisibleItems {
                #expect((rig.collection.cellForItem(at: path) as? CollectionRig.Cell)?.name == rig.sections[path.section][path.item])
                #expect(rig.collection.cellForItem(at: path)?.frame == rig.frame(path.item, path.section))
            }
        }
    }

    @Test func aDraggedItemMakesRoomAndTheDataSourceMovesIt() {
        let rig = CollectionRig([["a", "b", "c", "d"]])
        #expect(!rig.collection.beginInteractiveMovementForItem(at: [0, 0]))
        rig.mayMove = true
        let cell = rig.collection.cellForItem(at: [0, 0])
        #expect(rig.collection.beginInteractiveMovementForItem(at: [0, 0]))
        rig.collection.updateInteractiveMovementTargetPosition(CGPoint(x: 160, y: 25))
        rig.collection.layoutIfNeeded()
        #expect(cell?.center == CGPoint(x: 160, y: 25))
        #expect(rig.names == ["b", "c", "a", "d"])
        rig.collection.endInteractiveMovement()
        rig.collection.layoutIfNeeded()
        #expect(rig.sections == [["b", "c", "a", "d"]])
        #expect(rig.heard.contains("move 0 to 2"))
        #expect(cell?.frame.minX == 135)
    }

    @Test func anInteractiveTransitionMovesCellsBetweenTwoLayouts() {
        let rig = CollectionRig(items: 4)
        let large = UICollectionViewFlowLayout()
        large.itemSize = CGSize(width: 150, height: 150)
        var ends: [[Bool]] = []
        let between = rig.collection.startInteractiveTransition(to: large) { ends.append([$0, $1]) }
        rig.collection.layoutIfNeeded()
        #expect(rig.collection.cellForItem(at: [0, 1])?.frame == CGRect(x: 67.5, y: 0, width: 50, height: 50))
        between.transitionProgress = 0.5
        rig.collection.layoutIfNeeded()
        // Half way between (92.5, 25) and (245, 75), and between 50 and 150.
        #expect(rig.collection.cellForItem(at: [0, 1])?.center == CGPoint(x: 168.75, y: 50))
        #expect(rig.collection.cellForItem(at: [0, 1])?.bounds.size == CGSize(width: 100, height: 100))
        rig.collection.removeFromSuperview()
        rig.collection.cancelInteractiveTransition()
        #expect(rig.frame(1)?.minX == 67.5 && ends == [[true, false]])
        _ = rig.collection.startInteractiveTransition(to: large) { ends.append([$0, $1]) }
        rig.collection.finishInteractiveTransition()
        rig.collection.layoutIfNeeded()
        #expect(rig.collection.collectionViewLayout === large && ends.last == [true, true])
        #expect(rig.collection.cellForItem(at: [0, 1])?.frame == CGRect(x: 170, y: 0, width: 150, height: 150))
    }

    @Test func aLayoutIsPreparedBeforeItHearsOfAnUpdateAndAskedAboutAllItems() {
        final class Listening: UICollectionViewFlowLayout {
            var calls: [String] = []
            var (begins, ends): (Set<Int>, Set<Int>) = ([], [])
            private func hear(_ call: String) { if calls.last != call { calls.append(call) } }
            override func prepare() {
                super.prepare()
                hear("prepare")
            }
            override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
                hear("elements")
                return super.layoutAttributesForElements(in: rect)
            }
            override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
                super.prepare(forCollectionViewUpdates: updateItems)
                hear("updates")
            }
            override func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
                begins.insert(itemIndexPath.item)
                return super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
            }
            override func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
                ends.insert(itemIndexPath.item)
                return super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
            }
            override func finalizeCollectionViewUpdates() { hear("finalize") }
        }
        let layout = Listening()
        let rig = CollectionRig([["a", "b", "c"]], layout: layout)
        layout.calls = []
        rig.sections = [["a", "c"]]
        rig.collection.performBatchUpdates { rig.collection.deleteItems(at: [[0, 1]]) }
        #expect(layout.calls == ["prepare", "elements", "updates", "finalize"])
        #expect(layout.begins == [0, 1] && layout.ends == [0, 1, 2])
    }

    @Test func aReconfiguredItemKeepsItsCellWhenTheDataSourceAnswersWithAnother() throws {
        final class Other: NSObject, UICollectionViewDataSource {
            var identifier = "cell"
            func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
            func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
                let cell = collectionView.dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath)
                cell.tag += 1
                return cell
            }
        }
        let rig = CollectionRig([["a", "b"]])
        rig.collection.register(CollectionRig.Cell.self, forCellWithReuseIdentifier: "other")
        let other = Other()
        rig.collection.dataSource = other
        rig.collection.layoutIfNeeded()
        let cell = try #require(rig.collection.cellForItem(at: [0, 1]))
        let tag = cell.tag
        rig.collection.reconfigureItems(at: [[0, 1]])
        #expect(cell.tag == tag + 1)
        other.identifier = "other"
        rig.collection.reconfigureItems(at: [[0, 1]])
        rig.collection.layoutIfNeeded()
        #expect(rig.collection.cellForItem(at: [0, 1]) === cell)
        #expect(cell.tag == tag + 1 && cell.reuseIdentifier == "cell")
        #expect(rig.collection.subviews.count { $0 is UICollectionViewCell } == 2)
    }
}
