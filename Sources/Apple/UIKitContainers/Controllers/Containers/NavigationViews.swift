import CoreGraphics
import UIKitViews

/// The view of a navigation controller: the stage with the child's view, and the bars over it.
final class NavigationView: UIView, SystemNamed {
    nonisolated static var systemName: String { "UILayoutContainerView" }

    weak var navigation: UINavigationController?

    override func layoutSubviews() {
        super.layoutSubviews()
        navigation?.placeBars()
    }
}

/// The view that contains the view of a navigation controller's top controller.
///
/// While a transition runs, the stage blocks touches.
package final class NavigationStage: UIView {
    var isBusy = false
    weak var navigation: UINavigationController?

    package override func layoutSubviews() {
        super.layoutSubviews()
        navigation?.chooseEdge()
    }

    package override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        isBusy ? (self.point(inside: point, with: event) ? self : nil) : super.hitTest(point, with: event)
    }

    package override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        navigation?.canGoBack(by: gestureRecognizer) ?? true
    }
}
