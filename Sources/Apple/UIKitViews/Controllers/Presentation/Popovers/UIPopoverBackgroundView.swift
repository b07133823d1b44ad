public import CoreGraphics

/// The measures of a view behind a popover's content.
@preconcurrency @MainActor
public protocol UIPopoverBackgroundViewMethods {
    /// The length of the arrow's base, in points.
    static func arrowBase() -> CGFloat
    /// The distances of the content from the view's edges, in points.
    static func contentViewInsets() -> UIEdgeInsets
    /// The length of the arrow, in points.
    static func arrowHeight() -> CGFloat
}

/// A view behind a popover's content with an arrow, which an app draws itself.
open class UIPopoverBackgroundView: UIView, UIPopoverBackgroundViewMethods {
    /// The distance of the arrow from the middle of its edge, in points.
    open var arrowOffset: CGFloat = 0
    /// The edge at which the arrow stands.
    open var arrowDirection = UIPopoverArrowDirection.unknown
    /// True when the content has the system's inner shadow; the default is true.
    open class var wantsDefaultContentAppearance: Bool { true }

    /// The length of the arrow's base; subclasses override it.
    open class func arrowBase() -> CGFloat { 0 }
    /// The distances of the content from the view's edges; subclasses override it.
    open class func contentViewInsets() -> UIEdgeInsets { .zero }
    /// The length of the arrow; subclasses override it.
    open class func arrowHeight() -> CGFloat { 0 }
}
