public import Foundation
import LaminaFoundation
import LaminaProcess

/// The slowest speed of speech.
public let AVSpeechUtteranceMinimumSpeechRate: Float = 0
/// The usual speed of speech.
public let AVSpeechUtteranceDefaultSpeechRate: Float = 0.5
/// The fastest speed of speech.
public let AVSpeechUtteranceMaximumSpeechRate: Float = 1

/// A text to speak.
open class AVSpeechUtterance: NSObject {
    /// The text.
    public let speechString: String
    /// The speed from 0 to 1; has no effect here, where nothing is spoken.
    open var rate = AVSpeechUtteranceDefaultSpeechRate
    /// The pitch from 0.5 to 2; has no effect here, where nothing is spoken.
    open var pitchMultiplier: Float = 1
    /// The volume from 0 to 1; has no effect here, where nothing is spoken.
    open var volume: Float = 1
    /// The voice; nil for the user's; has no effect here, where nothing is spoken.
    open var voice: AVSpeechSynthesisVoice?
    /// The silence before the text, in seconds; has no effect here, where nothing is spoken.
    open var preUtteranceDelay: TimeInterval = 0
    /// The silence after the text, in seconds; has no effect here, where nothing is spoken.
    open var postUtteranceDelay: TimeInterval = 0

    /// Creates an utterance of a text.
    public init(string: String) {
        speechString = string
        super.init()
    }
    /// Creates an utterance of a text whose attributes say how it is spoken; only the text is used.
    public convenience init(attributedString string: NSAttributedString) { self.init(string: string.string) }
}

/// A speaker without a voice: it says once that nothing is spoken, and each text takes no time.
open class AVSpeechSynthesizer: NSObject {
    /// The object that hears of the beginning and the end of each text.
    open weak var delegate: (any AVSpeechSynthesizerDelegate)?
    /// True while texts wait.
    open var isSpeaking: Bool { !queue.isEmpty }
    /// True while the speech is paused: false, because no text takes time.
    open var isPaused: Bool { false }

    private var queue: [AVSpeechUtterance] = []

    /// Adds a text, whose beginning and end are reported by the main queue.
    open func speak(_ utterance: AVSpeechUtterance) {
        Records.add("speech.speak", utterance.speechString)
        Diagnostics.warn("AVSpeechSynthesizer: there is no voice, so nothing is spoken")
        queue.append(utterance)
        // Safe because the synthesizer is used on the main thread only.
        nonisolated(unsafe) let speaker = self
        DispatchQueue.main.async { unsafe speaker.speakNext() }
    }

    /// Removes the texts that wait, and reports that each was cancelled.
    ///
    /// - Returns: False when no text waits.
    @discardableResult
    open func stopSpeaking(at boundary: AVSpeechBoundary) -> Bool {
        guard isSpeaking else { return false }
        let cancelled = queue
        queue = []
        for utterance in cancelled { delegate?.speechSynthesizer(self, didCancel: utterance) }
        return true
    }

    private func speakNext() {
        guard let utterance = queue.first else { return }
        delegate?.speechSynthesizer(self, didStart: utterance)
        // A delegate may have stopped the speech.
        guard queue.first === utterance else { return }
        queue.removeFirst()
        delegate?.speechSynthesizer(self, didFinish: utterance)
    }
}

/// The methods by which a synthesizer reports; all are optional.
public protocol AVSpeechSynthesizerDelegate: NSObjectProtocol {
    /// Tells the delegate that a text begins.
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance)
    /// Tells the delegate that a text has ended.
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance)
    /// Tells the delegate that a text was removed before its end.
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance)
}

extension AVSpeechSynthesizerDelegate {
    /// The default implementation; does nothing.
    public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance) {}
    /// The default implementation; does nothing.
    public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance) {}
    /// The default implementation; does nothing.
    public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance) {}
}
