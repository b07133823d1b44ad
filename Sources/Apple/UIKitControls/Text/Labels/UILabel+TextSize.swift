import UIKitValues
import UIKitViews

extension UILabel: TextSizeFollowing {
    package func followTextSize() { if let font = font?.following(traitCollection) { self.font = font } }
}
