public import Foundation

extension UIView {
    /// Animates the changes that a closure makes in key frames, see `addKeyframe`.
    ///
    /// Changes outside of key frames take the whole duration. The curve `easeInOut` applies to the animation as a whole.
    ///
    /// - Parameters:
    ///   - duration: The duration of all key frames together, in seconds.
    ///   - delay: The delay before the beginning, in seconds.
    ///   - completion: Called in a later run-loop iteration, with true when all animations ran to their end, and also when there were none.
    public class func animateKeyframes(
        withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [], animations: @escaping () -> Void,
        completion: (@Sendable (Bool) -> Void)? = nil
    ) {
        let settings = AnimationSettings(duration: duration, delay: delay, options: options.common)
        let collector = KeyframeCollector(mode: options.calculationMode)
        if let outer = AnimationScope.current?.block, outer.absorbsNestedBlocks, !options.contains(.overrideInheritedOptions) {
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

    /// Adds a key frame to the keyframe animation whose closure is running.
    ///
    /// Outside of a keyframe animation, the changes are made at once.
    ///
    /// - Parameters:
    ///   - frameStartTime: The start, as a fraction 0…1 of the whole duration.
    ///   - frameDuration: The duration, as a fraction 0…1 of the whole duration.
    public class func addKeyframe(
        withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double, animations: @escaping () -> Void
    ) {
        guard let collector = AnimationScope.current?.collector else { return animations() }
        collector.frame(start: frameStartTime, length: frameDuration, animations)
    }
}
