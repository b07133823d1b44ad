import CoreGraphics
import Foundation

extension UITableViewHeaderFooterView {
    /// A closure that changes a header's or footer's configurations for a state.
    public typealias ConfigurationUpdateHandler = @MainActor (UITableViewHeaderFooterView, UIViewConfigurationState) -> Void
}

/// The content and background configurations of a header or footer.
@MainActor
struct HeaderConfigurations {
    private(set) var content: (any UIContentConfiguration)?
    private(set) var background: UIBackgroundConfiguration?
    /// The view of the background configuration; nil without one.
    private(set) var backgroundView: ConfiguredBackgroundView?
    /// True until the configurations have adapted to the state of a new view, and when the state has changed since.
    var isStale = true

    /// Shows a content configuration in the content view or, if that cannot show it, in a new content view.
    mutating func setContent(
        _ configuration: (any UIContentConfiguration)?, in header: UIView, state: UIViewConfigurationState, replacing view: inout UIView
    ) {
        let hadContent = content != nil
        content = configuration
        guard let adapted = configuration?.updated(for: state) else {
            if hadContent { Self.replace(&view, by: UIView(frame: header.bounds), in: header) }
            return
        }
        if hadContent, let shown = view as? any UIView & UIContentView, shown.supports(adapted) {
            shown.configuration = adapted
        } else {
            Self.replace(&view, by: adapted.makeContentView(), in: header)
        }
    }

    mutating func setBackground(_ configuration: UIBackgroundConfiguration?, in header: UIView) {
        background = configuration
        guard let configuration else {
            backgroundView?.removeFromSuperview()
            return backgroundView = nil
        }
        if let backgroundView { return backgroundView.configuration = configuration }
        let view = ConfiguredBackgroundView(configuration)
        header.insertSubview(view, at: 0)
        header.backgroundColor = nil
        backgroundView = view
    }

    private static func replace(_ view: inout UIView, by new: UIView, in header: UIView) {
        new.frame = header.bounds
        header.insertSubview(new, aboveSubview: view)
        view.removeFromSuperview()
        view = new
    }
}
