import QuartzCore
import TestSupport
import UIKit

/// A view on its own screen, whose clock stands still.
@MainActor
final class Stage {
    let view: UIView
    let screen: ManualScreen

    /// Puts a view on the screen.
    ///
    /// - Parameter view: The topmost view, which is committed at once.
    init(_ view: UIView) {
        self.view = view
        screen = ManualScreen(view.layer, at: 100)
    }
}

/// A view that records the changes of its superview, subviews and window.
final class RecordingView: UIView {
    var heard: [String] = []

    override func willMove(toSuperview newSuperview: UIView?) { heard.append(newSuperview == nil ? "will leave" : "will enter") }
    override func didMoveToSuperview() { heard.append(superview == nil ? "left" : "entered") }
    override func didAddSubview(_ subview: UIView) { heard.append("added \(subview.tag)") }
    override func willRemoveSubview(_ subview: UIView) { heard.append("will remove \(subview.tag)") }
    override func willMove(toWindow newWindow: UIWindow?) { heard.append(newWindow == nil ? "will leave window" : "will enter window") }
    override func didMoveToWindow() { heard.append(window == nil ? "left window" : "entered window") }
}

/// A view that records its drawings and fills itself with red.
final class DrawingView: UIView {
    var drawings: [CGRect] = []

    override func draw(_ rect: CGRect) {
        drawings.append(rect)
        UIColor.red.setFill()
        UIRectFill(rect)
    }
}

@MainActor
func makeView(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, tag: Int = 0) -> UIView {
    let view = UIView(frame: CGRect(x: x, y: y, width: width, height: height))
    view.tag = tag
    return view
}
