public import CoreGraphics
import QuartzCore

extension UIView {
    /// The part of the contents that stretches when the view is resized, in unit coordinates; default the whole.
    ///
    /// It is the layer's `contentsCenter`. Apple deprecated it in iOS 6 and keeps it.
    public var contentStretch: CGRect {
        get { layer.contentsCenter }
        set { layer.contentsCenter = newValue }
    }
}
