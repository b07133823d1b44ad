public import Foundation

/// What UIKit's text knows, by Apple's names.
extension NSAttributedString.Key {
    /// A `UIFont`.
    public static let font = NSAttributedString.Key("NSFont")
    /// An `NSParagraphStyle`.
    public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
    /// A `UIColor`.
    public static let foregroundColor = NSAttributedString.Key("NSColor")
    /// A `UIColor` behind the line.
    public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
    /// A number: 0 sets no ligatures.
    public static let ligature = NSAttributedString.Key("NSLigature")
    /// A number: points between characters.
    public static let kern = NSAttributedString.Key("NSKern")
    /// A number: points between characters, before `kern`.
    public static let tracking = NSAttributedString.Key("CTTracking")
    /// A number: an `NSUnderlineStyle`.
    public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
    /// A number: an `NSUnderlineStyle`.
    public static let underlineStyle = NSAttributedString.Key("NSUnderline")
    /// A `UIColor` of the letters' edges.
    public static let strokeColor = NSAttributedString.Key("NSStrokeColor")
    /// A number: hundredths of the font's size; negative ones fill the letters as well.
    public static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")
    /// An `NSShadow`.
    public static let shadow = NSAttributedString.Key("NSShadow")
    /// A `URL` or a text of one.
    public static let link = NSAttributedString.Key("NSLink")
    /// A number: points above the baseline.
    public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
    /// A `UIColor`; the text's own when there is none.
    public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
    /// A `UIColor`; the text's own when there is none.
    public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
    /// A number: by how much letters lean for each unit of height.
    public static let obliqueness = NSAttributedString.Key("NSObliqueness")
}
