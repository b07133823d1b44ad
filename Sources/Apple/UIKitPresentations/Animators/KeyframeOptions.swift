import QuartzCore

extension UIView {
    /// The flags of a keyframe animation.
    ///
    /// Bits 10…13 hold the calculation mode. The bits of `AnimationOptions` curves are accepted too.
    public struct KeyframeAnimationOptions: OptionSet, Sendable {
        /// The bits, with Apple's values.
        public let rawValue: UInt
        /// Creates options from any bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Lays out the subviews of changed views inside the animation, so that they animate too.
        public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
        /// Lets views receive touches while they animate.
        public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
        /// Starts from the values on screen and replaces running animations of the same properties.
        public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
        /// Repeats the animation without end.
        public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
        /// Plays the animation forwards and then backwards.
        public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
        /// Keeps the block's own duration inside another animation block.
        public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
        /// Keeps the block's own options, such as `repeat`, inside another animation block.
        public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)

        /// Linear interpolation between key frames; the default.
        public static let calculationModeLinear: KeyframeAnimationOptions = []
        /// No interpolation: each value holds until the next key frame.
        public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
        /// Linear interpolation at constant speed over all key frames; their times are ignored.
        public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
        /// A smooth curve through all key frames.
        public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
        /// A smooth curve through all key frames at a nearly constant speed.
        public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)

        private static let modeBits: UInt = 15 << 10

        /// The flags and the curve in common with `AnimationOptions`.
        package var common: AnimationOptions { AnimationOptions(rawValue: rawValue & ~Self.modeBits) }

        package var calculationMode: CAAnimationCalculationMode {
            let modes: [CAAnimationCalculationMode] = [.linear, .discrete, .paced, .cubic, .cubicPaced]
            let index = Int((rawValue & Self.modeBits) >> 10)
            return modes.indices.contains(index) ? modes[index] : .linear
        }
    }
}
