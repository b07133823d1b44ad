public import Foundation

extension UIView {
    /// Animates the changes that a closure makes in frames, see `addKeyframe`; all together they are slow at both ends.
    ///
    /// Changes outside of frames take the whole time.
    ///
    /// - Parameters:
    ///   - duration: Seconds for all frames together.
    ///   - delay: Seconds to the beginning.
    ///   - completion: Hears, on a later turn of the run loop, whether all animations reached their ends; also when there were none.
    public class func animateKeyframes(
        withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [], animations: @escaping () -> Void,
        completion: (@Sendable (Bool) -> Void)? = nil
    ) {
        let settings = AnimationSettings(duration: duration, delay: delay, options: options.common)
        let collector = KeyframeCollector(mode: options.calculationMode)
        if let outer = AnimationScope.current?.block, outer.takesInner, !options.contains(.overrideInheritedOptions) {
            outer.onCompletion(completion)
            return run(animations, in: outer, collector)
        }
        let block = AnimationBlock(AnimationScope.settings(settings, options: options.common), completion: completion)
        run(animations, in: block, collector)
        block.close()
    }

    private class func run(_ animations: () -> Void, in block: AnimationBlock, _ collector: KeyframeCollector) {
        AnimationScope(block, collector: collector).run(animations)
        collector.finish(in: block)
    }

    /// Adds a frame to the animation whose closure is running; outside of one the changes are made at once.
    ///
    /// - Parameters:
    ///   - frameStartTime: When it begins, 0...1 of the whole time.
    ///   - frameDuration: How long it takes, 0...1 of the whole time.
    public class func addKeyframe(
        withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double, animations: @escaping () -> Void
    ) {
        guard let collector = AnimationScope.current?.collector else { return animations() }
        collector.frame(start: frameStartTime, length: frameDuration, animations)
    }
}
