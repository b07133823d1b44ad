import LaminaMarkup

/// The look that a segue gives the presentation of its destination.
@MainActor
struct SegueLook {
    private let style: UIModalPresentationStyle?
    private let transition: UIModalTransitionStyle?
    private let isPopover: Bool
    /// The id of the object to which a popover points; nil takes the sender.
    private let anchor: String?
    private let arrows: UIPopoverArrowDirection?

    /// Reads the attributes of a segue.
    init(_ segue: NibElement) {
        isPopover = ["popover", "popoverPresentation"].contains(segue["kind"])
        style = segue["modalPresentationStyle"].flatMap { NibNames.presentationStyles[$0] }
        transition = segue["modalTransitionStyle"].flatMap { NibNames.transitionStyles[$0] }
        anchor = segue["popoverAnchorView"] ?? segue["popoverAnchorBarButtonItem"]
        arrows = segue.value(forKey: "popoverArrowDirection").map(Self.arrows)
    }

    private static func arrows(_ element: NibElement) -> UIPopoverArrowDirection {
        let sides: [(String, UIPopoverArrowDirection)] = [("up", .up), ("down", .down), ("left", .left), ("right", .right)]
        return sides.reduce(into: []) { arrows, side in if element.flag(side.0) == true { arrows.insert(side.1) } }
    }

    /// Prepares a destination, before the source is asked to prepare the segue.
    func apply(to destination: UIViewController, from source: UIViewController, sender: Any?) {
        if isPopover { destination.modalPresentationStyle = .popover }
        if let style { destination.modalPresentationStyle = style }
        if let transition { destination.modalTransitionStyle = transition }
        guard destination.modalPresentationStyle == .popover, let popover = destination.popoverPresentationController else { return }
        if let arrows { popover.permittedArrowDirections = arrows }
        switch anchor.flatMap({ source.scene?.anchor(for: $0) }) ?? sender {
        case let item as UIBarButtonItem: popover.barButtonItem = item
        case let view as UIView:
            popover.sourceView = view
            popover.sourceRect = view.bounds
        default: break
        }
    }
}
