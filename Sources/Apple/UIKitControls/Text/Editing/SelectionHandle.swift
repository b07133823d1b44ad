import CoreGraphics
import Foundation
import QuartzCore

/// A handle at an end of selected text: a line with a knob above its start or below its end, which the user drags.
package final class SelectionHandle: UIView {
    /// The end of the selection at which a handle stands.
    enum End {
        case start
        case end
    }

    /// The diameter of the knob, in points.
    static let knob: CGFloat = 10
    /// The distance from the handle's line at which a touch still takes the handle, in points.
    private static let reach: CGFloat = 14

    let end: End
    private unowned let editor: TextEditor
    private let line = UIView()
    private let dot = UIView()
    /// The distance from the touch to the middle of the line, in points.
    private var grip = CGPoint.zero
    private let pan = HandlePan()

    init(_ end: End, of editor: TextEditor) {
        (self.end, self.editor) = (end, editor)
        super.init(frame: .zero)
        dot.layer.cornerRadius = Self.knob / 2
        for part in [line, dot] {
            part.isUserInteractionEnabled = false
            addSubview(part)
        }
        pan.addHandler { [weak self] in self?.dragged($0) }
        addGestureRecognizer(pan)
    }

    package required init?(coder: NSCoder) { nil }

    /// Places the handle at an edge of the selection's highlight.
    ///
    /// - Parameter rect: The highlight of the first or the last line, in the edited view's coordinates.
    func place(at rect: CGRect, color: UIColor?) {
        let x = end == .start ? rect.minX : rect.maxX
        let top = end == .start ? rect.minY - Self.knob : rect.minY
        frame = CGRect(x: x - Self.knob / 2, y: top, width: Self.knob, height: rect.height + Self.knob)
        dot.frame = CGRect(x: 0, y: end == .start ? 0 : rect.height, width: Self.knob, height: Self.knob)
        line.frame = CGRect(x: Self.knob / 2 - 1, y: end == .start ? Self.knob : 0, width: 2, height: rect.height)
        for part in [line, dot] { part.backgroundColor = color }
    }

    package override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.insetBy(dx: Self.knob / 2 - Self.reach, dy: 0).contains(point)
    }

    // A touch that becomes no drag is a tap on the text; the edited view would select text with one that moves.
    package override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    package override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    package override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
    package override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        if let touch = touches.first { editor.view.textTapped(touch) }
    }

    private func dragged(_ recognizer: UIGestureRecognizer) {
        if recognizer.state == .began { grip = CGPoint(x: line.center.x - pan.start.x, y: line.center.y - pan.start.y) }
        switch recognizer.state {
        case .began, .changed:
            let place = pan.location(in: editor.view)
            editor.marks.drag(end, to: CGPoint(x: place.x + grip.x, y: place.y + grip.y))
        default: editor.marks.endDrag()
        }
    }
}

/// A pan that remembers where its touch began: a scroll view hands touches to the views in it only later.
private final class HandlePan: UIPanGestureRecognizer {
    private(set) var start = CGPoint.zero

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if let touch = touches.first { start = touch.location(in: view) }
        super.touchesBegan(touches, with: event)
    }
}
