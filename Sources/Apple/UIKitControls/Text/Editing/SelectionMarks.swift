import CoreGraphics
import Foundation
import LaminaEditing
import QuartzCore

/// The views that draw the caret and the selection's highlight of an edited text.
@MainActor
package final class SelectionMarks {
    private static let blinking = "lamina.caret"

    private unowned let editor: TextEditor
    private let caret = UIView()
    private var parts: [UIView] = []

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
            show(isActive && !selection.isCaret ? editor.selectionRects(of: selection.range) : [], in: view.caretSuperview)
            caret.isHidden = !(isActive && selection.isCaret && view.allowsEditing)
            guard !caret.isHidden else { return caret.layer.removeAnimation(forKey: Self.blinking) }
            if caret.superview !== view.caretSuperview { view.caretSuperview.addSubview(caret) }
            caret.backgroundColor = view.tintColor
            caret.frame = editor.caretRect(at: selection.head)
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
}
