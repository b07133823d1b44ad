import CoreGraphics
public import Foundation

extension NSAttributedString {
    /// Creates a text with the links and UIKit's attributes of an attributed string.
    public convenience init(_ attrStr: AttributedString) {
        let text = NSMutableAttributedString(string: "")
        for run in attrStr.runs {
            text.append(NSAttributedString(string: String(attrStr[run.range].characters), attributes: run.values))
        }
        self.init(attributedString: text)
    }
}

extension AttributedString {
    /// Creates a text with the links and UIKit's attributes of an attributed string of Foundation.
    public init(_ nsStr: NSAttributedString) {
        self.init("")
        let units = nsStr.string as NSString
        // Safe because the closure ignores its third argument, the pointer with which it could stop the enumeration.
        unsafe nsStr.enumerateAttributes(in: NSRange(location: 0, length: nsStr.length)) { attributes, range, _ in
            append(AttributedString(units.substring(with: range), attributes: AttributeContainer(values: attributes)))
        }
    }
}

extension AttributedString.Runs.Run {
    /// The attributes under the names that text drawing uses.
    fileprivate var values: [NSAttributedString.Key: Any] {
        var values: [NSAttributedString.Key: Any] = [:]
        values[.link] = self.link
        values[.font] = self.font
        values[.foregroundColor] = self.foregroundColor
        values[.backgroundColor] = self.backgroundColor
        values[.kern] = self.kern
        values[.tracking] = self.tracking
        values[.baselineOffset] = self.baselineOffset
        values[.underlineStyle] = self.underlineStyle?.rawValue
        values[.strikethroughStyle] = self.strikethroughStyle?.rawValue
        values[.underlineColor] = self.underlineColor
        values[.strikethroughColor] = self.strikethroughColor
        values[.inlinePresentationIntent] = self.inlinePresentationIntent.map { NSNumber(value: $0.rawValue) }
        return values
    }
}

extension AttributeContainer {
    /// Creates a container from the attributes under the names that text drawing uses.
    fileprivate init(values: [NSAttributedString.Key: Any]) {
        self.init()
        func number(_ key: NSAttributedString.Key) -> CGFloat? { (values[key] as? NSNumber).map { CGFloat($0.doubleValue) } }
        func style(_ key: NSAttributedString.Key) -> NSUnderlineStyle? { (values[key] as? NSNumber).map { NSUnderlineStyle(rawValue: $0.intValue) } }
        self.link = values[.link] as? URL ?? (values[.link] as? String).flatMap { URL(string: $0) }
        self.font = values[.font] as? UIFont
        self.foregroundColor = values[.foregroundColor] as? UIColor
        self.backgroundColor = values[.backgroundColor] as? UIColor
        (self.kern, self.tracking, self.baselineOffset) = (number(.kern), number(.tracking), number(.baselineOffset))
        (self.underlineStyle, self.strikethroughStyle) = (style(.underlineStyle), style(.strikethroughStyle))
        self.underlineColor = values[.underlineColor] as? UIColor
        self.strikethroughColor = values[.strikethroughColor] as? UIColor
        self.inlinePresentationIntent = (values[.inlinePresentationIntent] as? NSNumber).map { InlinePresentationIntent(rawValue: $0.uintValue) }
    }
}
