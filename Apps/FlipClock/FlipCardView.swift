import UIKit

/// One digit on a split card whose upper half can fall.
///
/// Three layers: the upper half, the lower half, and the flap that turns about the line between them.
final class FlipCardView: UIView, CAAnimationDelegate {
    /// What the flap is about to do.
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
    /// What is seen when nothing moves.
    private var shown = 0
    /// What is to be seen in the end.
    private var wanted = 0
    /// Where the present flip leads.
    private var upcoming = 0

    override init(frame: CGRect) {
        super.init(frame: frame)
        for half in [topLayer, bottomLayer, flipLayer] {
            half.contentsScale = contentScaleFactor
            layer.addSublayer(half)
        }
        // The hinge: the lower edge, which is where the flap's two halves of the way meet.
        flipLayer.anchorPoint = CGPoint(x: 0.5, y: 1)
        flipLayer.delegate = flapDrawing
        flipLayer.isHidden = true
    }

    required init?(coder: NSCoder) { nil }

    /// The digits in the card's size.
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

    /// Shows the flap with the old upper half, uncovers the new one, and lets the flap fall until it is seen edge-on.
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

    /// Turns the page: the flap's back is the new lower half.
    private func fallToBottom() {
        flapDrawing.isTop = false
        flipLayer.setNeedsDisplay()
        state = .resetForNext
        turnFlap(from: -.pi / 2, to: -.pi)
    }

    /// The flap has covered the old lower half: the still layers take over.
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
        // A rotation by key path, so that the half turn has a direction.
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
