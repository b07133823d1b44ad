import CoreGraphics
import Foundation

extension UIButton {
    /// The opacity of a system button's contents while it is pressed.
    private static let pressedAlpha: CGFloat = 0.2
    /// The duration of the fade back to full opacity after release, in seconds.
    private static let releaseDuration = 0.47

    /// True for every type but `custom`: the contents take the tint colour by default.
    var isSystem: Bool { buttonType != .custom }

    var titleLabelPart: UILabel {
        if let title = parts.title { return title }
        let label = ButtonTitle()
        label.font = .systemFont(ofSize: isSystem ? 15 : 18)
        label.lineBreakMode = .byTruncatingMiddle
        label.textAlignment = .center
        // A label's own default is one point upwards.
        label.shadowOffset = .zero
        parts.title = label
        addSubview(label)
        return label
    }

    var imagePart: UIImageView {
        if let image = parts.image { return image }
        let view = UIImageView()
        view.clipsToBounds = true
        parts.image = view
        // The image is inserted behind the title.
        insertSubview(view, at: parts.title.flatMap { subviews.firstIndex(of: $0) } ?? subviews.count)
        return view
    }

    package func change(_ body: (inout ButtonContent) -> Void) {
        body(&content)
        looksChanged()
    }

    func looksChanged() {
        showContent()
        invalidateIntrinsicContentSize()
    }

    /// Updates the parts from the content of the current state.
    func showContent() {
        if configuration != nil {
            showConfiguration()
        } else {
            showTitle()
            showImage()
            showBackground()
        }
        setNeedsLayout()
    }

    /// Updates the appearance after a state change: a system button dims at once and fades back slowly.
    package func showState() {
        showContent()
        guard configuration == nil, isSystem else { return }
        let isPressed = isHighlighted
        let fade = { for part in self.parts.foreground { part.alpha = isPressed ? Self.pressedAlpha : 1 } }
        let wasPressed = parts.foreground.contains { $0.alpha < 1 }
        if isPressed || !wasPressed { return UIView.performWithoutAnimation(fade) }
        UIView.animate(
            withDuration: Self.releaseDuration, delay: 0, options: [.beginFromCurrentState, .allowUserInteraction], animations: fade)
    }

    func naturalTitleColor(for state: State) -> UIColor {
        guard isSystem else { return .white }
        return state.contains(.disabled) ? .tertiaryLabel : tintColor
    }

    /// The font size at which a symbol in a circle is 22 points wide, the size of the system's detail buttons.
    private static let detailSize = UIImage.SymbolConfiguration(pointSize: 18.69)

    /// The image that the button type provides when the app sets none.
    var naturalImage: UIImage? {
        switch buttonType {
        case .custom, .system: nil
        case .detailDisclosure, .infoLight, .infoDark: UIImage(systemName: "info.circle", withConfiguration: Self.detailSize)
        case .contactAdd: UIImage(systemName: "plus.circle", withConfiguration: Self.detailSize)
        case .close: UIImage(systemName: "xmark.circle.fill")
        @unknown default: nil
        }
    }

    /// The colour of the type's own image; nil uses the tint colour.
    private var naturalImageColor: UIColor? { buttonType == .close ? .systemGray : nil }

    private func showTitle() {
        let (title, attributed) = (currentTitle, currentAttributedTitle)
        guard title != nil || attributed != nil || parts.title != nil else { return }
        let label = titleLabelPart
        label.textColor = currentTitleColor
        if let shadow = currentTitleShadowColor { label.shadowColor = shadow }
        if let attributed { label.attributedText = attributed } else { label.text = title }
    }

    private func showImage() {
        let image = currentImage
        guard image != nil || parts.image != nil else { return }
        let view = imagePart
        let isTemplate = isSystem && image?.renderingMode == .automatic
        view.image = isTemplate ? image?.withRenderingMode(.alwaysTemplate) : pressed(image)
        view.tintColor = isEnabled || !isTemplate ? naturalImageColor : .tertiaryLabel
        if !isSystem { view.alpha = !isEnabled && adjustsImageWhenDisabled ? 0.5 : 1 }
    }

    /// Returns the image darkened while the button is pressed, unless the app set an image for that state.
    private func pressed(_ image: UIImage?) -> UIImage? {
        guard !isSystem, isHighlighted, adjustsImageWhenHighlighted, content.images[.highlighted] == nil else { return image }
        return image?.darkened
    }

    private func showBackground() {
        parts.backgroundView?.removeFromSuperview()
        parts.backgroundView = nil
        let image = currentBackgroundImage
        guard image != nil || parts.background != nil else { return }
        let view = parts.background ?? UIImageView()
        if parts.background == nil {
            parts.background = view
            insertSubview(view, at: 0)
        }
        let isPlain = isSystem || !isHighlighted || !adjustsImageWhenHighlighted || content.backgrounds[.highlighted] != nil
        view.image = isPlain ? image : image?.darkened
    }
}

extension UIImage {
    /// The image darkened by black at 45 % opacity; transparent pixels stay transparent.
    fileprivate var darkened: UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        let rect = CGRect(origin: .zero, size: size)
        let image = UIGraphicsImageRenderer(size: size, format: format).image { _ in
            draw(in: rect)
            UIColor(white: 0, alpha: 0.45).setFill()
            UIRectFillUsingBlendMode(rect, .sourceAtop)
        }
        return capInsets == .zero ? image : image.resizableImage(withCapInsets: capInsets, resizingMode: resizingMode)
    }
}

/// The label of a button's title; apps set its font and number of lines, on which the button's size depends.
final class ButtonTitle: UILabel {
    override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        superview?.invalidateIntrinsicContentSize()
        superview?.setNeedsLayout()
    }
}
