import CoreGraphics
import UIKit

/// Runners for fonts, Dynamic Type and trait collections.
@MainActor let uikitTextRunners: [String: UIKitRunner] = [
    "dynamic-type-size/preferred font": { input in
        let font = UIFont.preferredFont(forTextStyle: try style(input), compatibleWith: try traits(input))
        let weight = font.fontName.split(separator: "-").last.map { $0.lowercased() } ?? ""
        return ["pointSize": JSON(font.pointSize), "lineHeight": JSON(font.lineHeight), "weight": .text(weight)]
    },
    "dynamic-type-metrics/scaled values": { input in
        let (metrics, traits) = (UIFontMetrics(forTextStyle: try style(input)), try traits(input))
        return .array(try input.numbers("bases").map { JSON(metrics.scaledValue(for: $0, compatibleWith: traits)) })
    },
    "dynamic-type-metrics/scaled font": { input in
        let (metrics, traits) = (UIFontMetrics(forTextStyle: try style(input)), try traits(input))
        return .array(
            try input.numbers("bases").map { JSON(metrics.scaledFont(for: .systemFont(ofSize: $0), compatibleWith: traits).pointSize) })
    },
    "dynamic-type-metrics/scaled at large": { input in
        let (bases, traits) = (try input.numbers("bases"), try traits(input))
        let isIdentity = styles.values.allSatisfy { style in
            bases.allSatisfy { UIFontMetrics(forTextStyle: style).scaledValue(for: $0, compatibleWith: traits) == $0 }
        }
        return .text(isIdentity ? "identity" : "other")
    },
    "font-metrics-sf/part of the size": { input in
        guard ["system", "system regular"].contains(try input.text("font")) else { throw Unsupported("font") }
        let font = UIFont.systemFont(ofSize: 100)
        let measures = ["lineHeight": font.lineHeight, "capHeight": font.capHeight, "leading": font.leading, "xHeight": font.xHeight]
        guard let measure = measures[try input.text("metric")] else { throw Unsupported("metric") }
        return JSON(measure / 100)
    },
    "font-metrics-sf/line box": { input in
        let scale = try input.number("scale")
        // Labels round their height to pixels of the screen.
        let old = UIScreen.main.scale
        UIScreen.main.resize(to: UIScreen.main.bounds.size, scale: scale)
        defer { UIScreen.main.resize(to: UIScreen.main.bounds.size, scale: old) }
        return .array(
            try input.numbers("sizes").map { size in
                let label = UILabel()
                label.font = .systemFont(ofSize: size)
                label.text = "Hamburg"
                return JSON(label.intrinsicContentSize.height)
            })
    },
    "trait/size class values": { _ in
        .array([UIUserInterfaceSizeClass.unspecified, .compact, .regular].map { .number(Double($0.rawValue)) })
    },
    "trait/empty collection": { _ in
        let empty = UITraitCollection()
        let isUnsaid = [
            empty.userInterfaceStyle == .unspecified, empty.horizontalSizeClass == .unspecified, empty.verticalSizeClass == .unspecified,
            empty.preferredContentSizeCategory == .unspecified,
        ]
        return .array(isUnsaid.map { .text($0 ? "unspecified" : "other") })
    },
    "trait/later unspecified": { _ in
        let all = UITraitCollection(traitsFrom: [
            UITraitCollection(userInterfaceStyle: .dark), UITraitCollection(userInterfaceStyle: .unspecified),
        ])
        return .bool(all.userInterfaceStyle == .dark)
    },
    "trait/no traits": { _ in .bool(UITraitCollection(traitsFrom: []) == UITraitCollection()) },
]

private let styles: [String: UIFont.TextStyle] = [
    "largeTitle": .largeTitle, "title1": .title1, "title2": .title2, "title3": .title3, "headline": .headline, "subheadline": .subheadline,
    "body": .body, "callout": .callout, "footnote": .footnote, "caption1": .caption1, "caption2": .caption2,
]

private let categories: [String: UIContentSizeCategory] = [
    "extraSmall": .extraSmall, "small": .small, "medium": .medium, "large": .large, "extraLarge": .extraLarge,
    "extraExtraLarge": .extraExtraLarge, "extraExtraExtraLarge": .extraExtraExtraLarge, "accessibilityMedium": .accessibilityMedium,
    "accessibilityLarge": .accessibilityLarge, "accessibilityExtraLarge": .accessibilityExtraLarge,
    "accessibilityExtraExtraLarge": .accessibilityExtraExtraLarge, "accessibilityExtraExtraExtraLarge": .accessibilityExtraExtraExtraLarge,
]

@MainActor private func style(_ input: UIKitInput) throws -> UIFont.TextStyle {
    let name = try input.text("textStyle")
    guard let style = styles[name] else { throw Unsupported(name) }
    return style
}

@MainActor private func traits(_ input: UIKitInput) throws -> UITraitCollection {
    let name = try input.text("category")
    guard let category = categories[name] else { throw Unsupported(name) }
    return UITraitCollection(preferredContentSizeCategory: category)
}
