import CoreGraphics
package import LaminaScene
import QuartzCore

/// The timing and the options of one block's animations.
package struct AnimationSettings {
    /// The function from time to progress: a timing curve, or a spring with its own time in seconds.
    package enum Timing {
        case curve(CAMediaTimingFunction)
        case spring(Spring)
    }

    /// The duration of one run in one direction, in seconds; 0 or less disables animation.
    package var duration: Double
    /// The delay from the commit to the beginning, in seconds.
    package var delay = 0.0
    package var timing = Timing.curve(.easeInOut)
    /// The number of runs as in `CAMediaTiming`, where 0 also means one run.
    package var repeatCount: Float = 0
    package var autoreverses = false
    package var beginsFromCurrentState = false
    package var allowsUserInteraction = false
    var laysOutSubviews = false

    /// Creates the settings that a block's own arguments specify.
    package init(duration: Double, delay: Double = 0, options: UIView.AnimationOptions = []) {
        self.duration = duration
        self.delay = delay
        timing = .curve(options.curve.function)
        if options.curve == .keyboard { followKeyboard() }
        take(options)
    }

    /// Takes the spring of the keyboard, whose duration is its own.
    ///
    /// - Source: Measured on UIKit: with curve 7 a block makes spring animations of mass 3, stiffness 1000, damping 500 and 0.5 s, whatever duration
    ///   it was given.
    package mutating func followKeyboard() {
        guard duration > 0 else { return }
        duration = 0.5
        timing = .spring(.timingParametersDefault)
    }

    private mutating func take(_ options: UIView.AnimationOptions) {
        repeatCount = options.contains(.repeat) ? .infinity : 0
        autoreverses = options.contains(.autoreverse)
        beginsFromCurrentState = options.contains(.beginFromCurrentState)
        allowsUserInteraction = options.contains(.allowUserInteraction)
        laysOutSubviews = options.contains(.layoutSubviews)
    }

    /// Returns the settings for a block that is nested in a block with settings `outer`.
    ///
    /// The nested block keeps its own delay and its option `layoutSubviews`. It inherits the duration, the curve and the other options, unless
    /// `options` override them.
    func inherited(from outer: AnimationSettings, options: UIView.AnimationOptions) -> AnimationSettings {
        var result = options.contains(.overrideInheritedOptions) ? self : outer
        result.delay = delay
        result.laysOutSubviews = laysOutSubviews
        if options.contains(.overrideInheritedDuration) { result.duration = duration } else { result.duration = outer.duration }
        if options.contains(.overrideInheritedCurve) { result.timing = timing } else { result.timing = outer.timing }
        return result
    }

    /// Sets the timing and the curve of an animation.
    ///
    /// A spring is not set here, because it needs a `CASpringAnimation`; see `makeAnimation`.
    func apply(to animation: CAAnimation) {
        animation.duration = duration
        animation.beginDelay = delay
        animation.repeatCount = repeatCount
        animation.autoreverses = autoreverses
        // The first value shows during the delay, and the last value until the animation is removed.
        animation.fillMode = .both
        if case .curve(let function) = timing { animation.timingFunction = function }
    }

    /// Creates an animation between two values with these settings; a spring animation when the timing is a spring.
    package func makeAnimation(keyPath: String, from: Value, to: Value?) -> CABasicAnimation {
        let animation: CABasicAnimation
        if case .spring(let spring) = timing { animation = CASpringAnimation(spring) } else { animation = CABasicAnimation() }
        animation.keyPath = keyPath
        animation.fromValue = from.bridged(forKey: keyPath) ?? NSNull()
        animation.toValue = to.map { $0.bridged(forKey: keyPath) ?? NSNull() }
        apply(to: animation)
        return animation
    }
}

extension CAMediaTimingFunction {
    /// The default curve of UIKit's animations.
    static var easeInOut: CAMediaTimingFunction { CAMediaTimingFunction(name: .easeInEaseOut) }
}

extension UIView.AnimationCurve {
    package var function: CAMediaTimingFunction {
        switch self {
        case .easeInOut: .easeInOut
        case .easeIn: CAMediaTimingFunction(name: .easeIn)
        case .easeOut: CAMediaTimingFunction(name: .easeOut)
        case .linear: CAMediaTimingFunction(name: .linear)
        @unknown default: .easeInOut
        }
    }

    /// The curve that the keyboard's notifications announce.
    package static let keyboard = Self(rawValue: 7) ?? .easeInOut
}

extension CASpringAnimation {
    /// Creates an animation that follows a spring.
    package convenience init(_ spring: Spring) {
        self.init()
        mass = CGFloat(spring.mass)
        stiffness = CGFloat(spring.stiffness)
        damping = CGFloat(spring.damping)
        initialVelocity = CGFloat(spring.initialVelocity)
        allowsOverdamping = spring.allowsOverdamping
    }
}
