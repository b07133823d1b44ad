import LaminaMethods

/// Members of `UIGestureRecognizer` that selectors and keys name.
let recognizerMembers = MemberTable(
    properties: [
        "isEnabled": { $0.property(\UIGestureRecognizer.isEnabled) },
        "state": { $0.property(\UIGestureRecognizer.state) },
        "cancelsTouchesInView": { $0.property(\UIGestureRecognizer.cancelsTouchesInView) },
        "delaysTouchesBegan": { $0.property(\UIGestureRecognizer.delaysTouchesBegan) },
        "delaysTouchesEnded": { $0.property(\UIGestureRecognizer.delaysTouchesEnded) },
        "name": { $0.property(\UIGestureRecognizer.name) },
    ],
    constants: [
        "view": { $0.property(\UIGestureRecognizer.view) },
        "numberOfTouches": { $0.property(\UIGestureRecognizer.numberOfTouches) },
    ]
)

/// Members of `UIBarItem` that selectors and keys name.
let barItemMembers = MemberTable(
    properties: [
        "isEnabled": { $0.property(\UIBarItem.isEnabled) },
        "title": { $0.property(\UIBarItem.title) },
        "image": { $0.property(\UIBarItem.image) },
        "tag": { $0.property(\UIBarItem.tag) },
    ]
)

/// Members of `UINavigationItem` that selectors and keys name.
let navigationItemMembers = MemberTable(
    properties: [
        "title": { $0.property(\UINavigationItem.title) },
        "prompt": { $0.property(\UINavigationItem.prompt) },
        "titleView": { $0.property(\UINavigationItem.titleView) },
        "hidesBackButton": { $0.property(\UINavigationItem.hidesBackButton) },
        "leftBarButtonItem": { $0.property(\UINavigationItem.leftBarButtonItem) },
        "rightBarButtonItem": { $0.property(\UINavigationItem.rightBarButtonItem) },
        "leftBarButtonItems": { $0.property(\UINavigationItem.leftBarButtonItems) },
        "rightBarButtonItems": { $0.property(\UINavigationItem.rightBarButtonItems) },
        "backBarButtonItem": { $0.property(\UINavigationItem.backBarButtonItem) },
    ]
)

/// Members of `UIBarButtonItem` that selectors and keys name; apps read the key `view` to place something beside the item.
let barButtonItemMembers = MemberTable(
    inheriting: barItemMembers,
    properties: [
        "customView": { $0.property(\UIBarButtonItem.customView) },
        "width": { $0.property(\UIBarButtonItem.width) },
        "tintColor": { $0.property(\UIBarButtonItem.tintColor) },
    ],
    constants: ["view": { $0.property(\UIBarButtonItem.shownView) }]
)

extension UIGestureRecognizer: nonisolated MemberTableOwner {}
extension UIBarItem: nonisolated MemberTableOwner {}
extension UINavigationItem: nonisolated MemberTableOwner {}
