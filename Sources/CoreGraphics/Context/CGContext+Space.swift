public import Foundation
import LaminaPrimitives

extension CGContext {
    /// From user space to a space whose unit is a pixel, with the origin in the lower left corner and y up.
    public var ctm: CGAffineTransform { CGAffineTransform(state.userToPixels.followed(by: .flippingRows(height))) }

    /// The same as `ctm`: one unit of device space is one pixel.
    public var userSpaceToDeviceSpaceTransform: CGAffineTransform { ctm }

    /// Moves what is drawn from now on.
    public func translateBy(x tx: CGFloat, y ty: CGFloat) { concatenate(CGAffineTransform(translationX: tx, y: ty)) }

    /// Stretches what is drawn from now on.
    public func scaleBy(x sx: CGFloat, y sy: CGFloat) { concatenate(CGAffineTransform(scaleX: sx, y: sy)) }

    /// Turns what is drawn from now on by `angle` radians from +x towards +y.
    public func rotate(by angle: CGFloat) { concatenate(CGAffineTransform(rotationAngle: angle)) }

    /// Maps what is drawn from now on by `transform` before everything that is in effect already.
    public func concatenate(_ transform: CGAffineTransform) {
        let next = AffineTransform(transform).followed(by: state.userToPixels)
        guard next.isFinite else {
            return Diagnostics.report(exception: "CGContextConcatCTM", detail: "a number is NaN or infinite; the transform stays")
        }
        state.userToPixels = next
    }

    /// A point of user space in pixels, y up.
    public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm) }
    /// A size of user space in pixels; a turned one becomes what the two sides span.
    public func convertToDeviceSpace(_ size: CGSize) -> CGSize { size.applying(ctm) }
    /// The bounding box of a rectangle of user space in pixels, y up.
    public func convertToDeviceSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm) }
    /// A point in pixels, y up, in user space.
    public func convertToUserSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm.inverted()) }
    /// A size in pixels in user space.
    public func convertToUserSpace(_ size: CGSize) -> CGSize { size.applying(ctm.inverted()) }
    /// The bounding box of a rectangle in pixels, y up, in user space.
    public func convertToUserSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm.inverted()) }
}
