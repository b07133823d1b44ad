/// The sizes of texts that a user of iOS can prefer, in ascending order; the names are those of `UIContentSizeCategory`.
package enum TextSize: String, Codable, Sendable, CaseIterable {
    case extraSmall
    case small
    case medium
    case large
    case extraLarge
    case extraExtraLarge
    case extraExtraExtraLarge
    case accessibilityMedium
    case accessibilityLarge
    case accessibilityExtraLarge
    case accessibilityExtraExtraLarge
    case accessibilityExtraExtraExtraLarge

    /// UIKit's name of the category.
    package var category: String {
        let sizes = ["XS", "S", "M", "L", "XL", "XXL", "XXXL", "M", "L", "XL", "XXL", "XXXL"]
        let isForAccessibility = rawValue.hasPrefix("accessibility")
        let size = zip(Self.allCases, sizes).first { $0.0 == self }?.1 ?? "L"
        return "UICTContentSizeCategory" + (isForAccessibility ? "Accessibility" : "") + size
    }
}
