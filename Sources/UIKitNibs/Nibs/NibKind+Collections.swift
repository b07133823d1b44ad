import CoreGraphics
import LaminaNibs

extension NibKind {
    /// Collection views, their cells and their layouts.
    package static let collections: [String: NibKind] = [
        "collectionView": NibKind(
            UICollectionView.self, inherits: "scrollView",
            attributes: [
                .ignored("dataMode"), .flag("allowsSelection", \UICollectionView.allowsSelection),
                .flag("allowsMultipleSelection", \UICollectionView.allowsMultipleSelection),
                .flag("prefetchingEnabled", \UICollectionView.isPrefetchingEnabled),
            ],
            values: [
                NibSetting("collectionViewLayout", on: UICollectionView.self) { view, element, builder in
                    guard let layout = builder.object(for: element) as? UICollectionViewLayout else { return false }
                    view.collectionViewLayout = layout
                    return true
                },
                NibSetting("backgroundView", on: UICollectionView.self) { view, element, builder in
                    view.backgroundView = builder.object(for: element) as? UIView
                    return view.backgroundView != nil
                },
            ]),
        "collectionReusableView": NibKind(UICollectionReusableView.self, inherits: "view", attributes: [.ignored("reuseIdentifier")]),
        "collectionViewCell": NibKind(
            UICollectionViewCell.self, inherits: "collectionReusableView",
            values: [
                .ignored("customSize"), .ignored("size"),
                NibSetting("contentView", on: UICollectionViewCell.self) { cell, element, builder in
                    builder.adopt(cell.contentView, from: element)
                },
            ]),
        "collectionViewCellContentView": NibKind(UIView.self, inherits: "view"),
        "collectionViewLayout": NibKind(UICollectionViewLayout.self),
        "collectionViewFlowLayout": flowLayout,
        "collectionViewController": NibKind(UICollectionViewController.self, inherits: "viewController"),
    ]

    private static let flowLayout = NibKind(
        UICollectionViewFlowLayout.self, inherits: "collectionViewLayout",
        attributes: [
            .choice("scrollDirection", \UICollectionViewFlowLayout.scrollDirection, ["vertical": .vertical, "horizontal": .horizontal]),
            .number("minimumLineSpacing", \UICollectionViewFlowLayout.minimumLineSpacing),
            .number("minimumInteritemSpacing", \UICollectionViewFlowLayout.minimumInteritemSpacing),
            .flag("sectionHeadersPinToVisibleBounds", \UICollectionViewFlowLayout.sectionHeadersPinToVisibleBounds),
            .flag("sectionFootersPinToVisibleBounds", \UICollectionViewFlowLayout.sectionFootersPinToVisibleBounds),
            NibSetting("automaticEstimatedItemSize", on: UICollectionViewFlowLayout.self) { layout, element, _ in
                if element["automaticEstimatedItemSize"] == "YES" { layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize }
                return true
            },
        ],
        values: [
            .value("itemSize", \UICollectionViewFlowLayout.itemSize) { $0.size },
            .value("headerReferenceSize", \UICollectionViewFlowLayout.headerReferenceSize) { $0.size },
            .value("footerReferenceSize", \UICollectionViewFlowLayout.footerReferenceSize) { $0.size },
            .value("sectionInset", \UICollectionViewFlowLayout.sectionInset) { $0.insets },
            NibSetting("estimatedItemSize", on: UICollectionViewFlowLayout.self) { layout, element, _ in
                guard let size = element.size else { return false }
                // Interface Builder writes a size even when the attribute asks for the automatic one.
                if layout.estimatedItemSize != UICollectionViewFlowLayout.automaticSize { layout.estimatedItemSize = size }
                return true
            },
        ])
}
