import CoreGraphics

/// A presentation that covers the window, or the view of a presentation context.
final class CoveringPresentation: UIPresentationController {
    private let style: UIModalPresentationStyle

    init(_ presented: UIViewController, over base: UIViewController, style: UIModalPresentationStyle) {
        self.style = style
        super.init(presentedViewController: presented, presenting: base)
    }

    override var presentationStyle: UIModalPresentationStyle { style }
    override var shouldPresentInFullscreen: Bool { style == .fullScreen || style == .overFullScreen }
    override var shouldRemovePresentersView: Bool { style == .fullScreen || style == .currentContext }
}

extension UIViewController {
    /// Returns a presentation controller for the modal presentation style.
    func systemPresentation(over base: UIViewController) -> UIPresentationController { systemPresentation(modalPresentationStyle, over: base) }

    /// Returns a presentation controller for a style.
    func systemPresentation(_ style: UIModalPresentationStyle, over base: UIViewController) -> UIPresentationController {
        switch style {
        case .popover: UIPopoverPresentationController(presentedViewController: self, presenting: base)
        case .automatic, .pageSheet, .formSheet: UISheetPresentationController(presentedViewController: self, presenting: base)
        case .custom: UIPresentationController(presentedViewController: self, presenting: base)
        case .fullScreen, .none: CoveringPresentation(self, over: base, style: .fullScreen)
        case .overFullScreen, .currentContext, .overCurrentContext:
            CoveringPresentation(self, over: base, style: style)
        @unknown default: CoveringPresentation(self, over: base, style: .fullScreen)
        }
    }
}
