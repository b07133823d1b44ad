import CoreGraphics
package import LaminaMarkup

// Readers of frames and insets that depend on the superview or the reading direction.

extension NibElement {
    /// The insets of `<directionalEdgeInsets top="1" leading="2" bottom="3" trailing="4"/>`; a missing side is zero.
    package var directionalInsets: NSDirectionalEdgeInsets {
        NSDirectionalEdgeInsets(
            top: number("top") ?? 0, leading: number("leading") ?? 0, bottom: number("bottom") ?? 0, trailing: number("trailing") ?? 0)
    }

    /// Returns the frame of `<frame key="frameInset" minX="18.5%" width="60%" height="30" maxY="94"/>` in a superview of a size.
    ///
    /// Each attribute is in points or a part of the superview's width or height: two distances from the edges, or a distance and a length. Without
    /// any distance the frame begins at the superview's edge, and without a length it ends at the opposite one.
    package func insetFrame(in size: CGSize) -> CGRect {
        let (x, width) = span("minX", "width", "maxX", of: size.width)
        let (y, height) = span("minY", "height", "maxY", of: size.height)
        return CGRect(x: x, y: y, width: width, height: height)
    }

    private func span(_ before: String, _ length: String, _ after: String, of whole: CGFloat) -> (start: CGFloat, length: CGFloat) {
        let (start, end) = (part(before, of: whole), part(after, of: whole))
        let length = part(length, of: whole) ?? max(0, whole - (start ?? 0) - (end ?? 0))
        return (start ?? end.map { whole - $0 - length } ?? 0, length)
    }

    private func part(_ attribute: String, of whole: CGFloat) -> CGFloat? {
        guard let text = self[attribute] else { return nil }
        guard text.hasSuffix("%") else { return number(attribute).map { CGFloat($0) } }
        return Double(text.dropLast()).flatMap { $0.isFinite ? CGFloat($0 / 100) * whole : nil }
    }
}
