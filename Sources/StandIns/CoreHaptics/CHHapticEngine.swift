public import Foundation
import LaminaMedia
import LaminaStandIns

/// An engine of a device that cannot be felt: it cannot be made, except in a film with `--haptics`, where each beat is heard as a click.
///
/// It is no `NSObject`, whose initialiser may not throw here.
open class CHHapticEngine {
    /// The reasons for a stop.
    public typealias StoppedReason = CHHapticEngineStoppedReason

    /// Called after a stop; never called.
    open var stoppedHandler: (StoppedReason) -> Void = { _ in }
    /// Called after the engine was made anew; never called.
    open var resetHandler: () -> Void = {}
    /// True when the engine plays no sounds.
    open var playsHapticsOnly = false
    /// The ways in which an engine goes on when its players have finished.
    public typealias FinishedAction = CHHapticEngineFinishedAction
    /// Calls the closure at once.
    open func notifyWhenPlayersFinished(finishedHandler: @escaping ((any Error)?) -> FinishedAction) { _ = finishedHandler(nil) }
    /// True when the engine stops by itself.
    open var isAutoShutdownEnabled = false
    /// The time of the engine's clock, in seconds.
    open var currentTime: TimeInterval { ProcessInfo.processInfo.systemUptime }

    private struct Abilities: CHHapticDeviceCapability {
        var supportsHaptics: Bool { SoundJournal.shared.hasHaptics }
        var supportsAudio: Bool { false }
    }

    /// Returns that the device can be neither felt nor heard; in a film with `--haptics` it can be felt.
    open class func capabilitiesForHardware() -> any CHHapticDeviceCapability { Abilities() }

    /// Creates an engine in a film with `--haptics`; throws `CHHapticError.notSupported` elsewhere.
    public init() throws {
        guard SoundJournal.shared.hasHaptics else {
            StandIn.say("CHHapticEngine", "this device cannot be felt, so there is no engine")
            throw CHHapticError(.notSupported)
        }
    }

    /// Starts the engine.
    open func start() throws {}
    /// Starts the engine.
    open func start(completionHandler: ((any Error)?) -> Void) { completionHandler(nil) }
    /// Stops the engine.
    open func stop(completionHandler: (((any Error)?) -> Void)? = nil) { completionHandler?(nil) }
    /// Returns a player of a pattern.
    open func makePlayer(with pattern: CHHapticPattern) throws -> any CHHapticPatternPlayer { ClickPlayer(pattern) }
    /// Returns a player of a pattern that can be paused.
    open func makeAdvancedPlayer(with pattern: CHHapticPattern) throws -> any CHHapticAdvancedPatternPlayer { ClickPlayer(pattern) }
    /// Throws `CHHapticError.notSupported`: files of patterns are not read.
    open func playPattern(from fileURL: URL) throws { throw CHHapticError(.notSupported) }
}

/// A time at once.
public let CHHapticTimeImmediate: TimeInterval = 0

/// A player of a pattern.
public protocol CHHapticPatternPlayer: NSObjectProtocol {
    /// Starts at a time of the engine's clock.
    func start(atTime time: TimeInterval) throws
    /// Stops at a time of the engine's clock.
    func stop(atTime time: TimeInterval) throws
}

/// A player of a pattern that can be paused.
public protocol CHHapticAdvancedPatternPlayer: CHHapticPatternPlayer {
    /// True for a pattern without an end.
    var loopEnabled: Bool { get set }
    /// Pauses at a time of the engine's clock.
    func pause(atTime time: TimeInterval) throws
    /// Goes on at a time of the engine's clock.
    func resume(atTime time: TimeInterval) throws
}
