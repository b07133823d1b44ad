import ArgumentParser
import Foundation
import LaminaRun

/// The options of a film's sound.
struct SoundOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "A sound file that is mixed with the app's own sounds, from time 0 on; for .mp4, .mov and .webm.", valueName: "file"))
    var audio: String?

    @Flag(help: "Let a click be heard for each of the system's own sounds, which have no files.")
    var systemSounds = false

    @Flag(help: "Let a click be heard for each tap and buzz that cannot be felt.")
    var haptics = false

    /// The settings of the request; the file's path is absolute, because the app may have another folder.
    var settings: SoundSettings {
        var settings = SoundSettings()
        settings.music = audio.map { URL(filePath: $0).path }
        (settings.systemSounds, settings.haptics) = (systemSounds, haptics)
        return settings
    }
}
