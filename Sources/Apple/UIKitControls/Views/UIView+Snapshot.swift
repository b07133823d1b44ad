public import Foundation
import QuartzCore

extension UIView {
    /// Returns a view with an image of this view as displayed; nil without a size.
    ///
    /// - Parameter afterUpdates: True to include changes since the last commit; false shows what is on screen.
    public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
        resizableSnapshotView(from: bounds, afterScreenUpdates: afterUpdates, withCapInsets: .zero)
    }

    /// Returns a view with an image of a part of this view; nil for an empty rectangle.
    ///
    /// - Parameters:
    ///   - rect: The part, in this view's coordinate space.
    ///   - afterUpdates: True to include changes since the last commit; false shows what is on screen.
    ///   - capInsets: The width of the edges that keep their size when the snapshot is resized, in points.
    public func resizableSnapshotView(
        from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
    ) -> UIView? {
        guard rect.width > 0, rect.height > 0 else { return nil }
        let format = UIGraphicsImageRendererFormat()
        format.scale = contentScaleFactor
        let image = UIGraphicsImageRenderer(size: rect.size, format: format).image { context in
            context.cgContext.translateBy(x: -rect.minX, y: -rect.minY)
            drawAsSeen(in: context.cgContext, afterUpdates: afterUpdates)
        }
        let view = UIView(frame: CGRect(origin: .zero, size: rect.size))
        view.isUserInteractionEnabled = false
        view.layer.contents = image.cgImage
        if capInsets != .zero {
            view.layer.contentsCenter = CGRect(
                x: capInsets.left / rect.width, y: capInsets.top / rect.height,
                width: (rect.width - capInsets.left - capInsets.right) / rect.width,
                height: (rect.height - capInsets.top - capInsets.bottom) / rect.height)
        }
        return view
    }

    /// Draws the view and its descendants, as displayed, into the current context.
    ///
    /// - Parameters:
    ///   - rect: The rectangle that the view's bounds are scaled to, in the context's coordinate space.
    ///   - afterUpdates: True to include changes since the last commit; false shows what is on screen.
    /// - Returns: True when the view was drawn; false without a current context, when the bounds are empty, or when `afterUpdates` is false and the view
    ///   is not on screen yet.
    @discardableResult
    public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
        guard let context = UIGraphicsGetCurrentContext(), bounds.width > 0, bounds.height > 0 else { return false }
        context.saveGState()
        context.translateBy(x: rect.minX, y: rect.minY)
        context.scaleBy(x: rect.width / bounds.width, y: rect.height / bounds.height)
        context.translateBy(x: -bounds.minX, y: -bounds.minY)
        defer { context.restoreGState() }
        return drawAsSeen(in: context, afterUpdates: afterUpdates)
    }

    /// Draws the view with or without the changes since the last commit.
    ///
    /// - Returns: False when there was no commit to draw.
    @discardableResult
    private func drawAsSeen(in context: CGContext, afterUpdates: Bool) -> Bool {
        if afterUpdates {
            layoutIfNeeded()
            layer.drawAsSeen(in: context)
            return true
        }
        if layer.drawAsCommitted(in: context) { return true }
        Diagnostics.warn("a snapshot of a \(type(of: self)) that is not on screen yet requires afterScreenUpdates: true; it is empty")
        return false
    }
}
