@_exported public import Foundation
import LaminaStandIns

/// The abilities of a device.
public protocol CHHapticDeviceCapability {
    /// True for a device that can be felt.
    var supportsHaptics: Bool { get }
    /// True for a device that can be heard.
    var supportsAudio: Bool { get }
}

/// The domain of errors of this framework.
public let CoreHapticsErrorDomain = "com.apple.CoreHaptics"

/// An error of an engine.
public struct CHHapticError: Error, Hashable, Sendable, CustomNSError {
    /// The reasons.
    public enum Code: Int, Sendable {
        /// The engine does not run.
        case engineNotRunning = -4805
        /// The device cannot do this.
        case notSupported = -4809
        /// The engine cannot be made.
        case serverInitFailed = -4810
        /// A pattern is not valid.
        case invalidPatternData = -4813
        /// A file cannot be read.
        case fileNotFound = -4815
    }

    /// The reason.
    public let code: Code
    /// Creates an error.
    public init(_ code: Code) { self.code = code }
    /// The domain.
    public static var errorDomain: String { CoreHapticsErrorDomain }
    /// The reason's number.
    public var errorCode: Int { code.rawValue }
}

/// An engine of a device that cannot be felt: it cannot be made.
///
/// It is no `NSObject`, whose initialiser may not throw here.
open class CHHapticEngine {
    /// The reasons for a stop.
    public enum StoppedReason: Int, Sendable {
        /// A call.
        case audioSessionInterrupt = 1
        /// The app went to the background.
        case applicationSuspended
        /// Nothing to do.
        case idleTimeout
        /// The end of the patterns.
        case notifyWhenFinished
        /// The engine was destroyed.
        case engineDestroyed
        /// Anything else.
        case systemError = -1
    }

    /// Called after a stop; never called.
    open var stoppedHandler: (StoppedReason) -> Void = { _ in }
    /// Called after the engine was made anew; never called.
    open var resetHandler: () -> Void = {}
    /// True when the engine plays no sounds.
    open var playsHapticsOnly = false
    /// The ways in which an engine goes on when its players have finished.
    public enum FinishedAction: Int, Sendable {
        /// It stops.
        case stopEngine = 1
        /// It goes on.
        case leaveEngineRunning
    }
    /// Calls the closure, because no player plays.
    open func notifyWhenPlayersFinished(finishedHandler: @escaping ((any Error)?) -> FinishedAction) { _ = finishedHandler(nil) }
    /// True when the engine stops by itself.
    open var isAutoShutdownEnabled = false

    private struct Nothing: CHHapticDeviceCapability {
        var supportsHaptics: Bool { false }
        var supportsAudio: Bool { false }
    }

    /// Returns that the device can be neither felt nor heard.
    open class func capabilitiesForHardware() -> any CHHapticDeviceCapability { Nothing() }

    /// Throws `CHHapticError.notSupported`.
    public init() throws {
        StandIn.say("CHHapticEngine", "this device cannot be felt, so there is no engine")
        throw CHHapticError(.notSupported)
    }

    /// Throws `CHHapticError.notSupported`.
    open func start() throws { throw CHHapticError(.notSupported) }
    /// Answers with `CHHapticError.notSupported`.
    open func start(completionHandler: ((any Error)?) -> Void) { completionHandler(CHHapticError(.notSupported)) }
    /// Stops the engine.
    open func stop(completionHandler: (((any Error)?) -> Void)? = nil) { completionHandler?(nil) }
    /// Throws `CHHapticError.notSupported`.
    open func makePlayer(with pattern: CHHapticPattern) throws -> any CHHapticPatternPlayer { throw CHHapticError(.notSupported) }
    /// Throws `CHHapticError.notSupported`.
    open func makeAdvancedPlayer(with pattern: CHHapticPattern) throws -> any CHHapticAdvancedPatternPlayer {
        throw CHHapticError(.notSupported)
    }
    /// Throws `CHHapticError.notSupported`.
    open func playPattern(from fileURL: URL) throws { throw CHHapticError(.notSupported) }
}

/// A time at once.
public let CHHapticTimeImmediate: TimeInterval = 0

/// A player of a pattern; there is none.
public protocol CHHapticPatternPlayer: NSObjectProtocol {
    /// Starts at a time.
    func start(atTime time: TimeInterval) throws
    /// Stops at a time.
    func stop(atTime time: TimeInterval) throws
}

/// A player of a pattern that can be paused; there is none.
public protocol CHHapticAdvancedPatternPlayer: CHHapticPatternPlayer {
    /// True for a pattern without an end.
    var loopEnabled: Bool { get set }
    /// Pauses at a time.
    func pause(atTime time: TimeInterval) throws
    /// Goes on at a time.
    func resume(atTime time: TimeInterval) throws
}

/// A number of an event.
open class CHHapticEventParameter: NSObject {
    /// The name.
    public let parameterID: CHHapticEvent.ParameterID
    /// The value.
    open var value: Float

    /// Creates a number.
    public init(parameterID: CHHapticEvent.ParameterID, value: Float) {
        (self.parameterID, self.value) = (parameterID, value)
        super.init()
    }
}

/// A beat or a hum of a pattern.
open class CHHapticEvent: NSObject {
    /// The names of numbers.
    public struct ParameterID: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String
        /// Creates a name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The strength, 0…1.
        public static let hapticIntensity = ParameterID(rawValue: "HapticIntensity")
        /// The sharpness, 0…1.
        public static let hapticSharpness = ParameterID(rawValue: "HapticSharpness")
        /// The time of the rise.
        public static let attackTime = ParameterID(rawValue: "AttackTime")
        /// The time of the fall.
        public static let decayTime = ParameterID(rawValue: "DecayTime")
        /// The volume.
        public static let audioVolume = ParameterID(rawValue: "AudioVolume")
    }

    /// The kinds.
    public struct EventType: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String
        /// Creates a kind.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// A beat.
        public static let hapticTransient = EventType(rawValue: "HapticTransient")
        /// A hum.
        public static let hapticContinuous = EventType(rawValue: "HapticContinuous")
        /// A tone.
        public static let audioContinuous = EventType(rawValue: "AudioContinuous")
        /// A sound of a file.
        public static let audioCustom = EventType(rawValue: "AudioCustom")
    }

    /// The kind.
    public let type: EventType
    /// The numbers.
    public let eventParameters: [CHHapticEventParameter]
    /// The begin in the pattern, in seconds.
    open var relativeTime: TimeInterval
    /// The length, in seconds.
    open var duration: TimeInterval

    /// Creates a beat.
    public convenience init(eventType type: EventType, parameters eventParams: [CHHapticEventParameter], relativeTime time: TimeInterval) {
        self.init(eventType: type, parameters: eventParams, relativeTime: time, duration: 0)
    }
    /// Creates a hum.
    public init(
        eventType type: EventType, parameters eventParams: [CHHapticEventParameter], relativeTime time: TimeInterval, duration: TimeInterval
    ) {
        (self.type, eventParameters) = (type, eventParams)
        (relativeTime, self.duration) = (time, duration)
        super.init()
    }
}

/// A number that changes during a pattern.
open class CHHapticDynamicParameter: NSObject {
    /// The value.
    open var value: Float
    /// The time in the pattern, in seconds.
    open var relativeTime: TimeInterval
    /// The name.
    public let parameterID: CHHapticEvent.ParameterID

    /// Creates a number.
    public init(parameterID: CHHapticEvent.ParameterID, value: Float, relativeTime time: TimeInterval) {
        (self.parameterID, self.value, relativeTime) = (parameterID, value, time)
        super.init()
    }
}

/// Beats and hums.
open class CHHapticPattern: NSObject {
    /// The keys of a pattern that is a dictionary.
    public struct Key: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String
        /// Creates a key.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The version.
        public static let version = Key(rawValue: "Version")
        /// The list of events.
        public static let pattern = Key(rawValue: "Pattern")
        /// An event.
        public static let event = Key(rawValue: "Event")
        /// The kind of an event.
        public static let eventType = Key(rawValue: "EventType")
        /// The begin of an event.
        public static let time = Key(rawValue: "Time")
        /// The length of an event.
        public static let eventDuration = Key(rawValue: "EventDuration")
        /// The numbers of an event.
        public static let eventParameters = Key(rawValue: "EventParameters")
        /// The name of a number.
        public static let parameterID = Key(rawValue: "ParameterID")
        /// The value of a number.
        public static let parameterValue = Key(rawValue: "ParameterValue")
    }

    /// The length, in seconds: the end of the last event.
    public let duration: TimeInterval

    /// Creates a pattern.
    public init(events: [CHHapticEvent], parameters: [CHHapticDynamicParameter]) throws {
        duration = events.map { $0.relativeTime + $0.duration }.max() ?? 0
        super.init()
    }
    /// Creates a pattern of a dictionary.
    ///
    /// - Throws: `CHHapticError.invalidPatternData` when it has no list of events.
    public init(dictionary patternDict: [Key: Any]) throws {
        guard let items = patternDict[.pattern] as? [[Key: Any]] else { throw CHHapticError(.invalidPatternData) }
        let events = items.compactMap { $0[.event] as? [Key: Any] }
        let ends = events.map { Self.number($0[.time]) + Self.number($0[.eventDuration]) }
        duration = ends.max() ?? 0
        super.init()
    }

    private static func number(_ value: Any?) -> Double {
        value as? Double ?? (value as? Int).map { Double($0) } ?? (value as? Float).map { Double($0) } ?? 0
    }
}
