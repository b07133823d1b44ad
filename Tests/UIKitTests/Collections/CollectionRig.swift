import Foundation

import UIKit

/// A collection view with a data source of listed sections, which records the data source's and the delegate's calls.
@MainActor
final class CollectionRig: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    /// A cell that records what it is told.
    final class Cell: UICollectionViewCell {
        var name = ""
        var reuses = 0
        override func prepareForReuse() {
            super.prepareForReuse()
            reuses += 1
        }
    }

    let collection: UICollectionView
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    var sections: [[String]]
    var heard: [String] = []
    var made = 0
    var sizes: ((IndexPath) -> CGSize)?
    var mayMove = false

    init(_ sections: [[String]], layout: UICollectionViewLayout = UICollectionViewFlowLayout(), size: CGSize = CGSize(width: 320, height: 480)) {
        self.sections = sections
        collection = UICollectionView(frame: CGRect(origin: .zero, size: size), collectionViewLayout: layout)
        super.init()
        collection.scrolling.ticker.followsDisplay = false
        collection.register(Cell.self, forCellWithReuseIdentifier: "cell")
        for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
            collection.register(UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "edge")
        }
        collection.dataSource = self
        collection.delegate = self
        window.addSubview(collection)
        collection.layoutIfNeeded()
    }

    convenience init(items: Int, layout: UICollectionViewLayout = UICollectionViewFlowLayout()) {
        self.init([(0..<items).map { "\($0)" }], layout: layout)
    }

    var flow: UICollectionViewFlowLayout { collection.collectionViewLayout as? UICollectionViewFlowLayout ?? UICollectionViewFlowLayout() }
    /// The names of the visible cells in the order of their items.
    var names: [String] { collection.visibleCells.compactMap { ($0 as? Cell)?.name } }

    func frame(_ item: Int, _ section: Int = 0) -> CGRect? { collection.layoutAttributesForItem(at: [section, item])?.frame }

    func scroll(to y: CGFloat) {
        collection.contentOffset.y = y
        collection.layoutIfNeeded()
    }

    /// Returns a new touch at a point of the collection view.
    func touch(at place: CGPoint) -> Set<UITouch> {
        let touch = UITouch(at: collection.convert(place, to: nil))
        touch.window = window
        touch.view = collection.hitTest(place, with: nil)
        return [touch]
    }

    func tap(_ path: IndexPath) {
        guard let frame = collection.layoutAttributesForItem(at: path)?.frame else { return }
        let touches = touch(at: CGPoint(x: frame.midX, y: frame.midY))
        collection.touchesBegan(touches, with: nil)
        collection.touchesEnded(touches, with: nil)
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { sections[section].count }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        if cell.tag == 0 {
            made += 1
            cell.tag = made
        }
        (cell as? Cell)?.name = sections[indexPath.section][indexPath.item]
        return cell
    }
    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "edge", for: indexPath)
    }
    func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { mayMove }
    func collectionView(_ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {
        heard.append("move \(sourceIndexPath.item) to \(destinationIndexPath.item)")
        let item = sections[sourceIndexPath.section].remove(at: sourceIndexPath.item)
        sections[destinationIndexPath.section].insert(item, at: destinationIndexPath.item)
    }
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
    ) -> CGSize { sizes?(indexPath) ?? (collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize ?? .zero }

    func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
        heard.append("should light \(indexPath.item)")
        return true
    }
    func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) { heard.append("lit \(indexPath.item)") }
    func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) { heard.append("unlit \(indexPath.item)") }
    func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
        heard.append("should select \(indexPath.item)")
        return true
    }
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) { heard.append("selected \(indexPath.item)") }
    func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) { heard.append("deselected \(indexPath.item)") }
    func collectionView(_ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath) {
        heard.append("end \(indexPath.item)")
    }
}
