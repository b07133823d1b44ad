public import Foundation

/// The content of a view that has nothing to show: an image, two texts and two buttons above each other, in the middle.
@preconcurrency @MainActor
public struct UIContentUnavailableConfiguration: UIContentConfiguration, Hashable {
    /// The vertical place of the content.
    public enum Alignment: Int, Sendable {
        /// In the middle.
        case center = 0
        /// In the middle of what a keyboard and bars leave.
        case natural
    }

    /// The image.
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
    public var textProperties = TextProperties(.systemFont(ofSize: 22, weight: .bold), .label)
    /// The secondary text, below the text.
    public var secondaryText: String?
    /// The secondary text with its attributes, which replaces `secondaryText`.
    public var secondaryAttributedText: NSAttributedString? {
        get { styledSecondaryText.text }
        set { styledSecondaryText.text = newValue }
    }
    /// The properties of the secondary text.
    public var secondaryTextProperties = TextProperties(.systemFont(ofSize: 15), .secondaryLabel)
    /// The look of the button; without a title and an image there is none.
    public var button = UIButton.Configuration.plain()
    /// The properties of the button.
    public var buttonProperties = ButtonProperties()
    /// The look of the secondary button, below the button; without a title and an image there is none.
    public var secondaryButton = UIButton.Configuration.plain()
    /// The properties of the secondary button.
    public var secondaryButtonProperties = ButtonProperties()
    /// The vertical place of the content.
    public var alignment = Alignment.center
    /// The axes along which the margins are at least those of the superview.
    public var axesPreservingSuperviewLayoutMargins: UIAxis = .both
    /// The distances from the edges to the content, in points.
    public var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)
    /// The distance from the image to the text, in points.
    public var imageToTextPadding: CGFloat = 16
    /// The distance from the text to the secondary text, in points.
    public var textToSecondaryTextPadding: CGFloat = 4
    /// The distance from the texts to the button, in points.
    public var textToButtonPadding: CGFloat = 20
    /// The distance from the button to the secondary button, in points.
    public var buttonToSecondaryButtonPadding: CGFloat = 8
    /// The background.
    public var background = UIBackgroundConfiguration.clear()
    /// True for a spinner in place of the image.
    var isLoading = false
    /// True while the text is the default for a search without results, which quotes the searched text.
    private var namesSearch = false
    private var styledText = ComparedText()
    private var styledSecondaryText = ComparedText()

    /// Returns a configuration without content, in the usual style.
    public static func empty() -> UIContentUnavailableConfiguration { UIContentUnavailableConfiguration() }

    /// Returns a configuration with a spinner and the text that content is being loaded.
    public static func loading() -> UIContentUnavailableConfiguration {
        var loading = UIContentUnavailableConfiguration()
        loading.isLoading = true
        loading.text = "Loading…"
        loading.textProperties = TextProperties(.systemFont(ofSize: 15), .secondaryLabel)
        loading.imageToTextPadding = 8
        return loading
    }

    /// Returns a configuration with the text that a search found nothing.
    public static func search() -> UIContentUnavailableConfiguration {
        var search = UIContentUnavailableConfiguration()
        search.image = UIImage(systemName: "magnifyingglass")
        search.text = Self.nothingFound
        search.namesSearch = true
        search.secondaryText = "Check the spelling or try a new search."
        return search
    }

    private static let nothingFound = "No Results"

    /// Creates the view that shows the content.
    public func makeContentView() -> any UIView & UIContentView { UIContentUnavailableView(configuration: self) }

    /// Returns the configuration; that of a search names the text that was searched.
    public func updated(for state: any UIConfigurationState) -> UIContentUnavailableConfiguration {
        guard namesSearch, text == Self.nothingFound, let words = (state as? UIContentUnavailableConfigurationState)?.searchText, !words.isEmpty
        else { return self }
        var updated = self
        updated.text = "\(Self.nothingFound) for “\(words)”"
        return updated
    }
}
