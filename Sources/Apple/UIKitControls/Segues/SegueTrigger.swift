package import Foundation
package import LaminaMethods

/// Members of `SegueTrigger` that controls, bar items and recognisers call.
let segueTriggerMembers = MemberTable {
    $0.method("fire:") { (target: SegueTrigger, sender: Any?) in target.fire(sender) }
}

/// The target that performs a segue when a control, a bar item, a recogniser or a cell fires.
@MainActor
package final class SegueTrigger: NSObject {
    /// The members that selectors name.
    nonisolated package class var memberTable: MemberTable { segueTriggerMembers }
    /// The method that performs the segue.
    package static let action = Selector("fire:")

    private weak var source: UIViewController?
    private let template: SegueTemplate

    /// Creates a trigger of a segue from a controller.
    package init(_ template: SegueTemplate, from source: UIViewController) {
        (self.template, self.source) = (template, source)
        super.init()
    }

    /// Performs the segue, if the controller allows it.
    package func fire(_ sender: Any?) {
        // A continuous recogniser reports every change of its gesture.
        if let recognizer = sender as? UIGestureRecognizer, recognizer.state != (recognizer.isDiscrete ? .ended : .began) { return }
        source?.trigger(template, sender: sender)
    }
}

extension SegueTrigger: nonisolated MemberTableOwner {}

extension UIGestureRecognizer {
    /// True for taps and swipes, which report only their end.
    fileprivate var isDiscrete: Bool { self is UITapGestureRecognizer || self is UISwipeGestureRecognizer }
}

/// The segues that begin at a cell.
@MainActor
package struct CellSegues {
    /// The segue of a selection.
    package var selection: SegueTrigger?
    /// The segue of a tap on the info button.
    package var accessory: SegueTrigger?
    /// The triggers of the controls in the cell, which hold them weakly.
    package var triggers: [AnyObject] = []

    /// Creates the state of a cell without segues.
    package nonisolated init() {}
}
