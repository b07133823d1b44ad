import CoreGraphics
import LaminaNibs

extension NibKind {
    package static let views: [String: NibKind] = [
        "view": view,
        "imageView": NibKind(
            UIImageView.self, inherits: "view",
            attributes: [
                .image("image", \UIImageView.image), .image("highlightedImage", \UIImageView.highlightedImage),
                .flag("highlighted", \UIImageView.isHighlighted),
            ]),
        "label": label,
        "scrollView": scrollView,
        "textView": textView,
        "tableView": tableView,
        "tableViewCell": tableViewCell,
        "tableViewCellContentView": NibKind(UIView.self, inherits: "view"),
        "stackView": stackView,
    ]

    private static let view = NibKind(
        UIView.self,
        attributes: [
            .choice("contentMode", \UIView.contentMode, contentModes), .flag("opaque", \UIView.isOpaque), .flag("hidden", \UIView.isHidden),
            .flag("userInteractionEnabled", \UIView.isUserInteractionEnabled), .flag("clipsSubviews", \UIView.clipsToBounds),
            .flag("multipleTouchEnabled", \UIView.isMultipleTouchEnabled), .flag("autoresizesSubviews", \UIView.autoresizesSubviews),
            .flag("clearsContextBeforeDrawing", \UIView.clearsContextBeforeDrawing), .number("alpha", \UIView.alpha),
            .integer("tag", \UIView.tag),
            .flag("translatesAutoresizingMaskIntoConstraints", \UIView.translatesAutoresizingMaskIntoConstraints),
            .flag("preservesSuperviewLayoutMargins", \UIView.preservesSuperviewLayoutMargins),
            priority("horizontalHuggingPriority") { $0.setContentHuggingPriority($1, for: .horizontal) },
            priority("verticalHuggingPriority") { $0.setContentHuggingPriority($1, for: .vertical) },
            priority("horizontalCompressionResistancePriority") { $0.setContentCompressionResistancePriority($1, for: .horizontal) },
            priority("verticalCompressionResistancePriority") { $0.setContentCompressionResistancePriority($1, for: .vertical) },
        ],
        values: [
            .value("frame", \UIView.frame) { $0.rect }, .value("bounds", \UIView.bounds) { $0.rect },
            .value("autoresizingMask", \UIView.autoresizingMask) { $0.autoresizingMask },
            .color("backgroundColor", \UIView.backgroundColor),
            NibSetting("tintColor", on: UIView.self) { view, element, builder in
                guard let color = element.color(named: builder.colors) else { return false }
                view.tintColor = color
                return true
            },
            .value("layoutMargins", \UIView.layoutMargins) { $0.insets },
            NibSetting("safeArea", on: UIView.self) { view, element, builder in builder.register(view.safeAreaLayoutGuide, for: element) },
        ])

    private static let label = NibKind(
        UILabel.self, inherits: "view",
        attributes: [
            .text("text", \UILabel.text), .choice("textAlignment", \UILabel.textAlignment, textAlignments),
            .choice("lineBreakMode", \UILabel.lineBreakMode, lineBreakModes), .integer("numberOfLines", \UILabel.numberOfLines),
            .flag("adjustsFontSizeToFit", \UILabel.adjustsFontSizeToFitWidth), .number("minimumScaleFactor", \UILabel.minimumScaleFactor),
            .ignored("minimumFontSize"),
            .flag("enabled", \UILabel.isEnabled), .flag("highlighted", \UILabel.isHighlighted),
            .number("preferredMaxLayoutWidth", \UILabel.preferredMaxLayoutWidth),
            .choice(
                "baselineAdjustment", \UILabel.baselineAdjustment,
                ["alignBaselines": .alignBaselines, "alignCenters": .alignCenters, "none": .none]),
        ],
        values: [
            NibSetting("text", on: UILabel.self) { label, element, _ in
                label.text = element.text
                return true
            },
            NibSetting("textColor", on: UILabel.self) { label, element, builder in
                label.textColor = element.color(named: builder.colors) ?? .label
                return true
            },
            .color("highlightedColor", \UILabel.highlightedTextColor), .color("shadowColor", \UILabel.shadowColor),
            .value("shadowOffset", \UILabel.shadowOffset) { $0.size },
            NibSetting("fontDescription", on: UILabel.self) { label, element, builder in
                label.font = builder.font(element)
                return true
            },
        ])

    private static let scrollView = NibKind(
        UIScrollView.self, inherits: "view",
        attributes: [
            .flag("scrollEnabled", \UIScrollView.isScrollEnabled), .flag("pagingEnabled", \UIScrollView.isPagingEnabled),
            .flag("bounces", \UIScrollView.bounces), .flag("alwaysBounceVertical", \UIScrollView.alwaysBounceVertical),
            .flag("alwaysBounceHorizontal", \UIScrollView.alwaysBounceHorizontal),
            .flag("directionalLockEnabled", \UIScrollView.isDirectionalLockEnabled),
            .flag("showsHorizontalScrollIndicator", \UIScrollView.showsHorizontalScrollIndicator),
            .flag("showsVerticalScrollIndicator", \UIScrollView.showsVerticalScrollIndicator),
            .flag("delaysContentTouches", \UIScrollView.delaysContentTouches),
            .flag("canCancelContentTouches", \UIScrollView.canCancelContentTouches),
            .flag("bouncesZoom", \UIScrollView.bouncesZoom), .flag("scrollsToTop", \UIScrollView.scrollsToTop),
            .number("minimumZoomScale", \UIScrollView.minimumZoomScale), .number("maximumZoomScale", \UIScrollView.maximumZoomScale),
            .choice("indicatorStyle", \UIScrollView.indicatorStyle, ["default": .default, "black": .black, "white": .white]),
            .choice(
                "keyboardDismissMode", \UIScrollView.keyboardDismissMode, ["none": .none, "onDrag": .onDrag, "interactive": .interactive]),
            .choice(
                "contentInsetAdjustmentBehavior", \UIScrollView.contentInsetAdjustmentBehavior,
                ["automatic": .automatic, "scrollableAxes": .scrollableAxes, "never": .never, "always": .always]),
        ],
        values: [
            .value("contentInset", \UIScrollView.contentInset) { $0.insets }, .value("contentSize", \UIScrollView.contentSize) { $0.size },
            NibSetting("contentLayoutGuide", on: UIScrollView.self) { view, element, builder in
                builder.register(view.contentLayoutGuide, for: element)
            },
            NibSetting("frameLayoutGuide", on: UIScrollView.self) { view, element, builder in
                builder.register(view.frameLayoutGuide, for: element)
            },
        ])

    private static let textView = NibKind(
        UITextView.self, inherits: "scrollView",
        attributes: [
            .flag("editable", \UITextView.isEditable), .flag("selectable", \UITextView.isSelectable),
            .choice("textAlignment", \UITextView.textAlignment, textAlignments),
            NibSetting("text", on: UITextView.self) { view, element, _ in
                view.text = element["text"]
                return true
            },
        ],
        values: [
            NibSetting("text", on: UITextView.self) { view, element, _ in
                view.text = element.text
                return true
            },
            .color("textColor", \UITextView.textColor),
            NibSetting("fontDescription", on: UITextView.self) { view, element, builder in
                view.font = builder.font(element)
                return true
            },
            .ignored("textInputTraits"),
        ])

    private static let tableView = NibKind(
        UITableView.self, inherits: "scrollView",
        attributes: [
            .ignored("style"), .ignored("dataMode"), .number("rowHeight", \UITableView.rowHeight),
            .number("estimatedRowHeight", \UITableView.estimatedRowHeight), .number("sectionHeaderHeight", \UITableView.sectionHeaderHeight),
            .number("sectionFooterHeight", \UITableView.sectionFooterHeight),
            .choice("separatorStyle", \UITableView.separatorStyle, ["default": .singleLine, "none": .none, "singleLine": .singleLine]),
            .flag("allowsSelection", \UITableView.allowsSelection), .flag("allowsMultipleSelection", \UITableView.allowsMultipleSelection),
        ],
        values: [.color("separatorColor", \UITableView.separatorColor)])

    private static let tableViewCell = NibKind(
        UITableViewCell.self, inherits: "view",
        attributes: [
            .ignored("style"), .ignored("reuseIdentifier"), .ignored("rowHeight"), .ignored("textLabel"), .ignored("detailTextLabel"),
            .choice(
                "accessoryType", \UITableViewCell.accessoryType,
                [
                    "none": .none, "disclosureIndicator": .disclosureIndicator, "checkmark": .checkmark, "detailButton": .detailButton,
                    "detailDisclosureButton": .detailDisclosureButton,
                ]),
            .choice(
                "selectionStyle", \UITableViewCell.selectionStyle,
                ["none": .none, "blue": .blue, "gray": .gray, "default": .default]),
        ],
        values: [NibSetting("contentView", on: UITableViewCell.self) { cell, element, builder in builder.adopt(cell.contentView, from: element) }])

    private static let stackView = NibKind(
        UIStackView.self, inherits: "view",
        attributes: [
            .choice("axis", \UIStackView.axis, ["horizontal": .horizontal, "vertical": .vertical]),
            .choice(
                "distribution", \UIStackView.distribution,
                [
                    "fill": .fill, "fillEqually": .fillEqually, "fillProportionally": .fillProportionally, "equalSpacing": .equalSpacing,
                    "equalCentering": .equalCentering,
                ]),
            .choice(
                "alignment", \UIStackView.alignment,
                [
                    "fill": .fill, "leading": .leading, "top": .top, "firstBaseline": .firstBaseline, "center": .center,
                    "trailing": .trailing, "bottom": .bottom, "lastBaseline": .lastBaseline,
                ]),
            .number("spacing", \UIStackView.spacing), .flag("baselineRelativeArrangement", \UIStackView.isBaselineRelativeArrangement),
        ])

    private static func priority(_ name: String, set: @escaping (UIView, UILayoutPriority) -> Void) -> NibSetting {
        NibSetting(name, on: UIView.self) { view, element, _ in
            guard let priority = element.number(name) else { return false }
            set(view, UILayoutPriority(Float(priority)))
            return true
        }
    }

    static let textAlignments: [String: NSTextAlignment] = [
        "left": .left, "center": .center, "right": .right, "justified": .justified, "natural": .natural,
    ]

    static let lineBreakModes: [String: NSLineBreakMode] = [
        "wordWrap": .byWordWrapping, "characterWrap": .byCharWrapping, "clip": .byClipping, "headTruncation": .byTruncatingHead,
        "middleTruncation": .byTruncatingMiddle, "tailTruncation": .byTruncatingTail,
    ]

    private static let contentModes: [String: UIView.ContentMode] = [
        "scaleToFill": .scaleToFill, "scaleAspectFit": .scaleAspectFit, "scaleAspectFill": .scaleAspectFill, "redraw": .redraw,
        "center": .center, "top": .top, "bottom": .bottom, "left": .left, "right": .right, "topLeft": .topLeft, "topRight": .topRight,
        "bottomLeft": .bottomLeft, "bottomRight": .bottomRight,
    ]
}
