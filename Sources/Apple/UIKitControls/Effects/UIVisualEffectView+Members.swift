import LaminaMethods
import UIKitValues

/// Members of `UIVisualEffectView` that selectors, keys and nibs name.
let effectViewMembers = MemberTable(inheriting: viewMembers) {
    $0.property("effect", \UIVisualEffectView.effect)
    $0.constant("contentView", \UIVisualEffectView.contentView)
    $0.child("contentView") { (view: UIVisualEffectView, element, nib) in nib.adopt(view.contentView, from: element) }
    for name in ["blurEffect", "vibrancyEffect"] {
        $0.child(name) { (view: UIVisualEffectView, element, _) in
            view.effect = element.visualEffect
            return view.effect != nil
        }
    }
}

extension UIVisualEffectView: nonisolated MemberTableExtender {}
