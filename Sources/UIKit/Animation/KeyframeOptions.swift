import QuartzCore

extension UIView {
    /// How an animation through key frames runs: flags, and a way of calculating in the higher bits.
    ///
    /// Curves of `AnimationOptions` are understood too, by their bits.
    public struct KeyframeAnimationOptions: OptionSet, Sendable {
        /// Apple's bits.
        public let rawValue: UInt
        /// Takes any bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Lays out the subviews of what changes, so that they move along.
        public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
        /// Touches reach views while they animate.
        public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
        /// Begins with what is seen, in the place of animations that run.
        public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
        /// Runs again and again.
        public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
        /// Comes back the same way.
        public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
        /// Keeps its own duration inside another animation.
        public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
        /// Takes over nothing from an animation around it.
        public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)

        /// In a straight line from one frame to the next, which is the default.
        public static let calculationModeLinear: KeyframeAnimationOptions = []
        /// Each frame stays until the next.
        public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
        /// In straight lines, at an even pace over all.
        public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
        /// Along a smooth curve through all frames.
        public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
        /// Along a smooth curve, at a more even pace.
        public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)

        private static let modeBits: UInt = 15 << 10

        /// The flags and curve that other blocks have too.
        var common: AnimationOptions { AnimationOptions(rawValue: rawValue & ~Self.modeBits) }

        var calculationMode: CAAnimationCalculationMode {
            let modes: [CAAnimationCalculationMode] = [.linear, .discrete, .paced, .cubic, .cubicPaced]
            let index = Int((rawValue & Self.modeBits) >> 10)
            return modes.indices.contains(index) ? modes[index] : .linear
        }
    }
}
