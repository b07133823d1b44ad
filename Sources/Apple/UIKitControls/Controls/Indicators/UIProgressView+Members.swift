import LaminaMethods
import UIKitValues
import UIKitViews

/// Members of `UIProgressView` that selectors, keys and nibs name.
let progressMembers = MemberTable(inheriting: UIView.memberTable) {
    $0.property("progress", \UIProgressView.progress, nib: .float)
    $0.property("progressTintColor", \UIProgressView.progressTintColor, nib: .color)
    $0.property("trackTintColor", \UIProgressView.trackTintColor, nib: .color)
    $0.method("setProgress:animated:") { (view: UIProgressView, progress: Float, isAnimated: Bool) in
        view.setProgress(progress, animated: isAnimated)
    }
    $0.property("progressImage", \UIProgressView.progressImage, nib: .image)
    $0.property("trackImage", \UIProgressView.trackImage, nib: .image)
    $0.property("progressViewStyle", \UIProgressView.progressViewStyle, nib: .choice(["default": .default, "bar": .bar]))
}

extension UIProgressView: nonisolated MemberTableExtender {}
