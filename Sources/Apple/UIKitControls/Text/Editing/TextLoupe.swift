import CoreGraphics
import Foundation
import QuartzCore

/// The loupe above a dragged end of a selection: it shows enlarged what the finger covers.
package final class TextLoupe: UIView {
    private static let size = CGSize(width: 120, height: 46)
    private static let zoom: CGFloat = 1.25
    /// The distance from the loupe to the line of text, in points.
    private static let gap: CGFloat = 14

    private let picture = UIView()

    init() {
        super.init(frame: CGRect(origin: .zero, size: Self.size))
        isUserInteractionEnabled = false
        layer.cornerRadius = Self.size.height / 2
        (layer.shadowOpacity, layer.shadowRadius, layer.shadowOffset) = (0.25, 8, CGSize(width: 0, height: 3))
        layer.shadowPath = UIBezierPath(roundedRect: bounds, cornerRadius: Self.size.height / 2).cgPath
        picture.frame = bounds
        picture.clipsToBounds = true
        picture.layer.cornerRadius = Self.size.height / 2
        (picture.layer.borderWidth, picture.layer.borderColor) = (0.5, UIColor(white: 0, alpha: 0.2).cgColor)
        addSubview(picture)
    }

    package required init?(coder: NSCoder) { nil }

    /// Shows what is around a caret, above it.
    ///
    /// - Parameter caret: The caret's rectangle in the window's coordinates.
    func show(around caret: CGRect, in window: UIWindow) {
        let part = CGSize(width: Self.size.width / Self.zoom, height: Self.size.height / Self.zoom)
        let seen = CGRect(x: caret.midX - part.width / 2, y: caret.midY - part.height / 2, width: part.width, height: part.height)
        removeFromSuperview()
        let format = UIGraphicsImageRendererFormat()
        format.scale = max(1, window.contentScaleFactor)
        let image = UIGraphicsImageRenderer(size: Self.size, format: format).image { context in
            context.cgContext.scaleBy(x: Self.zoom, y: Self.zoom)
            context.cgContext.translateBy(x: -seen.minX, y: -seen.minY)
            window.drawHierarchy(in: window.bounds, afterScreenUpdates: true)
        }
        UIView.performWithoutAnimation {
            picture.layer.contents = image.cgImage
            picture.backgroundColor = .systemBackground
            window.addSubview(self)
            let x = min(max(caret.midX, Self.size.width / 2), max(Self.size.width / 2, window.bounds.width - Self.size.width / 2))
            center = CGPoint(x: x, y: max(Self.size.height / 2, caret.minY - Self.gap - Self.size.height / 2))
        }
    }
}
