import CoreGraphics
public import Foundation

/// A view that shows the content of a row: an image, a text and a secondary text.
open class UIListContentView: UIView, UIContentView, TextShowing {
    private var content: UIListContentConfiguration
    private let picture = UIImageView(frame: .zero)
    private let title = UILabel(frame: .zero)
    private let detail = UILabel(frame: .zero)
    private var guides: [UIView: UILayoutGuide] = [:]

    /// Creates a view with content.
    public init(configuration: UIListContentConfiguration) {
        content = configuration
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        for part in [picture, title, detail] { addSubview(part) }
        show()
    }

    /// Creates a view without content; the coder's contents are ignored.
    public required init?(coder: NSCoder) {
        content = .cell()
        super.init(coder: coder)
        for part in [picture, title, detail] { addSubview(part) }
        show()
    }

    /// The content, a `UIListContentConfiguration`; other configurations are ignored.
    open var configuration: any UIContentConfiguration {
        get { content }
        set {
            guard let list = newValue as? UIListContentConfiguration, list != content else { return }
            content = list
            show()
        }
    }

    /// The area of the text; nil without a text.
    open var textLayoutGuide: UILayoutGuide? { content.hasText ? guide(of: title) : nil }
    /// The area of the secondary text; nil without a secondary text.
    open var secondaryTextLayoutGuide: UILayoutGuide? { content.hasSecondaryText ? guide(of: detail) : nil }
    /// The area of the image; nil without an image.
    open var imageLayoutGuide: UILayoutGuide? { content.image == nil ? nil : guide(of: picture) }

    /// The distance of the text beside an image from the leading edge, in points; nil without an image or without a text.
    package var textStart: CGFloat? { content.image != nil && content.hasText ? layout(width: bounds.width).textStart : nil }

    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: layout(width: bounds.width).height) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: layout(width: size.width > 0 ? size.width : bounds.width).height)
    }

    open override func layoutSubviews() {
        let places = layout(width: bounds.width)
        for (part, place) in [(picture, places.image), (title, places.text), (detail, places.secondary)] {
            part.frame = directed(place.offsetBy(dx: 0, dy: places.rest(in: bounds.height)), in: bounds)
        }
        super.layoutSubviews()
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        showImage()
    }

    package func baselineOffsets(in size: CGSize) -> (first: CGFloat, last: CGFloat)? {
        guard content.hasText, let own = title.baselineOffsets(in: title.bounds.size) else { return nil }
        let first = title.frame.minY + own.first
        let below = content.hasSecondaryText ? detail.baselineOffsets(in: detail.bounds.size) : nil
        return (first, below.map { size.height - detail.frame.maxY + $0.last } ?? size.height - title.frame.maxY + own.last)
    }

    package var wrapsContent: Bool { true }

    package func contentHeight(forWidth width: CGFloat) -> CGFloat? { layout(width: width).height }

    // MARK: Showing

    private func show() {
        showText(content.text, content.attributedText, content.textProperties, in: title)
        showText(content.secondaryText, content.secondaryAttributedText, content.secondaryTextProperties, in: detail)
        showImage()
        alpha = content.alpha
        directionalLayoutMargins = content.directionalLayoutMargins
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    private func showText(
        _ text: String?, _ attributed: NSAttributedString?, _ properties: UIListContentConfiguration.TextProperties, in label: UILabel
    ) {
        // Cleared first, because the properties of a label change all of its text.
        label.text = nil
        label.font = properties.font
        label.textColor = properties.resolvedColor()
        label.numberOfLines = properties.numberOfLines
        label.lineBreakMode = properties.lineBreakMode
        label.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
        label.minimumScaleFactor = properties.minimumScaleFactor
        label.allowsDefaultTighteningForTruncation = properties.allowsDefaultTighteningForTruncation
        label.adjustsFontForContentSizeCategory = properties.adjustsFontForContentSizeCategory
        label.textAlignment =
            switch properties.alignment {
            case .natural: .natural
            case .center: .center
            case .justified: .justified
            }
        if let attributed { label.attributedText = attributed } else { label.text = text.map(properties.transformed) }
        label.isHidden = attributed == nil && text?.isEmpty != false
    }

    private func showImage() {
        let properties = content.imageProperties
        picture.preferredSymbolConfiguration =
            properties.preferredSymbolConfiguration ?? UIImage.SymbolConfiguration(font: content.textProperties.font)
        picture.image = content.image
        picture.tintColor = properties.resolvedTintColor(for: tintColor)
        picture.layer.cornerRadius = properties.cornerRadius
        picture.clipsToBounds = properties.cornerRadius > 0
        picture.layer.borderWidth = properties.strokeWidth
        picture.layer.borderColor = properties.resolvedStrokeColor(for: tintColor).resolvedColor(with: traitCollection).cgColor
    }

    private func guide(of part: UIView) -> UILayoutGuide {
        if let guide = guides[part] { return guide }
        let guide = UILayoutGuide()
        addLayoutGuide(guide)
        NSLayoutConstraint.activate([
            guide.leadingAnchor.constraint(equalTo: part.leadingAnchor), guide.trailingAnchor.constraint(equalTo: part.trailingAnchor),
            guide.topAnchor.constraint(equalTo: part.topAnchor), guide.bottomAnchor.constraint(equalTo: part.bottomAnchor),
        ])
        guides[part] = guide
        layoutIfNeeded()
        return guide
    }

    // MARK: Layout

    private func layout(width: CGFloat) -> ListContentLayout {
        let properties = content.imageProperties
        var parts = ListContentLayout.Parts(width: width, margins: margins)
        if picture.image != nil {
            let size = picture.intrinsicContentSize
            parts.image = properties.shownSize(of: size)
            parts.reserved = properties.reservedSize(for: size, isSymbol: picture.image?.isSymbolImage == true)
        }
        parts.scale = max(1, traitCollection.displayScale)
        parts.isCentred = content.textProperties.alignment != .natural
        if content.hasText { parts.text = { [title] in title.sizeThatFits(CGSize(width: $0, height: 0)) } }
        if content.hasSecondaryText { parts.secondary = { [detail] in detail.sizeThatFits(CGSize(width: $0, height: 0)) } }
        return ListContentLayout(parts, content)
    }

    /// The distances from the edges to the content: the configuration's, and at least the superview's where it says so.
    private var margins: NSDirectionalEdgeInsets {
        var margins = content.directionalLayoutMargins
        guard let superview else { return margins }
        let axes = content.axesPreservingSuperviewLayoutMargins
        let outer = superview.insets(superview.layoutMargins, reaching: self)
        if axes.contains(.horizontal) {
            margins.leading = max(margins.leading, isRightToLeft ? outer.right : outer.left)
            margins.trailing = max(margins.trailing, isRightToLeft ? outer.left : outer.right)
        }
        if axes.contains(.vertical) {
            margins.top = max(margins.top, outer.top)
            margins.bottom = max(margins.bottom, outer.bottom)
        }
        return margins
    }
}
