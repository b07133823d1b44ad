import CoreGraphics
import Foundation

/// The view that draws a text view's text and contains its caret and highlight.
///
/// The text is divided into strips of equal height. So no strip exceeds the size limit of a bitmap, and only visible strips are drawn.
package final class TextPage: UIView {
    /// The height of a strip, in points.
    private static let partHeight: CGFloat = 512
    /// The height that may be drawn, in points, even if the text is less high.
    private static let leastHeight: CGFloat = 8192
    /// The largest number of visible strips, about 33 million points.
    private static let mostParts = 65536

    private weak var textView: UITextView?
    /// The visible strips, by their index from the top.
    private var parts: [Int: TextPart] = [:]

    init(_ textView: UITextView) {
        self.textView = textView
        super.init(frame: .zero)
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) { nil }

    /// Marks all strips for redrawing.
    func textChanged() { for part in parts.values { part.setNeedsDisplay() } }

    /// Adds the visible strips and removes the others.
    func placeParts() {
        guard let textView else { return }
        let seen = textView.bounds.intersection(bounds)
        // Below the text, a layout manager of the app's own may still draw, but not without end.
        let bottom = min(seen.maxY, max(textView.contentSize.height, Self.leastHeight))
        let first = Int(clamped: seen.minY / Self.partHeight)
        let end = min(Int(clamped: (bottom / Self.partHeight).rounded(.up)), first + Self.mostParts)
        let numbers = seen.isEmpty || end <= first ? 0..<0 : first..<end
        for (number, part) in parts where !numbers.contains(number) {
            part.removeFromSuperview()
            parts[number] = nil
        }
        for number in numbers {
            let part = parts[number] ?? makePart(number, textView)
            let top = CGFloat(number) * Self.partHeight
            let frame = CGRect(
                x: 0, y: top, width: bounds.width, height: min(Self.partHeight, bounds.height - top))
            guard part.frame != frame else { continue }
            part.frame = frame
            // A strip uses the text view's coordinates, so that all strips draw the same layout at the same origin.
            part.bounds = frame
            part.setNeedsDisplay()
        }
    }

    private func makePart(_ number: Int, _ textView: UITextView) -> TextPart {
        let part = TextPart(textView)
        parts[number] = part
        insertSubview(part, at: 0)
        return part
    }
}

/// A horizontal strip of a text view's text.
final class TextPart: UIView {
    /// The text view; nil once it is released, though an app may still hold its strips.
    private weak var textView: UITextView?

    init(_ textView: UITextView) {
        self.textView = textView
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        contentMode = .redraw
    }

    required init?(coder: NSCoder) { nil }

    override func draw(_ rect: CGRect) {
        guard let textView else { return }
        if let kit = textView.kit, kit.drawsText {
            return kit.draw(
                at: CGPoint(x: textView.textContainerInset.left, y: textView.textContainerInset.top))
        }
        UIGraphicsGetCurrentContext()?.draw(
            textView.textLayout, of: textView.editor.storage, at: textView.textOrigin)
    }
}
