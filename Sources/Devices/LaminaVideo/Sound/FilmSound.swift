import LaminaImages
package import LaminaMedia
import LaminaProcess
package import LaminaRun

/// The sound of a film: the mix of all sounds of its app, and of its music.
package struct FilmSound: Sendable {
    private let mix: SoundMix
    private let onProgress: @Sendable () -> Void

    /// Collects the sounds of a film.
    ///
    /// - Parameters:
    ///   - events: The sounds that the app has asked for.
    ///   - onProgress: Called for each tenth of a second of the mix, so that a long one is not taken for a run that is stuck.
    /// - Returns: Nil for a film without a sound, which has no track.
    package init?(_ request: RunRequest, events: [SoundEvent], onProgress: @escaping @Sendable () -> Void = {}) {
        self.onProgress = onProgress
        var all = events
        if let music = request.sound.music { all.insert(SoundEvent(.file(music), start: 0), at: 0) }
        guard !all.isEmpty else { return nil }
        var first = request.frames.lowerBound
        if case .file(_, let frame) = request.sound.track { first = frame }
        mix = SoundMix(all, from: request.time(ofFrame: first), to: request.time(ofFrame: request.frames.upperBound + 1))
    }

    /// Writes the mix as samples, for a film that is joined from parts.
    package func write(to path: String) throws(OutputError) {
        let target = try StreamTarget(Staging(path: path, overwrite: true))
        do throws(OutputError) {
            try send(to: target.descriptor, name: path)
        } catch {
            target.discard()
            throw error
        }
        try target.commit()
    }

    /// Writes the mix to a descriptor.
    func send(to descriptor: Int32, name: String) throws(OutputError) {
        try mix.forEachBlock { (block: [Float]) throws(OutputError) in
            onProgress()
            // Safe because the bytes are copied while the samples are lent.
            let bytes = unsafe block.withUnsafeBytes { unsafe [UInt8]($0) }
            guard let code = WriteSignals.blocked({ File.writeAll(bytes, to: descriptor) }) else { return }
            throw .cannotWrite(path: name, code: code)
        }
    }
}
