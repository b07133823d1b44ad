import LaminaMethods
import UIKitValues
import UIKitViews

/// Members of `UIImageView` that selectors, keys and nibs name.
let imageViewMembers = MemberTable(inheriting: UIView.memberTable) {
    $0.property("image", \UIImageView.image, nib: .image)
    $0.property("highlightedImage", \UIImageView.highlightedImage, nib: .image)
    $0.property("preferredSymbolConfiguration", \UIImageView.preferredSymbolConfiguration, nib: .symbolConfiguration)
    $0.property("isHighlighted", \UIImageView.isHighlighted, nib: .flag)
    $0.property("animationImages", \UIImageView.animationImages)
    $0.property("animationDuration", \UIImageView.animationDuration)
    $0.property("animationRepeatCount", \UIImageView.animationRepeatCount)
    $0.constant("isAnimating", \UIImageView.isAnimating)
    $0.method("startAnimating") { (target: UIImageView) in target.startAnimating() }
    $0.method("stopAnimating") { (target: UIImageView) in target.stopAnimating() }
    $0.ignoredAttributes("adjustsImageSizeForAccessibilityContentSizeCategory")
}

extension UIImageView: nonisolated MemberTableExtender {}
