import CoreGraphics
import Foundation
import LaminaEditing
import QuartzCore

/// The views that draw the caret, the selection's highlight and its handles over an edited text.
@MainActor
package final class SelectionMarks {
    private static let blinking = "lamina.caret"

    private unowned let editor: TextEditor
    private let caret = UIView()
    private var parts: [UIView] = []
    /// The handles at the start and at the end of the selection; empty before text is selected.
    private var handles: [SelectionHandle] = []
    private lazy var loupe = TextLoupe()

    init(of editor: TextEditor) {
        self.editor = editor
        caret.isUserInteractionEnabled = false
        caret.layer.cornerRadius = 1
        caret.isHidden = true
    }

    /// Updates the positions of caret and highlight, and shows them while the view is first responder.
    package func place() {
        let view = editor.view
        let selection = editor.edited.selection
        let isActive = view.isFirstResponder
        UIView.performWithoutAnimation {
            let rects = isActive && !selection.isCaret ? editor.selectionRects(of: selection.range) : []
            show(rects, in: view.caretSuperview)
            showHandles(rects)
            caret.isHidden = !(isActive && selection.isCaret && view.allowsEditing)
            guard !caret.isHidden else { return caret.layer.removeAnimation(forKey: Self.blinking) }
            if caret.superview !== view.caretSuperview { view.caretSuperview.addSubview(caret) }
            caret.backgroundColor = view.tintColor
            // By the view's method, which apps override to hide the caret.
            caret.frame = view.caretRect(for: UITextPosition(selection.head))
        }
        if !caret.isHidden { blink() }
    }

    /// Restarts the blinking, so that the caret stays visible while it moves.
    private func blink() {
        let blinking = CAKeyframeAnimation(keyPath: "opacity")
        blinking.values = [1, 1, 0, 0, 1]
        blinking.keyTimes = [0, 0.5, 0.65, 0.85, 1]
        blinking.duration = 1
        blinking.repeatCount = .infinity
        caret.layer.add(blinking, forKey: Self.blinking)
    }

    private func show(_ rects: [CGRect], in holder: UIView) {
        while parts.count > rects.count { parts.removeLast().removeFromSuperview() }
        while parts.count < rects.count {
            let part = UIView()
            part.isUserInteractionEnabled = false
            holder.addSubview(part)
            parts.append(part)
        }
        for (part, rect) in zip(parts, rects) {
            part.frame = rect
            part.backgroundColor = editor.view.tintColor.withAlphaComponent(0.2)
        }
    }

    // MARK: Handles

    /// Shows the handles at the first and last line of the highlight, where these are in the visible part of the text.
    private func showHandles(_ rects: [CGRect]) {
        guard let first = rects.first, let last = rects.last, editor.view.takesSelection else {
            handles.forEach { $0.isHidden = true }
            return
        }
        if handles.isEmpty { handles = [SelectionHandle(.start, of: editor), SelectionHandle(.end, of: editor)] }
        let seen = editor.view.caretSuperview.bounds.insetBy(dx: -1, dy: -1)
        for handle in handles {
            let rect = handle.end == .start ? first : last
            // The knobs reach beyond the part of a text field that clips its text.
            if handle.superview !== editor.view { editor.view.addSubview(handle) }
            handle.place(at: rect, color: editor.view.tintColor)
            handle.isHidden = !seen.contains(CGPoint(x: handle.frame.midX, y: rect.midY))
        }
    }

    /// Moves an end of the selection to a point of the edited view; one character at least stays selected.
    func drag(_ end: SelectionHandle.End, to point: CGPoint) {
        let range = editor.edited.selection.range
        let (anchor, head) = end == .start ? (range.upperBound, range.lowerBound) : (range.lowerBound, range.upperBound)
        let index = editor.index(at: point)
        let isPast = end == .start ? index >= anchor : index <= anchor
        if !isPast, index != head { editor.setSelection(.init(anchor: anchor, head: index)) }
        let caret = editor.caretRect(at: isPast ? head : index)
        if let window = editor.view.window { loupe.show(around: editor.view.convert(caret, to: window), in: window) }
    }

    /// Removes the loupe after a drag.
    func endDrag() { loupe.removeFromSuperview() }
}
