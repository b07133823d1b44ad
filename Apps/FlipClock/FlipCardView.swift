import UIKit

/// One digit on a split card whose upper half can fall.
///
/// It has three layers: the upper half, the lower half, and the flap that rotates about the line between them.
final class FlipCardView: UIView, CAAnimationDelegate {
    /// The next step of the flap.
    private enum State {
        case topToMiddle
        case middleToBottom
        case resetForNext
    }

    private static let halfDuration = 0.25

    private let topLayer = CALayer()
    private let bottomLayer = CALayer()
    private let flipLayer = CALayer()
    private let flapDrawing = FlapDrawing()

    private var state = State.resetForNext
    private var isFlipping = false
    /// The digit that is visible at rest.
    private var shown = 0
    /// The digit to be shown in the end.
    private var wanted = 0
    /// The digit at which the current flip ends.
    private var upcoming = 0

    override init(frame: CGRect) {
        super.init(frame: frame)
        for half in [topLayer, bottomLayer, flipLayer] {
            half.contentsScale = contentScaleFactor
            layer.addSublayer(half)
        }
        // The anchor point is the hinge: the middle of the flap's lower edge.
        flipLayer.anchorPoint = CGPoint(x: 0.5, y: 1)
        flipLayer.delegate = flapDrawing
        flipLayer.isHidden = true
    }

    required init?(coder: NSCoder) { nil }

    /// The images of the digits in the card's size.
    var images: DigitImages? {
        didSet { if images != oldValue { showWithoutAnimation() } }
    }

    func show(_ digit: Int, animated: Bool) {
        wanted = digit
        guard animated else {
            shown = digit
            return showWithoutAnimation()
        }
        if !isFlipping, wanted != shown { startFlip() }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let half = CGSize(width: bounds.width, height: bounds.height / 2)
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        topLayer.frame = CGRect(origin: .zero, size: half)
        bottomLayer.frame = CGRect(origin: CGPoint(x: 0, y: half.height), size: half)
        flipLayer.bounds = CGRect(origin: .zero, size: half)
        flipLayer.position = CGPoint(x: half.width / 2, y: half.height)
        var perspective = CATransform3DIdentity
        perspective.m34 = -1 / max(1000, bounds.height * 4)
        layer.sublayerTransform = perspective
        CATransaction.commit()
    }

    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
        guard flag else { return }
        changeState()
    }

    private func startFlip() {
        isFlipping = true
        upcoming = wanted
        state = .topToMiddle
        changeState()
    }

    private func changeState() {
        switch state {
        case .topToMiddle: fallToMiddle()
        case .middleToBottom: fallToBottom()
        case .resetForNext: reset()
        }
    }

    /// Shows the flap with the old upper half, shows the new one behind it, and rotates the flap until it is seen edge-on.
    private func fallToMiddle() {
        guard let images else { return reset() }
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        flapDrawing.images = (front: images.top(shown), back: images.bottom(upcoming))
        flapDrawing.isTop = true
        flipLayer.setNeedsDisplay()
        topLayer.contents = images.top(upcoming).cgImage
        flipLayer.isHidden = false
        CATransaction.commit()
        state = .middleToBottom
        turnFlap(from: 0, to: -.pi / 2)
    }

    /// Rotates the flap on, with the new lower half on its back.
    private func fallToBottom() {
        flapDrawing.isTop = false
        flipLayer.setNeedsDisplay()
        state = .resetForNext
        turnFlap(from: -.pi / 2, to: -.pi)
    }

    /// Ends the flip: the flap has covered the old lower half, so the two layers that do not move show the new digit in its place.
    private func reset() {
        shown = upcoming
        isFlipping = false
        showWithoutAnimation()
        if wanted != shown { startFlip() }
    }

    private func turnFlap(from start: CGFloat, to end: CGFloat) {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        flipLayer.transform = CATransform3DMakeRotation(end, 1, 0, 0)
        CATransaction.commit()
        // A rotation by key path keeps its direction; between two transforms a half turn would be ambiguous.
        let fall = CABasicAnimation(keyPath: "transform.rotation.x")
        fall.fromValue = start
        fall.toValue = end
        fall.duration = Self.halfDuration
        fall.timingFunction = CAMediaTimingFunction(name: state == .middleToBottom ? .easeIn : .easeOut)
        fall.delegate = self
        flipLayer.add(fall, forKey: "fall")
    }

    private func showWithoutAnimation() {
        guard let images else { return }
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        topLayer.contents = images.top(isFlipping ? upcoming : shown).cgImage
        bottomLayer.contents = images.bottom(shown).cgImage
        flipLayer.isHidden = !isFlipping
        CATransaction.commit()
    }
}
