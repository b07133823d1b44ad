import AVFoundation
import AudioToolbox
import Foundation
import LaminaFoundation
import LaminaOS
import LaminaProcess
import PlaygroundSupport
import Testing
import UIKit

/// The suites whose tests play and record: they read the records of the process, so one runs after the other.
@Suite(.serialized)
enum SoundTests {}

extension SoundTests {
    @Suite(.serialized)
    struct StandInTests {
        @Test func aSystemSoundIsRecordedByItsFile() throws {
            Records.removeAll()
            var sound: SystemSoundID = 0
            #expect(AudioServicesCreateSystemSoundID(NSURL(fileURLWithPath: "/tmp/click.caf"), &sound) == 0)
            AudioServicesPlaySystemSound(sound)
            AudioServicesPlaySystemSound(kSystemSoundID_Vibrate)
            #expect(Records.all.map(\.detail) == ["click.caf", "4095"])
            #expect(AudioServicesDisposeSystemSoundID(sound) == 0)
            #expect(AudioServicesDisposeSystemSoundID(sound) != 0)
        }

        /// A WAVE file of one second of silence: 8,000 bytes per second.
        private var wave: Data {
            var bytes = Array("RIFF".utf8) + [0, 0, 0, 0] + Array("WAVEfmt ".utf8) + [16, 0, 0, 0, 1, 0, 1, 0]
            bytes += [0x40, 0x1F, 0, 0, 0x40, 0x1F, 0, 0, 1, 0, 8, 0] + Array("data".utf8) + [0x40, 0x1F, 0, 0]
            return Data(bytes + [UInt8](repeating: 128, count: 8000))
        }

        @Test func aRecorderSaysThatThereIsNoMicrophone() throws {
            Records.removeAll()
            let settings: [String: Any] = [
                AVFormatIDKey: NSNumber(value: kAudioFormatAppleLossless), AVEncoderAudioQualityKey: AVAudioQuality.min.rawValue,
            ]
            let recorder = try AVAudioRecorder(url: URL(fileURLWithPath: "/tmp/voice.caf"), settings: settings)
            #expect(!recorder.record() && !recorder.isRecording)
            #expect(recorder.averagePower(forChannel: 0) == -160)
            #expect(Diagnostics.hasWarned("AVAudioRecorder: there is no microphone, so nothing is recorded"))
            #expect(Records.all.map(\.detail) == ["voice.caf"])
        }

        @Test @MainActor func aSynthesizerReportsTheEndOfEachUtteranceInOrder() async {
            Records.removeAll()
            let (synthesizer, listener) = (AVSpeechSynthesizer(), SpeechListener())
            synthesizer.delegate = listener
            for text in ["one", "two"] { synthesizer.speak(AVSpeechUtterance(string: text)) }
            #expect(synthesizer.isSpeaking && listener.heard.isEmpty)
            await withCheckedContinuation { (done: CheckedContinuation<Void, Never>) in DispatchQueue.main.async { done.resume() } }
            #expect(listener.heard == ["start one", "finish one", "start two", "finish two"])
            #expect(!synthesizer.isSpeaking)
            #expect(Records.all.map(\.detail) == ["one", "two"])
        }

        @Test func theQuestionForTheMicrophoneIsAnsweredWithNo() async {
            #expect(AVAudioSession.sharedInstance().recordPermission == .denied)
            let answer = await withCheckedContinuation { answer in
                AVAudioSession.sharedInstance().requestRecordPermission { answer.resume(returning: $0) }
            }
            #expect(!answer)
        }

        @Test func aPlayerKnowsTheDurationOfAWaveFile() throws {
            Records.removeAll()
            let player = try AVAudioPlayer(data: wave)
            #expect(player.duration == 1)
            #expect(player.play() && player.isPlaying)
            player.stop()
            #expect(!player.isPlaying)
            #expect(Records.all.map(\.kind) == ["player.play", "player.stop"])
            #expect(throws: (any Error).self) { try AVAudioPlayer(contentsOf: URL(fileURLWithPath: "/no/such/file")) }
        }

        @Test func aRectKeepsItsAspectRatio() {
            let rect = AVMakeRect(aspectRatio: CGSize(width: 2, height: 1), insideRect: CGRect(x: 0, y: 0, width: 100, height: 100))
            #expect(rect == CGRect(x: 0, y: 25, width: 100, height: 50))
        }

        @Test func anUnfairLockExcludes() {
            let lock = OSAllocatedUnfairLock(initialState: 0)
            DispatchQueue.concurrentPerform(iterations: 8) { _ in
                for _ in 0..<1000 { lock.withLock { $0 += 1 } }
            }
            #expect(lock.withLock { $0 } == 8000)
            var word = os_unfair_lock()
            os_unfair_lock_lock(&word)
            #expect(!os_unfair_lock_trylock(&word))
            os_unfair_lock_unlock(&word)
            #expect(os_unfair_lock_trylock(&word))
        }

        @Test func usualMessagesAreNotShown() {
            #expect(!OSLog.default.isEnabled(type: .debug) && OSLog.default.isEnabled(type: .error))
            #expect(!OSLog.disabled.isEnabled(type: .fault))
            Logger(subsystem: "a", category: "b").debug("hidden \(1, privacy: .public)")
            os_log("hidden %{public}@", log: .default, type: .debug, "x" as NSString)
        }

        @MainActor @Test func aLiveViewAppearsInAWindow() {
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
            PlaygroundPage.current.liveView = view
            #expect(view.window?.isKeyWindow == true)
            view.window?.isHidden = true
            PlaygroundPage.current.liveView = nil
        }
    }
}

/// A delegate that writes down what it hears.
private final class SpeechListener: NSObject, AVSpeechSynthesizerDelegate {
    var heard: [String] = []

    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance) {
        heard.append("start \(utterance.speechString)")
    }
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance) {
        heard.append("finish \(utterance.speechString)")
    }
}
