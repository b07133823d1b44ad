import CoreGraphics
import UIKit

/// Runners for flow layouts.
@MainActor let uikitFlowRunners: [String: UIKitRunner] = [
    "flow-layout/background": { _ in
        let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        return view.backgroundColor == .systemBackground ? "systemBackground" : .null
    },
    "flow-layout/frames": { input in
        let items = try FlowItems(input)
        let (layout, isUpright) = (UICollectionViewFlowLayout(), input["width"] != nil)
        layout.scrollDirection = isUpright ? .vertical : .horizontal
        if let item = input["item"] { layout.itemSize = CGSize(of: item) }
        if let line = input["line"]?.number { layout.minimumLineSpacing = line }
        if let inter = input["inter"]?.number { layout.minimumInteritemSpacing = inter }
        if let inset = input["inset"] { layout.sectionInset = UIEdgeInsets(inset) }
        if let header = input["header"]?.number { layout.headerReferenceSize = CGSize(width: header, height: header) }
        if let footer = input["footer"]?.number { layout.footerReferenceSize = CGSize(width: footer, height: footer) }
        let size = CGSize(width: input["width"]?.number ?? 375, height: input["height"]?.number ?? 667)
        let view = UICollectionView(frame: CGRect(origin: .zero, size: size), collectionViewLayout: layout)
        (view.dataSource, view.delegate) = (items, items)
        view.contentInsetAdjustmentBehavior = .never
        layout.prepare()
        return answer(to: input.expected, view, layout)
    },
]

/// Answers the members of an expected object: the frames of items, headers and footers, and the size of the content.
@MainActor private func answer(to expected: JSON, _ view: UICollectionView, _ layout: UICollectionViewFlowLayout) -> JSON {
    let size = layout.collectionViewContentSize
    var answer: [String: JSON] = [
        "contentSize": JSON(size), "contentHeight": JSON(size.height), "contentWidth": JSON(size.width),
    ]
    if let items = expected["items"]?.members.keys {
        answer["items"] = .object(Dictionary(uniqueKeysWithValues: items.map { ($0, frame(of: "0/" + $0, layout)) }))
    }
    for name in expected.members.keys where answer[name] == nil { answer[name] = frame(of: name, layout) }
    return .object(answer)
}

/// Returns the frame of an item, such as `1/0`, or of a section's header or footer, such as `header1`; null when the layout has none.
@MainActor private func frame(of name: String, _ layout: UICollectionViewFlowLayout) -> JSON {
    let numbers = name.split { !$0.isNumber }.compactMap { Int($0) }
    let section = numbers.first ?? 0
    let attributes =
        if name.hasPrefix("header") {
            layout.layoutAttributesForSupplementaryView(ofKind: UICollectionView.elementKindSectionHeader, at: [section, 0])
        } else if name.hasPrefix("footer") {
            layout.layoutAttributesForSupplementaryView(ofKind: UICollectionView.elementKindSectionFooter, at: [section, 0])
        } else {
            layout.layoutAttributesForItem(at: [section, numbers.last ?? 0])
        }
    return attributes.map { JSON($0.frame) } ?? .null
}

/// The numbers and sizes of items.
private final class FlowItems: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    private let counts: [Int]
    private var sizes: [IndexPath: CGSize] = [:]

    /// Reads the number of items in one or more sections, and the sizes that differ from the layout's.
    init(_ input: UIKitInput) throws {
        let widths = input["widths"]?.numbers
        let count = input["count"]?.number.map { Int($0) } ?? widths?.count
        counts = input["counts"]?.numbers?.map { Int($0) } ?? [count ?? 0]
        for (item, (width, height)) in zip(widths ?? [], input["heights"]?.numbers ?? []).enumerated() {
            sizes[[0, item]] = CGSize(width: width, height: height)
        }
        guard let note = input["note"]?.text else { return }
        // Such as "all 80x40, item 1 of section 1 is 90 high".
        let numbers = note.split { !$0.isNumber }.compactMap { Double($0) }
        guard numbers.count == 5, note.hasPrefix("all"), note.hasSuffix("high") else { throw Unsupported("the note \(note)") }
        for (section, count) in counts.enumerated() {
            for item in 0..<count { sizes[[section, item]] = CGSize(width: numbers[0], height: numbers[1]) }
        }
        sizes[[Int(numbers[3]), Int(numbers[2])]] = CGSize(width: numbers[0], height: numbers[4])
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { counts[section] }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell { UICollectionViewCell() }
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        sizes[indexPath] ?? (collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize ?? .zero
    }
}
