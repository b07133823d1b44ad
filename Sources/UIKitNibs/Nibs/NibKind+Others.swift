import CoreGraphics
import Foundation
import LaminaNibs

extension NibKind {
    /// The kinds that are not views.
    package static let others: [String: NibKind] = [
        "customObject": NibKind(NSObject.self),
        "viewController": viewController,
        "tableViewController": NibKind(UITableViewController.self, inherits: "viewController"),
        "gestureRecognizer": NibKind(
            UIGestureRecognizer.self,
            attributes: [
                .flag("enabled", \UIGestureRecognizer.isEnabled), .flag("cancelsTouchesInView", \UIGestureRecognizer.cancelsTouchesInView),
                .flag("delaysTouchesBegan", \UIGestureRecognizer.delaysTouchesBegan),
                .flag("delaysTouchesEnded", \UIGestureRecognizer.delaysTouchesEnded),
            ]),
        "tapGestureRecognizer": NibKind(
            UITapGestureRecognizer.self, inherits: "gestureRecognizer",
            attributes: [
                .integer("numberOfTapsRequired", \UITapGestureRecognizer.numberOfTapsRequired),
                .integer("numberOfTouchesRequired", \UITapGestureRecognizer.numberOfTouchesRequired),
            ]),
        "panGestureRecognizer": NibKind(
            UIPanGestureRecognizer.self, inherits: "gestureRecognizer",
            attributes: [
                .integer("minimumNumberOfTouches", \UIPanGestureRecognizer.minimumNumberOfTouches),
                .integer("maximumNumberOfTouches", \UIPanGestureRecognizer.maximumNumberOfTouches),
            ]),
        "pinchGestureRecognizer": NibKind(UIPinchGestureRecognizer.self, inherits: "gestureRecognizer"),
        "rotationGestureRecognizer": NibKind(UIRotationGestureRecognizer.self, inherits: "gestureRecognizer"),
        "swipeGestureRecognizer": NibKind(
            UISwipeGestureRecognizer.self, inherits: "gestureRecognizer",
            attributes: [
                .choice(
                    "direction", \UISwipeGestureRecognizer.direction, ["right": .right, "left": .left, "up": .up, "down": .down])
            ]),
        "pongPressGestureRecognizer": longPress,
        "longPressGestureRecognizer": longPress,
    ]

    private static let viewController = NibKind(
        UIViewController.self, attributes: [.text("title", \UIViewController.title)],
        values: [
            NibSetting("view", on: UIViewController.self) { controller, element, builder in
                controller.view = builder.object(for: element) as? UIView
                return controller.isViewLoaded
            }
        ])

    /// A long-press recogniser, which Interface Builder writes as `pongPressGestureRecognizer`.
    private static let longPress = NibKind(
        UILongPressGestureRecognizer.self, inherits: "gestureRecognizer",
        attributes: [
            .value("minimumPressDuration", \UILongPressGestureRecognizer.minimumPressDuration) { $0.number("minimumPressDuration") },
            .number("allowableMovement", \UILongPressGestureRecognizer.allowableMovement),
        ])
}
