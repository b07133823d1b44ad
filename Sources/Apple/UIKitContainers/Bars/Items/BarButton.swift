import CoreGraphics
import Foundation

/// The view of a bar button item.
package final class BarButton: UIControl {
    /// The touchable margin on each side of the content, in points.
    package static let padding: CGFloat = 8
    private static let pressedAlpha: CGFloat = 0.2

    package let item: UIBarButtonItem
    private let label = UILabel()
    private var picture: UIView?
    private lazy var opener = MenuOpener(self, isPrimary: item.primaryAction == nil && item.action == nil) { [weak item] in item?.menu }
    /// The looks that the bar gives its buttons; nil for the usual ones.
    package var looks: BarButtonLooks? { didSet { update() } }

    package init(_ item: UIBarButtonItem) {
        self.item = item
        super.init(frame: .zero)
        addAction(UIAction { [weak item] _ in item?.fire(with: nil) }, for: .touchUpInside)
        item.shownView = self
        update()
        if item.menu != nil { _ = opener }
    }

    package required init?(coder: NSCoder) { nil }

    /// Adds buttons for the visible items to a bar, which hears of each change of an item.
    static func buttons(
        of items: [UIBarButtonItem], _ looks: BarButtonLooks?, in bar: UIView, onChange: @escaping @MainActor (UIBarButtonItem) -> Void
    ) -> [BarButton] {
        let buttons = items.filter { !$0.isSpace && !$0.isHidden }.map(BarButton.init)
        for button in buttons {
            button.looks = looks
            bar.addSubview(button)
        }
        for item in items { item.onChange = { [weak item] in if let item { onChange(item) } } }
        return buttons
    }

    /// Updates title, image and colours from the item.
    package func update() {
        isEnabled = item.isEnabled
        picture?.removeFromSuperview()
        label.removeFromSuperview()
        picture = makePicture()
        if let picture { addSubview(picture) } else { showWords() }
        recolor()
        setNeedsLayout()
    }

    private var words: String? { item.title ?? item.systemItem?.words }

    private func showWords() {
        label.text = words
        label.font = UIFont.systemFont(ofSize: 17, weight: item.style == .done ? .semibold : .regular)
        if let words, let attributes = titleAttributes {
            label.show(words, attributes)
        }
        addSubview(label)
    }

    /// The title's attributes: the item's own, else the attributes of the bar's look; nil without any.
    private var titleAttributes: [NSAttributedString.Key: Any]? {
        if let own = item.titleTextAttributes(for: state) ?? item.titleTextAttributes(for: .normal) { return own }
        guard let looks else { return nil }
        let look = item.style == .done ? looks.done : looks.plain
        var attributes = look.normal.titleTextAttributes
        if !isEnabled { attributes.merge(look.disabled.titleTextAttributes) { $1 } }
        return attributes.isEmpty ? nil : [.font: label.font as Any].merging(attributes) { $1 }
    }

    package override func didMoveToWindow() {
        super.didMoveToWindow()
        guard window != nil else { return }
        AppearanceRules.apply(to: item, in: superview)
        update()
    }

    private func makePicture() -> UIView? {
        if let custom = item.customView { return custom }
        if let image = item.image {
            let view = UIImageView(image: image.barImage)
            view.contentMode = .center
            view.dimImage(!isEnabled)
            return view
        }
        return item.systemItem.flatMap(BarGlyph.of).map(BarGlyphView.init)
    }

    private func recolor() {
        let color = isEnabled ? item.tintColor ?? tintColor ?? .systemBlue : .tertiaryLabel
        if titleAttributes?[.foregroundColor] == nil { label.textColor = color }
        (picture as? BarGlyphView)?.color = color
        if item.customView == nil { (picture as? UIImageView)?.tintColor = color }
    }

    package override func tintColorDidChange() { recolor() }

    package override var isHighlighted: Bool {
        didSet {
            guard isHighlighted != oldValue, item.customView == nil else { return }
            let alpha = isHighlighted ? Self.pressedAlpha : 1
            // A press dims the button at once, so that even a quick tap is visible; the release restores it with an animation.
            UIView.animate(withDuration: isHighlighted ? 0 : 0.35) { [self] in
                label.alpha = alpha
                picture?.alpha = alpha
            }
        }
    }

    package override func sizeThatFits(_ size: CGSize) -> CGSize {
        let own = item.width > 0 ? item.width : contentSize.width
        return CGSize(width: own + 2 * Self.padding, height: 44)
    }

    private var contentSize: CGSize {
        if let custom = item.customView { return custom.bounds.size }
        if let picture { return picture.bounds.size }
        let widths = (item.possibleTitles ?? []).map { width(of: $0) }
        let own = label.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: 44))
        return CGSize(width: max(own.width, widths.max() ?? 0).rounded(.up), height: own.height)
    }

    private func width(of words: String) -> CGFloat {
        let other = UILabel()
        other.font = label.font
        other.text = words
        return other.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: 44)).width
    }

    package override func layoutSubviews() {
        let content = picture ?? label
        let size = contentSize
        let scale = max(1, contentScaleFactor)
        func whole(_ length: CGFloat) -> CGFloat { (length * scale).rounded() / scale }
        content.frame = CGRect(
            x: whole((bounds.width - size.width) / 2), y: whole((bounds.height - size.height) / 2), width: size.width,
            height: size.height)
    }
}

extension UIImage {
    /// The image in a bar: a template, unless its rendering mode keeps its own colours.
    var barImage: UIImage { renderingMode == .automatic ? withRenderingMode(.alwaysTemplate) : self }
}

extension UIImageView {
    /// Dims an image in its own colours as far as the colour of disabled items dims a template.
    func dimImage(_ isDimmed: Bool) { alpha = isDimmed && image?.renderingMode == .alwaysOriginal ? 0.3 : 1 }
}
