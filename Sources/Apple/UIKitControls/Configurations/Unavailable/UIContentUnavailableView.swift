import CoreGraphics
public import Foundation

/// A view that shows that there is nothing else to show.
open class UIContentUnavailableView: UIView, UIContentView {
    private var content: UIContentUnavailableConfiguration
    private let picture = UIImageView(frame: .zero)
    private let spinner = UIActivityIndicatorView(style: .medium)
    private let title = UILabel(frame: .zero)
    private let detail = UILabel(frame: .zero)
    private var buttons: [UIButton] = []

    /// Creates a view with content.
    public init(configuration: UIContentUnavailableConfiguration) {
        content = configuration
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        begin()
    }

    /// Creates an empty view; the coder's contents are ignored.
    public required init?(coder: NSCoder) {
        content = .empty()
        super.init(coder: coder)
        begin()
    }

    /// The content, a `UIContentUnavailableConfiguration`; other configurations are ignored.
    open var configuration: any UIContentConfiguration {
        get { content }
        set {
            guard let new = newValue as? UIContentUnavailableConfiguration, new != content else { return }
            content = new
            show()
        }
    }

    open override func layoutSubviews() {
        let room = room
        let parts = parts(width: room.width)
        let height = parts.reduce(0) { $0 + $1.space + $1.size.height }
        let scale = max(1, traitCollection.displayScale)
        func whole(_ length: CGFloat) -> CGFloat { (length * scale).rounded() / scale }
        var y = whole(room.minY + (room.height - height) / 2)
        for part in parts {
            y += part.space
            part.view.frame = CGRect(origin: CGPoint(x: whole(room.midX - part.size.width / 2), y: y), size: part.size)
            y += part.size.height
        }
        super.layoutSubviews()
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let margins = margins
        let parts = parts(width: max(0, (size.width > 0 ? size.width : bounds.width) - margins.left - margins.right))
        let width = parts.reduce(0) { max($0, $1.size.width) }
        return CGSize(
            width: width + margins.left + margins.right,
            height: parts.reduce(0) { $0 + $1.space + $1.size.height } + margins.top + margins.bottom)
    }

    // MARK: Showing

    private func begin() {
        for part in [picture, spinner, title, detail] { addSubview(part) }
        for label in [title, detail] { label.textAlignment = .center }
        show()
    }

    private func show() {
        backgroundColor = content.background.backgroundColor
        showImage()
        showText(content.text, content.attributedText, content.textProperties, in: title)
        showText(content.secondaryText, content.secondaryAttributedText, content.secondaryTextProperties, in: detail)
        buttons.forEach { $0.removeFromSuperview() }
        buttons = [(content.button, content.buttonProperties), (content.secondaryButton, content.secondaryButtonProperties)].compactMap(makeButton)
        buttons.forEach(addSubview)
        setNeedsLayout()
    }

    private func showImage() {
        let properties = content.imageProperties
        picture.preferredSymbolConfiguration = properties.preferredSymbolConfiguration ?? UIImage.SymbolConfiguration(pointSize: 48)
        picture.image = content.image
        picture.tintColor = properties.tintColor
        picture.layer.cornerRadius = properties.cornerRadius
        picture.clipsToBounds = properties.cornerRadius > 0
        picture.isHidden = content.isLoading || content.image == nil
        spinner.isHidden = !content.isLoading
        if content.isLoading { spinner.startAnimating() } else { spinner.stopAnimating() }
    }

    private func showText(
        _ text: String?, _ attributed: NSAttributedString?, _ properties: UIContentUnavailableConfiguration.TextProperties, in label: UILabel
    ) {
        // Cleared first, because the properties of a label change all of its text.
        label.text = nil
        label.font = properties.font
        label.textColor = properties.color
        label.numberOfLines = properties.numberOfLines
        label.lineBreakMode = properties.lineBreakMode
        label.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
        label.minimumScaleFactor = properties.minimumScaleFactor
        label.allowsDefaultTighteningForTruncation = properties.allowsDefaultTighteningForTruncation
        if let attributed { label.attributedText = attributed } else { label.text = text }
        label.isHidden = label.text?.isEmpty != false
    }

    private func makeButton(
        _ look: UIButton.Configuration, _ properties: UIContentUnavailableConfiguration.ButtonProperties
    ) -> UIButton? {
        guard look.title?.isEmpty == false || look.image != nil else { return nil }
        let button = UIButton(configuration: look, primaryAction: properties.primaryAction)
        button.menu = properties.menu
        button.isEnabled = properties.isEnabled
        return button
    }

    // MARK: Layout

    /// A visible part, with the space above it.
    private struct Part {
        let view: UIView
        let size: CGSize
        let space: CGFloat
    }

    /// The visible parts from top to bottom.
    private func parts(width: CGFloat) -> [Part] {
        let image: UIView = content.isLoading ? spinner : picture
        var parts: [Part] = []
        func add(_ view: UIView, _ size: CGSize, _ space: CGFloat) {
            guard !view.isHidden else { return }
            parts.append(Part(view: view, size: size, space: parts.isEmpty ? 0 : space))
        }
        add(image, content.isLoading ? spinner.intrinsicContentSize : pictureSize(width), 0)
        add(title, fitting(title, width), content.imageToTextPadding)
        add(detail, fitting(detail, width), title.isHidden ? content.imageToTextPadding : content.textToSecondaryTextPadding)
        for (number, button) in buttons.enumerated() {
            add(button, fitting(button, width), space(aboveButton: number))
        }
        return parts
    }

    private func space(aboveButton number: Int) -> CGFloat {
        if number == 0 { return content.textToButtonPadding }
        return content.buttonToSecondaryButtonPadding
    }

    private func fitting(_ view: UIView, _ width: CGFloat) -> CGSize {
        let size = view.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
        return CGSize(width: min(size.width, width), height: size.height)
    }

    /// The size of the image, reduced to the largest one that is allowed.
    private func pictureSize(_ width: CGFloat) -> CGSize {
        let (size, limit) = (picture.intrinsicContentSize, content.imageProperties.maximumSize)
        guard size.width > 0, size.height > 0 else { return .zero }
        let most = CGSize(width: limit.width > 0 ? min(limit.width, width) : width, height: limit.height > 0 ? limit.height : .infinity)
        let factor = min(1, most.width / size.width, most.height / size.height)
        return CGSize(width: size.width * factor, height: size.height * factor)
    }

    /// The rectangle for the content: the bounds without the safe area and the margins.
    private var room: CGRect { bounds.inset(by: margins) }

    private var margins: UIEdgeInsets {
        let own = content.directionalLayoutMargins
        let isForward = effectiveUserInterfaceLayoutDirection != .rightToLeft
        var margins = UIEdgeInsets(
            top: own.top, left: isForward ? own.leading : own.trailing, bottom: own.bottom, right: isForward ? own.trailing : own.leading)
        let safe = safeAreaInsets
        margins = UIEdgeInsets(
            top: margins.top + safe.top, left: margins.left + safe.left, bottom: margins.bottom + safe.bottom, right: margins.right + safe.right)
        guard let superview else { return margins }
        let outer = superview.insets(superview.layoutMargins, reaching: self)
        if content.axesPreservingSuperviewLayoutMargins.contains(.horizontal) {
            (margins.left, margins.right) = (max(margins.left, outer.left), max(margins.right, outer.right))
        }
        if content.axesPreservingSuperviewLayoutMargins.contains(.vertical) {
            (margins.top, margins.bottom) = (max(margins.top, outer.top), max(margins.bottom, outer.bottom))
        }
        return margins
    }
}
