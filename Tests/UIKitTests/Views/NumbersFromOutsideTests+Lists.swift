import Foundation
import UIKit

extension NumbersFromOutsideTests {
    nonisolated static let lists: [Case] = [
        Case(name: "row counts") { number in
            let source = CountSource(number)
            let table = UITableView(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
            table.rowHeight = 20
            table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
            table.dataSource = source
            table.layoutIfNeeded()
            table.scrollToRow(at: IndexPath(row: source.last, section: 0), at: .bottom, animated: false)
            table.layoutIfNeeded()
            table.reloadData()
            table.layoutIfNeeded()
            withExtendedLifetime(source) {}
            return table
        },
        Case(name: "item counts") { number in
            let source = CountSource(number)
            let collection = UICollectionView(frame: CGRect(x: 0, y: 0, width: 60, height: 60), collectionViewLayout: UICollectionViewFlowLayout())
            collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
            collection.dataSource = source
            collection.layoutIfNeeded()
            collection.scrollToItem(at: IndexPath(item: source.last, section: 0), at: .bottom, animated: false)
            collection.layoutIfNeeded()
            collection.reloadData()
            collection.layoutIfNeeded()
            withExtendedLifetime(source) {}
            return collection
        },
        Case(name: "wheel counts") { number in
            let source = CountSource(number)
            let picker = UIPickerView(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
            picker.dataSource = source
            picker.selectRow(.max, inComponent: 0, animated: false)
            picker.layoutIfNeeded()
            picker.selectRow(.min, inComponent: .max, animated: true)
            withExtendedLifetime(source) {}
            return picker
        },
        Case(name: "flow layout") { number in
            let size = CGSize(width: number, height: number)
            let rig = CollectionRig(items: 5)
            let flow = rig.flow
            flow.minimumLineSpacing = number
            flow.minimumInteritemSpacing = number
            rig.collection.layoutIfNeeded()
            flow.sectionInset = UIEdgeInsets(top: number, left: number, bottom: number, right: number)
            flow.headerReferenceSize = size
            rig.collection.layoutIfNeeded()
            flow.estimatedItemSize = size
            rig.collection.layoutIfNeeded()
            flow.estimatedItemSize = .zero
            flow.itemSize = size
            flow.scrollDirection = .horizontal
            rig.collection.layoutIfNeeded()
            rig.sizes = { _ in size }
            flow.invalidateLayout()
            return rig.collection
        },
        Case(name: "compositional layout") { number in
            let lengths: [NSCollectionLayoutDimension] = [
                .absolute(number), .estimated(number), .fractionalWidth(number), .fractionalHeight(number),
            ]
            let rig = CollectionRig(items: 5)
            for length in lengths {
                let item = NSCollectionLayoutItem(layoutSize: NSCollectionLayoutSize(widthDimension: length, heightDimension: .absolute(20)))
                item.contentInsets = NSDirectionalEdgeInsets(top: number, leading: 1, bottom: 1, trailing: 1)
                let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: length)
                let group = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [item])
                group.interItemSpacing = .fixed(number)
                let section = NSCollectionLayoutSection(group: group)
                section.interGroupSpacing = number
                section.orthogonalScrollingBehavior = .groupPaging
                rig.collection.setCollectionViewLayout(UICollectionViewCompositionalLayout(section: section), animated: false)
                rig.collection.layoutIfNeeded()
            }
            return rig.collection
        },
        Case(name: "one inset") { number in
            let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
            scroll.contentSize = CGSize(width: 90, height: 90)
            scroll.contentInset.top = number
            scroll.layoutIfNeeded()
            scroll.contentInset = .zero
            scroll.contentInset.left = number
            scroll.flashScrollIndicators()
            scroll.setZoomScale(number, animated: true)
            scroll.minimumZoomScale = number
            scroll.maximumZoomScale = number
            return scroll
        },
        Case(name: "split columns") { number in
            let split = UISplitViewController(style: .doubleColumn)
            split.setViewController(UIViewController(), for: .primary)
            split.setViewController(UIViewController(), for: .secondary)
            let stage = ControllerStage(split)
            split.minimumPrimaryColumnWidth = number
            split.maximumPrimaryColumnWidth = number
            split.preferredPrimaryColumnWidth = number
            split.preferredPrimaryColumnWidthFraction = number
            split.view.layoutIfNeeded()
            stage.advance(by: 1)
            return nil
        },
        Case(name: "dynamics") { number in
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
            let item = UIView(frame: CGRect(x: 10, y: 10, width: 10, height: 10))
            view.addSubview(item)
            let animator = UIDynamicAnimator(referenceView: view)
            let pin = UIAttachmentBehavior.pinAttachment(with: item, attachedTo: view, attachmentAnchor: CGPoint(x: number, y: 5))
            let slide = UIAttachmentBehavior.slidingAttachment(
                with: item, attachmentAnchor: CGPoint(x: 5, y: 5), axisOfTranslation: CGVector(dx: number, dy: 1))
            for behavior in [pin, slide, UIAttachmentBehavior(item: item, attachedToAnchor: CGPoint(x: 30, y: number))] {
                behavior.attachmentRange = UIFloatRange(minimum: number, maximum: 1)
                behavior.frequency = number
                behavior.damping = number
                behavior.length = number
                animator.addBehavior(behavior)
            }
            let push = UIPushBehavior(items: [item], mode: .continuous)
            push.magnitude = number
            push.angle = number
            animator.addBehavior(push)
            animator.addBehavior(UISnapBehavior(item: item, snapTo: CGPoint(x: number, y: number)))
            animator.addBehavior(UIGravityBehavior(items: [item]))
            return view
        },
    ]
}

/// A data source whose numbers are as extreme as a given number.
@MainActor
private final class CountSource: NSObject, UITableViewDataSource, UICollectionViewDataSource, UIPickerViewDataSource {
    let items: Int

    var last: Int { items > 0 ? items - 1 : -1 }

    init(_ number: CGFloat) { items = number > 0 ? .max : number < 0 ? .min : 0 }

    func numberOfSections(in tableView: UITableView) -> Int { items < 0 ? items : 3 }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { items }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { items < 0 ? items : 3 }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { items }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }

    func numberOfComponents(in pickerView: UIPickerView) -> Int { items < 0 ? items : 2 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { items }
}
