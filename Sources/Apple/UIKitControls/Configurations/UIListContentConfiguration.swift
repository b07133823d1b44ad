import CoreGraphics
public import Foundation

/// The content of a row in a list: an image, a text and a secondary text.
@preconcurrency @MainActor
public struct UIListContentConfiguration: UIContentConfiguration, Hashable {
    /// The image, at the start.
    public var image: UIImage?
    /// The properties of the image.
    public var imageProperties = ImageProperties()
    /// The text.
    public var text: String?
    /// The text with its attributes, which replaces `text`.
    public var attributedText: NSAttributedString? {
        get { styledText.text }
        set { styledText.text = newValue }
    }
    /// The properties of the text.
    public var textProperties: TextProperties
    /// The secondary text, below or beside the text.
    public var secondaryText: String?
    /// The secondary text with its attributes, which replaces `secondaryText`.
    public var secondaryAttributedText: NSAttributedString? {
        get { styledSecondaryText.text }
        set { styledSecondaryText.text = newValue }
    }
    /// The properties of the secondary text.
    public var secondaryTextProperties: TextProperties
    /// The axes along which the margins are at least those of the superview.
    public var axesPreservingSuperviewLayoutMargins: UIAxis = .horizontal
    /// The distances from the edges to the content, in points.
    public var directionalLayoutMargins: NSDirectionalEdgeInsets
    /// True when the texts are side by side if both fit on one line.
    public var prefersSideBySideTextAndSecondaryText = false
    /// The distance from the image to the texts, in points.
    public var imageToTextPadding: CGFloat = 16
    /// The smallest distance between texts side by side, in points.
    public var textToSecondaryTextHorizontalPadding: CGFloat = 8
    /// The distance between texts above each other, in points.
    public var textToSecondaryTextVerticalPadding: CGFloat = 3
    /// The opacity of the content, 0…1.
    public var alpha: CGFloat = 1
    private var styledText = ComparedText()
    private var styledSecondaryText = ComparedText()

    /// Creates a configuration without content.
    init(text: TextProperties, secondary: TextProperties, margins: NSDirectionalEdgeInsets) {
        (textProperties, secondaryTextProperties, directionalLayoutMargins) = (text, secondary, margins)
    }

    /// Creates the view that shows the content.
    public func makeContentView() -> any UIView & UIContentView { UIListContentView(configuration: self) }

    /// Returns the configuration with the colours of a disabled row when the state says so.
    public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration {
        let isDisabled = (state as? UICellConfigurationState)?.isDisabled ?? (state as? UIViewConfigurationState)?.isDisabled ?? false
        var updated = self
        updated.textProperties.isDimmed = isDisabled
        updated.secondaryTextProperties.isDimmed = isDisabled
        updated.imageProperties.isDimmed = isDisabled
        return updated
    }

    /// True when there is a text.
    var hasText: Bool { attributedText != nil || text?.isEmpty == false }
    /// True when there is a secondary text.
    var hasSecondaryText: Bool { secondaryAttributedText != nil || secondaryText?.isEmpty == false }
}
