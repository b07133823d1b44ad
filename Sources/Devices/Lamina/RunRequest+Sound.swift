import LaminaMedia
import LaminaRun
import LaminaVideo
import UIKit

extension RunRequest {
    /// Prepares the journal of sounds, before the app is launched.
    @MainActor func startSounds() {
        SoundJournal.shared.start(soundMode)
        FeedbackLog.listener = sound.haptics ? { SoundJournal.shared.click(strength: Float($0.intensity)) } : nil
    }

    private var soundMode: SoundJournal.Mode {
        if window != nil { return .unheard }
        guard case .file = destination, sound.track != .none, FilmCodec(self)?.holdsSound == true else { return .off }
        return .kept(systemSounds: sound.systemSounds, haptics: sound.haptics)
    }

    /// Gives the sounds that the app has asked for to its film, or to the file that a part of a film names.
    ///
    /// - Parameter onProgress: Called again and again while the sounds are mixed.
    func storeSounds(in output: any Output, onProgress: @escaping @Sendable () -> Void) throws(OutputError) {
        guard SoundJournal.shared.isKept else { return }
        guard let mix = FilmSound(self, events: SoundJournal.shared.events, onProgress: onProgress) else { return }
        switch sound.track {
        case .film: (output as? FilmOutput)?.add(mix)
        case .file(let path, _): try mix.write(to: path)
        case .none: return
        }
    }
}
