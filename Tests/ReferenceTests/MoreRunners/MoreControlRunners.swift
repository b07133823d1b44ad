import CoreGraphics
import Foundation
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
        let line = (button.titleLabel?.font.lineHeight ?? 0).rounded(.up)
        return JSON([size.width, size.height - line + (try input.number("lineHeight"))])
    },
    "button-size/image and empty title": { input in
        let button = UIButton(type: .custom)
        button.setTitle(try input.text("title"), for: .normal)
        button.setImage(blank(CGSize(of: input["image"])), for: .normal)
        let size = button.intrinsicContentSize
        let line = (button.titleLabel?.font.lineHeight ?? 0).rounded(.up)
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

@MainActor private func blank(_ size: CGSize) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: size, format: format).image { _ in }
}
