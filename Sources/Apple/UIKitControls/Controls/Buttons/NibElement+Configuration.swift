import LaminaMarkup
import UIKitValues
import UIKitViews

extension NibElement {
    /// The configuration of `<buttonConfiguration key="configuration" style="filled" title="Call" imagePadding="8">…</buttonConfiguration>`.
    ///
    /// Styles that this system lacks are plain.
    @MainActor
    func buttonConfiguration(_ nib: any NibContext) -> UIButton.Configuration {
        var configuration = emptyConfiguration
        setContent(of: &configuration, nib)
        setLayout(of: &configuration)
        configuration.baseForegroundColor = value(forKey: "baseForegroundColor")?.color(named: nib.colors)
        configuration.baseBackgroundColor = value(forKey: "baseBackgroundColor")?.color(named: nib.colors)
        if let background = value(forKey: "background") { background.setBackground(of: &configuration, nib) }
        if let shows = flag("showsActivityIndicator") { configuration.showsActivityIndicator = shows }
        return configuration
    }

    @MainActor
    private var emptyConfiguration: UIButton.Configuration {
        switch self["style"] {
        case "gray", "bordered": .gray()
        case "tinted", "borderedTinted": .tinted()
        case "filled", "borderedProminent": .filled()
        default: .plain()
        }
    }

    @MainActor
    private func setContent(of configuration: inout UIButton.Configuration, _ nib: any NibContext) {
        configuration.title = self["title"] ?? value(forKey: "title")?.text
        configuration.subtitle = self["subtitle"] ?? value(forKey: "subtitle")?.text
        configuration.styledTitle = value(forKey: "attributedTitle")?.attributedText(nib)
        configuration.ownTitleFont = value(forKey: "titleFontDescription").map { nib.font($0) }
        let image = nib.image("image", of: self)
        let symbol = value(forKey: "preferredSymbolConfigurationForImage")?.symbolConfiguration(nib)
        configuration.image = symbol.flatMap { image?.withConfiguration($0) } ?? image
    }

    @MainActor
    private func setBackground(of configuration: inout UIButton.Configuration, _ nib: any NibContext) {
        if let color = value(forKey: "backgroundColor")?.color(named: nib.colors) { configuration.background.backgroundColor = color }
        if let color = value(forKey: "strokeColor")?.color(named: nib.colors) { configuration.background.strokeColor = color }
        if let radius = number("cornerRadius") { configuration.background.cornerRadius = radius }
        if let width = number("strokeWidth") { configuration.background.strokeWidth = width }
        if let image = nib.image("image", of: self) { configuration.background.image = image }
    }

    @MainActor
    private func setLayout(of configuration: inout UIButton.Configuration) {
        if let size = self["buttonSize"].flatMap({ Self.buttonSizes[$0] }) { configuration.buttonSize = size }
        if let style = self["cornerStyle"].flatMap({ Self.cornerStyles[$0] }) { configuration.cornerStyle = style }
        if let edge = self["imagePlacement"].flatMap({ Self.edges[$0] }) { configuration.imagePlacement = edge }
        if let alignment = self["titleAlignment"].flatMap({ Self.titleAlignments[$0] }) { configuration.titleAlignment = alignment }
        if let padding = number("imagePadding") { configuration.imagePadding = padding }
        if let padding = number("titlePadding") { configuration.titlePadding = padding }
        if let insets = value(forKey: "contentInsets") { configuration.contentInsets = insets.directionalInsets }
    }

    private static let buttonSizes: [String: UIButton.Configuration.Size] = ["mini": .mini, "small": .small, "medium": .medium, "large": .large]
    private static let cornerStyles: [String: UIButton.Configuration.CornerStyle] = [
        "fixed": .fixed, "dynamic": .dynamic, "small": .small, "medium": .medium, "large": .large, "capsule": .capsule,
    ]
    private static let edges: [String: NSDirectionalRectEdge] = ["leading": .leading, "trailing": .trailing, "top": .top, "bottom": .bottom]
    private static let titleAlignments: [String: UIButton.Configuration.TitleAlignment] = [
        "automatic": .automatic, "leading": .leading, "center": .center, "trailing": .trailing,
    ]
}
