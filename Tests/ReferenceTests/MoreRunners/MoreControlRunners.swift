import CoreGraphics
import Foundation
import LaminaText
import UIKit

/// Runners for the sizes of buttons and texts.
@MainActor let moreControlRunners: [String: UIKitRunner] = [
    "button-size/least": { _ in
        let (narrow, plain) = (UIButton(type: .custom), UIButton(type: .custom))
        narrow.setTitle("I", for: .normal)
        plain.setTitle("A long title", for: .normal)
        let size = plain.intrinsicContentSize
        return JSON([narrow.intrinsicContentSize.width, size.height - (plain.titleLabel?.intrinsicContentSize.height ?? 0)])
    },
    "button-size/fonts": { _ in
        JSON([UIButton.ButtonType.custom, .system].map { UIButton(type: $0).titleLabel?.font.pointSize ?? 0 })
    },
    "button-size/symbols": { input in
        let title = input["title"]?.text
        let sizes = [UIButton.ButtonType.detailDisclosure, .infoLight, .infoDark, .contactAdd].map { type in
            let button = UIButton(type: type)
            if let title { button.setTitle(title, for: .normal) }
            return button.intrinsicContentSize
        }
        guard let first = sizes.first, sizes.allSatisfy({ $0 == first }) else { return .array(sizes.map { JSON($0) }) }
        return JSON(first)
    },
    "button-size/image and title": { input in
        let (image, title, insets) = (try input.number("image"), try input.number("title"), try input.numbers("insets"))
        let button = UIButton(type: .custom)
        button.setTitle("A title", for: .normal)
        button.setImage(blank(CGSize(width: image, height: 10)), for: .normal)
        button.contentEdgeInsets = UIEdgeInsets(top: 0, left: insets[0], bottom: 0, right: insets[1])
        // The title's width depends on the font, so the rule is checked with the real one.
        let own = button.titleLabel?.intrinsicContentSize.width ?? 0
        let beyond = button.intrinsicContentSize.width - (image + own + insets[0] + insets[1]).rounded(.up)
        return .number((image + title + insets[0] + insets[1]).rounded(.up) - beyond)
    },
    "button-size/empty title": { input in
        let button = UIButton(type: try input.text("type") == "system" ? .system : .custom)
        button.setTitle(try input.text("title"), for: .normal)
        let size = button.intrinsicContentSize
        let line = lineHeight(of: button)
        return JSON([size.width, size.height - line + (try input.number("lineHeight"))])
    },
    "button-size/image and empty title": { input in
        let button = UIButton(type: .custom)
        button.setTitle(try input.text("title"), for: .normal)
        button.setImage(blank(CGSize(of: input["image"])), for: .normal)
        let size = button.intrinsicContentSize
        let line = lineHeight(of: button)
        return JSON([size.width, size.height - line + (try input.number("lineHeight"))])
    },
    "text-size/text view": { input in
        let (text, inset, padding) = (try input.numbers("text"), try input.numbers("inset"), try input.number("padding"))
        let view = UITextView()
        view.isScrollEnabled = false
        view.text = "Some words"
        view.textContainerInset = .zero
        view.textContainer.lineFragmentPadding = 0
        let own = view.intrinsicContentSize
        view.textContainerInset = UIEdgeInsets(top: inset[0], left: inset[1], bottom: inset[2], right: inset[3])
        view.textContainer.lineFragmentPadding = padding
        // The text's size depends on the font, so what the insets add is checked with a real text.
        let size = view.intrinsicContentSize
        return JSON([text[0] + size.width - own.width, text[1] + size.height - own.height])
    },
    "text-size/empty label": { input in
        let label = UILabel()
        label.text = try input.text("text")
        return JSON(label.intrinsicContentSize)
    },
    "text-size/pixels": { input in
        let scale = try input.number("scale")
        return onScreen(scale: scale) {
            let sizes = (1...9).map { count in
                let label = UILabel()
                label.text = String(repeating: "j", count: count)
                return label.intrinsicContentSize
            }
            let lengths = sizes.flatMap { [$0.width, $0.height] }.map { ($0 * scale * 1e6).rounded() / 1e6 }
            // Some sizes are whole pixels and no whole points.
            let (areWhole, areCoarse) = (lengths.allSatisfy { $0 == $0.rounded() }, lengths.allSatisfy { ($0 / scale).rounded() == $0 / scale })
            return areWhole && !areCoarse ? .number(1 / scale) : .array(lengths.map { .number(Double($0)) })
        }
    },
    "text-size/wrapping": { input in
        let (text, width) = (try input.text("text"), try input.number("width"))
        guard let size = try input.text("font").split(separator: " ").last.flatMap({ Double($0) }) else { throw Unsupported("the font") }
        let modes: [(String, NSLineBreakMode)] = [
            ("byTruncatingTail", .byTruncatingTail), ("byWordWrapping", .byWordWrapping), ("byCharWrapping", .byCharWrapping),
        ]
        return .object(
            Dictionary(
                uniqueKeysWithValues: modes.map { name, mode in
                    let label = UILabel()
                    (label.font, label.text, label.numberOfLines, label.lineBreakMode) = (.systemFont(ofSize: size), text, 0, mode)
                    let height = label.sizeThatFits(CGSize(width: width, height: 0)).height
                    return (name, JSON((height / label.font.lineHeight).rounded()))
                }))
    },
    "label-shrink/drawn": { input in
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: try input.number("width"), height: 30))
        (label.font, label.text) = (.systemFont(ofSize: 20), try input.text("text"))
        label.adjustsFontSizeToFitWidth = true
        label.minimumScaleFactor = try input.number("minimum")
        guard let line = label.layout(in: label.bounds.size, lines: 1).layout.lines.first, let run = line.runs.first else { return .null }
        let units = Array((label.text ?? "").utf16)
        // A run without characters is the ellipsis.
        let words = line.runs.map { $0.range.isEmpty ? "…" : String(decoding: units[$0.range], as: UTF16.self) }
        return ["points": .number(run.font.size), "text": .text(words.joined())]
    },
    "label-shrink/unchanged": { _ in
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 80, height: 30))
        label.font = .systemFont(ofSize: 20)
        label.text = "Shrink me please"
        let (font, size) = (label.font, label.intrinsicContentSize)
        label.adjustsFontSizeToFitWidth = true
        label.minimumScaleFactor = 0.6
        label.layoutIfNeeded()
        return .array([
            label.font == font ? "unchanged" : "changed", label.intrinsicContentSize == size ? "unchanged" : "changed",
        ])
    },
]

/// The height of one line of a button's title.
@MainActor private func lineHeight(of button: UIButton) -> CGFloat {
    let label = UILabel()
    (label.font, label.text) = (button.titleLabel?.font, "A")
    return label.intrinsicContentSize.height
}

/// Runs a closure while the screen has a scale.
@MainActor private func onScreen(scale: Double, _ body: () -> JSON) -> JSON {
    let old = UIScreen.main.scale
    UIScreen.main.resize(to: UIScreen.main.bounds.size, scale: scale)
    defer { UIScreen.main.resize(to: UIScreen.main.bounds.size, scale: old) }
    return body()
}

@MainActor private func blank(_ size: CGSize) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: size, format: format).image { _ in }
}
