@_exported public import Foundation
import LaminaStandIns

/// A recogniser on a device that cannot understand speech: the status is `restricted`, and no language is known.
///
/// It is no `NSObject`, whose initialiser may not return nil here.
open class SFSpeechRecognizer {
    /// The language.
    public let locale: Locale
    /// The object that hears of changes.
    open weak var delegate: (any SFSpeechRecognizerDelegate)?
    /// False: speech is not understood.
    open var isAvailable: Bool { false }
    /// False: speech is not understood.
    open var supportsOnDeviceRecognition: Bool { false }

    /// Returns nil: the user's language is not known.
    public convenience init?() { self.init(locale: .current) }
    /// Returns nil: no language is known.
    public init?(locale: Locale) {
        StandIn.say("SFSpeechRecognizer", "speech is not understood here")
        return nil
    }

    /// Returns the known languages: none.
    open class func supportedLocales() -> Set<Locale> { [] }
    /// Returns that the device cannot.
    open class func authorizationStatus() -> SFSpeechRecognizerAuthorizationStatus { .restricted }
    /// Answers that the device cannot.
    open class func requestAuthorization(_ handler: @escaping (SFSpeechRecognizerAuthorizationStatus) -> Void) {
        StandIn.say("SFSpeechRecognizer", "speech is not understood here")
        StandIn.answer { handler(.restricted) }
    }
    /// Ends at once: speech is not understood.
    @discardableResult
    open func recognitionTask(
        with request: SFSpeechRecognitionRequest, resultHandler: @escaping (SFSpeechRecognitionResult?, (any Error)?) -> Void
    ) -> SFSpeechRecognitionTask {
        StandIn.answer { resultHandler(nil, CocoaError(.featureUnsupported)) }
        return SFSpeechRecognitionTask()
    }
}

/// The methods by which a recogniser reports; all are optional.
public protocol SFSpeechRecognizerDelegate: NSObjectProtocol {
    /// Tells the delegate that the recogniser can be used or not; never called.
    func speechRecognizer(_ speechRecognizer: SFSpeechRecognizer, availabilityDidChange available: Bool)
}

extension SFSpeechRecognizerDelegate {
    /// The default implementation; does nothing.
    public func speechRecognizer(_ speechRecognizer: SFSpeechRecognizer, availabilityDidChange available: Bool) {}
}

/// A wish to understand speech.
open class SFSpeechRecognitionRequest: NSObject {
    /// True when parts of the result come early.
    open var shouldReportPartialResults = true
    /// True when the speech stays on the device.
    open var requiresOnDeviceRecognition = false
    /// The words that are likely.
    open var contextualStrings: [String] = []
}

/// A wish to understand the speech of a file.
open class SFSpeechURLRecognitionRequest: SFSpeechRecognitionRequest {
    /// The file.
    public let url: URL

    /// Creates a wish.
    public init(url URL: URL) {
        url = URL
        super.init()
    }
}

/// A wish to understand the speech of a microphone.
open class SFSpeechAudioBufferRecognitionRequest: SFSpeechRecognitionRequest {
    /// Ends the speech.
    open func endAudio() {}
}

/// The understanding of a speech, which has ended.
open class SFSpeechRecognitionTask: NSObject {
    /// True after `cancel()`.
    open private(set) var isCancelled = false
    /// True at the end.
    open var isFinishing: Bool { true }
    /// Cancels.
    open func cancel() { isCancelled = true }
    /// Ends.
    open func finish() {}

    override init() { super.init() }
}

/// The words of a speech; there are none.
open class SFSpeechRecognitionResult: NSObject {
    /// The best words.
    open var bestTranscription: SFTranscription { SFTranscription() }
    /// True for the last result.
    open var isFinal: Bool { true }

    override init() { super.init() }
}

/// Words.
open class SFTranscription: NSObject {
    /// The words.
    open var formattedString: String { "" }

    override init() { super.init() }
}
