public import Foundation
import QuartzCore

extension UIView {
    /// A picture of the view as a view.
    ///
    /// - Parameter afterUpdates: Whether changes count that were not committed yet.
    public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
        resizableSnapshotView(from: bounds, afterScreenUpdates: afterUpdates, withCapInsets: .zero)
    }

    /// A picture of a part of the view as a view, whose edges keep their thickness when it is resized.
    ///
    /// - Parameters:
    ///   - rect: In the view's coordinates.
    ///   - afterUpdates: Whether changes count that were not committed yet.
    ///   - capInsets: How thick the edges are.
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

    /// Draws the view and all below it, as they are seen, into the current context.
    ///
    /// - Parameters:
    ///   - rect: What the view's bounds fill, in the context's coordinates.
    ///   - afterUpdates: Whether changes count that were not committed yet.
    /// - Returns: Whether everything was drawn: false without a context or a size.
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
