import CoreGraphics
import Foundation

extension UIColor {
    /// Creates a colour that repeats an image from the origin of a view's or a drawing's coordinates to all sides.
    ///
    /// The colour of an image without size, or with an infinite one, is clear. Views show it as background, border and fill; text and shadows in it are
    /// transparent.
    public convenience init(patternImage image: UIImage) {
        let cell = CGRect(origin: .zero, size: image.size)
        guard cell.isFinite, cell.width > 0, cell.height > 0 else {
            self.init(cgColor: .clear)
            return
        }
        let pattern = CGPattern(cell: cell, imageScale: image.scale) { context in
            UIGraphicsPushContext(context)
            image.draw(in: cell)
            UIGraphicsPopContext()
        }
        self.init(cgColor: CGColor(pattern))
    }
}
