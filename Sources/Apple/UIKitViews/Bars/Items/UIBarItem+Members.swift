import LaminaMethods
import UIKitValues

/// Members of `UIBarItem` that selectors, keys and nibs name.
let barItemMembers = MemberTable {
    $0.property("isEnabled", \UIBarItem.isEnabled, nib: .flag)
    $0.property("title", \UIBarItem.title, nib: .text)
    $0.property("image", \UIBarItem.image, nib: .image)
    $0.property("landscapeImagePhone", \UIBarItem.landscapeImagePhone, nib: .image, as: "landscapeImage")
    $0.property("largeContentSizeImage", \UIBarItem.largeContentSizeImage, nib: .image)
    $0.property("tag", \UIBarItem.tag, nib: .integer)
}

extension UIBarItem: nonisolated MemberTableOwner {}
