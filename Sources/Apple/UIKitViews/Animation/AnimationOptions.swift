extension UIView {
    /// The flags of an animation.
    ///
    /// The higher bits hold a curve (16…19) and a transition (20…22).
    public struct AnimationOptions: OptionSet, Sendable {
        /// The bits, with Apple's values.
        public let rawValue: UInt
        /// Creates options from any bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Lays out the subviews of changed views inside the animation, so that they animate too.
        public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
        /// Lets views receive touches while they animate.
        public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
        /// Starts from the values on screen, for properties that do not animate additively, such as `alpha`.
        ///
        /// Changes of position, size and transform add up with running animations, with and without this option.
        public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
        /// Repeats the animation without end.
        public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
        /// Plays the animation forwards and then backwards.
        public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
        /// Keeps the block's own duration inside another animation block.
        public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
        /// Keeps the block's own curve inside another animation block.
        public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
        /// Animates the changes in a transition's closure while the transition runs.
        ///
        /// Without this option they take effect at once.
        public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
        /// Hides and shows views in a transition, instead of removing and adding them.
        public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
        /// Keeps the block's own options, such as `repeat`, inside another animation block.
        ///
        /// Duration and curve are still inherited.
        public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)
        /// Stored without effect: every frame shows all changes.
        public static let flushUpdates = AnimationOptions(rawValue: 1 << 14)

        /// Slow at both ends; the default.
        public static let curveEaseInOut: AnimationOptions = []
        /// Slow at the beginning.
        public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
        /// Slow at the end.
        public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
        /// Constant speed.
        public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

        /// Flips the view about its vertical axis; the left edge moves towards the viewer.
        public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
        /// Flips the view about its vertical axis; the right edge moves towards the viewer.
        public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
        /// Curls the old content up like a page.
        public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
        /// Curls the new content down like a page.
        public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
        /// Cross-fades from the old content to the new.
        public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
        /// Flips the view about its horizontal axis; the upper edge moves towards the viewer.
        public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
        /// Flips the view about its horizontal axis; the lower edge moves towards the viewer.
        public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)

        /// A preferred rate of 60 frames per second; stored without effect, because the output sets the rate.
        public static let preferredFramesPerSecond60 = AnimationOptions(rawValue: 3 << 24)
        /// A preferred rate of 30 frames per second; stored without effect, because the output sets the rate.
        public static let preferredFramesPerSecond30 = AnimationOptions(rawValue: 7 << 24)

        /// The curve of the keyboard, which has no public name.
        package static let curveKeyboard = AnimationOptions(rawValue: UInt(AnimationCurve.keyboard.rawValue) << 16)

        /// The curve in bits 16…19.
        package var curve: AnimationCurve { AnimationCurve(rawValue: Int(rawValue >> 16 & 15)) ?? .easeInOut }
    }

    /// The named timing curves of animation options and property animators.
    public typealias AnimationCurve = UIViewAnimationCurve
}
