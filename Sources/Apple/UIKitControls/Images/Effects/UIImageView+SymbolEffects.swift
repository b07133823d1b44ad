/// The news for an effect's completion handler.
public struct UISymbolEffectCompletionContext: Sendable {
    /// True when the effect ran to its end; false when it was removed or replaced before.
    public let isFinished: Bool
}

extension UIImageView {
    /// Receives the end of an effect.
    public typealias SymbolEffectCompletion = (UISymbolEffectCompletionContext) -> Void

    /// Plays an effect on the view's symbol; an effect of the same kind is replaced.
    ///
    /// Durations and distances are estimates, because Apple documents none.
    ///
    /// - Parameters:
    ///   - animated: False to show at once where the effect leads.
    ///   - completion: Called at the end of an effect that ends.
    public func addSymbolEffect(
        _ effect: some IndefiniteSymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true,
        completion: SymbolEffectCompletion? = nil
    ) { SymbolPlayer.play(effect._effect, isDiscrete: false, options, on: self, animated: animated, completion) }

    /// Plays an effect once, or as often as the options say.
    @_disfavoredOverload
    public func addSymbolEffect(
        _ effect: some DiscreteSymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true,
        completion: SymbolEffectCompletion? = nil
    ) { SymbolPlayer.play(effect._effect, isDiscrete: true, options, on: self, animated: animated, completion) }

    /// Plays an effect that can run once or until it is removed: bounces, wiggles and turns run once, unless the options repeat them.
    public func addSymbolEffect(
        _ effect: some DiscreteSymbolEffect & IndefiniteSymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true,
        completion: SymbolEffectCompletion? = nil
    ) { SymbolPlayer.play(effect._effect, isDiscrete: false, options, on: self, animated: animated, completion) }

    /// Ends the effects of a kind.
    public func removeSymbolEffect(
        ofType effect: some IndefiniteSymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true,
        completion: SymbolEffectCompletion? = nil
    ) {
        SymbolPlayer.remove(effect._effect, from: self)
        completion?(UISymbolEffectCompletionContext(isFinished: true))
    }

    /// Ends the effects of a kind.
    public func removeSymbolEffect(
        ofType effect: some DiscreteSymbolEffect & IndefiniteSymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true,
        completion: SymbolEffectCompletion? = nil
    ) {
        SymbolPlayer.remove(effect._effect, from: self)
        completion?(UISymbolEffectCompletionContext(isFinished: true))
    }

    /// Ends all effects.
    public func removeAllSymbolEffects(options: SymbolEffectOptions = .default, animated: Bool = true) { SymbolPlayer.removeAll(from: self) }

    /// Replaces the symbol with an effect: the old one shrinks away, and the new one grows.
    public func setSymbolImage(
        _ image: UIImage, contentTransition transition: some ContentTransitionSymbolEffect, options: SymbolEffectOptions = .default,
        completion: SymbolEffectCompletion? = nil
    ) {
        self.image = image
        SymbolPlayer.play(transition._effect, isDiscrete: true, options, on: self, animated: true, completion)
    }
}
