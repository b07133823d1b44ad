import CoreGraphics
import LaminaScene
import QuartzCore

/// How the changes of one block animate.
struct AnimationSettings {
    /// Bends the progress: a curve, or a spring that swings in seconds.
    enum Pace {
        case curve(CAMediaTimingFunction)
        case spring(Spring)
    }

    /// Seconds of one run in one direction; 0 or less animates nothing.
    var duration: Double
    /// Seconds from the commit to the beginning.
    var delay = 0.0
    var pace = Pace.curve(.easeInOut)
    /// As `CAMediaTiming` has it: 0 is once.
    var repeatCount: Float = 0
    var autoreverses = false
    var beginsFromCurrentState = false
    var allowsUserInteraction = false
    var laysOutSubviews = false

    /// The settings that a block says.
    init(duration: Double, delay: Double = 0, options: UIView.AnimationOptions = []) {
        self.duration = duration
        self.delay = delay
        pace = .curve(options.curve.function)
        take(options)
    }

    private mutating func take(_ options: UIView.AnimationOptions) {
        repeatCount = options.contains(.repeat) ? .infinity : 0
        autoreverses = options.contains(.autoreverse)
        beginsFromCurrentState = options.contains(.beginFromCurrentState)
        allowsUserInteraction = options.contains(.allowUserInteraction)
        laysOutSubviews = options.contains(.layoutSubviews)
    }

    /// These settings for a block inside another one, whose duration, curve and options it takes over unless it says otherwise.
    func inherited(from outer: AnimationSettings, options: UIView.AnimationOptions) -> AnimationSettings {
        var result = options.contains(.overrideInheritedOptions) ? self : outer
        result.delay = delay
        result.laysOutSubviews = laysOutSubviews
        if options.contains(.overrideInheritedDuration) { result.duration = duration } else { result.duration = outer.duration }
        if options.contains(.overrideInheritedCurve) { result.pace = pace } else { result.pace = outer.pace }
        return result
    }

    /// Gives an animation these times and this curve.
    func apply(to animation: CAAnimation) {
        animation.duration = duration
        animation.beginDelay = delay
        animation.repeatCount = repeatCount
        animation.autoreverses = autoreverses
        // The first value shows during the delay, and the last until the animation is taken away.
        animation.fillMode = .both
        if case .curve(let function) = pace { animation.timingFunction = function }
    }

    /// An animation from one value to another at this pace.
    func makeAnimation(keyPath: String, from: Value, to: Value?) -> CABasicAnimation {
        let animation: CABasicAnimation
        if case .spring(let spring) = pace { animation = CASpringAnimation(spring) } else { animation = CABasicAnimation() }
        animation.keyPath = keyPath
        animation.fromValue = from.bridged ?? NSNull()
        animation.toValue = to.map { $0.bridged ?? NSNull() }
        apply(to: animation)
        return animation
    }
}

extension CAMediaTimingFunction {
    /// The curve of animations that name none.
    static var easeInOut: CAMediaTimingFunction { CAMediaTimingFunction(name: .easeInEaseOut) }
}

extension UIView.AnimationCurve {
    var function: CAMediaTimingFunction {
        switch self {
        case .easeInOut: .easeInOut
        case .easeIn: CAMediaTimingFunction(name: .easeIn)
        case .easeOut: CAMediaTimingFunction(name: .easeOut)
        case .linear: CAMediaTimingFunction(name: .linear)
        }
    }
}

extension CASpringAnimation {
    /// An animation that moves on this spring.
    convenience init(_ spring: Spring) {
        self.init()
        mass = CGFloat(spring.mass)
        stiffness = CGFloat(spring.stiffness)
        damping = CGFloat(spring.damping)
        initialVelocity = CGFloat(spring.initialVelocity)
        allowsOverdamping = spring.allowsOverdamping
    }
}
