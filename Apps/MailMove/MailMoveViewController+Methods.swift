import LaminaMethods
import UIKit

/// The controller's methods that are called by selector.
///
/// In Xcode, and with `lamina-swiftc`, `@objc` makes a method known by its selector. The plain Swift compiler, which builds this app, lacks `@objc`.
extension MailMoveViewController: MethodProviding {
    nonisolated func laminaPerform(_ call: MethodCall) {
        call.isolated { call in
            switch call.selector {
            case "animationDidStop:finished:context:":
                call.perform { (controller: MailMoveViewController, animationID: String?, finished: NSNumber, context: UnsafeMutableRawPointer?) in
                    controller.animationDidStop(animationID, finished: finished, context: context)
                }
            default: call.isUnknown()
            }
        }
    }
}
