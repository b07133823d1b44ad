public import Foundation
import LaminaPrimitives

extension CGContext {
    /// The transform from user space to device space: pixels with the origin in the lower left corner and y up.
    ///
    /// In a PDF file device space is the initial user space of the page.
    public var ctm: CGAffineTransform {
        CGAffineTransform(state.userToPixels.followed(by: keepsShapes ? baseSpace.inverse ?? .identity : .flippingRows(height)))
    }

    /// The same transform as `ctm`: one unit of device space is one pixel.
    public var userSpaceToDeviceSpaceTransform: CGAffineTransform { ctm }

    /// Translates user space.
    public func translateBy(x tx: CGFloat, y ty: CGFloat) { concatenate(CGAffineTransform(translationX: tx, y: ty)) }

    /// Scales user space.
    public func scaleBy(x sx: CGFloat, y sy: CGFloat) { concatenate(CGAffineTransform(scaleX: sx, y: sy)) }

    /// Rotates user space by `angle` radians from +x towards +y.
    public func rotate(by angle: CGFloat) { concatenate(CGAffineTransform(rotationAngle: angle)) }

    /// Puts a transform in front of the current one: later coordinates are mapped by `transform` first.
    ///
    /// Refused when the result is not finite.
    public func concatenate(_ transform: CGAffineTransform) {
        let next = AffineTransform(transform).followed(by: state.userToPixels)
        guard next.isFinite else {
            return Diagnostics.report(exception: "CGContextConcatCTM", detail: "a number is NaN or infinite; the transform stays")
        }
        state.userToPixels = next
    }

    /// Converts a point from user space to device space.
    public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm) }
    /// Converts a size from user space to device space, as the vector (width, height).
    public func convertToDeviceSpace(_ size: CGSize) -> CGSize { size.applying(ctm) }
    /// Converts a rectangle from user space to device space and returns its bounding box.
    public func convertToDeviceSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm) }
    /// Converts a point from device space to user space.
    public func convertToUserSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm.inverted()) }
    /// Converts a size from device space to user space, as the vector (width, height).
    public func convertToUserSpace(_ size: CGSize) -> CGSize { size.applying(ctm.inverted()) }
    /// Converts a rectangle from device space to user space and returns its bounding box.
    public func convertToUserSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm.inverted()) }
}
