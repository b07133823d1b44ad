package import Foundation

extension NSObject {
    /// Returns true when an object equals this one; attributed strings also need the same code units.
    ///
    /// Foundation on Linux compares the characters of attributed strings: it takes “é” for an “e” with an accent, and then reads attributes beyond the
    /// end of the shorter one, which ends the process.
    package func isSame(as other: Any?) -> Bool {
        if let text = self as? NSAttributedString, let other = other as? NSAttributedString {
            guard text.length == other.length, text.string.utf16.elementsEqual(other.string.utf16) else { return false }
        }
        return isEqual(other)
    }
}
