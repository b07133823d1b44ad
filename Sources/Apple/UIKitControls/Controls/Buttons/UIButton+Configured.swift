import CoreGraphics
import Foundation

extension UIButton {
    /// Updates the parts from the configuration.
    func showConfiguration() {
        // The update handler may set the configuration, which calls this method again; the flag stops the recursion.
        if !parts.isUpdating, automaticallyUpdatesConfiguration {
            parts.isUpdating = true
            updateConfiguration()
            parts.isUpdating = false
        }
        guard let configuration else { return }
        let colors = ConfigurationColors(configuration, of: self)
        showTitle(configuration, colors.foreground)
        showSubtitle(configuration, colors.foreground)
        showImage(configuration, colors.foreground)
        let indicatorColor = configuration.activityIndicatorColorTransformer?(colors.foreground) ?? colors.foreground
        show(indicator: configuration.showsActivityIndicator, indicatorColor)
        showBackground(configuration, colors.background)
        for part in parts.foreground { part.alpha = 1 }
    }

    private func showTitle(_ configuration: Configuration, _ color: UIColor) {
        // A title that was set for just this state counts before the configuration's.
        let own = state == .normal ? nil : (content.attributedTitles[state] ?? content.titles[state].map { NSAttributedString(string: $0) })
        let ofState = currentAttributedTitle.map { AttributedString($0) } ?? currentTitle.map { AttributedString($0) }
        let text = own.map { AttributedString($0) } ?? configuration.attributedTitle ?? ofState
        let font = configuration.ownTitleFont ?? .preferredFont(forTextStyle: configuration.titleStyle, compatibleWith: traitCollection)
        show(text, in: titleLabelPart, font, color, configuration.titleTextAttributesTransformer)
        if own == nil, let title = configuration.styledTitle { titleLabelPart.attributedText = title }
    }

    private func show(
        _ text: AttributedString?, in label: UILabel, _ font: UIFont, _ color: UIColor, _ transformer: UIConfigurationTextAttributesTransformer?
    ) {
        (label.font, label.textColor) = (font, color)
        label.text = text.map { String($0.characters) }
        guard var text, transformer != nil || text.runs.contains(where: { $0.attributes != AttributeContainer() }) else { return }
        var attributes = AttributeContainer()
        (attributes.font, attributes.foregroundColor) = (font, color)
        text.mergeAttributes(transformer?(attributes) ?? attributes, mergePolicy: .keepCurrent)
        label.attributedText = NSAttributedString(text)
    }

    private func showImage(_ configuration: Configuration, _ color: UIColor) {
        let own = state == .normal ? nil : content.images[state]
        var image = own ?? configuration.image ?? currentImage
        if let symbol = configuration.preferredSymbolConfigurationForImage, image?.isSymbolImage == true { image = image?.withConfiguration(symbol) }
        guard image != nil || parts.image != nil else { return }
        imagePart.image = configuration.showsActivityIndicator ? nil : image
        imagePart.tintColor = configuration.imageColorTransformer?(color) ?? color
    }

    private func showSubtitle(_ configuration: Configuration, _ color: UIColor) {
        let subtitle = configuration.attributedSubtitle
        guard subtitle != nil || parts.subtitle != nil else { return }
        let label = parts.subtitle ?? UILabel()
        if parts.subtitle == nil {
            parts.subtitle = label
            addSubview(label)
        }
        let font = UIFont.preferredFont(forTextStyle: configuration.subtitleStyle, compatibleWith: traitCollection)
        show(subtitle, in: label, font, color, configuration.subtitleTextAttributesTransformer)
    }

    private func show(indicator isShown: Bool, _ color: UIColor) {
        guard isShown || parts.indicator != nil else { return }
        let indicator = parts.indicator ?? UIActivityIndicatorView(style: .medium)
        if parts.indicator == nil {
            parts.indicator = indicator
            addSubview(indicator)
        }
        indicator.color = color
        if isShown { indicator.startAnimating() } else { indicator.stopAnimating() }
    }

    private func showBackground(_ configuration: Configuration, _ color: UIColor?) {
        let shown = configuration.background.shown(color, radius: configuration.cornerRadius(height: bounds.height))
        let backgroundView = parts.backgroundView ?? ConfiguredBackgroundView(shown)
        if parts.backgroundView == nil {
            backgroundView.isUserInteractionEnabled = false
            parts.backgroundView = backgroundView
            insertSubview(backgroundView, at: 0)
        }
        backgroundView.configuration = shown
        parts.background?.image = nil
    }

    func configurationLayout(_ configuration: Configuration) -> ConfigurationLayout {
        var layout = ConfigurationLayout.Parts()
        layout.title = fit(parts.title)
        layout.subtitle = fit(parts.subtitle)
        layout.image =
            configuration.showsActivityIndicator ? parts.indicator?.intrinsicContentSize ?? .zero : parts.image?.image?.size ?? .zero
        let insets = configuration.contentInsets
        // The block is laid out from left to right; `layOut` mirrors it.
        layout.insets = UIEdgeInsets(top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing)
        layout.side = configuration.imagePlacement
        layout.imagePadding = configuration.imagePadding
        layout.titlePadding = configuration.titlePadding
        layout.alignment = configuration.wordsAlignment(hasImage: layout.image != .zero)
        return ConfigurationLayout(layout)
    }

    /// Positions the parts as one block inside the bounds, following the content alignment.
    package func layOut(_ configuration: Configuration) {
        let layout = configurationLayout(configuration)
        let rest = CGSize(width: bounds.width - layout.size.width, height: bounds.height - layout.size.height)
        let x: CGFloat =
            switch effectiveContentHorizontalAlignment {
            case .left, .leading: isRightToLeft ? rest.width : 0
            case .fill: 0
            case .right, .trailing: isRightToLeft ? 0 : rest.width
            case .center: rest.width / 2
            @unknown default: rest.width / 2
            }
        // A block wider than the button starts at the leading edge, and its titles are truncated to the available width.
        let offset = CGPoint(x: max(0, x), y: rest.height / 2)
        let room = bounds.width - configuration.contentInsets.leading - configuration.contentInsets.trailing
        func place(_ rect: CGRect) -> CGRect {
            let frame = CGRect(x: rect.minX + offset.x, y: rect.minY + offset.y, width: min(rect.width, max(0, room)), height: rect.height)
            return onPixels(directed(frame, in: CGRect(origin: .zero, size: bounds.size)))
        }
        parts.image?.frame = place(layout.image)
        parts.indicator?.frame = place(layout.image)
        parts.title?.frame = place(layout.title)
        parts.subtitle?.frame = place(layout.subtitle)
        parts.backgroundView?.frame = bounds
        parts.backgroundView?.configuration.cornerRadius = configuration.cornerRadius(height: bounds.height)
    }

    private func fit(_ label: UILabel?) -> CGSize {
        guard let label, label.hasText else { return .zero }
        return label.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude))
    }
}

extension UIButton.Configuration {
    /// The text style of the title, whose font follows the preferred text size.
    fileprivate var titleStyle: UIFont.TextStyle {
        switch buttonSize {
        case .mini: .caption1
        case .small: .subheadline
        case .medium: .body
        case .large: .headline
        }
    }

    fileprivate var subtitleStyle: UIFont.TextStyle { buttonSize == .mini || buttonSize == .small ? .caption2 : .footnote }

    fileprivate func cornerRadius(height: CGFloat) -> CGFloat {
        switch cornerStyle {
        case .small: 4
        case .fixed, .dynamic: background.cornerRadius
        case .medium: 8
        case .large: 12
        case .capsule: height / 2
        }
    }

    /// The horizontal alignment of title and subtitle relative to each other: 0 is left, 1 is right.
    fileprivate func wordsAlignment(hasImage: Bool) -> CGFloat {
        switch titleAlignment {
        case .automatic: hasImage && !imagePlacement.isDisjoint(with: [.leading, .trailing]) ? 0 : 0.5
        case .leading: 0
        case .center: 0.5
        case .trailing: 1
        }
    }
}
