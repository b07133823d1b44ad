public import Foundation
import LaminaProcess

/// The app's use of sound, which is recorded.
open class AVAudioSession: NSObject, @unchecked Sendable {
    // Sendable because the session is changed on the main thread only, as on Apple's systems.

    /// The kinds of use.
    public struct Category: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String
        /// Creates a kind from its name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Sounds that mix with others and fall silent with the switch.
        public static let ambient = Category(rawValue: "AVAudioSessionCategoryAmbient")
        /// Sounds that silence others and fall silent with the switch.
        public static let soloAmbient = Category(rawValue: "AVAudioSessionCategorySoloAmbient")
        /// Sounds that matter.
        public static let playback = Category(rawValue: "AVAudioSessionCategoryPlayback")
        /// Recording.
        public static let record = Category(rawValue: "AVAudioSessionCategoryRecord")
        /// Recording and sounds.
        public static let playAndRecord = Category(rawValue: "AVAudioSessionCategoryPlayAndRecord")
        /// Several outputs.
        public static let multiRoute = Category(rawValue: "AVAudioSessionCategoryMultiRoute")
    }

    /// The purposes of a use.
    public struct Mode: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String
        /// Creates a purpose from its name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// No special purpose.
        public static let `default` = Mode(rawValue: "AVAudioSessionModeDefault")
        /// Measurement of sound.
        public static let measurement = Mode(rawValue: "AVAudioSessionModeMeasurement")
        /// Recording of films.
        public static let videoRecording = Mode(rawValue: "AVAudioSessionModeVideoRecording")
        /// Conversations.
        public static let voiceChat = Mode(rawValue: "AVAudioSessionModeVoiceChat")
        /// Films.
        public static let moviePlayback = Mode(rawValue: "AVAudioSessionModeMoviePlayback")
        /// Speech.
        public static let spokenAudio = Mode(rawValue: "AVAudioSessionModeSpokenAudio")
    }

    /// The details of a use.
    public struct CategoryOptions: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt
        /// Creates a set from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Mixes with the sounds of other apps.
        public static let mixWithOthers = CategoryOptions(rawValue: 1)
        /// Makes the sounds of other apps quieter.
        public static let duckOthers = CategoryOptions(rawValue: 2)
        /// Uses hands-free devices.
        public static let allowBluetooth = CategoryOptions(rawValue: 4)
        /// Plays by the speaker.
        public static let defaultToSpeaker = CategoryOptions(rawValue: 8)
    }

    /// The details of turning the session on or off.
    public struct SetActiveOptions: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt
        /// Creates a set from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Tells other apps that they may go on.
        public static let notifyOthersOnDeactivation = SetActiveOptions(rawValue: 1)
    }

    private static let only = AVAudioSession()
    /// Returns the session of the app.
    public class func sharedInstance() -> AVAudioSession { only }

    /// The kind of use.
    open private(set) var category = Category.soloAmbient
    /// The purpose.
    open private(set) var mode = Mode.default
    /// The details.
    open private(set) var categoryOptions: CategoryOptions = []
    /// The volume of the device: 1.
    open var outputVolume: Float { 1 }
    /// True while another app plays: false.
    open var isOtherAudioPlaying: Bool { false }

    /// The user's answer to the question whether the app may record.
    public typealias RecordPermission = AVAudioSessionRecordPermission

    /// The permission to record: denied, because there is no microphone.
    open var recordPermission: RecordPermission { .denied }
    /// Answers that the app may not record.
    ///
    /// - Parameter response: Called on the main queue, with false.
    open func requestRecordPermission(_ response: @escaping @Sendable (Bool) -> Void) {
        Records.add("session.record")
        DispatchQueue.main.async { response(false) }
    }

    /// Sets the kind of use.
    open func setCategory(_ category: Category) throws { try setCategory(category, mode: .default, options: []) }
    /// Sets kind and details.
    open func setCategory(_ category: Category, options: CategoryOptions) throws { try setCategory(category, mode: .default, options: options) }
    /// Sets kind, purpose and details.
    open func setCategory(_ category: Category, mode: Mode, options: CategoryOptions = []) throws {
        (self.category, self.mode, categoryOptions) = (category, mode, options)
        Records.add("session.category", category.rawValue)
    }
    /// Turns the session on or off.
    open func setActive(_ active: Bool, options: SetActiveOptions = []) throws { Records.add("session.active", "\(active)") }
}
