public import Foundation

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
    /// The begin and the strength of each event that can be felt.
    let beats: [(time: TimeInterval, strength: Float)]

    /// Creates a pattern.
    public init(events: [CHHapticEvent], parameters: [CHHapticDynamicParameter]) throws {
        duration = events.map { $0.relativeTime + $0.duration }.max() ?? 0
        beats = events.filter { [.hapticTransient, .hapticContinuous].contains($0.type) }.map { event in
            let strength = event.eventParameters.first { $0.parameterID == .hapticIntensity }?.value ?? 1
            return (event.relativeTime, strength)
        }
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
        let felt = events.filter { ($0[.eventType] as? CHHapticEvent.EventType ?? .hapticTransient).rawValue.hasPrefix("Haptic") }
        beats = felt.map { (Self.number($0[.time]), Self.intensity(of: $0)) }
        super.init()
    }

    /// The strength that an event's parameters ask for; 1 without it.
    private static func intensity(of event: [Key: Any]) -> Float {
        let parameters = event[.eventParameters] as? [[Key: Any]] ?? []
        let found = parameters.first { $0[.parameterID] as? CHHapticEvent.ParameterID == .hapticIntensity }
        return found.map { Float(number($0[.parameterValue])) } ?? 1
    }

    private static func number(_ value: Any?) -> Double {
        value as? Double ?? (value as? Int).map { Double($0) } ?? (value as? Float).map { Double($0) } ?? 0
    }
}
