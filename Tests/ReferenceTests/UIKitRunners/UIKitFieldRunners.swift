import CoreGraphics
import Foundation
import UIKit

/// Runners for text fields and text views.
@MainActor let uikitFieldRunners: [String: UIKitRunner] = [
    "control/field size": { input in
        let field = UITextField()
        field.borderStyle = .roundedRect
        let empty = field.intrinsicContentSize
        let text = NSMutableAttributedString(string: "ii", attributes: [.font: UIFont.systemFont(ofSize: 17)])
        // The letter spacing makes the text exactly as wide as the case's.
        text.addAttribute(.kern, value: try input.number("textWidth") - Double(text.size().width), range: NSRange(location: 0, length: 1))
        field.attributedText = text
        return ["text": JSON(field.intrinsicContentSize), "empty": JSON(empty)]
    },
    "control/field room": { input in JSON(UITextField().textRect(forBounds: CGRect(of: input["bounds"]))) },
    "control/field line": { input in
        let height = try input.number("height")
        return .array(
            [17.0, 13].map { size in
                let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: height))
                field.font = .systemFont(ofSize: size)
                field.text = "Hamburg"
                field.layoutIfNeeded()
                // The caret is centred in the line, so it tells the y of the line's top.
                let caret = field.caretRect(for: field.beginningOfDocument)
                return JSON((caret.midY - (field.font?.lineHeight ?? 0) / 2).rounded())
            })
    },
    "control/text view insets": { _ in
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
        view.layoutIfNeeded()
        // The line padding is the distance from the inset to the first letter, which begins at the caret's centre.
        let padding = view.caretRect(for: view.beginningOfDocument).midX - view.textContainerInset.left
        return .array([JSON(view.textContainerInset), JSON(padding)])
    },
    "control/text view content": { input in
        let (lines, height) = (Int(try input.number("lines")), try input.number("lineHeight"))
        let style = NSMutableParagraphStyle()
        (style.minimumLineHeight, style.maximumLineHeight) = (height, height)
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
        view.attributedText = NSAttributedString(
            string: Array(repeating: "Line", count: lines).joined(separator: "\n"),
            attributes: [.font: UIFont.systemFont(ofSize: 14), .paragraphStyle: style])
        view.layoutIfNeeded()
        return JSON(view.contentSize.height)
    },
    "control/text view caret": { _ in
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
        view.text = "Text"
        view.layoutIfNeeded()
        return JSON(view.caretRect(for: view.beginningOfDocument).minX)
    },
    "control/field border": { _ in
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 34))
        field.borderStyle = .roundedRect
        field.layoutIfNeeded()
        guard let layer = field.tree.map(\.layer).first(where: { $0.borderWidth > 0 }) else { return .null }
        return JSON([layer.borderWidth, layer.cornerRadius, layer.borderColor?.alpha ?? 0])
    },
]
