extension UIView {
    /// How an animation runs: flags, and a curve and a transition in the higher bits.
    public struct AnimationOptions: OptionSet, Sendable {
        /// Apple's bits.
        public let rawValue: UInt
        /// Takes any bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Lays out the subviews of what changes, so that they move along.
        public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
        /// Touches reach views while they animate.
        public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
        /// Begins with what is seen, in the place of animations that run.
        public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
        /// Runs again and again.
        public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
        /// Comes back the same way.
        public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
        /// Keeps its own duration inside another animation.
        public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
        /// Keeps its own curve inside another animation.
        public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
        /// A transition shows its contents as they are, not as they were.
        public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
        /// A transition hides and shows views, and leaves them where they are.
        public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
        /// Takes over nothing from an animation around it.
        public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)
        /// Shows changes of every moment; kept without effect, because all are shown.
        public static let flushUpdates = AnimationOptions(rawValue: 1 << 14)

        /// Slow at both ends, which is the default.
        public static let curveEaseInOut: AnimationOptions = []
        /// Slow at the beginning.
        public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
        /// Slow at the end.
        public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
        /// The same pace all the way.
        public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

        /// Turns about the vertical axis, the left edge coming forwards.
        public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
        /// Turns about the vertical axis, the right edge coming forwards.
        public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
        /// Rolls up like a page.
        public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
        /// Rolls down like a page.
        public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
        /// Fades from one to the other.
        public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
        /// Turns about the horizontal axis, the upper edge coming forwards.
        public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
        /// Turns about the horizontal axis, the lower edge coming forwards.
        public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)

        /// A wish for 60 frames a second; kept without effect, because the output sets the rate.
        public static let preferredFramesPerSecond60 = AnimationOptions(rawValue: 3 << 24)
        /// A wish for 30 frames a second; kept without effect, because the output sets the rate.
        public static let preferredFramesPerSecond30 = AnimationOptions(rawValue: 7 << 24)

        /// The curve in the bits.
        var curve: AnimationCurve { AnimationCurve(rawValue: Int(rawValue >> 16 & 15)) ?? .easeInOut }
    }

    /// The curves that options and animators name.
    public enum AnimationCurve: Int, Sendable {
        /// Slow at both ends.
        case easeInOut = 0
        /// Slow at the beginning.
        case easeIn
        /// Slow at the end.
        case easeOut
        /// The same pace all the way.
        case linear
    }
}
