import UIKitValues
import UIKitViews

extension UITextView: TextSizeFollowing {
    package func followTextSize() { if let font = font?.following(traitCollection) { self.font = font } }
}
