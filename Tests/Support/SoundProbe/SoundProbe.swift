import AVFoundation
import CoreHaptics
import UIKit

/// An app that makes sounds in the way that its first argument names, from the file of its second argument.
///
/// A letter falls from 0.5 s to 1.25 s; the ways `player` and `system` play the file when it lands, as a mail app does.
@main
final class SoundProbe: UIResponder, UIApplicationDelegate, AVAudioPlayerDelegate {
    var window: UIWindow?
    private var player: AVAudioPlayer?
    private var film: AVPlayer?
    private var haptics: CHHapticPatternPlayer?
    private let engine = AVAudioEngine()
    private let node = AVAudioPlayerNode()

    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        let controller = UIViewController()
        window?.rootViewController = controller
        window?.backgroundColor = .white
        window?.makeKeyAndVisible()
        let arguments = CommandLine.arguments
        guard arguments.count > 1 else { return true }
        start(arguments[1], arguments.count > 2 ? arguments[2] : "", in: controller.view)
        return true
    }

    private func start(_ way: String, _ file: String, in view: UIView) {
        switch way {
        case "film", "film-late": showFilm(file, in: view, late: way == "film-late")
        case "fade": fade(file)
        default: drop(in: view) { self.land(way, file) }
        }
    }

    private func drop(in view: UIView, then land: @escaping () -> Void) {
        let letter = UIView(frame: CGRect(x: 10, y: 0, width: 40, height: 20))
        letter.backgroundColor = .red
        view.addSubview(letter)
        UIView.animate(withDuration: 0.75, delay: 0.5, options: []) {
            letter.frame.origin.y = 60
        } completion: { _ in
            land()
        }
    }

    private func land(_ way: String, _ file: String) {
        switch way {
        case "player": play(file)
        case "system":
            var sound: SystemSoundID = 0
            AudioServicesCreateSystemSoundID(NSURL(fileURLWithPath: file), &sound)
            AudioServicesPlaySystemSoundWithCompletion(sound) { say("system sound ended") }
        case "builtin": AudioServicesPlaySystemSound(1104)
        case "engine": playEngine(file)
        case "pattern": playPattern()
        case "haptic": UIImpactFeedbackGenerator(style: .heavy).impactOccurred()
        default: say("silence")
        }
    }

    private func play(_ file: String) {
        do {
            let player = try AVAudioPlayer(contentsOf: URL(fileURLWithPath: file))
            player.delegate = self
            player.play()
            self.player = player
            say("plays \(player.duration)")
        } catch { say("error \((error as NSError).code) \(error.localizedDescription)") }
    }

    /// Plays a buffer of a quarter of a second, and then the file without a gap.
    private func playEngine(_ file: String) {
        engine.attach(node)
        engine.connect(node, to: engine.mainMixerNode, format: nil)
        engine.mainMixerNode.outputVolume = 0.5
        guard let format = AVAudioFormat(standardFormatWithSampleRate: 48_000, channels: 1),
            let buffer = AVAudioPCMBuffer(pcmFormat: format, frameCapacity: 12_000),
            let sound = try? AVAudioFile(forReading: URL(fileURLWithPath: file))
        else { return say("no buffer") }
        buffer.frameLength = 12_000
        for index in 0..<12_000 { buffer.floatChannelData?[0][index] = index / 24 % 2 == 0 ? 0.5 : -0.5 }
        try? engine.start()
        node.scheduleBuffer(buffer) { say("buffer ended") }
        node.scheduleFile(sound, at: nil) { say("file ended") }
        node.play()
    }

    /// Plays two beats, a quarter of a second apart.
    private func playPattern() {
        guard CHHapticEngine.capabilitiesForHardware().supportsHaptics, let engine = try? CHHapticEngine() else { return say("no engine") }
        let beats = [0, 0.25].map { CHHapticEvent(eventType: .hapticTransient, parameters: [], relativeTime: $0) }
        try? engine.start()
        haptics = try? engine.makePlayer(with: CHHapticPattern(events: beats, parameters: []))
        try? haptics?.start(atTime: CHHapticTimeImmediate)
    }

    private func fade(_ file: String) {
        guard let player = try? AVAudioPlayer(contentsOf: URL(fileURLWithPath: file)) else { return }
        self.player = player
        player.numberOfLoops = -1
        player.volume = 0
        player.play()
        player.setVolume(1, fadeDuration: 1)
        _ = Timer.scheduledTimer(withTimeInterval: 1.5, repeats: false) { _ in player.stop() }
    }

    private func showFilm(_ file: String, in view: UIView, late: Bool) {
        let player = AVPlayer(url: URL(fileURLWithPath: file))
        let layer = AVPlayerLayer(player: player)
        layer.frame = view.bounds
        view.layer.addSublayer(layer)
        film = player
        say("film \(player.currentItem?.status.rawValue ?? -1) \(player.currentItem?.error?.localizedDescription ?? "")")
        _ = NotificationCenter.default.addObserver(forName: .AVPlayerItemDidPlayToEndTime, object: nil, queue: nil) { _ in say("film ended") }
        guard late else { return player.play() }
        player.seek(to: CMTime(seconds: 1, preferredTimescale: 600), toleranceBefore: .zero, toleranceAfter: .zero)
        _ = Timer.scheduledTimer(withTimeInterval: 0.5, repeats: false) { _ in player.rate = 2 }
    }

    func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) { say("player ended") }
}

/// Prints a line with the time since the launch.
private func say(_ text: String) {
    let time = Date().timeIntervalSince1970 - 1_767_262_170
    FileHandle.standardError.write(Data("\((time * 1000).rounded() / 1000) \(text)\n".utf8))
}
