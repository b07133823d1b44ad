package import Foundation

extension UILabel {
    /// Shows words in attributes as `attributedText` does, without an attributed string if font and colour are the only attributes.
    ///
    /// Foundation on Linux never releases the attributes of an `NSAttributedString`, so a title or a badge that changes often is plain text.
    package func show(_ words: String?, _ attributes: [NSAttributedString.Key: Any]) {
        guard let words, attributes.keys.allSatisfy({ $0 == .font || $0 == .foregroundColor }) else {
            attributedText = words.map { NSAttributedString(string: $0, attributes: attributes) }
            return
        }
        if let own = attributes[.font] as? UIFont { font = own }
        if let own = attributes[.foregroundColor] as? UIColor { textColor = own }
        text = words
    }
}
