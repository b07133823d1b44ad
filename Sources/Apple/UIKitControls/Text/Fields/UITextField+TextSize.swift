import UIKitValues
import UIKitViews

extension UITextField: TextSizeFollowing {
    package func followTextSize() { if let font = font?.following(traitCollection) { self.font = font } }
}
