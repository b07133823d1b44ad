/// An animation of a symbol.
public protocol SymbolEffect: Sendable {
    /// The values by which Lamina draws the effect.
    var _effect: _SymbolEffectValue { get }
}
/// An effect that runs until it is removed.
public protocol IndefiniteSymbolEffect: SymbolEffect {}
/// An effect that runs once.
public protocol DiscreteSymbolEffect: SymbolEffect {}
/// An effect with which a symbol comes or goes.
public protocol TransitionSymbolEffect: SymbolEffect {}
/// An effect with which one symbol replaces another.
public protocol ContentTransitionSymbolEffect: SymbolEffect {}

/// The kind of an effect, with its direction.
///
/// Effects move the whole symbol; those that iOS plays layer by layer look the same here, because symbols have one layer.
public struct _SymbolEffectValue: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        case bounce, pulse, variableColor, scale, appear, disappear, replace, wiggle, rotate, breathe
    }

    let kind: Kind
    /// True for effects that go up, or clockwise; false for down.
    var isUp = true
}

/// An effect that can play layer by layer; here always with all layers at once.
public protocol _LayeredSymbolEffect: SymbolEffect {}
extension _LayeredSymbolEffect {
    /// The effect layer by layer.
    public var byLayer: Self { self }
    /// The effect with all layers at once.
    public var wholeSymbol: Self { self }
}

/// An effect with an opposite: down instead of up, or against the clock.
public protocol _OpposedSymbolEffect: SymbolEffect {
    /// The values by which Lamina draws the effect.
    var _effect: _SymbolEffectValue { get set }
}
extension _OpposedSymbolEffect {
    /// The effect in its opposite direction.
    var opposite: Self {
        var copy = self
        copy._effect.isUp = false
        return copy
    }
}

/// An effect that moves up or down.
public protocol _VerticalSymbolEffect: _OpposedSymbolEffect {}
extension _VerticalSymbolEffect {
    /// The effect upwards.
    public var up: Self { self }
    /// The effect downwards.
    public var down: Self { opposite }
}

/// An effect that turns.
public protocol _TurningSymbolEffect: _OpposedSymbolEffect {}
extension _TurningSymbolEffect {
    /// The effect clockwise.
    public var clockwise: Self { self }
    /// The effect against the clock.
    public var counterClockwise: Self { opposite }
}

/// The speed and the repetitions of an effect.
public struct SymbolEffectOptions: Hashable, Sendable {
    var speed = 1.0
    var count: Int?
    var isRepeating: Bool?

    /// The effect's own behaviour.
    public static let `default` = SymbolEffectOptions()
    /// Repeats the effect until it is removed.
    public static var repeating: SymbolEffectOptions { SymbolEffectOptions().repeating }
    /// Plays the effect once.
    public static var nonRepeating: SymbolEffectOptions { SymbolEffectOptions().nonRepeating }
    /// Plays the effect a number of times.
    public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { SymbolEffectOptions().repeat(count) }
    /// Plays the effect at a multiple of its speed.
    public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions().speed(speed) }

    /// The options with repetition until the effect is removed.
    public var repeating: SymbolEffectOptions { changing { $0.isRepeating = true } }
    /// The options without repetition.
    public var nonRepeating: SymbolEffectOptions { changing { ($0.isRepeating, $0.count) = (false, nil) } }
    /// The options with a number of repetitions.
    public func `repeat`(_ count: Int?) -> SymbolEffectOptions { changing { ($0.count, $0.isRepeating) = (count, count != 1) } }
    /// The options with a multiple of the speed.
    public func speed(_ speed: Double) -> SymbolEffectOptions { changing { $0.speed = speed } }

    private func changing(_ change: (inout SymbolEffectOptions) -> Void) -> SymbolEffectOptions {
        var copy = self
        change(&copy)
        return copy
    }
}

/// The effect of a symbol that jumps.
public struct BounceSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, _LayeredSymbolEffect, _VerticalSymbolEffect, Hashable {
    /// The values by which Lamina draws the effect.
    public var _effect = _SymbolEffectValue(kind: .bounce)
}

/// The effect of a symbol that fades out and in.
public struct PulseSymbolEffect: IndefiniteSymbolEffect, DiscreteSymbolEffect, _LayeredSymbolEffect, Hashable {
    /// The values by which Lamina draws the effect.
    public var _effect = _SymbolEffectValue(kind: .pulse)
}

/// The effect of a symbol whose parts light up one after another.
public struct VariableColorSymbolEffect: IndefiniteSymbolEffect, DiscreteSymbolEffect, Hashable {
    /// The values by which Lamina draws the effect.
    public var _effect = _SymbolEffectValue(kind: .variableColor)
    /// The effect in the variant iterative.
    public var iterative: Self { self }
    /// The effect in the variant cumulative.
    public var cumulative: Self { self }
    /// The effect in the variant reversing.
    public var reversing: Self { self }
    /// The effect in the variant nonReversing.
    public var nonReversing: Self { self }
    /// The effect in the variant dimInactiveLayers.
    public var dimInactiveLayers: Self { self }
    /// The effect in the variant hideInactiveLayers.
    public var hideInactiveLayers: Self { self }
}

/// The effect of a symbol that is larger or smaller.
public struct ScaleSymbolEffect: IndefiniteSymbolEffect, _LayeredSymbolEffect, _VerticalSymbolEffect, Hashable {
    /// The values by which Lamina draws the effect.
    public var _effect = _SymbolEffectValue(kind: .scale)
}

/// The effect of a symbol that comes.
public struct AppearSymbolEffect: IndefiniteSymbolEffect, TransitionSymbolEffect, _LayeredSymbolEffect, _VerticalSymbolEffect, Hashable {
    /// The values by which Lamina draws the effect.
    public var _effect = _SymbolEffectValue(kind: .appear)
}

/// The effect of a symbol that goes.
public struct DisappearSymbolEffect: IndefiniteSymbolEffect, TransitionSymbolEffect, _LayeredSymbolEffect, _VerticalSymbolEffect, Hashable {
    /// The values by which Lamina draws the effect.
    public var _effect = _SymbolEffectValue(kind: .disappear)
}

/// The effect of a symbol that replaces another.
public struct ReplaceSymbolEffect: ContentTransitionSymbolEffect, _LayeredSymbolEffect, Hashable {
    /// The values by which Lamina draws the effect.
    public var _effect = _SymbolEffectValue(kind: .replace)
    /// The effect in the variant downUp.
    public var downUp: Self { self }
    /// The effect in the variant upUp.
    public var upUp: Self { self }
    /// The effect in the variant offUp.
    public var offUp: Self { self }
}

/// The effect of a symbol that shakes.
public struct WiggleSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, _LayeredSymbolEffect, _VerticalSymbolEffect, _TurningSymbolEffect,
    Hashable
{
    /// The values by which Lamina draws the effect.
    public var _effect = _SymbolEffectValue(kind: .wiggle)
    /// The effect in the variant left.
    public var left: Self { self }
    /// The effect in the variant right.
    public var right: Self { self }
    /// The effect in the variant forward.
    public var forward: Self { self }
    /// The effect in the variant backward.
    public var backward: Self { self }
}

/// The effect of a symbol that turns.
public struct RotateSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, _LayeredSymbolEffect, _TurningSymbolEffect, Hashable {
    /// The values by which Lamina draws the effect.
    public var _effect = _SymbolEffectValue(kind: .rotate)
}

/// The effect of a symbol that grows and shrinks slowly.
public struct BreatheSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, _LayeredSymbolEffect, Hashable {
    /// The values by which Lamina draws the effect.
    public var _effect = _SymbolEffectValue(kind: .breathe)
    /// The effect in the variant plain.
    public var plain: Self { self }
    /// The effect in the variant pulse.
    public var pulse: Self { self }
}

extension SymbolEffect where Self == BounceSymbolEffect {
    /// The effect of a symbol that jumps.
    public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}

extension SymbolEffect where Self == PulseSymbolEffect {
    /// The effect of a symbol that fades out and in.
    public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}

extension SymbolEffect where Self == VariableColorSymbolEffect {
    /// The effect of a symbol whose parts light up one after another.
    public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
}

extension SymbolEffect where Self == ScaleSymbolEffect {
    /// The effect of a symbol that is larger or smaller.
    public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() }
}

extension SymbolEffect where Self == AppearSymbolEffect {
    /// The effect of a symbol that comes.
    public static var appear: AppearSymbolEffect { AppearSymbolEffect() }
}

extension SymbolEffect where Self == DisappearSymbolEffect {
    /// The effect of a symbol that goes.
    public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect() }
}

extension SymbolEffect where Self == ReplaceSymbolEffect {
    /// The effect of a symbol that replaces another.
    public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}

extension SymbolEffect where Self == WiggleSymbolEffect {
    /// The effect of a symbol that shakes.
    public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect() }
}

extension SymbolEffect where Self == RotateSymbolEffect {
    /// The effect of a symbol that turns.
    public static var rotate: RotateSymbolEffect { RotateSymbolEffect() }
}

extension SymbolEffect where Self == BreatheSymbolEffect {
    /// The effect of a symbol that grows and shrinks slowly.
    public static var breathe: BreatheSymbolEffect { BreatheSymbolEffect() }
}

extension SymbolEffectOptions {
    /// The repetitions of an effect.
    public struct RepeatBehavior: Hashable, Sendable {
        let count: Int?
        /// Without an end or a pause.
        public static var continuous: RepeatBehavior { RepeatBehavior(count: nil) }
        /// With pauses, until the effect is removed.
        public static var periodic: RepeatBehavior { RepeatBehavior(count: nil) }
        /// With pauses.
        ///
        /// - Parameters:
        ///   - count: The number of times; nil until the effect is removed.
        ///   - delay: The pause, in seconds; without effect.
        public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior { RepeatBehavior(count: count) }
    }

    /// Repeats the effect.
    public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { SymbolEffectOptions().repeat(behavior) }
    /// The options with repetition.
    public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { behavior.count.map { self.repeat($0) } ?? repeating }
}
