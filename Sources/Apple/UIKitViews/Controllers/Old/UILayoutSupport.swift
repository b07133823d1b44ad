public import Foundation

/// A line that constraints can refer to, at the edge of the bars above or below a controller's content.
@preconcurrency @MainActor
public protocol UILayoutSupport: NSObjectProtocol {
    /// The height that the bars cover, in points.
    var length: CGFloat { get }
    /// The upper edge.
    var topAnchor: NSLayoutYAxisAnchor { get }
    /// The lower edge.
    var bottomAnchor: NSLayoutYAxisAnchor { get }
    /// The height of the bars that cover this edge of the controller's view.
    var heightAnchor: NSLayoutDimension { get }
}

extension UILayoutGuide: UILayoutSupport {
    /// The guide's height; of a controller's guides the height that bars cover.
    public var length: CGFloat { layoutFrame.height }
}

/// The layout guides that a controller has made.
@MainActor
struct BarGuides {
    var top: UILayoutGuide?
    var bottom: UILayoutGuide?

    /// Returns a guide between the upper or lower edge of a view and the same edge of its safe area.
    static func guide(of view: UIView, isTop: Bool) -> UILayoutGuide {
        let guide = UILayoutGuide(identifier: isTop ? "UIViewControllerTopLayoutGuide" : "UIViewControllerBottomLayoutGuide") { view in
            let (area, height) = (view.safeAreaInsets, view.bounds.height)
            if isTop { return UIEdgeInsets(top: 0, left: 0, bottom: height - area.top, right: 0) }
            return UIEdgeInsets(top: height - area.bottom, left: 0, bottom: 0, right: 0)
        }
        guide.owningView = view
        return guide
    }
}

extension UIViewController {
    /// Returns the guide at an edge, made when first asked for.
    func barGuide(isTop: Bool) -> UILayoutGuide {
        let view = requiredView
        let known = isTop ? barGuides.top : barGuides.bottom
        if let known, known.owningView === view { return known }
        let made = BarGuides.guide(of: view, isTop: isTop)
        if isTop { barGuides.top = made } else { barGuides.bottom = made }
        return made
    }
}
