public import Foundation
import QuartzCore

extension UIView {
    /// Returns a view with an image of this view as displayed; nil without a size.
    ///
    /// - Parameter afterUpdates: True to repeat layout until it settles; uncommitted changes show in either case.
    public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
        resizableSnapshotView(from: bounds, afterScreenUpdates: afterUpdates, withCapInsets: .zero)
    }

    /// Returns a view with an image of a part of this view; nil for an empty rectangle.
    ///
    /// - Parameters:
    ///   - rect: The part, in this view's coordinate space.
    ///   - afterUpdates: True to repeat layout until it settles; uncommitted changes show in either case.
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
    ///   - afterUpdates: True to repeat layout until it settles; uncommitted changes show in either case.
    /// - Returns: True when the view was drawn; false without a current context or when the bounds are empty.
    @discardableResult
    public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
        guard let context = UIGraphicsGetCurrentContext(), bounds.width > 0, bounds.height > 0 else { return false }
        context.saveGState()
        context.translateBy(x: rect.minX, y: rect.minY)
        context.scaleBy(x: rect.width / bounds.width, y: rect.height / bounds.height)
        context.translateBy(x: -bounds.minX, y: -bounds.minY)
        drawAsSeen(in: context, afterUpdates: afterUpdates)
        context.restoreGState()
        return true
    }

    private func drawAsSeen(in context: CGContext, afterUpdates: Bool) {
        if afterUpdates { layoutIfNeeded() }
        layer.drawAsSeen(in: context)
    }
}
