import CoreGraphics
public import Foundation

/// The background of a cell or another view, as a value.
@preconcurrency @MainActor
public struct UIBackgroundConfiguration: Hashable {
    /// The colour that a pressed or selected background has, and the colour of a background that is neither.
    private struct StateColors: Hashable {
        var normal: UIColor?
        var chosen: UIColor?
    }

    /// The view in front of colour, effect and image.
    public var customView: UIView?
    /// The radius of the corners, in points.
    public var cornerRadius: CGFloat = 0
    /// The distances from the view's edges to the background, in points.
    public var backgroundInsets = NSDirectionalEdgeInsets.zero
    /// The edges at which the layout margins are added to the insets.
    public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []
    /// The colour; nil for the tint colour.
    public var backgroundColor: UIColor? { didSet { isOwnColor = true } }
    /// A function that changes the colour; nil for none.
    public var backgroundColorTransformer: UIConfigurationColorTransformer?
    /// The effect behind the content; nil for none.
    public var visualEffect: UIVisualEffect?
    /// The image in front of the colour; nil for none.
    public var image: UIImage?
    /// The placement of the image.
    public var imageContentMode = UIView.ContentMode.scaleToFill
    /// The colour of the line around the background; nil for the tint colour.
    public var strokeColor: UIColor?
    /// A function that changes the line's colour; nil for none.
    public var strokeColorTransformer: UIConfigurationColorTransformer?
    /// The width of the line around the background, in points.
    public var strokeWidth: CGFloat = 0
    /// The distance from the background's edge outwards to the line, in points.
    public var strokeOutset: CGFloat = 0
    private let colors: StateColors
    /// True when an app has set the colour, which states then leave unchanged.
    private var isOwnColor = false

    private init(_ normal: UIColor?, chosen: UIColor?) {
        colors = StateColors(normal: normal, chosen: chosen)
        backgroundColor = normal
    }

    /// The background of a button, whose colours are those of the button's configuration.
    static func ofButton() -> UIBackgroundConfiguration {
        var background = UIBackgroundConfiguration(nil, chosen: nil)
        background.cornerRadius = 6
        return background
    }

    /// Returns the background of a button with the colour of its state, unless the app has set one, and with a radius.
    func shown(_ color: UIColor?, radius: CGFloat) -> UIBackgroundConfiguration {
        var shown = self
        if backgroundColor == nil { shown.backgroundColor = color ?? .clear }
        shown.cornerRadius = radius
        return shown
    }

    /// An empty, transparent background.
    public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.clear, chosen: .clear) }
    /// The background of a row in a plain list.
    public static func listPlainCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.systemBackground, chosen: .systemGray4) }
    /// The background of a row in a grouped list.
    public static func listGroupedCell() -> UIBackgroundConfiguration {
        UIBackgroundConfiguration(.secondarySystemGroupedBackground, chosen: .systemGray4)
    }
    /// The background of a header or footer in a plain list.
    public static func listPlainHeaderFooter() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.systemGray6, chosen: .systemGray6) }
    /// The background of a header or footer in a grouped list.
    public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration { clear() }
    /// The background of a header in a sidebar.
    public static func listSidebarHeader() -> UIBackgroundConfiguration { clear() }
    /// The background of a row, in the style of its list.
    public static func listCell() -> UIBackgroundConfiguration { listPlainCell() }
    /// The background of a header, in the style of its list.
    public static func listHeader() -> UIBackgroundConfiguration { listPlainHeaderFooter() }
    /// The background of a footer, in the style of its list.
    public static func listFooter() -> UIBackgroundConfiguration { clear() }

    /// The background of a row in a sidebar: a rounded plate while selected.
    public static func listSidebarCell() -> UIBackgroundConfiguration {
        var cell = UIBackgroundConfiguration(.clear, chosen: .systemGray4)
        cell.cornerRadius = 10
        return cell
    }
    /// The background of a row in a sidebar that stands beside a list.
    public static func listAccompaniedSidebarCell() -> UIBackgroundConfiguration { listSidebarCell() }

    /// Returns the background with the colour of a selected or highlighted row when the state says so.
    public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration {
        guard !isOwnColor else { return self }
        var updated = self
        let cell = state as? UICellConfigurationState
        let view = state as? UIViewConfigurationState
        let isChosen = cell?.isSelected ?? view?.isSelected ?? false
        let isPressed = cell?.isHighlighted ?? view?.isHighlighted ?? false
        updated.backgroundColor = isChosen || isPressed ? colors.chosen : colors.normal
        updated.isOwnColor = false
        return updated
    }

    /// Returns the colour of the background for a tint colour.
    public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
        let color = backgroundColor ?? tintColor
        return backgroundColorTransformer?(color) ?? color
    }

    /// Returns the colour of the line around the background for a tint colour.
    public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
        let color = strokeColor ?? tintColor
        return strokeColorTransformer?(color) ?? color
    }
}
