public import Foundation

/// A view whose long presses show a preview of a controller.
@preconcurrency @MainActor
public protocol UIViewControllerPreviewing: NSObjectProtocol {
    /// The recogniser of presses, to which others can relate.
    var previewingGestureRecognizerForFailureRelationship: UIGestureRecognizer { get }
    /// The object that provides the previewed controllers.
    var delegate: any UIViewControllerPreviewingDelegate { get }
    /// The view.
    var sourceView: UIView { get }
    /// The part of the view that stays sharp.
    var sourceRect: CGRect { get set }
}

/// The methods by which an object provides a preview and shows it in full.
@preconcurrency @MainActor
public protocol UIViewControllerPreviewingDelegate: NSObjectProtocol {
    /// Asks for the controller to preview at a point; nil for none.
    func previewingContext(_ previewingContext: any UIViewControllerPreviewing, viewControllerForLocation location: CGPoint) -> UIViewController?
    /// Tells the delegate to show the previewed controller in full.
    func previewingContext(_ previewingContext: any UIViewControllerPreviewing, commit viewControllerToCommit: UIViewController)
}

/// A registration; a long press asks the delegate for a controller, and its release shows that controller in full.
final class ViewControllerPreviewing: NSObject, UIViewControllerPreviewing {
    private weak var provider: (any UIViewControllerPreviewingDelegate)?
    private weak var pressedView: UIView?
    var sourceRect: CGRect
    private let press = UILongPressGestureRecognizer()
    private var preview: UIViewController?

    init(_ delegate: any UIViewControllerPreviewingDelegate, _ sourceView: UIView) {
        (provider, pressedView, sourceRect) = (delegate, sourceView, sourceView.bounds)
        super.init()
        press.addHandler { [weak self] _ in self?.pressChanged() }
        sourceView.addGestureRecognizer(press)
    }

    var previewingGestureRecognizerForFailureRelationship: UIGestureRecognizer { press }

    /// The object that provides the controllers; once it is gone, an object that provides none.
    var delegate: any UIViewControllerPreviewingDelegate { provider ?? NoPreviews() }
    /// The view; once it is gone, an empty one.
    var sourceView: UIView { pressedView ?? UIView() }

    func end() { pressedView?.removeGestureRecognizer(press) }

    private func pressChanged() {
        switch press.state {
        case .began: preview = provider?.previewingContext(self, viewControllerForLocation: press.location(in: pressedView))
        case .ended: if let preview { provider?.previewingContext(self, commit: preview) }
        default: break
        }
        if press.state != .began, press.state != .changed { preview = nil }
    }
}

extension UIViewController {
    func addPreviewing(_ delegate: any UIViewControllerPreviewingDelegate, _ sourceView: UIView) -> any UIViewControllerPreviewing {
        let previewing = ViewControllerPreviewing(delegate, sourceView)
        previewings.append(previewing)
        return previewing
    }

    func removePreviewing(_ previewing: any UIViewControllerPreviewing) {
        for found in previewings where found === previewing { found.end() }
        previewings.removeAll { $0 === previewing }
    }
}

/// An entry below a preview: an action or a group of them.
@preconcurrency @MainActor
public protocol UIPreviewActionItem: NSObjectProtocol {
    /// The title.
    var title: String { get }
}

/// Stands in for the delegate of a registration that outlives it.
private final class NoPreviews: NSObject, UIViewControllerPreviewingDelegate {
    func previewingContext(_ previewingContext: any UIViewControllerPreviewing, viewControllerForLocation location: CGPoint) -> UIViewController? {
        nil
    }
    func previewingContext(_ previewingContext: any UIViewControllerPreviewing, commit viewControllerToCommit: UIViewController) {}
}
