import CoreGraphics
package import LaminaText

// Conversions between the enumerations of text layout and of UIKit.

extension ParagraphStyle.Alignment {
    var ofUIKit: NSTextAlignment {
        switch self {
        case .left: .left
        case .center: .center
        case .right: .right
        case .justified: .justified
        case .natural: .natural
        }
    }

    package init(_ alignment: NSTextAlignment) {
        switch alignment {
        case .left: self = .left
        case .center: self = .center
        case .right: self = .right
        case .justified: self = .justified
        // The direction of the app decides; in an app from left to right each text has its own.
        case .natural: self = UITraitCollection.screen.layoutDirection == .rightToLeft ? .right : .natural
        @unknown default: self = .natural
        }
    }
}

extension ParagraphStyle.Wrapping {
    var ofUIKit: NSLineBreakMode {
        switch self {
        case .byWord: .byWordWrapping
        case .byCharacter: .byCharWrapping
        case .clipped: .byClipping
        case .truncated(.head): .byTruncatingHead
        case .truncated(.middle): .byTruncatingMiddle
        case .truncated(.tail): .byTruncatingTail
        }
    }

    package init(_ mode: NSLineBreakMode) {
        switch mode {
        case .byWordWrapping: self = .byWord
        case .byCharWrapping: self = .byCharacter
        case .byClipping: self = .clipped
        case .byTruncatingHead, .byTruncatingMiddle, .byTruncatingTail: self = mode.truncation.map { .truncated($0) } ?? .byWord
        @unknown default: self = .byWord
        }
    }
}

extension NSLineBreakMode {
    /// The part of the line that truncation replaces by an ellipsis; nil for modes that do not truncate.
    package var truncation: Truncation? {
        switch self {
        case .byWordWrapping, .byCharWrapping, .byClipping: nil
        case .byTruncatingHead: .head
        case .byTruncatingMiddle: .middle
        case .byTruncatingTail: .tail
        @unknown default: nil
        }
    }
}
