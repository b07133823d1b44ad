import CoreGraphics
import Foundation

/// What a text view's text, caret and selection are in.
///
/// The text is drawn by parts of equal height, so that none is larger than a bitmap may be and only what is seen is drawn.
final class TextPage: UIView {
    private static let partHeight: CGFloat = 512

    private unowned let textView: UITextView
    /// The parts that are near what is seen, by their number from the top.
    private var parts: [Int: TextPart] = [:]

    init(_ textView: UITextView) {
        self.textView = textView
        super.init(frame: .zero)
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) { nil }

    /// All parts are to be drawn anew.
    func textChanged() { for part in parts.values { part.setNeedsDisplay() } }

    /// Makes the parts that are seen, and drops the others.
    func placeParts() {
        let seen = textView.bounds.intersection(bounds)
        let numbers = seen.isEmpty ? 0..<0 : Int(seen.minY / Self.partHeight)..<Int((seen.maxY / Self.partHeight).rounded(.up))
        for (number, part) in parts where !numbers.contains(number) {
            part.removeFromSuperview()
            parts[number] = nil
        }
        for number in numbers {
            let part = parts[number] ?? makePart(number)
            let top = CGFloat(number) * Self.partHeight
            let frame = CGRect(x: 0, y: top, width: bounds.width, height: min(Self.partHeight, bounds.height - top))
            guard part.frame != frame else { continue }
            part.frame = frame
            // Parts count as the text view does, so that all draw the same.
            part.bounds = frame
            part.setNeedsDisplay()
        }
    }

    private func makePart(_ number: Int) -> TextPart {
        let part = TextPart(textView)
        parts[number] = part
        insertSubview(part, at: 0)
        return part
    }
}

/// A stripe of a text view's text.
final class TextPart: UIView {
    private unowned let textView: UITextView

    init(_ textView: UITextView) {
        self.textView = textView
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        contentMode = .redraw
    }

    required init?(coder: NSCoder) { nil }

    override func draw(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.draw(textView.textLayout, at: textView.textOrigin) }
}
