/// The sound of a film.
package struct SoundSettings: Codable, Sendable, Hashable {
    /// The path of a sound file that begins at time 0; nil for none.
    package var music: String?
    /// True when the system's own sounds, which have no files, are heard as a click.
    package var systemSounds = false
    /// True when taps and buzzes are heard as clicks.
    package var haptics = false
    package var track = Track.film

    package init() {}

    /// True when an option asks for sound.
    package var isAskedFor: Bool { music != nil || systemSounds || haptics }

    /// The destination of the sound.
    package enum Track: Codable, Sendable, Hashable {
        /// The film itself.
        case film
        /// No destination: another process makes the sound.
        case none
        /// A file of samples, for a film that is joined from parts; the sound begins with a frame of the whole film.
        case file(String, firstFrame: Int)
    }
}
