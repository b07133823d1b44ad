public import CoreGraphics
import QuartzCore

extension UIView {
    /// The part of the contents that stretches when the view is resized, in unit coordinates; the default is all of it.
    ///
    /// An alias of the layer's `contentsCenter`. Apple deprecated it in iOS 6, but still provides it.
    public var contentStretch: CGRect {
        get { layer.contentsCenter }
        set { layer.contentsCenter = newValue }
    }
}
