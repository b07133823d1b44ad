public import Foundation

extension NSAttributedString {
    /// Creates an empty text, as the initialiser without arguments does that Apple's class has from `NSObject`.
    public convenience init(_empty: Void = ()) { self.init(string: "") }
}
