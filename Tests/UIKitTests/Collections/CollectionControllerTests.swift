import Foundation
import Testing

import UIKit

@MainActor
struct CollectionControllerTests {
    private final class Numbers: UICollectionViewController {
        override func viewDidLoad() {
            super.viewDidLoad()
            collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        }
        override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 7 }
        override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        }
    }

    @Test func aControllerIsItsCollectionViewsDataSourceAndDelegate() {
        let layout = UICollectionViewFlowLayout()
        let controller = Numbers(collectionViewLayout: layout)
        #expect(controller.collectionView.dataSource === controller && controller.collectionView.delegate === controller)
        #expect(controller.collectionViewLayout === layout && controller.collectionView.collectionViewLayout === layout)
        controller.collectionView.layoutIfNeeded()
        #expect(controller.collectionView.visibleCells.count == 7)
    }

    @Test func aViewAddedToTheControllersViewDoesNotScroll() {
        let controller = Numbers(collectionViewLayout: UICollectionViewFlowLayout())
        controller.view.frame = CGRect(x: 0, y: 0, width: 200, height: 300)
        let cover = UIView()
        cover.translatesAutoresizingMaskIntoConstraints = false
        controller.view.addSubview(cover)
        NSLayoutConstraint.activate([
            cover.leftAnchor.constraint(equalTo: controller.view.leftAnchor), cover.rightAnchor.constraint(equalTo: controller.view.rightAnchor),
            cover.topAnchor.constraint(equalTo: controller.view.topAnchor), cover.bottomAnchor.constraint(equalTo: controller.view.bottomAnchor),
        ])
        controller.view.layoutIfNeeded()
        controller.collectionView.contentOffset.y = 20
        controller.view.layoutIfNeeded()
        #expect(cover.frame == controller.view.bounds && cover.superview === controller.view)
        #expect(controller.collectionView.superview === controller.view && controller.collectionView.frame == controller.view.bounds)
        #expect(controller.collectionView.visibleCells.count == 7)
    }

    @Test func theSelectionIsClearedBeforeTheViewAppears() {
        let controller = Numbers(collectionViewLayout: UICollectionViewFlowLayout())
        controller.collectionView.selectItem(at: [0, 3], animated: false, scrollPosition: [])
        #expect(controller.collectionView.indexPathsForSelectedItems == [[0, 3]])
        controller.viewWillAppear(false)
        #expect(controller.collectionView.indexPathsForSelectedItems == [])
    }

    @Test func aLongPressDragsAnItemOfAController() {
        final class Movable: UICollectionViewController {
            var items = ["a", "b", "c", "d"]
            override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { items.count }
            override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
                collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
                return collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
            }
            override func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { true }
            override func collectionView(
                _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
            ) { items.insert(items.remove(at: sourceIndexPath.item), at: destinationIndexPath.item) }
        }
        let hand = Hand(size: CGSize(width: 320, height: 400))
        defer { hand.close() }
        let controller = Movable(collectionViewLayout: UICollectionViewFlowLayout())
        hand.window.rootViewController = controller
        hand.open()
        controller.view.layoutIfNeeded()
        hand.down(20, 20)
        hand.wait(1)
        hand.move(100, 20)
        hand.move(160, 20)
        hand.up(160, 20)
        #expect(controller.items == ["b", "c", "a", "d"])
    }
}
